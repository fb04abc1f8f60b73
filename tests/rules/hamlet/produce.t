# Producing: farm, woodcutter, quarry, barns.

new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post forest_pond mountain_pond small_mountain
keep two

# All empty spaces are filled, the reward is the same however many there are. [HAM-MAKE-2]
# [HAM-MAKE-3]
from two
do 0 go farm
do 0 produce
see tile.farm.stock 0 0 3 0
see seat.0.gold 5
from two
set tile.farm.stock 0 0 0 0
do 0 go farm
do 0 produce
see tile.farm.stock 0 0 3 0
see seat.0.gold 5
see seat.0.points 0
from two
do 0 go woodcutter
do 0 produce
see tile.woodcutter.stock 0 3 0 0
see seat.0.gold 5
from two
do 0 go quarry
do 0 produce
see tile.quarry.stock 3 0 0 0

# At least one space must be empty. [HAM-MAKE-1]
from two
set tile.small_mountain.fits church market town_hall farm woodcutter quarry
set bag stonemason flour_mill trade_post forest_pond mountain_pond
set seat.0.designs small_mountain
set tile.quarry.stock 3 0 0 0
do 0 go quarry
no 0 produce IS_FULL

# There are always enough raws. [HAM-A24]
from two
set tile.quarry.stock 0 0 0 0
set tile.farm.stock 0 0 3 0
set tile.woodcutter.stock 0 3 0 0
do 0 go quarry
do 0 produce
see tile.quarry.stock 3 0 0 0

# A barn takes any mix of raws and gives two points instead of gold. It is filled in the order
# stone, wood, wheat. [HAM-MAKE-4]
from two
set tile.quarry.joined church barn_1
set tile.quarry.rock church stonemason barn_1
set tile.stonemason.joined barn_1
set tile.stonemason.rock quarry
set tile.stonemason.spot -1,1
set tile.stonemason.turn 3
set tile.barn_1.joined quarry stonemason
set tile.barn_1.rock quarry
set tile.barn_1.spot -2,0
set tile.barn_1.turn 3
set net church market town_hall farm woodcutter quarry stonemason barn_1
set bag flour_mill trade_post forest_pond mountain_pond small_mountain lumber_mill farrier monument
set milestone.mason 1
set milestone.planner 1
set seat.1.road_a quarry - - - -
set seat.1.road_b barn_1 - - - -
set seat.1.road bridge - - - -
do 0 go barn_1
do 0 produce
see phase fill
legal 0 = fill stone | fill wood | fill wheat
do 0 fill wood
no 0 fill stone FILL_ORDER
no 0 fill =3 NO_RAW
no 0 fill =-1 NO_RAW
legal 0 = fill wood | fill wheat
do 0 fill wood
do 0 fill wheat
see tile.barn_1.stock 0 2 1 0
see seat.0.points 2
see seat.0.gold 3
see phase turn

# Only its empty spaces are filled. [HAM-MAKE-2] [HAM-MAKE-4]
from two
set tile.quarry.joined church barn_1
set tile.quarry.rock church stonemason barn_1
set tile.stonemason.joined barn_1
set tile.stonemason.rock quarry
set tile.stonemason.spot -1,1
set tile.stonemason.turn 3
set tile.barn_1.joined quarry stonemason
set tile.barn_1.rock quarry
set tile.barn_1.spot -2,0
set tile.barn_1.turn 3
set net church market town_hall farm woodcutter quarry stonemason barn_1
set bag flour_mill trade_post forest_pond mountain_pond small_mountain lumber_mill farrier monument
set milestone.mason 1
set milestone.planner 1
set seat.1.road_a quarry - - - -
set seat.1.road_b barn_1 - - - -
set seat.1.road bridge - - - -
set tile.barn_1.stock 1 1 0 0
do 0 go barn_1
do 0 produce
do 0 fill stone
see tile.barn_1.stock 2 1 0 0
see seat.0.points 2
see phase turn
