# Landmarks: what each brings its owner at the end.

new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set display sawmill stonemason dairy_farm flour_mill
set bag shrine trade_post forest_pond mountain_pond small_woodland small_mountain
set seat.0.gold 0
set seat.1.gold 0
keep two

# The shrine counts own church orders, two points each; the trade post own trade tiles. Both must
# be joined to the church. [HAM-LM-1] [HAM-LM-2] [HAM-LM-13]
from two
set tile.church.rock town_hall quarry shrine
set tile.town_hall.rock church trade_post
set tile.shrine.rock church
set tile.shrine.spot 1,-3
set tile.shrine.turn 5
set tile.trade_post.rock town_hall
set tile.trade_post.spot 4,-7
set tile.trade_post.turn 1
set bag forest_pond mountain_pond small_woodland small_mountain
set seat.0.flags shrine
set seat.1.flags trade_post
set order 0 0 1 - - - - - - - - -
set stack T09 - - - - - - - - - - - - - - -
set stack_count 1
set open T04 T05 T07
set seat.1.trades T01 T02 T03
see score.0.SCORE_LANDMARKS 0
see score.1.SCORE_LANDMARKS 0
set tile.church.joined market town_hall farm woodcutter quarry shrine
set tile.town_hall.joined church trade_post
set tile.shrine.joined church
set tile.trade_post.joined town_hall
set net church market town_hall farm woodcutter quarry shrine trade_post
set milestone.planner 0
set seat.0.road_a church - - - -
set seat.0.road_b shrine - - - -
set seat.0.road bridge - - - -
set seat.1.road_a town_hall - - - -
set seat.1.road_b trade_post - - - -
set seat.1.road bridge - - - -
see score.0.SCORE_LANDMARKS 4
see score.1.SCORE_LANDMARKS 3

# A pond brings three points, joined by anybody's road. [HAM-LM-3] [HAM-LM-13]
from two
set tile.market.joined church forest_pond
set tile.market.forest farm forest_pond
set tile.town_hall.rock church mountain_pond
set tile.forest_pond.joined market
set tile.forest_pond.forest market
set tile.forest_pond.spot 6,-1
set tile.forest_pond.turn 0
set tile.mountain_pond.rock town_hall
set tile.mountain_pond.spot 3,-6
set tile.mountain_pond.turn 0
set net church market town_hall farm woodcutter quarry forest_pond
set bag shrine trade_post small_woodland small_mountain
set milestone.planner 1
set seat.0.flags forest_pond
set seat.1.flags mountain_pond
set seat.1.road_a market - - - -
set seat.1.road_b forest_pond - - - -
set seat.1.road path - - - -
see score.0.SCORE_LANDMARKS 3
see score.1.SCORE_LANDMARKS 0

# Woodlands count neighbouring forest segments, mountains rock segments, whatever their own edge,
# one point each for small ones, two for large ones; they need not be joined. [HAM-LM-4]
# [HAM-LM-5] [HAM-LM-13] [HAM-A19]
from two
set tile.church.rock town_hall quarry small_mountain
set tile.church.forest small_woodland
set tile.town_hall.forest small_woodland
set tile.small_woodland.forest church town_hall
set tile.small_woodland.spot 2,-6
set tile.small_woodland.turn 2
set tile.small_mountain.rock church
set tile.small_mountain.spot 0,-3
set tile.small_mountain.turn 0
set bag shrine trade_post forest_pond mountain_pond
set seat.0.flags small_mountain
set seat.1.flags small_woodland
see net church market town_hall farm woodcutter quarry
see score.0.SCORE_LANDMARKS 1
see score.1.SCORE_LANDMARKS 3
from two
set tile.church.rock town_hall quarry small_mountain
set tile.church.forest large_woodland
set tile.town_hall.forest large_woodland
set tile.sawmill.spot -6,3
set tile.sawmill.turn 1
set tile.small_mountain.rock church
set tile.small_mountain.spot 0,-3
set tile.small_mountain.turn 0
set tile.large_woodland.forest church town_hall
set tile.large_woodland.spot 2,-6
set tile.large_woodland.turn 2
set display stonemason dairy_farm trade_post shrine
set bag flour_mill forest_pond mountain_pond small_woodland windmill warehouse outpost_1
set milestone.carpenter 1
set seat.0.flags small_mountain
set seat.1.flags large_woodland
see score.1.SCORE_LANDMARKS 6
from two
set tile.church.rock town_hall quarry large_mountain
set tile.church.forest small_woodland
set tile.town_hall.forest small_woodland
set tile.quarry.rock church flour_mill
set tile.flour_mill.rock quarry
set tile.flour_mill.spot -5,1
set tile.flour_mill.turn 1
set tile.small_woodland.forest church town_hall
set tile.small_woodland.spot 2,-6
set tile.small_woodland.turn 2
set tile.large_mountain.rock church
set tile.large_mountain.spot 0,-3
set tile.large_mountain.turn 0
set display sawmill stonemason dairy_farm shrine
set bag trade_post forest_pond mountain_pond small_mountain master_stonemason square outpost_2
set milestone.miller 1
set seat.0.flags large_mountain
set seat.1.flags small_woodland
see score.0.SCORE_LANDMARKS 2

