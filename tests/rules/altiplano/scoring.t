# Points, ties, missions.

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

# Goods: wood, stone and cacao 1, wool and ore 2, cloth and silver 3, glass 4; food, fish,
# alpaca, corn and coins nothing. [ALT-SCO-2]
from turn
set seat.0.bag 0 0 0 0 0 0 0 0 0 0 0 0
set supply 28 9 8 16 14 13 9 9 9 9 9 9
see score.0.SCORE_GOODS 0
set seat.0.box 1 1 1 0 0 0 0 0 0 0 0 0
set supply 27 8 7 16 14 13 9 9 9 9 9 9
see score.0 0
set seat.0.box 0 0 0 0 1 1 1 0 0 0 0 0
set supply 28 9 8 16 13 12 8 9 9 9 9 9
see score.0 3
set seat.0.box 0 0 0 0 0 0 0 1 1 0 0 0
set supply 28 9 8 16 14 13 9 8 8 9 9 9
see score.0 4
set seat.0.box 0 0 0 0 0 0 0 0 0 1 1 0
set supply 28 9 8 16 14 13 9 9 9 8 8 9
see score.0 6
set seat.0.box 0 0 0 0 0 0 0 0 0 0 0 1
set supply 28 9 8 16 14 13 9 9 9 9 9 8
see score.0 4
set seat.0.coins 20
see score.0 4

# Wherever they lie: bag, box, planning spaces, slots of board, role and extensions, beside
# carts, in the warehouse. [ALT-SCO-1]
from turn
set seat.0.extensions E23 E24
set seat.0.bag 1 0 0 0 1 0 0 0 0 0 0 0
set seat.0.box 0 0 0 0 1 0 0 0 0 0 0 0
set seat.0.plan 0 1 0 0 1 0 0 0 0 0 0 0
set seat.0.slot.market1 wood
set seat.0.slot.depot3 wood
set seat.0.slot.move1 food
set seat.0.row.good wood - - - - - - - - - - - -
set seat.0.row.count 2 0 0 0 0 0 0 0 0 0 0 0 0
set seat.0.row.corn 1 0 0 0 0 0 0 0 0 0 0 0 0
set seat.0.loft 1
set supply 26 8 8 14 8 13 9 9 9 9 9 9
see score.0.SCORE_GOODS 6
see score.0 6

# Delivered goods are gone, open orders count nothing, fulfilled ones 9 to 19.
# [ALT-SCO-4] [ALT-A26] [ALT-A27]
from turn
set seat.0.orders O12
set seat.0.open O16 -
set seat.0.delivered.0 0 0 0 0 0 0 0 0 0 1 1 1
set orders O01 O02 O03 O04 O05 O06 O08 O10
set supply 26 8 8 16 12 13 9 9 9 7 7 8
see score.0.SCORE_ORDERS 15
see score.0.SCORE_GOODS 1
see score.0 16

# Full rows: 2 to 20 points; others nothing. [ALT-SCO-3]
from turn
set seat.0.bag 0 0 0 0 0 0 0 0 0 0 0 0
set seat.0.row.good fish fish alpaca corn corn fish - - - - - - -
set seat.0.row.count 3 3 2 3 3 2 0 0 0 0 0 0 0
set seat.0.row.corn 0 0 0 3 3 0 0 0 0 0 0 0 0
set supply 28 1 6 10 14 13 9 9 9 9 9 9
see score.0 24
set seat.0.row.count 3 3 3 3 3 2 0 0 0 0 0 0 0
set supply.alpaca 5
see score.0 30

# All rows: 110 points. [ALT-SCO-3]
from turn
set seat.0.bag 0 0 0 0 0 0 0 0 0 0 0 0
set seat.0.row.good corn corn corn corn corn fish alpaca fish alpaca cacao - - -
set seat.0.row.count 3 3 3 3 3 4 4 4 4 4 0 0 0
set seat.0.row.corn 3 3 3 3 3 0 0 0 0 0 0 0 0
set supply 28 1 0 1 14 13 5 9 9 9 9 9
see score.0.SCORE_ROWS 110
see score.0 114

# A joker fills the row but stays corn: neither a good of that sort nor one of the house.
# [ALT-A21] [ALT-SCO-6]
from turn
set seat.0.bag 2 1 0 0 0 0 0 0 0 0 0 0
set seat.0.row.good wood - - - - - - - - - - - -
set seat.0.row.count 3 0 0 0 0 0 0 0 0 0 0 0 0
set seat.0.row.corn 1 0 0 0 0 0 0 0 0 0 0 0 0
set seat.0.houses H03
set houses H01 H02 H04 H05 H06 H07 H08 H09 H10
set supply 26 8 8 15 12 13 9 9 9 9 9 9
see score.0.SCORE_GOODS 2
see score.0.SCORE_ROWS 2
see score.0.SCORE_HOUSES 4
see score.0.SCORE_SYMBOLS 2
see score.0 10

# Boats two each, houses four each. [ALT-SCO-5]
from turn
set seat.0.boats B01 B05 B10
set boats B02 B03 B04 B06 B07 B08 B09
set seat.0.houses H05 H10
set houses H01 H02 H03 H04 H06 H07 H08 H09
see score.0.SCORE_BOATS 6
see score.0.SCORE_HOUSES 8
see score.0.SCORE_SYMBOLS 0

