# What roles and extensions do. Their slots and coin symbols must all be filled.

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

# The woodcutter's role, or a Woodcutter's hut: food gives wood. [ALT-TILE-1]
from turn
set seat.0.place forest
set seat.0.slot.woodcutting1 food
set seat.0.bag.food 1
do 0 act woodcutting
see seat.0.box 1 0 0 0 1 0 0 0 0 0 0 0
from turn
set seat.0.role miner
set seat.0.extensions E01
set strip E06 E02 E03 E04 E05
set seat.0.place forest
set seat.0.slot.woodcutting1 food
set seat.0.bag.food 1
do 0 act woodcutting
see seat.0.box 1 0 0 0 1 0 0 0 0 0 0 0

# The other roles do what the extension of the same kind does. [ALT-TILE-2] [ALT-TILE-3]
# [ALT-TILE-4]
from turn
set seat.0.role fisherman
set seat.0.place harbour
set seat.0.slot.fishing1 food
set seat.0.bag.food 1
do 0 act fishing
see seat.0.box 1 1 0 0 0 0 0 0 0 0 0 0
from turn
set seat.0.role shepherd
set seat.0.place farm
set seat.0.slot.herding1 food
set seat.0.bag.food 1
do 0 act herding
see seat.0.box 1 0 1 0 0 0 0 0 0 0 0 0
from turn
set seat.0.role stonemason
set seat.0.place mine
set seat.0.slot.quarrying1 food
set seat.0.bag.food 1
do 0 act quarrying
see seat.0.box 1 0 0 0 0 1 0 0 0 0 0 0

# Trading: any good is sold for a coin more, food for one. [ALT-TILE-5] [ALT-SELL-2]
from turn
set current 1
set waiting 2
set seat.1.slot.trading1 food
set seat.1.bag.food 1
do 1 sell trading food
see seat.1.coins 3
see seat.1.box.food 1
from turn
set current 1
set waiting 2
set seat.1.slot.trading1 silver
set supply.silver 8
do 1 sell trading silver
see seat.1.coins 7

# Smokehouse: a fish gives two food. [ALT-TILE-6]
from turn
set seat.0.extensions E06
set seat.0.place harbour
set seat.0.slot.smoking1 fish
set seat.0.bag.fish 0
do 0 act smoking
see seat.0.box 2 1 0 0 0 0 0 0 0 0 0 0

# Inn (with three players or more): a coin gives two food. The coin goes to the bank.
# [ALT-TILE-7] [ALT-EXT-6]
new altiplano seats 3 seed 3
set phase turn
set waiting 1
set start 0
set current 0
set seat.0.place village
set strip E01 E02 E03 E04 E05
set stack E22 E23 E24 E27 E15 E16 E17 E19 E08 E09 E10 E11 E12 E13 E06 - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 15
set seat.0.extensions E07
set seat.0.slot.inn1 coin
do 0 act inn
see seat.0.box.food 2
see seat.0.slot.inn1 -

# Ore shaft: a stone gives an ore. [ALT-TILE-8]
from turn
set seat.0.role miner
set seat.0.place mine
set seat.0.slot.mining1 stone
set supply.stone 12
do 0 act mining
see seat.0.box 0 0 0 0 0 1 0 0 1 0 0 0

# Cacao grove: food gives cacao. [ALT-TILE-9]
from turn
set seat.0.role farmer
set seat.0.place forest
set seat.0.slot.planting1 food
set seat.0.bag.food 1
do 0 act planting
see seat.0.box 1 0 0 0 0 0 1 0 0 0 0 0

# Spinning room: an alpaca gives wool. [ALT-TILE-10]
from turn
set seat.0.extensions E10
set seat.0.place farm
set seat.0.slot.spinning1 alpaca
set supply.alpaca 7
do 0 act spinning
see seat.0.box 0 0 1 0 0 0 0 1 0 0 0 0

# Paving crew: a wood or a stone, and a coin that lies on it, for a step on the road; coins in
# hand do not do. [ALT-TILE-11] [ALT-EXT-6]
from turn
set seat.0.extensions E11
set seat.0.place road
set seat.0.slot.paving1 wood
set seat.0.bag.wood 0
set seat.0.coins 3
no 0 act paving TILE_NOT_LOADED
set seat.0.slot.paving2 coin
do 0 act paving
see seat.0.road 1
see phase corn
see seat.0.coins 3
see seat.0.box.wood 1
from turn
set seat.0.extensions E11
set seat.0.place road
set seat.0.slot.paving1 -
set seat.0.slot.paving2 coin
no 0 act paving TILE_NOT_LOADED

