# Building locations.

new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.dairy_farm.fits church market town_hall farm woodcutter quarry
set tile.trade_post.fits church market town_hall farm woodcutter quarry
set tile.small_mountain.fits church market town_hall farm woodcutter quarry
set display sawmill shrine flour_mill small_woodland
set bag stonemason forest_pond mountain_pond
set seat.0.designs dairy_farm trade_post small_mountain
set seat.0.gold 9
keep build

# Go to a location with a free segment, choose a design of one's own, lay it, pay: the points
# come at once. [HAM-BLD-1] [HAM-BLD-2] [HAM-BLD-3] [HAM-BLD-4]
from build
do 0 go church
legal 0 build = dairy_farm | trade_post | small_mountain
no 0 build sawmill NOT_YOUR_DESIGN
no 0 build stonemason NOT_YOUR_DESIGN
no 0 build =-1 NOT_YOUR_DESIGN
no 0 build =32 NOT_YOUR_DESIGN
do 0 build dairy_farm
see phase place
do 0 place -1,-1 4
see phase pay
do 0 settle
see seat.0.points 4
see seat.0.designs trade_post small_mountain
see seat.0.villager church - - -
see at -
see phase turn

# A landmark gets the builder's flag, other buildings do not. [HAM-BLD-5]
from build
do 0 go church
do 0 build trade_post
do 0 place -1,-3 1
do 0 settle
see seat.0.flags trade_post
see seat.0.points 2
from build
do 0 go church
do 0 build dairy_farm
do 0 place -1,-1 4
do 0 settle
see seat.0.flags -

# The first building of a good brings its milestone and pours its stack into the bag; a second
# one brings points alone. [HAM-BLD-6] [HAM-BLD-7]
from build
do 0 go church
do 0 build dairy_farm
do 0 place -1,-1 4
do 0 settle
see milestone.herder 0
see bag stonemason forest_pond mountain_pond cow_barn barn_2 tavern stables
from build
set tile.church.rock town_hall quarry flour_mill
set tile.woodcutter.forest flour_mill
set tile.quarry.rock church stonemason
set tile.stonemason.rock quarry
set tile.stonemason.spot -1,1
set tile.stonemason.turn 3
set tile.flour_mill.rock church
set tile.flour_mill.forest woodcutter
set tile.flour_mill.spot -1,-5
set tile.flour_mill.turn 2
set tile.dairy_farm.fits -
set tile.trade_post.fits -
set tile.small_mountain.fits -
set tile.master_stonemason.fits church market town_hall farm woodcutter quarry
set display sawmill shrine dairy_farm small_woodland
set bag trade_post forest_pond mountain_pond small_mountain lumber_mill barn_1 farrier monument square large_mountain outpost_2
set milestone.miller 1
set milestone.mason 1
set seat.0.designs master_stonemason
set seat.0.gold 20
see milestone.mason 1
do 0 go church
do 0 build master_stonemason
do 0 place 0,0 2
do 0 settle
see milestone.mason 1
see seat.0.points 4
see milestone.carpenter -

# A cost in gold alone is paid at once. [HAM-BLD-3]
from build
set tile.quarry.rock church stonemason
set tile.stonemason.rock quarry
set tile.stonemason.spot -1,1
set tile.stonemason.turn 3
set tile.dairy_farm.fits -
set tile.trade_post.fits -
set tile.small_mountain.fits -
set tile.barn_1.fits church market town_hall farm woodcutter quarry
set bag dairy_farm trade_post forest_pond mountain_pond small_mountain lumber_mill farrier monument
set milestone.mason 1
set seat.0.designs barn_1
set seat.0.gold 3
do 0 go church
do 0 build barn_1
do 0 place 0,-3 0
see phase turn
see seat.0.gold 0
see seat.0.points 4
from build
set tile.quarry.rock church stonemason
set tile.stonemason.rock quarry
set tile.stonemason.spot -1,1
set tile.stonemason.turn 3
set tile.dairy_farm.fits -
set tile.trade_post.fits -
set tile.small_mountain.fits -
set tile.barn_1.fits church market town_hall farm woodcutter quarry
set bag dairy_farm trade_post forest_pond mountain_pond small_mountain lumber_mill farrier monument
set milestone.mason 1
set seat.0.designs barn_1
set seat.0.gold 2
do 0 go town_hall
no 0 build barn_1 TOO_LITTLE_GOLD

# What is not joined to the network can be neither visited nor used; a bridge changes that.
# [HAM-BLD-8] [HAM-ROAD-6] [HAM-CARRY-1]
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.quarry.rock church stonemason
set tile.stonemason.rock quarry
set tile.stonemason.spot -2,3
set tile.stonemason.turn 5
set display sawmill shrine flour_mill small_woodland
set bag dairy_farm trade_post forest_pond mountain_pond small_mountain lumber_mill barn_1 farrier monument
set milestone.mason 1
set seat.0.gold 0
set seat.0.donkey church - - - - -
do 0 go quarry
no 0 refine 1 NOT_HERE
do 0 road stonemason bridge
do 0 settle
see net church market town_hall farm woodcutter quarry stonemason
do 0 end
do 1 go stonemason
do 1 refine 1
do 1 settle
see tile.stonemason.stock 0 1 0 0

# Designs are never given back. [HAM-A35]
from build
do 0 go town_hall
no 0 done DONE_WHEN
legal 0 design 0
no 0 design sawmill DESIGNS_FULL
see score.0 3
