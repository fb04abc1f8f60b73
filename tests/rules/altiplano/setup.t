# Setting up the high plain and the boards.

# The seven places lie in a ring, in any order. [ALT-SET-1]
new altiplano seats 2
odds new -> ring 0 market 1/7
odds new -> ring 3 village 1/7
odds new -> ring 0 market; ring 1 road 1/42
odds new -> ring 6 road 1/7

# How much there is depends on the number of players: two. [ALT-SET-2] [ALT-SET-6]
new altiplano seats 2 seed 1
see supply.corn 16
see supply.cloth 9
see supply.silver 9
see supply.glass 9
see carts 4
see houses H01 H02 H03 H04 H05 H06 H07 H08 H09 H10
see boats B01 B02 B03 B04 B05 B06 B07 B08 B09 B10

# Three. [ALT-SET-6]
new altiplano seats 3 seed 1
see supply.corn 19
see supply.cloth 11
see supply.silver 11
see supply.glass 10
see carts 6

# Four. [ALT-SET-6]
new altiplano seats 4 seed 1
see supply.corn 22
see supply.cloth 13
see supply.glass 11
see carts 8

# Five. [ALT-SET-6]
new altiplano seats 5 seed 1
see supply.corn 25
see supply.cloth 15
see supply.glass 12
see carts 10
see houses H01 H02 H03 H04 H05 H06 H07 H08 H09 H10
see boats B01 B02 B03 B04 B05 B06 B07 B08 B09 B10

# Ten of sixteen orders with two or three players, ... [ALT-SET-2]
new altiplano seats 2
odds new -> offered O01 10/16
odds new -> offered O16 10/16
new altiplano seats 3
odds new -> offered O07 10/16

# ... twelve with four or five. [ALT-SET-2]
new altiplano seats 4
odds new -> offered O01 12/16
new altiplano seats 5
odds new -> offered O16 12/16

# The extensions lie by letter, A on top; each letter is shuffled. With two players six have
# an A, five a B, three a C and four a D. [ALT-SET-3] [ALT-HID-2]
new altiplano seats 2
odds new -> shuffled 0 E01 1/6
odds new -> shuffled 5 E06 1/6
no new -> shuffled 0 E08
odds new -> shuffled 6 E08 1/5
no new -> shuffled 6 E06
odds new -> shuffled 11 E15 1/3
odds new -> shuffled 14 E24 1/4
odds new -> shuffled 17 E27 1/4

# Cards for more players stay in the box: 18, 21, 24 or all 28 are in play, the first five on
# the strip. [ALT-SET-3]
new altiplano seats 2 seed 3
see stack_count 13
no new -> shuffled 0 E07
no new -> shuffled 6 E13
new altiplano seats 3 seed 3
see stack_count 16
odds new -> shuffled 0 E07 1/7
no new -> shuffled 7 E14
new altiplano seats 4 seed 3
see stack_count 19
odds new -> shuffled 7 E14 1/7
no new -> shuffled 14 E20
new altiplano seats 5 seed 3
see stack_count 23
odds new -> shuffled 14 E20 1/7

# The first card goes to the space without surcharge. [ALT-SET-3]
new altiplano seats 2 seed 7
see strip E02 E01 E04 E05 E06
see stack.12 E03

# Any role for anybody, each only once. [ALT-SET-4] [ALT-A18]
new altiplano seats 2
odds new -> role miner 2/7
no new -> role miner; role miner
new altiplano seats 5
odds new -> role trader 5/7

# The miner begins with 2 food, 1 fish, 1 ore and a coin; the supply has as much less. The
# figure is not placed, the road is at its beginning. [ALT-SET-4]
new altiplano seats 2 seed 7
see seat.0.role miner
see seat.0.bag 2 1 0 0 0 0 0 0 1 0 0 0
see seat.0.box 0 0 0 0 0 0 0 0 0 0 0 0
see seat.0.coins 1
see seat.0.carts 1
see seat.0.place -
see seat.0.road 0
see seat.1.role trader
see seat.1.bag 2 0 1 0 0 1 0 0 0 0 0 0
see seat.1.coins 2
see supply 26 8 8 16 14 13 9 9 8 9 9 9

# The start player is drawn by lot. [ALT-A33]
new altiplano seats 4
odds new -> first 1/1
new altiplano seats 2 seed 1
see start 0 | 1

# Without missions the first question is what to recall, for everybody at once. [ALT-REC-4]
new altiplano seats 3 seed 1
see phase recall
see waiting 7
see round 1
see current -
legal 0 = done
legal 1 = done
legal 2 = done

# With missions everybody is dealt three and gives one back, the start player first. The two
# kept lie in order, the one given back behind them. [ALT-SET-5]
new altiplano seats 2 seed 1 missions=yes
set start 1
set current 1
set waiting 2
set seat.0.mission M02 M03 M04
set seat.1.mission M05 M07 M20
see phase mission
legal 1 = discard M05 | discard M07 | discard M20
legal 0 =
no 1 discard M02 NOT_YOUR_MISSION
no 1 discard =-5 NOT_YOUR_MISSION
no 1 done DONE_WHEN
do 1 discard M05
see seat.1.mission M07 M20 M05
see current 0
do 0 discard M04
see seat.0.mission M02 M03 M04
see phase recall
see waiting 3

# Missions are dealt from one deck. [ALT-SET-5]
new altiplano seats 4 missions=yes
odds new -> mission M01 12/20
no new -> mission M01; mission M01
