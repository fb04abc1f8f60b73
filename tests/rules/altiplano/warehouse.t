# The warehouse: rows, storing, corn.

# A position to begin with: a woodcutter and a trader, both at the market, round 2; it is the
# turn of seat 0. Of the extensions only three are still to come.
new altiplano seats 2 seed 1
set ring market forest farm harbour mine village road
set start 0
set seat.0.role woodcutter
set seat.0.bag 2 1 0 0 1 0 0 0 0 0 0 0
set seat.0.coins 1
set seat.1.role trader
set seat.1.bag 2 0 1 0 0 1 0 0 0 0 0 0
set seat.1.coins 2
set supply 26 8 8 16 13 13 9 9 9 9 9 9
set strip E01 E02 E03 E04 E05
set stack E15 E09 E08 - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 3
set round 2
set orders O01 O02 O03 O04 O05 O06 O08 O10 O12 O16
set phase turn
set waiting 1
set current 0
set seat.0.place market
set seat.1.place market
keep turn

# The very first good lies at the bottom of the left part, and says what belongs into its
# row. Storing is an action of the market. [ALT-WARE-1] [ALT-WARE-3] [ALT-BOARD-17] [ALT-A1]
from turn
set seat.0.slot.market1 wood
set seat.0.bag.wood 0
do 0 store market_store wood
see seat.0.row.good wood - - - - - - - - - - - -
see seat.0.row.count 1 0 0 0 0 0 0 0 0 0 0 0 0
see seat.0.slot.market1 -
see phase storing
legal 0 = stop
do 0 stop
see phase after
see recipe -
see score.0.SCORE_GOODS 1

# Up to three in one action, one by one; one may stop after the first. Another sort begins the
# next row; the same sort goes on with its own. [ALT-WARE-2] [ALT-STO-4]
from turn
set seat.0.row.good wood - - - - - - - - - - - -
set seat.0.row.count 1 0 0 0 0 0 0 0 0 0 0 0 0
set seat.0.slot.market1 fish
set seat.0.slot.market2 wood
set seat.0.slot.market3 food
set seat.0.bag 1 0 0 0 0 0 0 0 0 0 0 0
set supply.wood 12
legal 0 store = market_store fish | market_store wood
no 0 stop STOP_WHEN
do 0 store market_store fish
see seat.0.row.good wood fish - - - - - - - - - - -
legal 0 = store market_store wood | stop
no 0 store dock wood NO_SUCH_ACTION
no 0 end END_WHEN
no 0 move cart1 farm TRAVEL_WHEN
keep storing
do 0 stop
see seat.0.slot.market2 wood
from storing
do 0 store market_store wood
see seat.0.row.count 2 1 0 0 0 0 0 0 0 0 0 0 0
do 0 stop

# Any number of rows may be begun; one sort has only one row that is not full. A full one lets
# it begin again. [ALT-WARE-4]
from turn
set seat.0.row.good wood fish - - - - - - - - - - -
set seat.0.row.count 3 1 0 0 0 0 0 0 0 0 0 0 0
set seat.0.slot.market1 wood
set seat.0.slot.market2 fish
set seat.0.bag 2 0 0 0 0 0 0 0 0 0 0 0
set supply 26 7 8 16 10 13 9 9 9 9 9 9
do 0 store market_store wood
see seat.0.row.good wood fish wood - - - - - - - - - -
do 0 store market_store fish
see seat.0.row.count 3 2 1 0 0 0 0 0 0 0 0 0 0

# A row filled with the help of corn is full, too. [ALT-WARE-4] [ALT-CORN-2]
from turn
set seat.0.row.good wood - - - - - - - - - - - -
set seat.0.row.count 3 0 0 0 0 0 0 0 0 0 0 0 0
set seat.0.row.corn 2 0 0 0 0 0 0 0 0 0 0 0 0
set seat.0.slot.market1 wood
set seat.0.bag.wood 0
set supply.wood 12
set supply.corn 14
do 0 store market_store wood
see seat.0.row.good wood wood - - - - - - - - - - -

# Food is never stored. [ALT-WARE-5]
from turn
set seat.0.slot.market1 food
set seat.0.bag.food 1
legal 0 store 0
no 0 store market_store food NEVER_STORED
no 0 store market_store wood NOT_ON_SLOT
no 0 store market_store =-1 NOT_ON_SLOT
no 0 store market_store =12 NOT_ON_SLOT

