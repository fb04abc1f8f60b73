# Paying: everything or nothing, with what one chooses, own goods first if one does not.

new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.church.joined market town_hall farm woodcutter quarry sawmill
set tile.church.forest sawmill
set tile.quarry.rock church stonemason
set tile.sawmill.joined church
set tile.sawmill.forest church
set tile.sawmill.spot 3,-4
set tile.sawmill.turn 5
set tile.stonemason.rock quarry
set tile.stonemason.spot -2,3
set tile.stonemason.turn 5
set tile.windmill.fits church market town_hall farm woodcutter quarry sawmill
set tile.large_woodland.fits church market town_hall farm woodcutter sawmill
set tile.outpost_1.fits market town_hall farm woodcutter sawmill
set net church market town_hall farm woodcutter quarry sawmill
set display flour_mill shrine dairy_farm small_woodland
set bag trade_post forest_pond mountain_pond small_mountain warehouse lumber_mill barn_1 farrier monument
set milestone.mason 1
set milestone.carpenter 0
set milestone.planner 1
set seat.0.designs windmill large_woodland outpost_1
set seat.1.road_a church - - - -
set seat.1.road_b sawmill - - - -
set seat.1.road path - - - -
set seat.0.gold 0
set tile.quarry.stock 2 0 0 0
set tile.farm.stock 0 0 2 0
set tile.woodcutter.stock 0 2 0 0
set tile.sawmill.stock 1 0 0 0
set seat.0.supply 2 2 2 1
keep pay

# All of the price or nothing happens; and there must be room for the tile. [HAM-PAY-1]
# [HAM-BLD-1]
from pay
set tile.quarry.stock 1 0 0 0
do 0 go church
no 0 build windmill TOO_DEAR
see tile.quarry.stock 1 0 0 0
see tile.sawmill.stock 1 0 0 0
legal 0 build = large_woodland
no 0 build outpost_1 NO_PLACE_HERE

# Unit by unit, in any order; what is used goes back to the bank or to its owner, who gains a
# gold and a point at once, high quality twice. [HAM-PAY-2] [HAM-PAY-4] [HAM-PAY-5] [HAM-REF-4]
from pay
do 0 go church
do 0 build windmill
do 0 place 0,0 2
see owed 2 0 0 0 0 0 1
legal 0 = settle | use quarry.stone | use sawmill.0
do 0 use quarry.stone
see owed 1 0 0 0 0 0 1
do 0 use sawmill.0
see seat.0.gold 2
see seat.0.points 2
see seat.0.supply 2 2 2 2
do 0 use quarry.stone
see phase turn
see seat.0.points 6
see owed 0 0 0 0 0 0 0

# Only what is owed, only what is there, only what is in reach. [HAM-PAY-2] [HAM-PAY-3] [HAM-A31]
# [HAM-CARRY-1]
from pay
set seat.1.supply 2 2 2 2
do 0 go church
do 0 build windmill
do 0 place 0,0 2
no 0 use farm.wheat NOT_OWED
no 0 use sawmill.1 NOTHING_THERE
no 0 use quarry.wood NOTHING_THERE
no 0 use =-1 NOTHING_THERE
no 0 use =128 NOTHING_THERE
no 0 buy wood NOT_OWED
no 0 buy any NOT_OWED
no 0 buy =50 NOT_OWED
no 0 buy =-1 NOT_OWED
no 0 buy stone TOO_DEAR
from pay
set tile.town_hall.joined church lumber_mill
set tile.town_hall.forest lumber_mill
set tile.windmill.fits church market town_hall farm woodcutter quarry sawmill lumber_mill
set tile.large_woodland.fits church market town_hall farm woodcutter sawmill lumber_mill
set tile.outpost_1.fits market town_hall farm woodcutter sawmill lumber_mill
set tile.lumber_mill.joined town_hall
set tile.lumber_mill.forest town_hall
set tile.lumber_mill.spot 5,-5
set tile.lumber_mill.turn 1
set net church market town_hall farm woodcutter quarry sawmill lumber_mill
set bag trade_post forest_pond mountain_pond small_mountain warehouse barn_1 farrier monument
set seat.0.road_a town_hall - - - -
set seat.0.road_b lumber_mill - - - -
set seat.0.road path - - - -
set tile.lumber_mill.stock 0 1 0 0
set seat.1.supply 2 2 2 1
set seat.0.donkey quarry - - - - -
do 0 go church
do 0 build windmill
do 0 place 0,0 2
no 0 use lumber_mill.1 OUT_OF_REACH

