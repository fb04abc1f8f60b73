# The recipes of the board, place by place.

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

# Farm: an alpaca gives a food. [ALT-BOARD-1]
from turn
set seat.0.place farm
set seat.0.slot.farm1 alpaca
set supply.alpaca 7
do 0 act farm_food
see seat.0.box 1 0 1 0 0 0 0 0 0 0 0 0
see supply.food 25

# Farm: an alpaca and a food give a wool. [ALT-BOARD-2]
from turn
set seat.0.place farm
set seat.0.slot.farm2 alpaca
set seat.0.slot.farm3 food
set seat.0.bag.food 1
set supply.alpaca 7
legal 0 act = farm_food | farm_wool
do 0 act farm_wool
see seat.0.box 1 0 1 0 0 0 0 1 0 0 0 0

# Farm: a wool and a food give a cloth. [ALT-BOARD-3]
from turn
set seat.0.place farm
set seat.0.slot.farm2 wool
set seat.0.slot.farm3 food
set seat.0.bag.food 1
set supply.wool 8
legal 0 act = farm_cloth
do 0 act farm_cloth
see seat.0.box 1 0 0 0 0 0 0 1 0 1 0 0

# Mine: two food give a stone. [ALT-BOARD-4]
from turn
set seat.0.place mine
set seat.0.slot.mine1 food
set seat.0.slot.mine2 food
set seat.0.bag.food 0
legal 0 act = mine_stone
do 0 act mine_stone
see seat.0.box 2 0 0 0 0 1 0 0 0 0 0 0

# Mine: a food and an ore give a silver. [ALT-BOARD-5]
from turn
set seat.0.place mine
set seat.0.slot.mine1 food
set seat.0.slot.mine2 ore
set seat.0.bag.food 1
set supply.ore 8
legal 0 act = mine_silver
do 0 act mine_silver
see seat.0.box 1 0 0 0 0 0 0 0 1 0 1 0

# Forest: two food give a wood. [ALT-BOARD-6]
from turn
set seat.0.place forest
set seat.0.slot.forest1 food
set seat.0.slot.forest2 food
set seat.0.bag.food 0
legal 0 act = forest_wood
do 0 act forest_wood
see seat.0.box 2 0 0 0 1 0 0 0 0 0 0 0

# Forest: a cacao gives a food, two a cloth, three a glass. [ALT-BOARD-7] [ALT-BOARD-8]
# [ALT-BOARD-9]
from turn
set seat.0.place forest
set seat.0.slot.forest1 cacao
set seat.0.slot.forest2 cacao
set seat.0.slot.forest3 cacao
set supply.cacao 6
legal 0 act = forest_food | forest_cloth | forest_glass
keep cacao
do 0 act forest_food
see seat.0.box 1 0 0 0 0 0 1 0 0 0 0 0
from cacao
do 0 act forest_cloth
see seat.0.box 0 0 0 0 0 0 2 0 0 1 0 0
from cacao
do 0 act forest_glass
see seat.0.box 0 0 0 0 0 0 3 0 0 0 0 1
from turn
set seat.0.place forest
set seat.0.slot.forest3 cacao
set supply.cacao 8
no 0 act forest_cloth GOODS_MISSING
legal 0 act = forest_food

# Harbour: a fish and a food give a food; that is, two food and a fish afterwards.
# [ALT-BOARD-10]
from turn
set seat.0.place harbour
set seat.0.slot.harbour1 fish
set seat.0.slot.harbour3 food
set seat.0.bag 1 0 0 0 1 0 0 0 0 0 0 0
do 0 act harbour_food
see seat.0.box 2 1 0 0 0 0 0 0 0 0 0 0

# Harbour: two fish are traded for a wood, stone, alpaca, cacao, ore or wool. [ALT-BOARD-11]
from turn
set seat.0.place harbour
set seat.0.slot.harbour1 fish
set seat.0.slot.harbour2 fish
set seat.0.bag.fish 0
set supply.fish 7
legal 0 trade = harbour_trade alpaca | harbour_trade wood | harbour_trade stone | harbour_trade cacao | harbour_trade wool | harbour_trade ore
no 0 trade harbour_trade food NOTHING_LEFT
no 0 trade harbour_trade =-1 NOTHING_LEFT
no 0 act harbour_trade NO_SUCH_ACTION
keep trade
do 0 trade harbour_trade ore
see seat.0.box 0 2 0 0 0 0 0 0 1 0 0 0

# What is out of supply is not offered; if nothing is left, there is no trade. [ALT-BOARD-11]
# [ALT-A23]
from trade
set seat.0.box.ore 9
set supply.ore 0
legal 0 trade = harbour_trade alpaca | harbour_trade wood | harbour_trade stone | harbour_trade cacao | harbour_trade wool
no 0 trade harbour_trade ore NOTHING_LEFT
set seat.0.box 0 0 8 0 13 13 9 9 9 0 0 0
set supply 26 7 0 16 0 0 0 0 0 9 9 9
legal 0 trade 0
no 0 trade harbour_trade ore NOTHING_LEFT

