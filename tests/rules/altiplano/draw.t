# Drawing goods from the own bag.

# A position to begin with: a woodcutter and a trader, round 2; of the extensions only three
# are still to come.
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
keep base

# Every free planning space is filled, as far as the road has come: four at the beginning. The
# rest stays in the bag. [ALT-DRAW-1] [ALT-DRAW-2] [ALT-A9]
from base
set seat.0.bag 4 2 0 0 1 0 0 0 0 0 0 0
set supply.food 24
set supply.fish 7
do 0 done
do 1 done -> drew food 3; drew wood 1; drew food 2; drew alpaca 1; drew stone 1
see seat.0.plan 3 0 0 0 1 0 0 0 0 0 0 0
see seat.0.bag 1 2 0 0 0 0 0 0 0 0 0 0
see seat.1.bag 0 0 0 0 0 0 0 0 0 0 0 0

# Each piece in the bag is equally likely. [ALT-DRAW-1]
from base
set seat.0.bag 1 0 0 0 1 1 1 0 0 0 0 0
set seat.0.plan 2 0 0 0 0 0 0 0 0 0 0 0
set supply.food 25
set supply.fish 9
set supply.wood 13
set supply.stone 12
set supply.cacao 8
do 0 done
odds 1 done -> drew food 1; drew wood 1; drew food 2 1/6
odds 1 done -> drew food 1; drew stone 1; drew food 2 1/6
odds 1 done -> drew stone 1; drew cacao 1; drew food 2 1/6

# On a longer road more is drawn; what lies on planning spaces already counts. [ALT-DRAW-1]
from base
set seat.0.road 3
set seat.0.bag 9 0 0 0 0 0 0 0 0 0 0 0
set seat.0.plan 0 1 0 0 1 0 0 0 0 0 0 0
set supply.food 19
do 0 done
do 1 done
see seat.0.plan 4 1 0 0 1 0 0 0 0 0 0 0
see seat.0.bag.food 5

# The end of the road: eight. [ALT-DRAW-1] [ALT-ROAD-1]
from base
set seat.0.road 7
set supply.food 19
set seat.0.bag 9 0 0 0 0 0 0 0 0 0 0 0
set supply.fish 9
set supply.wood 14
do 0 done
do 1 done
see seat.0.plan.food 8
see seat.0.bag.food 1

# No free space: nothing is drawn. [ALT-DRAW-1]
from base
set seat.0.bag 0 0 0 0 0 0 0 0 0 0 0 0
set seat.0.plan 2 1 0 0 1 0 0 0 0 0 0 0
set seat.0.box 3 0 0 0 0 0 0 0 0 0 0 0
set supply.food 23
do 0 done
do 1 done
see seat.0.plan 2 1 0 0 1 0 0 0 0 0 0 0
see seat.0.box.food 3

# First all of the bag; only then the box is poured into it. [ALT-DRAW-3]
from base
set seat.0.bag 2 0 0 0 0 0 0 0 0 0 0 0
set seat.0.box 0 1 0 0 4 0 0 0 0 0 0 0
set supply.wood 10
do 0 done
do 1 done -> drew food 2; drew wood 2
see seat.0.plan 2 0 0 0 2 0 0 0 0 0 0 0
see seat.0.bag 0 1 0 0 2 0 0 0 0 0 0 0
see seat.0.box 0 0 0 0 0 0 0 0 0 0 0 0

# A bag that is emptied by the last good needed stays empty; the box is not touched.
# [ALT-DRAW-3]
from base
set seat.0.box 3 0 0 0 0 0 0 0 0 0 0 0
set supply.food 23
do 0 done
do 1 done
see seat.0.bag 0 0 0 0 0 0 0 0 0 0 0 0
see seat.0.box.food 3

# Bag and box may hold too little: then less is drawn. [ALT-DRAW-2]
from base
set seat.0.bag 1 0 0 0 0 0 0 0 0 0 0 0
set seat.0.slot.mine1 food
set seat.0.slot.market1 fish
set seat.0.slot.road1 wood
do 0 done
do 1 done
see seat.0.plan 1 0 0 0 0 0 0 0 0 0 0 0
see phase plan

