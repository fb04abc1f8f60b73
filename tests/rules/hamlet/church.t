# The church: orders, and begging.

new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post forest_pond mountain_pond small_mountain
set seat.0.gold 0
keep two

# Orders take gold or any mix of what they name; each is fulfilled once. [HAM-CHU-1] [HAM-CHU-2]
# [HAM-CHU-3] [HAM-CHU-4] [HAM-A27]
from two
set seat.0.gold 10
do 0 go church
no 0 order D1 NO_SUCH_ORDER
no 0 order =9 NO_SUCH_ORDER
no 0 order =-1 NO_SUCH_ORDER
do 0 order C1
see phase turn
see order.0 0
see seat.0.gold 0
see seat.0.points 6
do 0 end
set seat.1.gold 16
do 1 go church
no 1 order C1 ORDER_DONE

# Nine gold are not enough. [HAM-CHU-3] [HAM-PAY-1]
from two
set seat.0.gold 9
set tile.quarry.stock 3 0 0 0
set tile.farm.stock 0 0 3 0
set tile.woodcutter.stock 0 3 0 0
do 0 go church
no 0 order C1 TOO_LITTLE_GOLD

# Three milk or brick, in any mix. [HAM-CHU-3]
from two
set tile.market.joined church dairy_farm
set tile.quarry.joined church stonemason
set tile.quarry.rock church stonemason
set tile.stonemason.joined quarry
set tile.stonemason.rock quarry
set tile.stonemason.spot -1,1
set tile.stonemason.turn 3
set tile.dairy_farm.joined market cow_barn
set tile.dairy_farm.spot 3,1
set tile.dairy_farm.turn 1
set tile.cow_barn.joined dairy_farm
set tile.cow_barn.spot 3,3
set tile.cow_barn.turn 1
set net church market town_hall farm woodcutter quarry stonemason dairy_farm cow_barn
set display sawmill shrine trade_post small_woodland
set bag flour_mill forest_pond mountain_pond small_mountain lumber_mill barn_1 farrier monument barn_2 tavern stables
set milestone.herder 1
set milestone.mason 1
set milestone.planner 1
set seat.1.road_a quarry - - - -
set seat.1.road_b stonemason - - - -
set seat.1.road bridge - - - -
set seat.0.donkey market quarry dairy_farm - - -
set tile.cow_barn.stock 1 1 0 0
set tile.stonemason.stock 1 0 0 0
set seat.0.supply 2 1 1 2
set seat.1.supply 2 1 2 2
do 0 go church
do 0 order C3
see owed_any 3
legal 0 = settle | use stonemason.0 | use cow_barn.0 | use cow_barn.1
do 0 settle
see seat.0.points 6
see seat.0.gold 2
see seat.1.points 2
see seat.1.gold 6
see order.2 0
see seat.0.supply 2 2 2 2

# What own goods earn pays for the rest of a mixed order, too, high quality twice as much: two
# units for 10 gold with 8 in hand and a flour of one's own. [HAM-A6] [HAM-PAY-5] [HAM-CHU-3]
from two
set tile.farm.joined church flour_mill
set tile.farm.forest market flour_mill
set tile.flour_mill.joined farm
set tile.flour_mill.forest farm
set tile.flour_mill.spot 4,0
set tile.flour_mill.turn 4
set tile.flour_mill.stock 1 0 0 0
set net church market town_hall farm woodcutter quarry flour_mill
set bag stonemason trade_post forest_pond mountain_pond small_mountain master_stonemason square large_mountain outpost_2
set milestone.miller 0
set milestone.planner 1
set seat.0.supply 1 2 2 2
set seat.0.donkey farm - - - - -
set seat.1.road_a farm - - - -
set seat.1.road_b flour_mill - - - -
set seat.1.road path - - - -
set seat.0.gold 8
keep flour
do 0 go church
legal 0 order = C4
do 0 order C4
legal 0 = settle | use flour_mill.0 | buy any
do 0 settle
see seat.0.gold 0
see seat.0.points 6
from flour
set seat.0.gold 7
set tile.quarry.stock 3 0 0 0
set tile.farm.stock 0 0 3 0
set tile.woodcutter.stock 0 3 0 0
do 0 go church
no 0 order C4 TOO_DEAR
from flour
set milestone.miller 1
set tile.quarry.stock 3 0 0 0
set tile.farm.stock 0 0 3 0
set tile.woodcutter.stock 0 3 0 0
do 0 go church
no 0 order C4 TOO_DEAR
from flour
set milestone.miller 1
set seat.0.gold 9
do 0 go church
legal 0 order = C4