# The warehouse counts own built roads, besides their usual points. [HAM-LM-6]
from two
set tile.church.joined market town_hall farm woodcutter quarry sawmill
set tile.church.forest sawmill
set tile.market.joined church farm warehouse
set tile.town_hall.joined church mountain_pond
set tile.town_hall.rock church mountain_pond
set tile.farm.joined church market
set tile.sawmill.joined church
set tile.sawmill.forest church
set tile.sawmill.spot 3,-4
set tile.sawmill.turn 5
set tile.mountain_pond.joined town_hall
set tile.mountain_pond.rock town_hall
set tile.mountain_pond.spot 3,-6
set tile.mountain_pond.turn 0
set tile.warehouse.joined market
set tile.warehouse.spot 3,3
set tile.warehouse.turn 0
set net church market town_hall farm woodcutter quarry sawmill mountain_pond warehouse
set display shrine stonemason dairy_farm flour_mill
set bag trade_post forest_pond small_woodland small_mountain windmill large_woodland outpost_1
set milestone.carpenter 1
set milestone.planner 1
set seat.0.flags warehouse
set seat.0.road_a market town_hall - - -
set seat.0.road_b farm mountain_pond - - -
set seat.0.road path bridge - - -
set seat.1.flags mountain_pond
set seat.1.road_a church - - - -
set seat.1.road_b sawmill - - - -
set seat.1.road path - - - -
see score.0.SCORE_LANDMARKS 2
see score.0.SCORE_ROADS 2

# The outpost counts the locations on the shortest way to the church, both ends included, over
# roads of anybody. [HAM-LM-7]
from two
set tile.church.forest sawmill
set tile.market.joined church outpost_1
set tile.sawmill.forest church
set tile.sawmill.spot 3,-4
set tile.sawmill.turn 5
set tile.outpost_1.joined market
set tile.outpost_1.spot 5,-1
set tile.outpost_1.turn 2
set net church market town_hall farm woodcutter quarry outpost_1
set display shrine stonemason dairy_farm flour_mill
set bag trade_post forest_pond mountain_pond small_woodland small_mountain windmill warehouse large_woodland
set milestone.carpenter 1
set seat.0.flags outpost_1
see score.0.SCORE_LANDMARKS 3
from two
set tile.market.joined church flour_mill
set tile.flour_mill.joined market outpost_2
set tile.flour_mill.spot 4,0
set tile.flour_mill.turn 1
set tile.outpost_2.joined flour_mill
set tile.outpost_2.spot 7,-2
set tile.outpost_2.turn 0
set net church market town_hall farm woodcutter quarry flour_mill outpost_2
set display shrine stonemason dairy_farm sawmill
set bag trade_post forest_pond mountain_pond small_woodland small_mountain master_stonemason square large_mountain
set milestone.miller 1
set seat.0.flags outpost_2
see score.0.SCORE_LANDMARKS 4

# The farrier brings one more point for each location on the own longest road. [HAM-LM-8]
from two
set tile.market.joined church farrier
set tile.quarry.rock church stonemason
set tile.stonemason.rock quarry
set tile.stonemason.spot -1,1
set tile.stonemason.turn 3
set tile.farrier.joined market
set tile.farrier.spot 4,0
set tile.farrier.turn 1
set net church market town_hall farm woodcutter quarry farrier
set display shrine sawmill dairy_farm flour_mill
set bag trade_post forest_pond mountain_pond small_woodland small_mountain lumber_mill barn_1 monument
set milestone.mason 1
set seat.0.flags farrier
see score.0.SCORE_LANDMARKS 0
set tile.market.joined church farm farrier
set tile.farm.joined church market
set milestone.planner 0
set seat.0.road_a market - - - -
set seat.0.road_b farm - - - -
set seat.0.road path - - - -
see score.0.SCORE_LONGEST 6
see score.0.SCORE_LANDMARKS 3

# The monument counts contacts of equal segments, two points each. [HAM-LM-9]
from two
set tile.market.joined church monument
set tile.quarry.rock church stonemason
set tile.stonemason.rock quarry
set tile.stonemason.spot -6,2
set tile.stonemason.turn 1
set tile.small_mountain.rock monument
set tile.small_mountain.spot 2,2
set tile.small_mountain.turn 0
set tile.barn_1.forest monument
set tile.barn_1.spot 6,-1
set tile.barn_1.turn 1
set tile.monument.joined market
set tile.monument.rock small_mountain
set tile.monument.forest barn_1
set tile.monument.spot 5,-1
set tile.monument.turn 2
set net church market town_hall farm woodcutter quarry monument
set display shrine sawmill dairy_farm flour_mill
set bag trade_post forest_pond mountain_pond small_woodland lumber_mill farrier
set milestone.mason 1
set seat.0.flags monument
set seat.1.flags small_mountain
see score.0.SCORE_LANDMARKS 6

