# Refining: raws become goods on the processing buildings.

new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.market.joined church dairy_farm
set tile.dairy_farm.joined market cow_barn
set tile.dairy_farm.spot 3,1
set tile.dairy_farm.turn 1
set tile.cow_barn.joined dairy_farm
set tile.cow_barn.spot 3,3
set tile.cow_barn.turn 1
set net church market town_hall farm woodcutter quarry dairy_farm cow_barn
set display sawmill shrine trade_post small_woodland
set bag stonemason flour_mill forest_pond mountain_pond small_mountain barn_2 tavern stables
set milestone.herder 1
set seat.0.gold 0
set seat.0.donkey market dairy_farm - - - -
keep milk

# One wheat, one milk; no reward now. [HAM-REF-2] [HAM-REF-5]
from milk
set seat.0.donkey church market - - - -
do 0 go dairy_farm
do 0 refine 1
legal 0 = settle | use farm.wheat
do 0 settle
see tile.dairy_farm.stock 1 0 0 0
see tile.farm.stock 0 0 1 0
see seat.0.supply 2 1 2 2
see seat.0.gold 0
see seat.0.points 0

# One or two in a building with two spaces, if the raws can be brought. [HAM-REF-1] [HAM-REF-2]
from milk
set seat.0.donkey church market dairy_farm - - -
do 0 go cow_barn
legal 0 refine = 1 | 2
do 0 refine 2
do 0 settle
see tile.cow_barn.stock 2 0 0 0
see tile.farm.stock 0 0 0 0
see seat.0.supply 2 0 2 2
from milk
set seat.0.donkey church market dairy_farm - - -
set tile.farm.stock 0 0 1 0
do 0 go cow_barn
legal 0 refine = 1
no 0 refine 2 TOO_DEAR

# Not more than there are empty spaces. [HAM-REF-1]
from milk
set seat.0.donkey church market dairy_farm - - -
set tile.cow_barn.stock 0 1 0 0
set seat.1.supply 2 1 2 2
do 0 go cow_barn
legal 0 refine = 1
no 0 refine 2 NO_ROOM
no 0 refine 0 NO_ROOM
no 0 refine -1 NO_ROOM
from milk
set seat.0.donkey church market dairy_farm - - -
set tile.cow_barn.stock 0 2 0 0
set seat.1.supply 2 0 2 2
no 0 go cow_barn NOTHING_TO_DO

# Not more than one has left in the supply. [HAM-REF-3] [HAM-A10]
from milk
set seat.0.donkey church market dairy_farm - - -
set tile.dairy_farm.stock 1 0 0 0
set seat.0.supply 2 1 2 2
do 0 go cow_barn
legal 0 refine = 1
no 0 refine 2 NO_GOODS_LEFT
from milk
set seat.0.donkey church market dairy_farm - - -
set tile.dairy_farm.stock 1 0 0 0
set tile.cow_barn.stock 1 0 0 0
set seat.0.supply 2 0 2 2
no 0 go cow_barn NOTHING_TO_DO

# Goods of whoever has the milestone are of high quality; it came with the first building and
# never moves, so no good ever changes. [HAM-REF-4] [HAM-A11]
from milk
see milestone.herder 1
set seat.0.donkey church market dairy_farm - - -
set tile.cow_barn.stock 1 1 0 0
set seat.0.supply 2 1 2 2
set seat.1.supply 2 1 2 2
do 0 go market
do 0 sell T03
legal 0 = settle | use cow_barn.0 | use cow_barn.1
do 0 use cow_barn.1
see seat.1.gold 6
see seat.1.points 2
from milk
set seat.0.donkey church market dairy_farm - - -
set tile.cow_barn.stock 1 1 0 0
set seat.0.supply 2 1 2 2
set seat.1.supply 2 1 2 2
do 0 go market
do 0 sell T03
do 0 use cow_barn.0
see seat.0.gold 3
see seat.0.points 2

# The raw may be bought. [HAM-A8]
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.church.joined market town_hall farm woodcutter quarry sawmill
set tile.church.forest sawmill
set tile.sawmill.joined church
set tile.sawmill.forest church
set tile.sawmill.spot 3,-4
set tile.sawmill.turn 5
set net church market town_hall farm woodcutter quarry sawmill
set display stonemason shrine dairy_farm small_woodland
set bag flour_mill trade_post forest_pond mountain_pond small_mountain windmill warehouse large_woodland outpost_1
set milestone.carpenter 1
set milestone.planner 1
set seat.1.road_a church - - - -
set seat.1.road_b sawmill - - - -
set seat.1.road path - - - -
set tile.woodcutter.stock 0 0 0 0
set seat.0.gold 3
do 0 go sawmill
do 0 refine 1
do 0 settle
see seat.0.gold 0
see tile.sawmill.stock 1 0 0 0
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.church.joined market town_hall farm woodcutter quarry sawmill
set tile.church.forest sawmill
set tile.sawmill.joined church
set tile.sawmill.forest church
set tile.sawmill.spot 3,-4
set tile.sawmill.turn 5
set net church market town_hall farm woodcutter quarry sawmill
set display stonemason shrine dairy_farm small_woodland
set bag flour_mill trade_post forest_pond mountain_pond small_mountain windmill warehouse large_woodland outpost_1
set milestone.carpenter 1
set milestone.planner 1
set seat.1.road_a church - - - -
set seat.1.road_b sawmill - - - -
set seat.1.road path - - - -
set tile.woodcutter.stock 0 0 0 0
set seat.0.gold 2
no 0 go sawmill NOTHING_TO_DO
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.church.joined market town_hall farm woodcutter quarry sawmill
set tile.church.forest sawmill
set tile.sawmill.joined church
set tile.sawmill.forest church
set tile.sawmill.spot 3,-4
set tile.sawmill.turn 5
set net church market town_hall farm woodcutter quarry sawmill
set display stonemason shrine dairy_farm small_woodland
set bag flour_mill trade_post forest_pond mountain_pond small_mountain windmill warehouse large_woodland outpost_1
set milestone.carpenter 1
set milestone.planner 1
set seat.1.road_a church - - - -
set seat.1.road_b sawmill - - - -
set seat.1.road path - - - -
set tile.woodcutter.stock 0 0 0 0
set seat.0.gold 3
set seat.0.donkey quarry - - - - -
no 0 go sawmill NOTHING_TO_DO