# Harbour: two wood and a food build a boat: any of the pile, and its good comes along.
# [ALT-BOARD-12] [ALT-BOAT-1] [ALT-BOAT-2] [ALT-A36]
from turn
set seat.0.place harbour
set seat.0.slot.harbour1 wood
set seat.0.slot.harbour2 wood
set seat.0.slot.harbour3 food
set seat.0.bag 1 1 0 0 0 0 0 0 0 0 0 0
set supply.wood 12
keep boat
legal 0 boat = harbour_boat B01 | harbour_boat B02 | harbour_boat B03 | harbour_boat B04 | harbour_boat B05 | harbour_boat B06 | harbour_boat B07 | harbour_boat B08 | harbour_boat B09 | harbour_boat B10
do 0 boat harbour_boat B10
see seat.0.boats B10
see boats B01 B02 B03 B04 B05 B06 B07 B08 B09
see seat.0.box 1 0 0 0 2 0 0 0 0 0 0 1
see score.0.SCORE_BOATS 2
no 0 boat harbour_boat B10 ACT_WHEN

# A boat somebody has is gone; one whose good is used up may be taken all the same.
# [ALT-BOAT-2] [ALT-A24]
from boat
set boats B01 B02 B03 B04 B05 B06 B07 B08 B09
set seat.1.boats B10
set seat.1.box.silver 9
set supply.silver 0
no 0 boat harbour_boat B10 CARD_NOT_THERE
no 0 boat harbour_boat =77 CARD_NOT_THERE
do 0 boat harbour_boat B09
see seat.0.boats B09
see seat.0.box.silver 0

# No boat left. [ALT-BOAT-1]
from boat
set boats -
set seat.1.boats B01 B02 B03 B04 B05 B06 B07 B08 B09 B10
no 0 boat harbour_boat B01 NO_CARD_LEFT

# Road: a wood and a stone: one step, and a corn. The new value counts from the next round on.
# [ALT-BOARD-13] [ALT-ROAD-1] [ALT-ROAD-2]
from turn
set seat.0.place road
set seat.0.slot.road1 wood
set seat.0.slot.road2 stone
set seat.0.bag 2 1 0 0 0 0 0 0 0 0 0 0
set supply.stone 12
keep road
do 0 act road_step
see seat.0.road 1
see phase corn
do 0 corn L1
see seat.0.box 0 0 0 0 1 1 0 0 0 0 0 0
see seat.0.row.good corn - - - - - - - - - - - -
see supply.corn 15
do 0 end
do 1 pass
do 0 pass
do 0 done
do 1 done
see seat.0.plan 2 1 0 0 1 1 0 0 0 0 0 0

# At the end of the road: only the corn; without corn no action. One step before: the step
# alone. [ALT-ROAD-3] [ALT-A25]
from road
set seat.0.road 7
do 0 act road_step
see seat.0.road 7
see phase corn
from road
set seat.0.road 7
set seat.1.row.good corn corn corn corn corn corn - - - - - - -
set seat.1.row.count 3 3 3 3 3 1 0 0 0 0 0 0 0
set seat.1.row.corn 3 3 3 3 3 1 0 0 0 0 0 0 0
set supply.corn 0
no 0 act road_step ROAD_ENDS
set seat.0.road 6
do 0 act road_step
see seat.0.road 7
see phase after

# Village: a wood, a stone and a cloth, silver or glass build a house: any of the pile. All
# three goods stay with their owner. [ALT-BOARD-14] [ALT-HOUSE-1] [ALT-A36]
from turn
set seat.0.place village
set seat.0.slot.village1 wood
set seat.0.slot.village2 stone
set seat.0.slot.village3 glass
set seat.0.bag 2 1 0 0 0 0 0 0 0 0 0 0
set supply.stone 12
set supply.glass 8
keep house
legal 0 house 10
do 0 house village_house H10
see seat.0.houses H10
see seat.0.box 0 0 0 0 1 1 0 0 0 0 0 1
see score.0.SCORE_HOUSES 4
see score.0.SCORE_SYMBOLS 1

# A house somebody has is gone, and none may be left. [ALT-HOUSE-1]
from house
set houses H01
set seat.1.houses H02 H03 H04 H05 H06 H07 H08 H09 H10
no 0 house village_house H10 CARD_NOT_THERE
set houses -
set seat.1.houses H01 H02 H03 H04 H05 H06 H07 H08 H09 H10
no 0 house village_house H01 NO_CARD_LEFT

# Without the third good there is no house. [ALT-BOARD-14]
from turn
set seat.0.place village
set seat.0.slot.village1 wood
set seat.0.slot.village2 stone
set seat.0.bag 2 1 0 0 0 0 0 0 0 0 0 0
set supply.stone 12
no 0 house village_house H01 GOODS_MISSING

# Village: three coins for a cart. It is ready at once: food beside it, that was a step, now
# pulls the cart. [ALT-BOARD-15] [ALT-CART-1] [ALT-CART-3]
from turn
set seat.0.place village
set seat.0.coins 3
set seat.0.bag.food 1
set seat.0.slot.move2 food
do 0 act village_cart
see seat.0.carts 2
see carts 3
see seat.0.coins 0
see seat.0.used -
no 0 move food2 road CANNOT_TRAVEL
do 0 move cart2 farm
see seat.0.used cart2

# Three carts are enough; one needs the coins, and there must be a cart. [ALT-CART-2]
from turn
set seat.0.place village
set seat.0.coins 9
set seat.0.carts 3
set carts 2
no 0 act village_cart ENOUGH_CARTS
set seat.0.carts 2
set carts 3
set seat.0.coins 2
no 0 act village_cart COINS_MISSING

# An edition with fewer carts: none may be left. [ALT-CART-2]
from turn
cell supply 2 carts 4
set seat.0.place village
set seat.0.coins 3
set seat.1.carts 3
set carts 0
no 0 act village_cart NO_CARD_LEFT
