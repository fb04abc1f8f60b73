# The end of a round, and of the match.

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

# The start player's marker goes to the left; all marks of the round are gone.
# [ALT-ROUND-1] [ALT-ROUND-2]
from turn
set seat.0.coins 2
do 0 order O01
do 0 move cart1 farm
do 0 end
do 1 pass
do 0 pass
see start 1
see seat.0.used -
see passed -
see phase recall
see round 3

# Three players: 1, 2, 0, 1. [ALT-ROUND-1]
new altiplano seats 3 seed 1
set start 1
set phase turn
set waiting 2
set current 1
do 1 pass
do 2 pass
do 0 pass
see start 2
do 0 done
do 1 done
do 2 done
do 2 done
do 0 done
do 1 done
do 2 pass
do 0 pass
do 1 pass
see start 0

# Nothing bought: the extension on the space without surcharge leaves the game, the others
# move up, one comes from the stack. [ALT-ROUND-4]
from turn
do 0 pass
do 1 pass
see strip E02 E03 E04 E05 E08
see stack_count 2

# Something bought: only the gaps are closed and filled. [ALT-ROUND-3]
from turn
set seat.0.coins 9
do 0 buy E03
do 0 end
do 1 pass
do 0 pass
see strip E01 E02 E04 E05 E08
see stack_count 2
see bought -

# Two bought: two new ones. [ALT-ROUND-3]
from turn
set seat.0.coins 9
set seat.1.coins 9
do 0 buy E03
do 0 end
do 1 buy E01
do 1 end
do 0 pass
do 1 pass
see strip E02 E04 E05 E08 E09
see stack_count 1

# A space of the strip cannot be filled: one more round. [ALT-END-2] [ALT-END-3]
from turn
set stack_count 1
set stack E15 - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set seat.0.coins 9
set seat.1.coins 9
do 0 buy E03
do 0 end
do 1 buy E01
do 1 end
do 0 pass
do 1 pass
see strip E02 E04 E05 E15 -
see round 3
see final_round 3
see trigger strip
see phase recall

# A place is used up: the last corn of the road. Exactly one more round. [ALT-END-1]
# [ALT-END-3] [ALT-A12] [ALT-A13]
from turn
set seat.0.place road
set seat.0.slot.road1 wood
set seat.0.slot.road2 stone
set seat.0.bag.wood 0
set supply.stone 12
set seat.1.row.good corn corn corn corn corn - - - - - - - -
set seat.1.row.count 3 3 3 3 3 0 0 0 0 0 0 0 0
set seat.1.row.corn 3 3 3 3 3 0 0 0 0 0 0 0 0
set supply.corn 1
do 0 act road_step
do 0 corn L1
see final_round 0
do 0 end
do 1 pass
do 0 pass
see final_round 3
see trigger place
do 0 done
do 1 done
do 1 done
do 0 done
do 1 pass
do 0 pass
see phase over
see over 1
no 0 pass MATCH_OVER
see round 3

# The last house: the village is used up, whatever carts are left. [ALT-END-1] [ALT-A11]
from turn
set seat.0.place village
set seat.0.slot.village1 wood
set seat.0.slot.village2 stone
set seat.0.slot.village3 cloth
set seat.0.bag.wood 0
set supply.stone 12
set supply.cloth 8
set houses H03
set seat.1.houses H01 H02 H04 H05 H06 H07 H08 H09 H10
do 0 house village_house H03
do 0 end
do 1 pass
see carts 4
do 0 pass
see trigger place

# Goods and cards: the harbour needs both gone, ... [ALT-END-1]
from turn
set boats -
set seat.1.boats B01 B02 B03 B04 B05 B06 B07 B08 B09 B10
keep no_boats
do 0 pass
do 1 pass
see final_round 0
from no_boats
set seat.1.box.fish 8
set supply.fish 0
do 0 pass
do 1 pass
see trigger place

# ... the market its orders and the glass, ... [ALT-END-1]
from turn
set orders -
set seat.1.orders O01 O02 O03 O04 O05 O06 O08 O10 O12 O16
set supply 24 5 6 16 8 7 6 8 6 7 6 8
keep no_orders
do 0 pass
do 1 pass
see final_round 0
from no_orders
set seat.1.box.glass 8
set supply.glass 0
do 0 pass
do 1 pass
see trigger place

# ... the mine all three of its goods, the forest two. [ALT-END-1]
from turn
set seat.1.box 0 0 0 0 0 13 0 0 9 0 8 0
set supply 26 8 8 16 13 0 9 9 0 9 1 9
keep mine
do 0 pass
do 1 pass
see final_round 0
from mine
set seat.1.box.silver 9
set supply.silver 0
do 0 pass
do 1 pass
see trigger place
from turn
set seat.1.box 0 0 0 0 13 0 9 0 0 0 0 0
set supply 26 8 8 16 0 13 0 9 9 9 9 9
do 0 pass
do 1 pass
see trigger place

# Food may run out: it belongs to no place, and what lies on extensions is nobody's stock.
# [ALT-END-1] [ALT-A34]
from turn
set seat.1.box.food 26
set supply.food 0
set seat.0.extensions E17
do 0 pass
do 1 pass
see final_round 0

