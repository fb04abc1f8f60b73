# Travelling round the ring: market, forest, farm, harbour, mine, village, road.

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

# One cart: one move of up to three steps, for nothing; no other move this round.
# [ALT-MOVE-1] [ALT-MOVE-5]
from turn
do 0 order O01
legal 0 = move cart1 farm | move cart1 mine | move cart1 forest | move cart1 harbour | move cart1 road | move cart1 village | end
do 0 move cart1 harbour
see seat.0.place harbour
see seat.0.used cart1
legal 0 = end
no 0 move cart1 mine CANNOT_TRAVEL

# In both directions: the mine is three steps the other way round. [ALT-MOVE-1]
from turn
do 0 order O01
do 0 move cart1 mine
see seat.0.place mine

# Not to the place where one is, and not to places that do not exist. [ALT-MOVE-4] [ALT-A7]
from turn
do 0 order O01
no 0 move cart1 market ALREADY_THERE
no 0 move cart1 =7 NO_SUCH_PLACE
no 0 move cart1 =-1 NO_SUCH_PLACE
no 0 move =7 farm CANNOT_TRAVEL
no 0 move =-1 farm CANNOT_TRAVEL
no 0 move cart2 farm CANNOT_TRAVEL
no 0 move caravan farm CANNOT_TRAVEL
no 0 move food1 forest CANNOT_TRAVEL

# A move has one target; one cannot stop on the way, act, and go on with it. [ALT-A6]
from turn
set seat.0.bag.food 0
set seat.0.slot.forest1 food
set seat.0.slot.forest2 food
do 0 move cart1 forest
do 0 act forest_wood
no 0 move cart1 farm CANNOT_TRAVEL

# Food beside the first cart is a step of its own; it goes to the box. [ALT-MOVE-3]
# [ALT-MOVE-5] [ALT-A3]
from turn
set seat.0.bag.food 1
set seat.0.slot.move1 food
do 0 order O01
do 0 move cart1 harbour
no 0 move food1 village TOO_FAR
no 0 move food2 mine CANNOT_TRAVEL
do 0 move food1 mine
see seat.0.place mine
see seat.0.box.food 1
see seat.0.slot.move1 -
legal 0 = end

# Without more carts food on all three spaces is three steps. [ALT-MOVE-3] [ALT-A2]
from turn
set seat.0.bag.food 0
set seat.0.slot.move1 food
set seat.0.slot.move2 food
set seat.0.slot.move3 food
set supply.food 25
do 0 order O01
do 0 move food3 road
do 0 move food1 village
do 0 move food2 mine
see seat.0.place mine
see seat.0.box.food 3
see seat.0.used -
do 0 move cart1 market

# The second cart needs food beside it, and goes up to three steps. One food is one move: it
# is no step of its own there. [ALT-MOVE-2] [ALT-A4] [ALT-A39]
from turn
set seat.0.place forest
set seat.0.carts 2
set carts 3
set seat.0.bag.food 0
set seat.0.slot.move2 food
set seat.0.slot.mine1 food
set seat.0.slot.mine2 food
set supply.food 25
do 0 move cart1 mine
do 0 act mine_stone
no 0 move food2 village CANNOT_TRAVEL
do 0 move cart2 market
see seat.0.place market
see seat.0.used cart1 cart2
see seat.0.box.food 3
legal 0 = end

# A cart without food beside it stays where it is. [ALT-MOVE-2]
from turn
set seat.0.carts 3
set carts 2
set seat.0.bag.food 1
set seat.0.slot.move2 food
do 0 order O01
do 0 move cart1 farm
do 0 move cart2 village
no 0 move cart3 market CANNOT_TRAVEL
legal 0 = end

# A cart one does not have does not go, food or not. [ALT-MOVE-2]
from turn
set seat.0.bag.food 1
set seat.0.slot.move2 food
do 0 order O01
no 0 move cart2 farm CANNOT_TRAVEL

# Moves in any order, before and after the action, also several. [ALT-MOVE-5]
from turn
set seat.0.bag.food 1
set seat.0.slot.move1 food
set seat.0.slot.mine1 food
set seat.0.slot.mine2 food
set supply.food 24
do 0 move food1 road
do 0 move cart1 mine
do 0 act mine_stone
see seat.0.place mine

# Who has moved must act: there is no pass and no end before. [ALT-MOVE-6] [ALT-A5]
from turn
set seat.0.coins 0
set seat.0.slot.forest1 cacao
set supply.cacao 8
do 0 move cart1 forest
no 0 pass TURN_BEGUN
no 0 end END_WHEN
legal 0 = act forest_food

# A move is allowed only if some action can still be reached: with the last food the road is
# a dead end, the forest is not. [ALT-MOVE-6] [ALT-A40]
from turn
set seat.0.coins 0
set seat.0.slot.forest1 cacao
set supply.cacao 8
set seat.0.bag.food 0
set seat.0.slot.move1 food
set seat.0.slot.move2 food
set seat.0.used cart1
no 0 move food1 road NOTHING_TO_DO_THERE
legal 0 = move food1 forest | move food2 forest | pass
do 0 move food1 forest
no 0 pass TURN_BEGUN
no 0 move food2 farm NOTHING_TO_DO_THERE
do 0 act forest_food
do 0 move food2 farm
see seat.0.place farm

# With the cart still there the road is fine. [ALT-A40]
from turn
set seat.0.coins 0
set seat.0.slot.forest1 cacao
set supply.cacao 8
set seat.0.bag.food 0
set seat.0.slot.move1 food
set seat.0.slot.move2 food
do 0 move food1 road
do 0 move cart1 forest

# Where nothing at all can be done, nobody travels. [ALT-A40]
from turn
set seat.0.coins 0
legal 0 = pass

# The very first action is where one likes, without a cart; then the cart is still there. One
# must be able to act there, and acts before moving. [ALT-MOVE-7] [ALT-A8]
from turn
set seat.0.place -
set seat.0.bag.food 1
set seat.0.slot.move1 food
legal 0 = place market | pass
no 0 place village NOTHING_TO_DO_THERE
no 0 place =7 NO_SUCH_PLACE
no 0 place =-1 NO_SUCH_PLACE
no 0 move cart1 market NOT_PLACED
no 0 move food1 market NOT_PLACED
no 0 order O01 NOT_PLACED
do 0 place market
see seat.0.used -
no 0 move food1 forest ACT_FIRST
no 0 pass TURN_BEGUN
no 0 end END_WHEN
no 0 place market ALREADY_PLACED
do 0 order O01
do 0 move food1 forest
see seat.0.place forest

# Who passes keeps that right for a later round. [ALT-MOVE-7]
from turn
set seat.0.place -
do 0 pass
do 1 pass
see seat.0.place -
see phase recall

# The Llama caravan: a move of up to three steps for the coin on it, once. The coin goes to
# the bank. [ALT-EXT-7] [ALT-TILE-22] [ALT-MOVE-5]
from turn
set seat.0.extensions E27
set seat.0.slot.caravan1 coin
do 0 order O01
do 0 move caravan harbour
see seat.0.place harbour
see seat.0.slot.caravan1 -
see seat.0.coins 0
see seat.0.used -
no 0 move caravan market CANNOT_TRAVEL
do 0 move cart1 market

# Carts are ready again in the next round. [ALT-ROUND-2]
from turn
do 0 order O01
do 0 move cart1 harbour
do 0 end
do 1 pass
do 0 pass
see phase recall
see seat.0.used -
