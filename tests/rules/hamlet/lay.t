# Laying tiles: whole segment on whole segment, roads against roads.

new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.sawmill.fits church market town_hall farm woodcutter quarry
set tile.shrine.fits church market town_hall farm woodcutter quarry
set tile.small_woodland.fits church market town_hall farm woodcutter quarry
set display stonemason flour_mill dairy_farm trade_post
set bag forest_pond mountain_pond small_mountain
set seat.0.designs sawmill shrine small_woodland
set seat.0.gold 9
keep lay

# A tile is laid at a point of the lattice, turned by sixths; all ways are listed. [HAM-LAY-1]
from lay
do 0 go church
do 0 build sawmill
legal 0 place 12
no 0 place =0 0 NO_SUCH_SPOT
no 0 place 0,0 6 NO_SUCH_SPOT
no 0 place 0,0 -1 NO_SUCH_SPOT
no 0 place 101,0 0 NO_SUCH_SPOT
no 0 place -101,0 0 NO_SUCH_SPOT
no 0 place 0,101 0 NO_SUCH_SPOT
no 0 place 0,-101 0 NO_SUCH_SPOT
do 0 place 3,-4 5
see to_spot 3,-4
see to_turn 5
do 0 settle
see tile.sawmill.spot 3,-4
see tile.sawmill.turn 5
see to_spot -
from lay
do 0 go church
do 0 build shrine
legal 0 place 15
from lay
do 0 go church
do 0 build small_woodland
legal 0 place 16

# No tile lies on another. [HAM-LAY-2]
from lay
do 0 go church
do 0 build sawmill
no 0 place -6,-2 2 OVERLAPS
no 0 place 0,0 0 OVERLAPS

# A road meets a road, never forest or rock. [HAM-LAY-3]
from lay
do 0 go church
do 0 build sawmill
no 0 place -5,1 0 ROAD_BLOCKED
no 0 place -3,-1 4 ROAD_BLOCKED
no 0 place -2,1 5 ROAD_BLOCKED
no 0 place -1,-3 1 ROAD_BLOCKED
no 0 place 2,2 1 ROAD_BLOCKED
from lay
do 0 go market
do 0 build shrine
no 0 place 5,-1 3 ROAD_BLOCKED
from lay
do 0 go market
do 0 build sawmill
do 0 place 5,-1 3
do 0 settle
see tile.sawmill.joined market

new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.dairy_farm.fits church market town_hall farm woodcutter quarry
set display sawmill shrine stonemason small_woodland
set bag flour_mill trade_post forest_pond mountain_pond small_mountain
set seat.0.designs dairy_farm
set seat.0.gold 9
do 0 go market
do 0 build dairy_farm
no 0 place 4,2 0 ROAD_BLOCKED

# Forest and rock may meet: that makes a cliff. [HAM-LAY-3]
from lay
do 0 go quarry
do 0 build small_woodland
do 0 place -5,2 1
do 0 settle
see tile.small_woodland.forest -
see tile.small_woodland.rock -
see tile.small_woodland.joined -

# The tile touches the location of the villager, whatever else it touches. [HAM-LAY-4] [HAM-A15]
from lay
do 0 go church
do 0 build shrine
no 0 place -5,-2 2 NOT_TOUCHING
no 0 place -6,-9 0 NOT_TOUCHING
do 0 place -1,-3 1
do 0 settle
see tile.shrine.forest woodcutter
see tile.shrine.rock -

# A corner is not enough. [HAM-LAY-4]
from lay
do 0 go church
do 0 build shrine
no 0 place 0,-3 0 NOT_TOUCHING
no 0 place 0,-5 2 NOT_TOUCHING

# All six ways to write down a uniform hexagon are one: the smallest turn is listed. [HAM-LAY-5]
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.forest_pond.fits church market town_hall farm woodcutter quarry
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post mountain_pond small_mountain
set seat.0.designs forest_pond
do 0 go church
do 0 build forest_pond
legal 0 place 3
no 0 place 2,-5 1 SAME_TURN
do 0 place 2,-4 0
do 0 settle
see tile.forest_pond.turn 0

# Two road segments that meet join both locations. [HAM-LAY-6]
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.dairy_farm.fits church market town_hall farm woodcutter quarry
set display sawmill shrine stonemason small_woodland
set bag flour_mill trade_post forest_pond mountain_pond small_mountain
set seat.0.designs dairy_farm
set seat.0.gold 9
do 0 go market
do 0 build dairy_farm
do 0 place 3,1 1
do 0 settle
see tile.dairy_farm.joined market
see tile.market.joined church dairy_farm
see net church market town_hall farm woodcutter quarry dairy_farm