# Ten raws from ten tokens, or nine and a bought one: 4 and 10 ways; the proposal takes from the
# fullest tiles and buys nothing. [HAM-CHU-3] [HAM-PAY-6] [HAM-A31]
from two
set tile.church.joined market town_hall farm woodcutter quarry barn_1
set tile.church.rock town_hall quarry barn_1
set tile.quarry.rock church stonemason barn_1
set tile.stonemason.rock quarry
set tile.stonemason.spot -1,1
set tile.stonemason.turn 3
set tile.barn_1.joined church
set tile.barn_1.rock church quarry
set tile.barn_1.spot 0,0
set tile.barn_1.turn 2
set net church market town_hall farm woodcutter quarry barn_1
set bag flour_mill trade_post forest_pond mountain_pond small_mountain lumber_mill farrier monument
set milestone.mason 1
set milestone.planner 1
set seat.1.road_a church - - - -
set seat.1.road_b barn_1 - - - -
set seat.1.road bridge - - - -
set seat.0.gold 3
set tile.quarry.stock 3 0 0 0
set tile.farm.stock 0 0 3 0
set tile.woodcutter.stock 0 3 0 0
set tile.barn_1.stock 0 2 0 0
do 0 go church
do 0 order C2
see owed_any 10
legal 0 = settle | use farm.wheat | use woodcutter.wood | use quarry.stone | use barn_1.wood | buy any
do 0 buy any
see seat.0.gold 0
see owed_any 9
legal 0 = settle | use farm.wheat | use woodcutter.wood | use quarry.stone | use barn_1.wood
do 0 settle
see tile.barn_1.stock 0 2 0 0
see tile.farm.stock 0 0 0 0
see seat.0.points 6
from two
set tile.church.joined market town_hall farm woodcutter quarry barn_1
set tile.church.rock town_hall quarry barn_1
set tile.quarry.rock church stonemason barn_1
set tile.stonemason.rock quarry
set tile.stonemason.spot -1,1
set tile.stonemason.turn 3
set tile.barn_1.joined church
set tile.barn_1.rock church quarry
set tile.barn_1.spot 0,0
set tile.barn_1.turn 2
set net church market town_hall farm woodcutter quarry barn_1
set bag flour_mill trade_post forest_pond mountain_pond small_mountain lumber_mill farrier monument
set milestone.mason 1
set milestone.planner 1
set seat.1.road_a church - - - -
set seat.1.road_b barn_1 - - - -
set seat.1.road bridge - - - -
set seat.0.gold 3
set tile.quarry.stock 3 0 0 0
set tile.farm.stock 0 0 3 0
set tile.woodcutter.stock 0 3 0 0
set tile.barn_1.stock 0 2 0 0
do 0 go church
do 0 order C2
do 0 settle
see seat.0.gold 3
see tile.barn_1.stock 0 1 0 0
from two
set tile.church.joined market town_hall farm woodcutter quarry barn_1
set tile.church.rock town_hall quarry barn_1
set tile.quarry.rock church stonemason barn_1
set tile.stonemason.rock quarry
set tile.stonemason.spot -1,1
set tile.stonemason.turn 3
set tile.barn_1.joined church
set tile.barn_1.rock church quarry
set tile.barn_1.spot 0,0
set tile.barn_1.turn 2
set net church market town_hall farm woodcutter quarry barn_1
set bag flour_mill trade_post forest_pond mountain_pond small_mountain lumber_mill farrier monument
set milestone.mason 1
set milestone.planner 1
set seat.1.road_a church - - - -
set seat.1.road_b barn_1 - - - -
set seat.1.road bridge - - - -
set seat.0.gold 0
set tile.quarry.stock 3 0 0 0
set tile.farm.stock 0 0 3 0
set tile.woodcutter.stock 0 3 0 0
set tile.barn_1.stock 0 0 0 0
do 0 go church
no 0 order C2 TOO_DEAR

# One may beg when quarry, woodcutter and farm are all full; barns do not matter. [HAM-BEG-1]
# [HAM-A23]
from two
set tile.church.joined market town_hall farm woodcutter quarry barn_1
set tile.church.rock town_hall quarry barn_1
set tile.quarry.rock church stonemason barn_1
set tile.stonemason.rock quarry
set tile.stonemason.spot -1,1
set tile.stonemason.turn 3
set tile.barn_1.joined church
set tile.barn_1.rock church quarry
set tile.barn_1.spot 0,0
set tile.barn_1.turn 2
set net church market town_hall farm woodcutter quarry barn_1
set bag flour_mill trade_post forest_pond mountain_pond small_mountain lumber_mill farrier monument
set milestone.mason 1
set milestone.planner 1
set seat.1.road_a church - - - -
set seat.1.road_b barn_1 - - - -
set seat.1.road bridge - - - -
set tile.quarry.stock 3 0 0 0
set tile.farm.stock 0 0 3 0
set tile.woodcutter.stock 0 3 0 0
do 0 go church
do 0 beg
see seat.0.gold 1
see phase turn
from two
set seat.0.gold 10
set tile.quarry.stock 3 0 0 0
set tile.farm.stock 0 0 3 0
set tile.woodcutter.stock 0 2 0 0
do 0 go church
no 0 beg NOT_NEEDY

# There are five orders with three or four players. [HAM-CHU-1]
new hamlet seats 4 seed 2
set open T01 T02 T03
set stack T09 T10 T11 T05 T07 T08 T04 - - - - - - - - -
set box T06 T12 - - - - - -
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post forest_pond mountain_pond small_mountain
set seat.0.gold 50
do 0 go church
legal 0 order = D1 | D2 | D3 | D4 | D5

# The cheapest kind decides what a unit of a mixed order costs. [HAM-A31]
new hamlet seats 2 seed 2
cell orders C3 kinds stone+milk
cell orders C3 need 1
set seat.0.gold 3
set tile.quarry.stock 0 0 0 0
do 0 go church
do 0 order C3
do 0 settle
see seat.0.gold 0