# Most points win; with equal points more coins. [ALT-SCO-7]
from turn
see score.0 1
see score.1 1
set seat.0.coins 3
set seat.1.coins 5
rank 2 1
set seat.0.box.glass 1
set supply.glass 8
rank 1 2

# Coins on own coin symbols count, too; who is equal in both shares the place.
# [ALT-A30] [ALT-A46]
from turn
set seat.0.extensions E27
set seat.0.slot.caravan1 coin
set seat.0.coins 2
set seat.1.coins 3
rank 1 1

# Two kept missions score if what they ask for holds; the one given back never does.
# [ALT-MIS-1] [ALT-MIS-2]
new altiplano seats 2 seed 1 missions=yes
set ring market forest farm harbour mine village road
set start 0
set current 0
set waiting 1
set seat.0.role woodcutter
set seat.0.bag 2 1 0 0 1 0 0 0 0 0 0 0
set seat.0.coins 1
set seat.1.role trader
set seat.1.bag 2 0 1 0 0 1 0 0 0 0 0 0
set seat.1.coins 2
set supply 26 8 8 16 13 13 9 9 9 9 9 9
set seat.0.mission M01 M07 M15
set seat.1.mission M02 M03 M06
keep hands
set seat.0.coins 6
see score.0.SCORE_MISSIONS 0
do 0 discard M07
do 1 discard M06
see score.0.SCORE_MISSIONS 0
from hands
set seat.0.coins 6
do 0 discard M01
do 1 discard M06
see score.0.SCORE_MISSIONS 7

# Corn in the warehouse: the loft does not count. Coins: those on symbols do. [ALT-MIS-1]
# [ALT-A46]
from hands
do 0 discard M01
do 1 discard M06
set strip E01 E02 E03 E04 E05
set stack E15 E09 E08 - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 3
set seat.0.extensions E24 E27
set seat.0.coins 5
set seat.0.slot.caravan1 coin
set seat.0.row.good corn corn - - - - - - - - - - -
set seat.0.row.count 3 1 0 0 0 0 0 0 0 0 0 0 0
set seat.0.row.corn 3 1 0 0 0 0 0 0 0 0 0 0 0
set seat.0.loft 2
set supply.corn 10
see score.0.SCORE_MISSIONS 7
set seat.0.row.count 3 2 0 0 0 0 0 0 0 0 0 0 0
set seat.0.row.corn 3 2 0 0 0 0 0 0 0 0 0 0 0
set supply.corn 9
see score.0.SCORE_MISSIONS 16

# The other things missions count: carts, the road, boats, houses, extensions, sorts of goods,
# orders, and goods wherever they are. [ALT-MIS-1]
from hands
do 0 discard M15
do 1 discard M06
set strip E01 E02 E03 E04 E05
set stack E15 E09 E08 - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 3
set orders O01 O02 O03 O04 O05 O06 O08 O10 O12 O16
keep kept
set seat.0.mission M04 M08 M15
set seat.0.road 4
set seat.0.carts 2
set carts 3
see score.0.SCORE_MISSIONS 0
set seat.0.road 5
see score.0.SCORE_MISSIONS 7
set seat.0.carts 3
set carts 2
see score.0.SCORE_MISSIONS 13
set seat.0.mission M12 M13 M15
set seat.0.boats B01 B02
set boats B03 B04 B05 B06 B07 B08 B09 B10
see score.0.SCORE_MISSIONS 8
set seat.0.houses H01 H02
set houses H03 H04 H05 H06 H07 H08 H09 H10
see score.0.SCORE_MISSIONS 17
set seat.0.mission M14 M20 M15
set seat.0.extensions E10 E11 E12
see score.0.SCORE_MISSIONS 0
set seat.0.extensions E10 E11 E12 E17
see score.0.SCORE_MISSIONS 9
set seat.0.orders O01 O02
set orders O03 O04 O05 O06 O08 O10 O12 O16
set supply 24 7 8 16 11 12 9 9 9 9 9 9
see score.0.SCORE_MISSIONS 19

# Sorts of goods: nine of the twelve; corn in the loft is one of them. [ALT-MIS-1]
from kept
set seat.0.mission M01 M16 M15
set seat.0.box 0 0 1 0 0 1 1 1 1 0 0 0
set supply 26 8 7 16 13 12 8 8 8 9 9 9
see score.0.SCORE_MISSIONS 0
set seat.0.extensions E24
set seat.0.loft 1
set supply.corn 15
see score.0.SCORE_MISSIONS 9
set seat.0.box.food 3
set supply.food 23
see score.0.SCORE_MISSIONS 15

# At the end the missions kept are shown. [ALT-HID-3]
from kept
set phase turn
set waiting 1
set current 0
set final_round 1
set trigger strip
set passed 1
do 0 pass
see phase over
see seat.1.mission M02 M03 M06

# Everything else is open: bags, boxes, boards and plans. [ALT-HID-1] [ALT-A29]
from turn
see seat.1.bag 2 0 1 0 0 1 0 0 0 0 0 0