# The square counts contacts of road and road, three points each; built roads do not count.
# [HAM-LM-10] [HAM-A18]
from two
set tile.market.joined church square
set tile.market.forest farm sawmill
set tile.farm.forest market flour_mill
set tile.sawmill.forest market square
set tile.sawmill.spot 6,1
set tile.sawmill.turn 0
set tile.flour_mill.joined square
set tile.flour_mill.forest farm
set tile.flour_mill.spot 4,0
set tile.flour_mill.turn 4
set tile.square.joined market flour_mill
set tile.square.forest sawmill
set tile.square.spot 5,2
set tile.square.turn 5
set net church market town_hall farm woodcutter quarry flour_mill square
set display shrine stonemason dairy_farm trade_post
set bag forest_pond mountain_pond small_woodland small_mountain windmill warehouse large_woodland outpost_1 master_stonemason large_mountain outpost_2
set milestone.miller 1
set milestone.carpenter 1
set seat.0.flags square
see score.0.SCORE_LANDMARKS 6
set tile.sawmill.joined square
set tile.square.joined market sawmill flour_mill
set net church market town_hall farm woodcutter quarry sawmill flour_mill square
set milestone.planner 1
set seat.1.road_a sawmill - - - -
set seat.1.road_b square - - - -
set seat.1.road path - - - -
see score.0.SCORE_LANDMARKS 6

# The tavern brings a point for each gold, eight at most; the gold counts as usual. [HAM-LM-11]
# [HAM-SCO-2]
from two
set tile.market.joined church tavern
set tile.quarry.rock church dairy_farm
set tile.dairy_farm.rock quarry
set tile.dairy_farm.spot -5,2
set tile.dairy_farm.turn 1
set tile.tavern.joined market
set tile.tavern.spot 4,2
set tile.tavern.turn 0
set net church market town_hall farm woodcutter quarry tavern
set display shrine stonemason sawmill flour_mill
set bag trade_post forest_pond mountain_pond small_woodland small_mountain cow_barn barn_2 stables
set milestone.herder 1
set seat.0.flags tavern
set seat.0.gold 7
see score.0.SCORE_LANDMARKS 7
see score.0.SCORE_GOLD 2
set seat.0.gold 8
see score.0.SCORE_LANDMARKS 8
see score.0.SCORE_GOLD 2
set seat.0.gold 11
see score.0.SCORE_LANDMARKS 8
see score.0.SCORE_GOLD 3
from two
set tile.market.joined church dairy_farm
set tile.quarry.rock church tavern
set tile.dairy_farm.joined market
set tile.dairy_farm.spot 3,1
set tile.dairy_farm.turn 1
set tile.tavern.rock quarry
set tile.tavern.spot -5,2
set tile.tavern.turn 1
set net church market town_hall farm woodcutter quarry dairy_farm
set display shrine stonemason sawmill flour_mill
set bag trade_post forest_pond mountain_pond small_woodland small_mountain cow_barn barn_2 stables
set milestone.herder 1
set seat.0.flags tavern
set seat.0.gold 8
see score.0.SCORE_LANDMARKS 0

# While a payment is open gold may be owed; the tavern takes no points for that. [HAM-LM-11]
from two
set tile.market.joined church tavern
set tile.quarry.joined church dairy_farm
set tile.quarry.rock church dairy_farm
set tile.dairy_farm.joined quarry
set tile.dairy_farm.rock quarry
set tile.dairy_farm.spot -5,2
set tile.dairy_farm.turn 1
set tile.dairy_farm.stock 1 0 0 0
set tile.tavern.joined market
set tile.tavern.spot 4,2
set tile.tavern.turn 0
set net church market town_hall farm woodcutter quarry dairy_farm tavern
set display shrine stonemason sawmill flour_mill
set bag trade_post forest_pond mountain_pond small_woodland small_mountain cow_barn barn_2 stables
set milestone.herder 0
set milestone.planner 1
set seat.0.flags tavern
set seat.0.gold 8
set seat.0.supply 2 1 2 2
set seat.0.donkey quarry - - - - -
set seat.1.road_a quarry - - - -
set seat.1.road_b dairy_farm - - - -
set seat.1.road bridge - - - -
do 0 go church
do 0 order C3
do 0 buy any
see score.0.SCORE_LANDMARKS 3
do 0 buy any
see seat.0.gold -2
see score.0.SCORE_LANDMARKS 0
see score.0.SCORE_GOLD 0
do 0 use dairy_farm.0
see seat.0.gold 0

# The stables bring two points for each own donkey. [HAM-LM-12]
from two
set tile.market.joined church stables
set tile.quarry.rock church dairy_farm
set tile.dairy_farm.rock quarry
set tile.dairy_farm.spot -5,2
set tile.dairy_farm.turn 1
set tile.stables.joined market
set tile.stables.spot 2,2
set tile.stables.turn 1
set net church market town_hall farm woodcutter quarry stables
set display shrine stonemason sawmill flour_mill
set bag trade_post forest_pond mountain_pond small_woodland small_mountain cow_barn barn_2 tavern
set milestone.herder 1
set seat.0.flags stables
set seat.0.donkey church church market farm quarry -
see score.0.SCORE_LANDMARKS 10
set seat.0.donkey church church market farm quarry quarry
see score.0.SCORE_LANDMARKS 12