# Goods of anybody are free to use, and the consumer picks whose. [HAM-A9]
from pay
set tile.town_hall.joined church lumber_mill
set tile.town_hall.forest lumber_mill
set tile.windmill.fits church market town_hall farm woodcutter quarry sawmill lumber_mill
set tile.large_woodland.fits church market town_hall farm woodcutter sawmill lumber_mill
set tile.outpost_1.fits market town_hall farm woodcutter sawmill lumber_mill
set tile.lumber_mill.joined town_hall
set tile.lumber_mill.forest town_hall
set tile.lumber_mill.spot 5,-5
set tile.lumber_mill.turn 1
set net church market town_hall farm woodcutter quarry sawmill lumber_mill
set bag trade_post forest_pond mountain_pond small_mountain warehouse barn_1 farrier monument
set seat.0.road_a town_hall - - - -
set seat.0.road_b lumber_mill - - - -
set seat.0.road path - - - -
set tile.lumber_mill.stock 0 1 0 0
set seat.1.supply 2 2 2 1
set seat.0.donkey town_hall - - - - -
do 0 go church
do 0 build windmill
do 0 place 0,0 2
legal 0 = settle | use quarry.stone | use sawmill.0 | use lumber_mill.1
do 0 use lumber_mill.1
see seat.1.gold 5
see seat.1.points 1
see seat.0.gold 0
see seat.1.supply 2 2 2 2

# The proposal takes own goods first. [HAM-PAY-6]
from pay
set tile.town_hall.joined church lumber_mill
set tile.town_hall.forest lumber_mill
set tile.windmill.fits church market town_hall farm woodcutter quarry sawmill lumber_mill
set tile.large_woodland.fits church market town_hall farm woodcutter sawmill lumber_mill
set tile.outpost_1.fits market town_hall farm woodcutter sawmill lumber_mill
set tile.lumber_mill.joined town_hall
set tile.lumber_mill.forest town_hall
set tile.lumber_mill.spot 5,-5
set tile.lumber_mill.turn 1
set net church market town_hall farm woodcutter quarry sawmill lumber_mill
set bag trade_post forest_pond mountain_pond small_mountain warehouse barn_1 farrier monument
set seat.0.road_a town_hall - - - -
set seat.0.road_b lumber_mill - - - -
set seat.0.road path - - - -
set tile.lumber_mill.stock 1 1 0 0
set tile.sawmill.stock 0 1 0 0
set seat.0.supply 2 2 2 1
set seat.1.supply 2 2 2 0
set seat.0.donkey town_hall - - - - -
do 0 go church
do 0 build windmill
do 0 place 0,0 2
do 0 settle
see tile.lumber_mill.stock 0 1 0 0
see tile.sawmill.stock 0 1 0 0
see seat.0.gold 2

# Own gold from goods may pay for what is bought in the same action, in whatever order they are
# named: 3 gold and 2 for the timber buy a stone, 1 gold and 2 do, too. [HAM-A6] [HAM-FREE-1]
from pay
set seat.0.gold 1
set seat.0.donkey church - - - - -
set tile.quarry.stock 1 0 0 0
do 0 go sawmill
do 0 build windmill
do 0 place -3,-3 1
legal 0 = settle | use quarry.stone | use sawmill.0 | buy stone
keep one_short
do 0 settle
see seat.0.gold 0
see seat.0.points 6
see tile.quarry.stock 0 0 0 0
from one_short
do 0 buy stone
see seat.0.gold -2
legal 0 = settle | use quarry.stone | use sawmill.0
do 0 use quarry.stone
do 0 use sawmill.0
see seat.0.gold 0
see seat.0.points 6

# But nothing may be done after which the rest could not be paid. [HAM-A6]
from pay
set tile.town_hall.joined church lumber_mill
set tile.town_hall.forest lumber_mill
set tile.windmill.fits church market town_hall farm woodcutter quarry sawmill lumber_mill
set tile.large_woodland.fits church market town_hall farm woodcutter sawmill lumber_mill
set tile.outpost_1.fits market town_hall farm woodcutter sawmill lumber_mill
set tile.lumber_mill.joined town_hall
set tile.lumber_mill.forest town_hall
set tile.lumber_mill.spot 5,-5
set tile.lumber_mill.turn 1
set net church market town_hall farm woodcutter quarry sawmill lumber_mill
set bag trade_post forest_pond mountain_pond small_mountain warehouse barn_1 farrier monument
set seat.0.road_a town_hall - - - -
set seat.0.road_b lumber_mill - - - -
set seat.0.road path - - - -
set tile.lumber_mill.stock 0 1 0 0
set seat.1.supply 2 2 2 1
set seat.0.gold 1
set seat.0.donkey church town_hall - - - -
set tile.quarry.stock 1 0 0 0
do 0 go sawmill
do 0 build windmill
do 0 place -3,-3 1
no 0 use lumber_mill.1 REST_UNPAID
legal 0 = settle | use quarry.stone | use sawmill.0 | buy stone
do 0 use sawmill.0
see seat.0.gold 3
no 0 buy timber NOT_OWED

