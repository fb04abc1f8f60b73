# Turns: one action each, or pass.

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

# From the start player clockwise, one action each, until all have passed. [ALT-ACT-1]
from turn
set seat.0.coins 2
do 0 order O01
no 0 order O02 ACT_WHEN
do 0 end
see current 1
see waiting 2
no 0 pass NOT_YOUR_TURN
do 1 order O02
do 1 end
see current 0
do 0 order O03
do 0 end
do 1 pass
see passed 1
see current 0
do 0 pass
see phase recall
see round 3

# Who has passed is out for the round; the others go on. [ALT-ACT-2]
from turn
do 0 pass
see current 1
do 1 order O01
do 1 end
see current 1
do 1 order O02
do 1 end
do 1 pass
see phase recall
see passed -

# Passing keeps what was planned: next round it may be recalled, or used. [ALT-ACT-2]
# [ALT-A28]
from turn
set seat.0.bag 1 1 0 0 0 0 0 0 0 0 0 0
set seat.0.slot.market1 wood
set seat.0.slot.move3 food
do 0 pass
do 1 pass
see seat.0.slot.market1 wood
see seat.0.slot.move3 food
legal 0 recall = market1 | move3
do 1 done
do 0 recall move3
do 0 done
do 1 done
do 0 done
do 1 pass
do 0 sell market_sell wood
see seat.0.coins 2

# The figure must stand at the place of the action. [ALT-ACT-3]
from turn
set seat.0.place farm
set seat.0.bag.food 0
set seat.0.slot.mine1 food
set seat.0.slot.mine2 food
set seat.0.used cart1
set seat.0.coins 0
no 0 act mine_stone WRONG_PLACE
no 0 order O01 WRONG_PLACE
no 0 buy E01 WRONG_PLACE
legal 0 = pass

# Also for what roles and extensions do. [ALT-ACT-3]
from turn
set seat.0.bag.food 1
set seat.0.slot.woodcutting1 food
no 0 act woodcutting WRONG_PLACE
do 0 move cart1 forest
do 0 act woodcutting
see seat.0.box 1 0 0 0 1 0 0 0 0 0 0 0

# What is not there cannot be done; nobody has the actions of others. [ALT-ACT-4]
from turn
set seat.0.place mine
set seat.0.bag.food 1
set seat.0.slot.mine1 food
no 0 act mine_stone GOODS_MISSING
no 0 act quarrying NO_SUCH_ACTION
no 0 act market_sell NO_SUCH_ACTION
no 0 act =99 NO_SUCH_ACTION
no 0 act =-1 NO_SUCH_ACTION
no 0 sell mine_stone food NO_SUCH_ACTION
no 0 trade mine_stone food NO_SUCH_ACTION
no 0 boat mine_stone B01 NO_SUCH_ACTION
no 0 house mine_stone H01 NO_SUCH_ACTION
no 0 store mine_stone food NO_SUCH_ACTION

# Used goods go to the own box, and so do gained ones: they come back when the box is poured
# into the bag. [ALT-ACT-5]
from turn
set seat.0.place mine
set seat.0.bag.food 0
set seat.0.slot.mine1 food
set seat.0.slot.mine2 food
do 0 act mine_stone
see seat.0.box 2 0 0 0 0 1 0 0 0 0 0 0
see seat.0.slot.mine1 -
see supply.stone 12
see seat.0.bag 0 1 0 0 1 0 0 0 0 0 0 0

# The last one: the next player finds nothing left, and may not act for nothing.
# [ALT-ACT-6] [ALT-A23]
from turn
set seat.0.place mine
set seat.1.place mine
set seat.0.bag 0 1 0 0 1 0 0 0 0 0 0 0
set seat.1.bag 0 0 1 0 0 1 0 0 0 0 0 0
set seat.0.slot.mine1 food
set seat.0.slot.mine2 food
set seat.1.slot.mine1 food
set seat.1.slot.mine2 food
set supply.stone 1
set seat.0.row.good stone stone stone stone - - - - - - - - -
set seat.0.row.count 3 3 3 3 0 0 0 0 0 0 0 0 0
do 0 act mine_stone
do 0 end
no 1 act mine_stone NOTHING_LEFT

# What is only partly there is taken as far as it goes. [ALT-ACT-6] [ALT-A23] [ALT-TILE-6]
from turn
set seat.0.place harbour
set seat.0.extensions E06
set seat.0.bag 2 0 0 0 1 0 0 0 0 0 0 0
set seat.0.slot.smoking1 fish
set seat.0.box.food 25
set supply.food 1
do 0 act smoking
see seat.0.box.food 26
see supply.food 0

# Nothing there: refused. [ALT-A23]
from turn
set seat.0.place harbour
set seat.0.extensions E06
set seat.0.bag 2 0 0 0 1 0 0 0 0 0 0 0
set seat.0.slot.smoking1 fish
set seat.0.box.food 26
set supply.food 0
no 0 act smoking NOTHING_LEFT

# What is left on the slots serves a second action in a later turn. [ALT-ACT-1]
from turn
set seat.0.place farm
set seat.0.slot.farm1 alpaca
set seat.0.slot.farm2 alpaca
set seat.0.bag.food 1
set seat.0.slot.farm3 food
set supply.alpaca 6
do 0 act farm_wool
see seat.0.slot.farm1 alpaca
do 0 end
do 1 pass
do 0 act farm_food
see seat.0.box 2 0 2 0 0 0 0 1 0 0 0 0

# Of slots that would do the one that accepts more is emptied first, then the lower number.
# [ALT-A41]
from turn
set seat.0.place farm
set seat.0.slot.farm1 alpaca
set seat.0.slot.farm2 alpaca
set supply.alpaca 6
do 0 act farm_food
see seat.0.slot.farm1 alpaca
see seat.0.slot.farm2 -

# The same in the forest: the third slot takes cacao only. [ALT-A41]
from turn
set seat.0.place forest
set seat.0.slot.forest1 cacao
set seat.0.slot.forest2 cacao
set seat.0.slot.forest3 cacao
set supply.cacao 6
do 0 act forest_cloth
see seat.0.slot.forest1 -
see seat.0.slot.forest2 -
see seat.0.slot.forest3 cacao

# A recipe of the board never uses goods of a role or extension, and none of them goods of
# the board. [ALT-A47] [ALT-A49]
from turn
set seat.0.place village
set seat.0.extensions E23
set seat.0.slot.depot1 wood
set seat.0.slot.depot2 stone
set seat.0.slot.depot3 glass
set seat.0.bag.wood 0
set supply.stone 12
set supply.glass 8
no 0 house village_house H01 GOODS_MISSING
no 0 act depot NO_SUCH_ACTION

# Only the trader's tile holds something: selling and storing at the market find nothing.
# [ALT-A47]
from turn
set current 1
set waiting 2
set seat.1.coins 0
set seat.1.slot.trading1 stone
set seat.1.slot.market1 food
set seat.1.bag 1 0 1 0 0 0 0 0 0 0 0 0
legal 1 = sell trading stone | pass
no 1 sell market_sell food NOT_FOR_SALE
no 1 sell market_sell stone NOT_ON_SLOT
no 1 store market_store stone NOT_ON_SLOT
do 1 sell trading stone
see seat.1.coins 2
see seat.1.box.stone 1

# The same turn cannot be anything else: recalling, planning and storing have their own time.
# [ALT-ROUND-5]
from turn
no 0 recall market1 RECALL_WHEN
no 0 put food market1 PLAN_WHEN
no 0 done DONE_WHEN
no 0 corn L1 CORN_WHEN
no 0 stop STOP_WHEN
no 0 end END_WHEN
