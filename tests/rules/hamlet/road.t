# Building roads: bridges over rock, paths through forest.

new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.church.rock town_hall quarry small_mountain
set tile.quarry.rock church stonemason small_mountain
set tile.stonemason.rock quarry small_mountain
set tile.stonemason.spot -1,1
set tile.stonemason.turn 3
set tile.small_mountain.rock church quarry stonemason
set tile.small_mountain.spot -1,2
set tile.small_mountain.turn 0
set display sawmill shrine flour_mill small_woodland
set bag dairy_farm trade_post forest_pond mountain_pond lumber_mill barn_1 farrier monument
set milestone.mason 1
set seat.1.flags small_mountain
set seat.0.gold 0
set seat.1.gold 0
keep road

# A bridge joins rock and rock for two wood. [HAM-ROAD-1] [HAM-ROAD-6] [HAM-ROAD-7]
from road
do 0 go quarry
legal 0 road = stonemason bridge | small_mountain bridge
do 0 road stonemason bridge
see owed 0 2 0 0 0 0 0
do 0 settle
see tile.woodcutter.stock 0 0 0 0
see tile.quarry.joined church stonemason
see tile.stonemason.joined quarry
see seat.0.road_a quarry - - - -
see seat.0.road_b stonemason - - - -
see seat.0.road bridge - - - -
see milestone.planner 0
see seat.0.points 0

# The roads of a seat have no order: whichever was built first, the position is the same.
# [HAM-ROAD-6]
from road
set seat.0.gold 9
do 0 go quarry
do 0 road small_mountain bridge
do 0 settle
do 0 end
do 1 end
do 0 go quarry
do 0 road stonemason bridge
do 0 settle
see seat.0.road_a quarry quarry - - -
see seat.0.road_b stonemason small_mountain - - -
do 0 end
do 1 end
set seat.0.gold 9
do 0 go farm
do 0 road market path
do 0 settle
see seat.0.road_a market quarry quarry - -
see seat.0.road_b farm stonemason small_mountain - -
see seat.0.road path bridge bridge - -

# A path joins forest and forest for two stone. [HAM-ROAD-2]
from road
do 0 go farm
legal 0 road = market path
do 0 road market path
see owed 2 0 0 0 0 0 0
do 0 settle
see tile.quarry.stock 0 0 0 0
see seat.0.road path - - - -

# Only equal segments; no road climbs a cliff. [HAM-ROAD-1] [HAM-ROAD-2] [HAM-ROAD-3]
from road
do 0 go farm
no 0 road market bridge NO_ROCK
no 0 road quarry path NOT_BESIDE
no 0 road sawmill path NOT_BESIDE
no 0 road =99 path NOT_BESIDE
no 0 road market =2 NO_SUCH_ROAD
no 0 road market =-1 NO_SUCH_ROAD
from road
do 0 go quarry
no 0 road stonemason path NO_FOREST

# Never between locations that are joined already, by print or by a road of anybody. [HAM-ROAD-4]
# [HAM-A17]
from road
do 0 go quarry
no 0 road church bridge ALREADY_JOINED
from road
set tile.quarry.joined church stonemason
set tile.stonemason.joined quarry
set net church market town_hall farm woodcutter quarry stonemason
set milestone.planner 1
set seat.1.road_a quarry - - - -
set seat.1.road_b stonemason - - - -
set seat.1.road bridge - - - -
do 0 go quarry
no 0 road stonemason bridge ALREADY_JOINED
legal 0 road = small_mountain bridge

# Both may be in the network already. [HAM-A16]
from road
do 0 go farm
do 0 road market path
do 0 settle
see tile.farm.joined church market

# Everybody has five roads. [HAM-ROAD-5]
from road
set tile.market.joined church farm
set tile.farm.joined church market forest_pond
set tile.farm.forest market forest_pond
set tile.quarry.joined church stonemason small_mountain
set tile.stonemason.joined quarry
set tile.dairy_farm.fits church market town_hall farm woodcutter quarry stonemason forest_pond small_mountain
set tile.forest_pond.joined farm
set tile.forest_pond.forest farm
set tile.forest_pond.spot 1,2
set tile.forest_pond.turn 0
set tile.small_mountain.joined quarry
set net church market town_hall farm woodcutter quarry stonemason forest_pond small_mountain
set bag trade_post mountain_pond lumber_mill barn_1 farrier monument
set milestone.planner 0
set seat.0.designs dairy_farm
set seat.0.road_a market farm quarry quarry -
set seat.0.road_b farm forest_pond stonemason small_mountain -
set seat.0.road path path bridge bridge -
set seat.1.flags forest_pond small_mountain
set seat.0.gold 20
set seat.0.donkey church quarry - - - -
do 0 go stonemason
legal 0 road = small_mountain bridge
do 0 road small_mountain bridge
do 0 settle
see seat.0.road_a market farm quarry quarry stonemason
see seat.0.road_b farm forest_pond stonemason small_mountain small_mountain
see seat.0.road path path bridge bridge bridge
do 0 end
do 1 end
do 0 go church
no 0 road small_mountain bridge NO_ROADS_LEFT
legal 0 road 0

# The first road of the match brings the planner, and only that one. [HAM-ROAD-7]
from road
set tile.quarry.joined church stonemason
set tile.stonemason.joined quarry
set net church market town_hall farm woodcutter quarry stonemason
set milestone.planner 1
set seat.1.road_a quarry - - - -
set seat.1.road_b stonemason - - - -
set seat.1.road bridge - - - -
do 0 go farm
do 0 road market path
do 0 settle
see milestone.planner 1

# Where rock meets rock and forest meets forest, the builder chooses; still one road only.
# [HAM-A33]
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.church.rock town_hall quarry barn_1
set tile.church.forest barn_1
set tile.quarry.rock church stonemason
set tile.stonemason.rock quarry
set tile.stonemason.spot -1,1
set tile.stonemason.turn 3
set tile.barn_1.rock church
set tile.barn_1.forest church
set tile.barn_1.spot 0,-3
set tile.barn_1.turn 0
set display sawmill shrine flour_mill small_woodland
set bag dairy_farm trade_post forest_pond mountain_pond small_mountain lumber_mill farrier monument
set milestone.mason 1
set seat.0.gold 0
do 0 go church
legal 0 road = barn_1 bridge | barn_1 path
do 0 road barn_1 path
do 0 settle
see seat.0.road path - - - -
see tile.quarry.stock 0 0 0 0
do 0 end
set tile.woodcutter.stock 0 2 0 0
set seat.1.gold 10
do 1 go church
no 1 road barn_1 bridge ALREADY_JOINED
