# Carrying: one step by itself, further only over own donkeys.

# A stone lies next to the church: no donkey is needed. [HAM-CARRY-1]
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.small_mountain.fits church market town_hall farm woodcutter quarry
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post forest_pond mountain_pond
set seat.0.designs small_mountain
set seat.0.gold 0
set seat.0.donkey farm - - - - -
set tile.quarry.stock 1 0 0 0
do 0 go church
do 0 build small_mountain
do 0 place 2,-4 0
legal 0 = settle | use quarry.stone
do 0 use quarry.stone
see tile.quarry.stock 0 0 0 0
see tile.small_mountain.spot 2,-4
see seat.0.points 2

# What lies where the villager is needs no carrying at all. [HAM-CARRY-1]
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.small_mountain.fits church market town_hall farm woodcutter quarry
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post forest_pond mountain_pond
set seat.0.designs small_mountain
set seat.0.gold 0
set seat.0.donkey farm - - - - -
set tile.quarry.stock 1 0 0 0
do 0 go quarry
legal 0 build 1

# The village of the next scenarios: barn and stonemason behind the quarry, a bridge to the barn.
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.quarry.joined church barn_1
set tile.quarry.rock church stonemason barn_1
set tile.stonemason.joined barn_1
set tile.stonemason.rock quarry
set tile.stonemason.spot -1,1
set tile.stonemason.turn 3
set tile.small_mountain.fits church market town_hall farm woodcutter quarry stonemason barn_1
set tile.lumber_mill.fits church market town_hall farm woodcutter quarry stonemason barn_1
set tile.barn_1.joined quarry stonemason
set tile.barn_1.rock quarry
set tile.barn_1.spot -2,0
set tile.barn_1.turn 3
set net church market town_hall farm woodcutter quarry stonemason barn_1
set display sawmill shrine dairy_farm small_woodland
set bag flour_mill trade_post forest_pond mountain_pond farrier monument
set milestone.mason 1
set milestone.planner 1
set seat.0.designs small_mountain lumber_mill
set seat.1.road_a quarry - - - -
set seat.1.road_b barn_1 - - - -
set seat.1.road bridge - - - -
set seat.0.gold 0
set seat.0.donkey quarry - - - - -
set tile.quarry.stock 0 0 0 0
set tile.barn_1.stock 1 0 0 0
keep chain

# Two steps take a donkey in the middle, one of one's own. [HAM-CARRY-2] [HAM-A26]
from chain
do 0 go church
do 0 build small_mountain
from chain
set seat.0.donkey church - - - - -
set seat.1.donkey quarry - - - - -
do 0 go quarry
legal 0 build = small_mountain
from chain
set seat.0.donkey farm - - - - -
set seat.1.donkey quarry - - - - -
do 0 go town_hall
no 0 build small_mountain NO_DONKEY

# Three steps take two donkeys: two stone and a brick for the lumber mill, over somebody else's
# bridge; the brick's owner is rewarded. [HAM-CARRY-2] [HAM-ROAD-6] [HAM-A4] [HAM-A9] [HAM-PAY-5]
from chain
set tile.quarry.stock 1 0 0 0
set tile.stonemason.stock 0 1 0 0
set seat.1.supply 2 2 1 2
set seat.0.donkey quarry barn_1 - - - -
do 0 go church
do 0 build lumber_mill
do 0 place 0,-3 0
do 0 settle
see tile.quarry.stock 0 0 0 0
see tile.barn_1.stock 0 0 0 0
see tile.stonemason.stock 0 0 0 0
see seat.1.supply 2 2 2 2
see seat.1.gold 6
see seat.1.points 2
see seat.0.gold 0
see seat.0.points 4
see seat.0.donkey quarry barn_1 - - - -

# Without the second donkey the brick stays where it is. [HAM-CARRY-2]
from chain
set tile.quarry.stock 1 0 0 0
set tile.stonemason.stock 0 1 0 0
set seat.1.supply 2 2 1 2
do 0 go church
no 0 build lumber_mill NO_DONKEY

# A donkey on the tile where something lies does not help. [HAM-A5]
from chain
set seat.0.donkey barn_1 - - - - -
no 0 go church NOTHING_TO_DO
