# Scoring: built roads, the longest road, gold; and who wins.

# The village of the rule text's example. Red is seat 0, yellow seat 1.
new hamlet seats 2 seed 2
cell layout market a 1
cell layout market b 1
cell layout market turn 1
cell layout farm b -3
cell layout farm turn 2
cell layout woodcutter b -1
cell layout woodcutter turn 3
cell layout quarry a -2
cell layout quarry b -2
cell layout quarry turn 0
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.quarry.rock stonemason dairy_farm barn_1
set tile.stonemason.joined dairy_farm farrier
set tile.stonemason.rock quarry dairy_farm cow_barn
set tile.stonemason.spot -4,-4
set tile.stonemason.turn 2
set tile.dairy_farm.joined stonemason barn_1
set tile.dairy_farm.rock quarry stonemason
set tile.dairy_farm.forest forest_pond
set tile.dairy_farm.spot -1,-6
set tile.dairy_farm.turn 3
set tile.forest_pond.forest dairy_farm
set tile.forest_pond.spot -2,-6
set tile.forest_pond.turn 0
set tile.barn_1.joined dairy_farm
set tile.barn_1.rock quarry
set tile.barn_1.spot 0,-4
set tile.barn_1.turn 5
set tile.farrier.joined stonemason
set tile.farrier.rock cow_barn
set tile.farrier.spot -6,-3
set tile.farrier.turn 2
set tile.cow_barn.rock stonemason farrier
set tile.cow_barn.spot -6,2
set tile.cow_barn.turn 0
set display sawmill flour_mill shrine trade_post
set bag mountain_pond small_woodland small_mountain lumber_mill monument barn_2 tavern stables
set milestone.herder 1
set milestone.mason 1
set seat.0.flags forest_pond
set seat.1.flags farrier
see tile.stonemason.joined dairy_farm farrier
see tile.dairy_farm.joined stonemason barn_1
see tile.church.joined market town_hall farm woodcutter quarry
see tile.quarry.rock stonemason dairy_farm barn_1
set tile.quarry.joined church stonemason barn_1
set tile.stonemason.joined quarry dairy_farm farrier cow_barn
set tile.dairy_farm.joined stonemason forest_pond barn_1
set tile.forest_pond.joined dairy_farm
set tile.barn_1.joined quarry dairy_farm
set tile.farrier.joined stonemason cow_barn
set tile.cow_barn.joined stonemason farrier
set net church market town_hall farm woodcutter quarry stonemason dairy_farm forest_pond barn_1 farrier cow_barn
set milestone.planner 0
set seat.0.road_a quarry quarry dairy_farm - -
set seat.0.road_b stonemason barn_1 forest_pond - -
set seat.0.road bridge bridge path - -
set seat.1.road_a stonemason farrier - - -
set seat.1.road_b cow_barn cow_barn - - -
set seat.1.road bridge bridge - - -
set seat.0.gold 0
set seat.1.gold 0

# Red: roads 3, longest road pond - dairy farm - barn - quarry - stonemason - farrier: 12, pond 3.
# Yellow: roads 2, longest road farrier - cow conservatory - stonemason - dairy farm - barn: 10,
# farrier 5. The planner doubles the points for roads. [HAM-SCO-1] [HAM-LONG-1] [HAM-LONG-2]
# [HAM-LM-8] [HAM-A20]
see score.0.SCORE_LONGEST 12
see score.1.SCORE_LONGEST 10
see score.0.SCORE_LANDMARKS 3
see score.1.SCORE_LANDMARKS 5
see score.0.SCORE_ROADS 6
see score.1.SCORE_ROADS 2
set milestone.planner 1
see score.0.SCORE_ROADS 3
see score.1.SCORE_ROADS 4

