# After the last round: what depots and lofts may still store.

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

# The last round is over for seat 0 as soon as it passes; seat 1 has passed already.
from turn
set final_round 2
set trigger strip
set start 0
set passed 1
keep last

# A Depot's goods may be stored now, in any order, as many as one likes. [ALT-STO-1]
# [ALT-STO-2] [ALT-STO-3] [ALT-TILE-18]
from last
set seat.0.extensions E23
set seat.0.slot.depot1 stone
set seat.0.slot.depot2 wood
set seat.0.bag.wood 0
set seat.0.row.good stone - - - - - - - - - - - -
set seat.0.row.count 2 0 0 0 0 0 0 0 0 0 0 0 0
set supply.stone 10
see score.0.SCORE_ROWS 0
do 0 pass
see phase storage
see waiting 1
see current 0
legal 0 = store depot wood | store depot stone | end
no 0 store depot fish NOT_ON_SLOT
no 0 store market_store wood NO_SUCH_ACTION
no 0 store_corn loft L1 NO_SUCH_ACTION
no 0 pass PASS_WHEN
do 0 store depot stone
see score.0.SCORE_ROWS 2
legal 0 = store depot wood | end
do 0 end
see phase over
see seat.0.slot.depot2 wood

# It must be ended even when nothing is left to store. [ALT-STO-3]
from last
set seat.0.extensions E23
set seat.0.slot.depot1 wood
set seat.0.bag.wood 0
do 0 pass
do 0 store depot wood
legal 0 = end
do 0 end
see phase over

# Corn from the loft, too, alone if one likes, by choice of row. [ALT-STO-2] [ALT-CORN-3]
# [ALT-TILE-19]
from last
set seat.0.extensions E24
set seat.0.loft 2
set supply 26 7 8 14 13 13 9 9 9 9 9 9
set seat.0.row.good fish - - - - - - - - - - - -
set seat.0.row.count 1 0 0 0 0 0 0 0 0 0 0 0 0
do 0 pass
legal 0 = store_corn loft L1 | store_corn loft L2 | end
no 0 store_corn depot L1 NO_SUCH_ACTION
no 0 store_corn loft L3 CORN_DOES_NOT_FIT
do 0 store_corn loft L1
do 0 store_corn loft L1
see seat.0.row.count 3 0 0 0 0 0 0 0 0 0 0 0 0
see seat.0.loft 0
no 0 store_corn loft L2 LOFT_EMPTY
do 0 end
see phase over

# What lies at the market or on a Loading dock is not stored; who has nothing to store is not
# asked. [ALT-STO-1] [ALT-A44]
from last
set seat.0.extensions E17
set seat.0.slot.dock1 wood
set seat.0.slot.market1 fish
set seat.0.bag 2 0 0 0 0 0 0 0 0 0 0 0
do 0 pass
see phase over

# A depot whose goods fit nowhere, and a loft without a row to fill, are not asked about.
# [ALT-A44]
from last
set seat.0.extensions E23 E24
set seat.0.slot.depot1 wool
set seat.0.loft 1
set seat.0.row.good corn corn corn corn corn fish alpaca cacao silver glass - - -
set seat.0.row.count 3 3 3 3 3 4 4 4 4 4 0 0 0
set seat.0.row.corn 3 3 3 3 3 0 0 0 0 0 0 0 0
set supply 26 4 4 0 13 13 5 8 9 9 5 5
do 0 pass
see phase over

# From the start player clockwise; the marker has moved on before. [ALT-STO-1] [ALT-A44]
from last
set seat.0.extensions E24
set seat.0.loft 1
set seat.1.extensions E23
set seat.1.slot.depot2 stone
set seat.1.bag.stone 0
set supply.corn 15
do 0 pass
see start 1
see phase storage
see waiting 2
do 1 store depot stone
do 1 end
see waiting 1
do 0 store_corn loft L1
do 0 end
see phase over

# The first one has nothing to store: the second is asked at once, and nobody after it.
# [ALT-STO-1]
from last
set seat.0.extensions E24
set seat.0.loft 1
set supply.corn 15
do 0 pass
see waiting 1
do 0 end
see phase over
see seat.0.loft 1

# While the match goes on a depot does nothing. [ALT-TILE-18]
from turn
set seat.0.extensions E23
set seat.0.slot.depot1 wood
set seat.0.bag.wood 0
no 0 store depot wood NO_SUCH_ACTION