# Seat 0 draws first, whoever is start player and whoever was last to recall. [ALT-A38]
from base
set start 1
do 1 done
do 0 done -> drew food 2; drew fish 1; drew wood 1; drew food 2; drew alpaca 1; drew stone 1

# The Sorting table: two more are drawn and two of those drawn go back, whichever one likes.
# [ALT-DRAW-4] [ALT-A45] [ALT-TILE-12]
from base
set seat.0.extensions E12
set seat.0.bag 4 1 0 0 1 1 0 0 0 0 0 0
set supply.food 24
set supply.stone 12
do 0 done
do 1 done -> drew food 3; drew fish 1; drew wood 1; drew stone 1
see phase sort
see waiting 1
see surplus 2
see seat.0.plan 3 1 0 0 1 1 0 0 0 0 0 0
legal 0 = return food | return fish | return wood | return stone
no 0 return alpaca NOT_DRAWN_NOW
no 0 return =12 NOT_DRAWN_NOW
no 0 return =-1 NOT_DRAWN_NOW
no 0 done DONE_WHEN
do 0 return fish
see surplus 1
see seat.0.bag 1 1 0 0 0 0 0 0 0 0 0 0
legal 0 = return food | return wood | return stone
do 0 return wood
see seat.0.plan 3 0 0 0 0 1 0 0 0 0 0 0
see seat.0.bag 1 1 0 0 1 0 0 0 0 0 0 0
see phase plan
see drawn 0 0 0 0 0 0 0 0 0 0 0 0

# Goods that lay on planning spaces before are not exchanged. [ALT-DRAW-4]
from base
set seat.0.extensions E12
set seat.0.bag 4 0 0 0 0 0 0 0 0 0 0 0
set seat.0.plan 0 1 0 0 1 0 0 0 0 0 0 0
set supply.food 24
do 0 done
do 1 done
legal 0 = return food
no 0 return wood NOT_DRAWN_NOW

# If the bag holds fewer, fewer; the box is not poured for it. [ALT-DRAW-4] [ALT-A45]
from base
set seat.0.extensions E12
set seat.0.bag 3 1 0 0 1 0 0 0 0 0 0 0
set seat.0.box 0 0 0 0 0 3 0 0 0 0 0 0
set supply.food 25
set supply.stone 10
do 0 done
do 1 done
see surplus 1
see seat.0.plan 3 1 0 0 1 0 0 0 0 0 0 0
see seat.0.box.stone 3
do 0 return food
see phase plan

# Nothing is sorted if the spaces could not all be filled, ... [ALT-DRAW-4]
from base
set seat.0.extensions E12
set seat.0.bag 2 1 0 0 0 0 0 0 0 0 0 0
set seat.0.slot.road1 wood
do 0 done
do 1 done
see phase plan

# ... if the bag is empty then, ... [ALT-DRAW-4]
from base
set seat.0.extensions E12
do 0 done
do 1 done
see phase plan
see surplus 0

# ... or if no space was free. [ALT-DRAW-4]
from base
set seat.0.extensions E12
set seat.0.bag 3 0 0 0 0 0 0 0 0 0 0 0
set seat.0.plan 2 1 0 0 1 0 0 0 0 0 0 0
set supply.food 23
do 0 done
do 1 done
see phase plan
see seat.0.bag.food 3

# One seat finishes before the next one draws. [ALT-A38]
from base
set seat.0.extensions E12
set seat.0.bag 5 0 0 0 0 0 0 0 0 0 0 0
set supply 23 9 8 16 14 13 9 9 9 9 9 9
do 0 done
do 1 done
see surplus 1
see seat.1.plan 0 0 0 0 0 0 0 0 0 0 0 0
do 0 return food
see seat.1.plan 2 0 1 0 0 1 0 0 0 0 0 0