# The longest road runs over printed roads and own roads, not over those of others, and contains
# at least one own road. [HAM-LONG-1]
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
set display shrine stonemason sawmill flour_mill
set bag trade_post forest_pond mountain_pond small_woodland small_mountain barn_2 tavern stables
set milestone.herder 1
set seat.0.gold 0
set seat.1.gold 0
see score.0.SCORE_LONGEST 0
set tile.market.joined church farm dairy_farm
set tile.farm.joined church market
set milestone.planner 0
set seat.0.road_a market - - - -
set seat.0.road_b farm - - - -
set seat.0.road path - - - -
see score.0.SCORE_LONGEST 8
see score.1.SCORE_LONGEST 0

# The church does not belong to any longest road. [HAM-LONG-2]
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
set display shrine stonemason dairy_farm flour_mill
set bag trade_post forest_pond mountain_pond small_woodland small_mountain windmill warehouse large_woodland outpost_1
set milestone.carpenter 1
set milestone.planner 0
set seat.0.road_a church - - - -
set seat.0.road_b sawmill - - - -
set seat.0.road path - - - -
see score.0.SCORE_LONGEST 0
see score.0.SCORE_ROADS 2

# A longest road is a row of locations, none of them twice; a circle is cut open. [HAM-A20]
# [HAM-A21]
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.church.rock town_hall quarry small_mountain
set tile.quarry.joined church stonemason small_mountain
set tile.quarry.rock church stonemason small_mountain
set tile.stonemason.joined quarry small_mountain
set tile.stonemason.rock quarry small_mountain
set tile.stonemason.spot -1,1
set tile.stonemason.turn 3
set tile.small_mountain.joined quarry stonemason
set tile.small_mountain.rock church quarry stonemason
set tile.small_mountain.spot -1,2
set tile.small_mountain.turn 0
set net church market town_hall farm woodcutter quarry stonemason small_mountain
set display shrine sawmill dairy_farm flour_mill
set bag trade_post forest_pond mountain_pond small_woodland lumber_mill barn_1 farrier monument
set milestone.mason 1
set milestone.planner 0
set seat.0.road_a quarry quarry stonemason - -
set seat.0.road_b stonemason small_mountain small_mountain - -
set seat.0.road bridge bridge bridge - -
set seat.1.flags small_mountain
see score.0.SCORE_LONGEST 6

# Three gold are a point; what is left over is worth nothing. [HAM-SCO-2]
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post forest_pond mountain_pond small_mountain
set seat.0.gold 8
set seat.1.gold 2
see score.0.SCORE_GOLD 2
see score.1.SCORE_GOLD 0
see score.0 2

# Designs in hand and gold on the display are worth nothing. [HAM-A35]
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.stonemason.fits church market town_hall farm woodcutter quarry
set tile.flour_mill.fits church market town_hall farm woodcutter quarry
set tile.trade_post.fits church market town_hall farm woodcutter quarry
set display sawmill shrine dairy_farm small_woodland
set bag forest_pond mountain_pond small_mountain
set seat.0.designs stonemason flour_mill trade_post
set seat.0.gold 0
set coins 3 2 0 0
see score.0 0

# Most points win; then more orders, then more trade tiles; else the place is shared.
# [HAM-WIN-1] [HAM-WIN-2] [HAM-WIN-3]
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post forest_pond mountain_pond small_mountain
set seat.0.gold 0
set seat.1.gold 0
set seat.0.points 5
set seat.1.points 4
rank 1 2
set seat.1.points 5
rank 1 1
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post forest_pond mountain_pond small_mountain
set seat.0.gold 0
set seat.1.gold 0
set order 1 - - - - - - - - - - -
set seat.0.points 5
rank 2 1
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post forest_pond mountain_pond small_mountain
set seat.0.gold 0
set seat.1.gold 0
set open T02 T03 T04
set stack T09 T05 T07 - - - - - - - - - - - - -
set stack_count 3
set seat.1.trades T01
set seat.0.points 4
rank 2 1

# Points on the track are kept as they come; there is no upper end. [HAM-SCO-3]
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post forest_pond mountain_pond small_mountain
set seat.0.points 120
set seat.0.gold 0
see score.0 120
