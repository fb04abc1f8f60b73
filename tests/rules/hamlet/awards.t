# Awards: most and second most church orders, most trade tiles, most landmarks.

new hamlet seats 4 seed 2
set open T01 T02 T03
set stack T09 T10 T11 T05 T07 T08 T04 - - - - - - - - -
set box T06 T12 - - - - - -
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post forest_pond mountain_pond small_mountain
set seat.0.gold 0
set seat.1.gold 0
set seat.2.gold 0
set seat.3.gold 0
keep four

# Most orders: chaplain, 5; second most: sacristan, 3. [HAM-AWA-1] [HAM-AWA-2]
from four
set order - - - - 0 0 1 - - - - -
see score.0.SCORE_CHURCH 5
see score.1.SCORE_CHURCH 3
see score.2.SCORE_CHURCH 0

# A tie for the first place shares both, rounded down; nobody is second. [HAM-AWA-1]
from four
set order - - - - 0 0 1 1 2 - - -
see score.0.SCORE_CHURCH 4
see score.1.SCORE_CHURCH 4
see score.2.SCORE_CHURCH 0
from four
set order - - - - 0 1 2 - - - - -
see score.0.SCORE_CHURCH 2
see score.2.SCORE_CHURCH 2
see score.3.SCORE_CHURCH 0

# A tie for the second place shares the sacristan. [HAM-AWA-2]
from four
set order - - - - 0 0 0 3 2 - - -
see score.0.SCORE_CHURCH 5
see score.2.SCORE_CHURCH 1
see score.3.SCORE_CHURCH 1
see score.1.SCORE_CHURCH 0

# Most trade tiles: merchant, 4, shared and rounded down. [HAM-AWA-3]
from four
set stack - - - - - - - - - - - - - - - -
set stack_count 0
set open T09 T10 T11
set seat.0.trades T01 T02 T03
set seat.1.trades T04 T05 T07
set seat.2.trades T08
see score.0.SCORE_MERCHANT 2
see score.1.SCORE_MERCHANT 2
see score.2.SCORE_MERCHANT 0
from four
set stack T09 T10 T11 T05 - - - - - - - - - - - -
set stack_count 4
set open T03 T07 T08
set seat.0.trades T01 T02
set seat.1.trades T04
see score.0.SCORE_MERCHANT 4
see score.1.SCORE_MERCHANT 0

# Most landmarks: landscaper, 4; three who are equal get 1 each. [HAM-AWA-4]
from four
set tile.market.forest farm forest_pond
set tile.town_hall.rock church mountain_pond
set tile.town_hall.forest trade_post
set tile.farm.forest market small_woodland
set tile.woodcutter.forest shrine
set tile.quarry.rock church small_mountain
set tile.shrine.forest woodcutter
set tile.shrine.spot -1,-3
set tile.shrine.turn 1
set tile.trade_post.forest town_hall
set tile.trade_post.spot 2,-5
set tile.trade_post.turn 1
set tile.forest_pond.forest market
set tile.forest_pond.spot 5,-3
set tile.forest_pond.turn 0
set tile.mountain_pond.rock town_hall
set tile.mountain_pond.spot 5,-7
set tile.mountain_pond.turn 0
set tile.small_woodland.forest farm
set tile.small_woodland.spot 0,2
set tile.small_woodland.turn 1
set tile.small_mountain.rock quarry
set tile.small_mountain.spot -4,2
set tile.small_mountain.turn 0
set display sawmill stonemason dairy_farm flour_mill
set bag -
set seat.0.flags shrine trade_post
set seat.1.flags mountain_pond small_mountain
set seat.2.flags forest_pond small_woodland
see score.0.SCORE_LANDSCAPER 1
see score.1.SCORE_LANDSCAPER 1
see score.2.SCORE_LANDSCAPER 1
see score.3.SCORE_LANDSCAPER 0

# Landmarks need not be joined to count for the landscaper. [HAM-A34]
new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.church.joined market town_hall farm woodcutter quarry small_mountain
set tile.church.rock town_hall quarry small_mountain
set tile.town_hall.forest trade_post
set tile.woodcutter.forest shrine
set tile.quarry.rock church small_mountain
set tile.shrine.forest woodcutter
set tile.shrine.spot -1,-3
set tile.shrine.turn 1
set tile.trade_post.forest town_hall
set tile.trade_post.spot 2,-5
set tile.trade_post.turn 1
set tile.small_mountain.joined church
set tile.small_mountain.rock church quarry
set tile.small_mountain.spot -1,2
set tile.small_mountain.turn 0
set net church market town_hall farm woodcutter quarry small_mountain
set display sawmill stonemason dairy_farm flour_mill
set bag forest_pond mountain_pond small_woodland
set milestone.planner 1
set seat.0.flags shrine trade_post
set seat.1.flags small_mountain
set seat.1.road_a church - - - -
set seat.1.road_b small_mountain - - - -
set seat.1.road bridge - - - -
see score.0.SCORE_LANDSCAPER 4
see score.0.SCORE_LANDMARKS 0
see score.1.SCORE_LANDSCAPER 0

# Nobody is honoured for nothing, unless the table agreed on it. [HAM-A22]
from four
see score.0.SCORE_CHURCH 0
see score.0.SCORE_MERCHANT 0
see score.0.SCORE_LANDSCAPER 0
set order - - - - 0 - - - - - - -
see score.0.SCORE_CHURCH 5
see score.1.SCORE_CHURCH 0
new hamlet seats 4 seed 2 awards=always
set open T01 T02 T03
set stack T09 T10 T11 T05 T07 T08 T04 - - - - - - - - -
set box T06 T12 - - - - - -
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post forest_pond mountain_pond small_mountain
see score.0.SCORE_CHURCH 2
see score.3.SCORE_MERCHANT 1
see score.3.SCORE_LANDSCAPER 1
set order - - - - 0 - - - - - - -
see score.0.SCORE_CHURCH 5
see score.1.SCORE_CHURCH 1