# The same for gold in the price itself, as editions may have it: a timber of high quality brings
# the two gold that the tile costs besides, and the gold is paid last. [HAM-A6] [HAM-BLD-3]
from pay
cell costs windmill gold 2
do 0 go church
do 0 build windmill
do 0 place 0,0 2
legal 0 = settle | use quarry.stone | use sawmill.0
do 0 use quarry.stone
do 0 use quarry.stone
see phase pay
see seat.0.gold 0
do 0 use sawmill.0
see phase turn
see seat.0.gold 0
see seat.0.points 6
from pay
cell costs windmill gold 3
do 0 go church
no 0 build windmill TOO_LITTLE_GOLD

# One may buy what lies there, but never too much. [HAM-A31]
from pay
set seat.0.gold 20
do 0 go church
do 0 build windmill
do 0 place 0,0 2
legal 0 buy = stone | timber
do 0 buy timber
see seat.0.gold 15
see tile.sawmill.stock 1 0 0 0
no 0 use sawmill.0 NOT_OWED
do 0 settle
see seat.0.points 4
see tile.quarry.stock 0 0 0 0

# What is bought belongs to nobody and rewards nobody. [HAM-FREE-3]
from pay
set tile.sawmill.stock 0 0 0 0
set seat.0.supply 2 2 2 2
set seat.0.gold 5
do 0 go church
do 0 build windmill
do 0 place 0,0 2
do 0 settle
see seat.0.gold 0
see seat.0.points 4
see seat.1.points 0
see seat.1.gold 4

# Free trade takes a chain from the market to the place; the quarry has none without a donkey on
# the church. [HAM-FREE-2]
from pay
set tile.sawmill.stock 0 0 0 0
set seat.0.supply 2 2 2 2
set seat.0.gold 5
set seat.0.donkey quarry - - - - -
do 0 go quarry
no 0 build windmill MARKET_FAR
from pay
set tile.sawmill.stock 0 0 0 0
set seat.0.supply 2 2 2 2
set seat.0.gold 5
set seat.0.donkey church - - - - -
do 0 go quarry
legal 0 build = windmill
from pay
set tile.sawmill.stock 0 0 0 0
set seat.0.supply 2 2 2 2
set seat.0.gold 4
set seat.0.donkey church - - - - -
do 0 go quarry
no 0 build windmill TOO_DEAR

# Where the market is not at hand nothing can be bought, whatever one could pay. [HAM-FREE-2]
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.small_mountain.fits church market town_hall farm woodcutter quarry
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post forest_pond mountain_pond
set seat.0.designs small_mountain
set seat.0.gold 9
set seat.0.donkey farm - - - - -
set tile.quarry.stock 1 0 0 0
do 0 go quarry
do 0 build small_mountain
do 0 place -1,2 0
no 0 buy stone MARKET_FAR
legal 0 = settle | use quarry.stone

# At the market itself one may buy for building. [HAM-A7]
from pay
set tile.sawmill.stock 0 0 0 0
set seat.0.supply 2 2 2 2
set seat.0.gold 5
set seat.0.donkey church - - - - -
do 0 go market
legal 0 build = windmill | large_woodland | outpost_1

# Raws cost 3 and goods 5 with two players, 2 and 4 with more. [HAM-FREE-1]
new hamlet seats 3 seed 2
set open T01 T02 T03
set stack T09 T10 T05 T07 T08 T04 - - - - - - - - - -
set box T06 T11 T12 - - - - -
set tile.forest_pond.fits church market town_hall farm woodcutter quarry
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post mountain_pond small_mountain
set seat.0.designs forest_pond
set seat.0.gold 2
set tile.farm.stock 0 0 0 0
do 0 go church
do 0 build forest_pond
do 0 place 2,-4 0
do 0 settle
see seat.0.gold 0
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.forest_pond.fits church market town_hall farm woodcutter quarry
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post mountain_pond small_mountain
set seat.0.designs forest_pond
set seat.0.gold 2
set tile.farm.stock 0 0 0 0
no 0 go church NOTHING_TO_DO
set seat.0.gold 3
do 0 go church
legal 0 build = forest_pond
new hamlet seats 3 seed 2
set open T01 T02 T03
set stack T09 T10 T05 T07 T08 T04 - - - - - - - - - -
set box T06 T11 T12 - - - - -
set tile.church.joined market town_hall farm woodcutter quarry sawmill
set tile.church.forest sawmill
set tile.sawmill.joined church
set tile.sawmill.forest church
set tile.sawmill.spot 3,-4
set tile.sawmill.turn 5
set tile.large_woodland.fits church market town_hall farm woodcutter quarry sawmill
set net church market town_hall farm woodcutter quarry sawmill
set display stonemason shrine dairy_farm small_woodland
set bag flour_mill trade_post forest_pond mountain_pond small_mountain windmill warehouse outpost_1
set milestone.carpenter 0
set milestone.planner 1
set seat.0.designs large_woodland
set seat.1.road_a church - - - -
set seat.1.road_b sawmill - - - -
set seat.1.road path - - - -
set seat.0.gold 4
do 0 go church
do 0 build large_woodland
do 0 place -2,2 1
do 0 settle
see seat.0.gold 0
