# Before the draw: goods and coins come back from slots.

# A position to begin with: a woodcutter and a trader, round 2; of the extensions only three are still to come.
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

# Goods go from slots to planning spaces: from the board, the own role, an extension or beside
# a cart. What was left there may also stay. [ALT-REC-1] [ALT-REC-3] [ALT-A28]
from base
set seat.0.bag 0 0 0 0 0 0 0 0 0 0 0 0
set seat.0.extensions E17
set seat.0.slot.market2 wood
set seat.0.slot.woodcutting1 food
set seat.0.slot.dock1 fish
set seat.0.slot.move3 food
legal 0 = recall market2 | recall move3 | recall woodcutting1 | recall dock1 | done
do 0 recall move3
do 0 recall dock1
see seat.0.plan 1 1 0 0 0 0 0 0 0 0 0 0
see seat.0.slot.move3 -
legal 0 = recall market2 | recall woodcutting1 | done
no 0 recall dock1 SLOT_EMPTY
no 0 recall fishing1 NO_SUCH_SLOT
no 0 recall =64 NO_SUCH_SLOT
no 0 recall =-1 NO_SUCH_SLOT
do 0 done
see seat.0.slot.market2 wood
see seat.0.slot.woodcutting1 food

# Nothing is put onto slots here. [ALT-REC-1]
from base
set seat.0.bag 1 1 0 0 1 0 0 0 0 0 0 0
set seat.0.plan.food 1
no 0 put food mine1 PLAN_WHEN
no 0 discard =0 MISSION_WHEN
no 0 return food SORT_WHEN
no 0 take_back mine1 PLAN_WHEN

# Only as many goods as there are free planning spaces; coins need none. [ALT-REC-1] [ALT-REC-2]
from base
set seat.0.bag 0 0 0 0 0 0 0 0 0 0 0 0
set seat.0.plan 2 1 0 0 0 0 0 0 0 0 0 0
set seat.0.slot.market1 wood
set seat.0.slot.mine1 food
set supply.food 25
set seat.0.extensions E27
set seat.0.slot.caravan1 coin
do 0 recall market1
no 0 recall mine1 NO_PLANNING_SPACE
do 0 recall caravan1
see seat.0.coins 2
see seat.0.slot.caravan1 -
legal 0 = done

# A coin left on an extension still counts for its action. [ALT-REC-2]
from base
set seat.0.extensions E11
set seat.0.slot.paving2 coin
set seat.0.slot.paving1 stone
set seat.0.place road
set seat.1.place market
set supply.stone 12
set seat.0.coins 0
do 0 done
do 1 done
do 0 done
do 1 done
do 0 act paving
see seat.0.road 1
see seat.0.slot.paving2 -
see seat.0.coins 0

# Everybody recalls at the same time and says "done" in any order; who is done waits. Then all
# draw. [ALT-REC-4] [ALT-A37]
from base
see waiting 3
do 1 done
see waiting 1
no 1 done PLAN_WAIT
see phase recall
do 0 done
see phase plan
see done -