# The left part from the bottom to the top, and only when all its rows are begun the right
# one. [ALT-WARE-6]
from turn
set seat.0.row.good fish wood stone cacao - - - - - - - - -
set seat.0.row.count 1 1 1 1 0 0 0 0 0 0 0 0 0
set seat.0.slot.market1 ore
set seat.0.slot.market2 silver
set seat.0.bag 2 0 0 0 0 0 0 0 0 0 0 0
set supply 26 8 8 16 13 12 8 9 8 9 8 9
do 0 store market_store ore
see seat.0.row.good.L5 ore
see seat.0.row.good.R1 -
do 0 store market_store silver
see seat.0.row.good.R1 silver

# No row left. [ALT-WARE-4]
from turn
set seat.0.row.good fish wood stone cacao wool ore cloth silver glass alpaca - - -
set seat.0.row.count 3 1 1 1 1 1 1 1 1 1 0 0 0
set seat.0.slot.market1 fish
set seat.0.bag 2 0 0 0 0 0 0 0 0 0 0 0
set supply 26 5 7 16 13 12 8 8 8 8 8 8
legal 0 store 0
no 0 store market_store fish WAREHOUSE_FULL

# Corn must be stored at once: nothing else is possible before. It may begin a row of its own,
# if it has none that is not full. [ALT-CORN-1] [ALT-CORN-2]
from turn
set seat.0.place road
set seat.0.slot.road1 wood
set seat.0.slot.road2 stone
set seat.0.bag.wood 0
set supply.stone 12
keep road
do 0 act road_step
see phase corn
see corn 1
see supply.corn 16
legal 0 = corn L1
no 0 corn L2 CORN_DOES_NOT_FIT
no 0 corn loft CORN_DOES_NOT_FIT
no 0 corn =14 CORN_DOES_NOT_FIT
no 0 corn =-1 CORN_DOES_NOT_FIT
no 0 end END_WHEN
no 0 move cart1 farm TRAVEL_WHEN
do 0 corn L1
see seat.0.row.good corn - - - - - - - - - - - -
see seat.0.row.corn 1 0 0 0 0 0 0 0 0 0 0 0 0
see supply.corn 15
see phase after

# Or it is a joker in any row that is begun and not full; there it stays corn. [ALT-CORN-2]
# [ALT-A21]
from road
set seat.0.row.good fish ore - - - - - - - - - - -
set seat.0.row.count 2 3 0 0 0 0 0 0 0 0 0 0 0
set supply 26 6 8 16 13 12 9 9 6 9 9 9
see score.0.SCORE_ROWS 4
do 0 act road_step
legal 0 = corn L1 | corn L3
do 0 corn L1
see seat.0.row.good fish ore - - - - - - - - - - -
see seat.0.row.count 3 3 0 0 0 0 0 0 0 0 0 0 0
see seat.0.row.corn 1 0 0 0 0 0 0 0 0 0 0 0 0
see score.0.SCORE_ROWS 6

# A row that corn began takes corn only; while it is not full corn begins no other.
# [ALT-CORN-2] [ALT-WARE-3]
from road
set seat.0.row.good corn - - - - - - - - - - - -
set seat.0.row.count 1 0 0 0 0 0 0 0 0 0 0 0 0
set seat.0.row.corn 1 0 0 0 0 0 0 0 0 0 0 0 0
set supply.corn 15
do 0 act road_step
legal 0 = corn L1

# No space in the whole warehouse: the corn stays where it was; the step is made, but at the
# end of the road there is nothing to gain. [ALT-A22] [ALT-ROAD-3]
from road
set seat.0.row.good corn corn corn corn corn fish alpaca cacao silver glass - - -
set seat.0.row.count 3 3 3 3 3 4 4 4 4 4 0 0 0
set seat.0.row.corn 3 3 3 3 3 0 0 0 0 0 0 0 0
set supply 26 4 4 1 13 12 5 9 9 9 5 5
do 0 act road_step
see seat.0.road 1
see phase after
see supply.corn 1
from road
set seat.0.row.good corn corn corn corn corn fish alpaca cacao silver glass - - -
set seat.0.row.count 3 3 3 3 3 4 4 4 4 4 0 0 0
set seat.0.row.corn 3 3 3 3 3 0 0 0 0 0 0 0 0
set supply 26 4 4 1 13 12 5 9 9 9 5 5
set seat.0.road 7
no 0 act road_step ROAD_ENDS