# Both reasons in one round: still one more round only. [ALT-A13]
from turn
set stack_count 0
set stack - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set seat.1.box 0 0 0 0 13 0 9 0 0 0 0 0
set supply 26 8 8 16 0 13 0 9 9 9 9 9
do 0 pass
do 1 pass
see final_round 3
see trigger place
do 0 done
do 1 done
do 1 done
do 0 done
do 1 pass
do 0 pass
see phase over

# A second reason in the last round changes nothing; the strip is tidied up all the same, and
# empty spaces offer nothing. [ALT-A14] [ALT-A15] [ALT-A32]
from turn
set final_round 2
set trigger strip
set stack_count 0
set stack - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set strip E02 E03 E04 - -
set seat.1.box 0 0 0 0 13 0 9 0 0 0 0 0
set supply 26 8 8 16 0 13 0 9 9 9 9 9
set seat.0.coins 99
legal 0 buy = E02 | E03 | E04
do 0 pass
do 1 pass
see phase over
see over 2
see strip E03 E04 - - -
see start 1

# The strip may be empty altogether. [ALT-A15]
from turn
set final_round 2
set trigger strip
set stack_count 0
set stack - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set strip - - - - -
do 0 pass
do 1 pass
see phase over
see strip - - - - -

# If nobody ever buys anything, the strip alone ends the match: an extension leaves each round.
# Two players: with three to come in round 11 the last round is the fifteenth. [ALT-ROUND-4]
# [ALT-END-2] [ALT-END-3]
from turn
set round 11
set seat.0.coins 0
set seat.1.coins 0
do 0 pass
do 1 pass
see round 12
see strip E02 E03 E04 E05 E08
do 0 done
do 1 done
do 1 done
do 0 done
do 1 pass
do 0 pass
see round 13
see final_round 0
do 0 done
do 1 done
do 0 done
do 1 done
do 0 pass
do 1 pass
see round 14
see final_round 0
do 0 done
do 1 done
do 1 done
do 0 done
do 1 pass
do 0 pass
see round 15
see final_round 15
see trigger strip
see strip E05 E08 E09 E15 -
do 0 done
do 1 done
do 0 done
do 1 done
do 0 pass
do 1 pass
see phase over
see over 2
see round 15
end 1 1

# Three players: 18 rounds at most. [ALT-END-2]
new altiplano seats 3 seed 1
set stack E22 E15 E08 - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 3
set strip E01 E02 E03 E04 E05
set start 0
set round 14
set phase turn
set waiting 1
set current 0
do 0 pass
do 1 pass
do 2 pass
do 0 done
do 1 done
do 2 done
do 1 done
do 2 done
do 0 done
do 1 pass
do 2 pass
do 0 pass
do 0 done
do 1 done
do 2 done
do 2 done
do 0 done
do 1 done
do 2 pass
do 0 pass
do 1 pass
do 0 done
do 1 done
do 2 done
do 0 done
do 1 done
do 2 done
do 0 pass
do 1 pass
do 2 pass
see final_round 18
see round 18
see start 1

# Four players: 21 rounds at most. [ALT-END-2]
new altiplano seats 4 seed 1
set stack E22 E15 E08 - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 3
set strip E01 E02 E03 E04 E05
set start 0
set round 17
set phase turn
set waiting 1
set current 0
do 0 pass
do 1 pass
do 2 pass
do 3 pass
do 0 done
do 1 done
do 2 done
do 3 done
do 1 done
do 2 done
do 3 done
do 0 done
do 1 pass
do 2 pass
do 3 pass
do 0 pass
do 0 done
do 1 done
do 2 done
do 3 done
do 2 done
do 3 done
do 0 done
do 1 done
do 2 pass
do 3 pass
do 0 pass
do 1 pass
do 0 done
do 1 done
do 2 done
do 3 done
do 3 done
do 0 done
do 1 done
do 2 done
do 3 pass
do 0 pass
do 1 pass
do 2 pass
see final_round 21
see round 21
see start 0

# Five players: 25 rounds at most. [ALT-END-2]
new altiplano seats 5 seed 1
set stack E22 E15 E08 - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 3
set strip E01 E02 E03 E04 E05
set start 0
set round 21
set phase turn
set waiting 1
set current 0
do 0 pass
do 1 pass
do 2 pass
do 3 pass
do 4 pass
do 0 done
do 1 done
do 2 done
do 3 done
do 4 done
do 1 done
do 2 done
do 3 done
do 4 done
do 0 done
do 1 pass
do 2 pass
do 3 pass
do 4 pass
do 0 pass
do 0 done
do 1 done
do 2 done
do 3 done
do 4 done
do 2 done
do 3 done
do 4 done
do 0 done
do 1 done
do 2 pass
do 3 pass
do 4 pass
do 0 pass
do 1 pass
do 0 done
do 1 done
do 2 done
do 3 done
do 4 done
do 3 done
do 4 done
do 0 done
do 1 done
do 2 done
do 3 pass
do 4 pass
do 0 pass
do 1 pass
do 2 pass
see final_round 25
see round 25
see start 4

# Random matches end, whatever happens.
new altiplano seats 2 seed 1
play 20
new altiplano seats 5 seed 1 missions=yes
play 10
