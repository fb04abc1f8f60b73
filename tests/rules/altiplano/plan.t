# Planning: goods and coins go to slots.

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

# Planning, with two food, a fish and a wood at seat 0 and two food, an alpaca and a stone at
# seat 1; seat 0 is start player.
from base
do 0 done
do 1 done
see phase plan
see waiting 3
see seat.0.plan 2 1 0 0 1 0 0 0 0 0 0 0
see seat.1.plan 2 0 1 0 0 1 0 0 0 0 0 0
keep plan

# Goods go to free slots that accept them: of the board, beside the carts, of the own role; of
# equal slots of a place only the first free one is offered. [ALT-PLAN-1] [ALT-PLAN-2]
# [ALT-PLAN-7] [ALT-A2]
from plan
legal 0 put = food market1 | food farm3 | food mine1 | food mine2 | food forest1 | food harbour3 | food move1 | food move2 | food move3 | food woodcutting1 | fish market1 | fish harbour1 | wood market1 | wood harbour1 | wood road1 | wood village1
no 0 put food market2 FIRST_SLOT_FIRST
no 0 put food forest2 FIRST_SLOT_FIRST
no 0 put food road1 SLOT_REFUSES
no 0 put stone market1 NOT_AT_HAND
no 0 put food trading1 NO_SUCH_SLOT
no 0 put food =64 NO_SUCH_SLOT
no 0 put food =-1 NO_SUCH_SLOT
no 0 put =13 market1 NOT_AT_HAND
no 0 put =-1 market1 NOT_AT_HAND
do 0 put food market1
see seat.0.plan 1 1 0 0 1 0 0 0 0 0 0 0
see seat.0.slot.market1 food
see seat.0.fresh market1
no 0 put fish market1 SLOT_TAKEN
do 0 put fish market2
do 0 put wood market3
do 0 put food forest1
legal 0 = take_back market1 | take_back market2 | take_back market3 | take_back forest1 | done

# Farm slots are not alike: each may be chosen. [ALT-PLAN-7]
from plan
legal 1 put = food market1 | food farm3 | food mine1 | food mine2 | food forest1 | food harbour3 | food move1 | food move2 | food move3 | food trading1 | alpaca market1 | alpaca farm1 | alpaca farm2 | alpaca trading1 | stone market1 | stone road2 | stone village2 | stone trading1

# A good may be put where no action will come of it; what is not put stays. [ALT-PLAN-2]
# [ALT-PLAN-1]
from plan
do 0 put food farm3
do 0 done
see seat.0.slot.farm3 food
see seat.0.plan 1 1 0 0 1 0 0 0 0 0 0 0

# Coins lie on printed coin symbols only, one each, and nowhere else; those for the market and
# the village are paid there. [ALT-PLAN-3] [ALT-ACT-7] [ALT-A35]
from base
set seat.0.extensions E11 E27
set seat.0.coins 2
do 0 done
do 1 done
legal 0 put = food market1 | food farm3 | food mine1 | food mine2 | food forest1 | food harbour3 | food move1 | food move2 | food move3 | food woodcutting1 | fish market1 | fish harbour1 | wood market1 | wood harbour1 | wood road1 | wood village1 | wood paving1 | coin paving2 | coin caravan1
no 0 put coin market1 SLOT_REFUSES
no 0 put coin move1 SLOT_REFUSES
no 0 put wood paving2 SLOT_REFUSES
do 0 put coin caravan1
see seat.0.coins 1
see seat.0.slot.caravan1 coin
do 0 put coin paving2
no 0 put coin caravan1 NOT_AT_HAND
do 0 take_back caravan1
see seat.0.coins 1
see seat.0.slot.caravan1 -

# What was put in this phase may be taken back; what lay there before stays, but counts.
# [ALT-PLAN-4] [ALT-A10] [ALT-A48]
from base
set seat.0.bag 1 1 0 0 1 0 0 0 0 0 0 0
set seat.0.slot.mine1 food
do 0 done
do 1 done
no 0 take_back mine1 NOT_FRESH
no 0 recall mine1 RECALL_WHEN
no 0 take_back trading1 NO_SUCH_SLOT
no 0 take_back =99 NO_SUCH_SLOT
do 0 put food mine2
do 0 take_back mine2
see seat.0.plan.food 1
see seat.0.slot.mine2 -
see seat.0.fresh -
do 0 put food move3
do 0 take_back move3
do 0 put food mine2
do 0 done
do 1 done
do 0 place mine
do 0 act mine_stone
see seat.0.box.stone 1

# The start player says "done" first, then the others clockwise; until then everybody plans.
# Whoever is done may change nothing any more. [ALT-PLAN-5] [ALT-A29] [ALT-A37]
new altiplano seats 3 seed 5
set start 2
do 0 done
do 1 done
do 2 done
see waiting 7
do 0 put food move1
do 1 put food move1
no 0 done NOT_YET_CONFIRMED
no 1 done NOT_YET_CONFIRMED
do 2 done
see waiting 3
no 2 put food move1 PLAN_WAIT
see done 2
no 1 done NOT_YET_CONFIRMED
do 0 done
see seat.0.fresh -
do 1 put food move2
do 1 done
see phase turn
see current 2
see done -

# Who can neither put nor take anything back, and may not confirm yet, is not asked.
# [ALT-PLAN-6]
from base
set seat.1.bag 0 0 0 0 0 0 0 0 0 0 0 0
set seat.1.coins 0
set supply 28 8 9 16 13 14 9 9 9 9 9 9
do 0 done
do 1 done
see waiting 1
legal 1 =
do 0 done
see waiting 2
legal 1 = done

# Corn never comes to a planning space or a slot. [ALT-A20]
from plan
no 0 put corn market1 NOT_AT_HAND