# The Corn loft takes up to two corn instead. [ALT-CORN-3] [ALT-TILE-19]
from road
set seat.0.extensions E24
do 0 act road_step
legal 0 = corn L1 | corn loft
do 0 corn loft
see seat.0.loft 1
see supply.corn 15
see seat.0.row.count 0 0 0 0 0 0 0 0 0 0 0 0 0
from road
set seat.0.extensions E24
set seat.0.loft 2
set supply.corn 14
do 0 act road_step
legal 0 = corn L1
no 0 corn loft CORN_DOES_NOT_FIT

# Even a full warehouse takes corn into the loft. [ALT-A22]
from road
set seat.0.extensions E24
set seat.0.row.good corn corn corn corn corn fish alpaca cacao silver glass - - -
set seat.0.row.count 3 3 3 3 3 4 4 4 4 4 0 0 0
set seat.0.row.corn 3 3 3 3 3 0 0 0 0 0 0 0 0
set supply 26 4 4 1 13 12 5 9 9 9 5 5
set seat.0.road 7
do 0 act road_step
legal 0 = corn loft

# From the loft corn is stored along with goods: before, between or after them, but never
# alone. [ALT-CORN-3] [ALT-A43]
from turn
set seat.0.extensions E24
set seat.0.loft 2
set supply.corn 14
set seat.0.slot.market1 wood
set seat.0.bag.wood 0
legal 0 store_corn = market_store L1
do 0 store_corn market_store L1
see stored 0
legal 0 = store market_store wood | store_corn market_store L1
no 0 stop STORE_ONE_FIRST
do 0 store market_store wood
see seat.0.row.good corn wood - - - - - - - - - - -
legal 0 store_corn = market_store L1 | market_store L2
no 0 store_corn market_store L3 CORN_DOES_NOT_FIT
no 0 store_corn market_store =-1 CORN_DOES_NOT_FIT
no 0 store_corn market_store =13 CORN_DOES_NOT_FIT
no 0 store_corn dock L1 NO_SUCH_ACTION
do 0 store_corn market_store L2
see seat.0.loft 0
see seat.0.row.corn 1 1 0 0 0 0 0 0 0 0 0 0 0
no 0 store_corn market_store L2 LOFT_EMPTY
legal 0 = stop
do 0 stop

# Nothing to store but the corn: not possible. [ALT-A43] [ALT-STO-4]
from turn
set seat.0.extensions E24
set seat.0.loft 2
set supply.corn 14
legal 0 store_corn 0
no 0 store_corn market_store L1 NOTHING_TO_STORE

# Corn first would take the last row the good could begin. [ALT-A43]
from turn
set seat.0.extensions E24
set seat.0.loft 1
set supply.corn 15
set seat.0.slot.market1 wood
set seat.0.bag.wood 0
set seat.0.row.good fish ore stone cacao wool alpaca cloth silver glass - - - -
set seat.0.row.count 3 3 3 3 3 4 4 4 4 0 0 0 0
set supply 26 5 4 15 13 10 6 6 6 5 5 5
no 0 store_corn market_store R5 CORN_NOT_ALONE
legal 0 store = market_store wood
legal 0 store_corn 0

# With corn in the loft of a dock's owner the harbour does as well as the market.
# [ALT-CORN-3] [ALT-TILE-15]
from turn
set seat.0.extensions E17 E24
set seat.0.loft 1
set supply.corn 15
set seat.0.place harbour
set seat.0.slot.dock1 wood
set seat.0.bag.wood 0
legal 0 store_corn = dock L1
do 0 store dock wood
do 0 store_corn dock L1
see seat.0.row.corn 1 0 0 0 0 0 0 0 0 0 0 0 0

# No loft, no corn to store. [ALT-CORN-3]
from turn
set seat.0.slot.market1 wood
set seat.0.bag.wood 0
no 0 store_corn market_store L1 LOFT_EMPTY
