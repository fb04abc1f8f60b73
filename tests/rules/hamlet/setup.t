# Setting up: the opening village, what everybody has, the display, the trade tiles.

# Five tiles lie around the church, each joined to it by a printed road. [HAM-SET-2] [HAM-A29]
# [HAM-LAY-6]
new hamlet seats 2 seed 2
see tile.church.joined market town_hall farm woodcutter quarry
see tile.quarry.joined church
see tile.market.joined church
see tile.church.rock town_hall quarry
see tile.farm.forest market
see tile.woodcutter.forest -
see net church market town_hall farm woodcutter quarry
see tile.church.spot 0,0
see tile.quarry.spot -1,1
see tile.quarry.turn 5
see tile.sawmill.spot -

# Two raws lie on each of the three producers. [HAM-SET-3]
new hamlet seats 2 seed 2
see tile.quarry.stock 2 0 0 0
see tile.woodcutter.stock 0 2 0 0
see tile.farm.stock 0 0 2 0

# Everybody has a villager and a donkey on the church, two of each good, and no more. [HAM-SET-4]
new hamlet seats 3 seed 2
see seat.0.villager church - - -
see seat.2.villager church - - -
see seat.1.donkey church - - - - -
see seat.1.supply 2 2 2 2
see seat.1.road_a - - - - -
see seat.1.points 0
see seat.1.designs -

# Ten tiles are in the bag, four of them go to the display; the others wait in closed stacks.
# [HAM-SET-5] [HAM-SET-6]
odds new -> displayed sawmill 0 1/10
new hamlet seats 2 seed 2
odds new -> displayed small_mountain 3 1/10
no new -> displayed windmill 0
no new -> displayed barn_1 2
see coins 0 0 0 0

# Anybody may begin; the last in turn order has one gold more, with four seats the last two.
# [HAM-SET-7] [HAM-A28]
new hamlet seats 2 seed 2
odds new -> start 1/1
see start 0
see current 0
see seat.0.gold 3
see seat.1.gold 4
new hamlet seats 3 seed 2
see start 0
see seat.0.gold 3
see seat.1.gold 3
see seat.2.gold 4
new hamlet seats 4 seed 2
see start 0
see seat.0.gold 3
see seat.1.gold 3
see seat.2.gold 4
see seat.3.gold 4
new hamlet seats 4 seed 1
see start 1
see seat.0.gold 4
see seat.3.gold 4
see seat.1.gold 3

# Some trade tiles of levels 2 and 3 stay in the box: seven, nine or ten are in play, three of
# them open; level 1 comes first. [HAM-SET-8] [HAM-A37]
new hamlet seats 2 seed 2
see stack_count 4
see box_count 5
no new -> opened T05
no new -> opened T12
odds new -> opened T01 3/4
odds new -> stacked 0 T09 1/4
no new -> stacked 0 T05
no new -> stacked 4 T05
odds new -> stacked 1 T05 1/4
new hamlet seats 3 seed 2
see stack_count 6
see box_count 3
new hamlet seats 4 seed 2
see stack_count 7
see box_count 2

# The church and the market show the side for the number of players. [HAM-SET-1]
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post forest_pond mountain_pond small_mountain
set seat.0.gold 10
do 0 go church
legal 0 order = C1
new hamlet seats 3 seed 2
set open T01 T02 T03
set stack T09 T10 T05 T07 T08 T04 - - - - - - - - - -
set box T06 T11 T12 - - - - -
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post forest_pond mountain_pond small_mountain
set seat.0.gold 10
do 0 go church
legal 0 order = D1 | D2