# Weaving mill: wool gives cloth. Smelter: ore gives silver. [ALT-TILE-13] [ALT-TILE-14]
from turn
set seat.0.extensions E16 E10
set seat.0.place mine
set seat.0.slot.smelting1 ore
set supply.ore 8
do 0 act smelting
see seat.0.box 0 0 0 0 0 0 0 0 1 0 1 0
from turn
set seat.0.extensions E15
set stack.0 E16
set seat.0.place farm
set seat.0.slot.weaving1 wool
set supply.wool 8
do 0 act weaving
see seat.0.box 0 0 0 0 0 0 0 1 0 1 0 0

# Loading dock: stores one or two goods at the harbour. [ALT-TILE-15] [ALT-STO-4] [ALT-A47]
from turn
set seat.0.extensions E17
set seat.0.place harbour
set seat.0.slot.dock1 wood
set seat.0.slot.dock2 fish
set seat.0.bag 2 0 0 0 0 0 0 0 0 0 0 0
legal 0 store = dock fish | dock wood
do 0 store dock fish
see seat.0.row.good fish - - - - - - - - - - - -
legal 0 = store dock wood | stop
do 0 stop
see seat.0.slot.dock1 wood
from turn
set seat.0.extensions E17
set seat.0.place harbour
set seat.0.slot.dock2 fish
set seat.0.bag.fish 0
do 0 store dock fish
do 0 stop
see seat.0.row.count 1 0 0 0 0 0 0 0 0 0 0 0 0

# Corn trader (four players or more): two coins that lie on it give a corn. [ALT-TILE-16]
# [ALT-CORN-1]
new altiplano seats 4 seed 3
set phase turn
set waiting 1
set start 0
set current 0
set seat.0.place road
set seat.0.extensions E18
set stack E22 E23 E24 E27 E28 E15 E16 E17 E19 E08 E09 E10 E11 E12 E13 E14 E01 E02 - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 18
set strip E03 E04 E05 E06 E07
set seat.0.slot.corn1 coin
no 0 act corn TILE_NOT_LOADED
set seat.0.slot.corn2 coin
do 0 act corn
see phase corn
legal 0 = corn L1
do 0 corn L1
see supply.corn 21
see seat.0.slot.corn1 -
see seat.0.slot.corn2 -

# Glassworks: a stone, and a cacao or an ore, give glass. [ALT-TILE-17]
from turn
set seat.0.extensions E22
set seat.0.slot.glass1 stone
set seat.0.slot.glass2 ore
set supply.stone 12
set supply.ore 8
do 0 act glass
see seat.0.box 0 0 0 0 0 1 0 0 1 0 0 1
from turn
set seat.0.extensions E22
set seat.0.slot.glass1 stone
set supply.stone 12
no 0 act glass TILE_NOT_LOADED

# Master builder and Boatyard (five players): a house without the third good, a boat for one
# wood, with coins that lie on them. [ALT-TILE-20] [ALT-TILE-21] [ALT-EXT-6]
new altiplano seats 5 seed 1
set phase turn
set waiting 1
set start 0
set current 0
set seat.0.place village
set seat.0.extensions E25 E26
set stack E22 E23 E24 E27 E28 E15 E16 E17 E18 E19 E20 E21 E08 E09 E10 E11 E12 E13 E14 E01 E02 - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 21
set strip E03 E04 E05 E06 E07
set seat.0.bag 2 1 0 0 0 0 0 0 0 0 0 0
set seat.1.bag 0 0 0 0 0 0 0 0 0 0 0 0
set seat.2.bag 0 0 0 0 0 0 0 0 0 0 0 0
set seat.3.bag 0 0 0 0 0 0 0 0 0 0 0 0
set seat.4.bag 0 0 0 0 0 0 0 0 0 0 0 0
set supply 34 11 12 25 18 19 12 15 15 15 15 12
set seat.0.slot.building1 wood
set seat.0.slot.building2 stone
set seat.0.slot.building3 coin
set seat.0.slot.boatyard1 wood
set seat.0.slot.boatyard2 coin
no 0 house building H01 TILE_NOT_LOADED
set seat.0.slot.building4 coin
do 0 house building H01
see seat.0.houses H01
see seat.0.box 0 0 0 0 1 1 0 0 0 0 0 0
see seat.0.slot.building3 -
see seat.0.slot.building4 -
do 0 move cart1 harbour
do 0 end
do 1 pass
do 2 pass
do 3 pass
do 4 pass
do 0 boat boatyard B01
see seat.0.boats B01
see seat.0.box 0 1 0 0 2 1 0 0 0 0 0 0
see seat.0.slot.boatyard2 -

# What works without an action is no action. [ALT-ACT-4]
from turn
set seat.0.extensions E12 E24 E27
set seat.0.slot.caravan1 coin
no 0 act sorting NO_SUCH_ACTION
no 0 act loft NO_SUCH_ACTION
no 0 act caravan NO_SUCH_ACTION
