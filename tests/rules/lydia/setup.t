# Setting up the city and the boards.

# Two players: every side shows one gold card, two silver ones and two purple ones; the
# third place for silver stays empty. [LYD-SET-4] [LYD-A24]
new lydia seats 2 seed 1
see slot.0.0 AU1 | AU2 | AU3 | AU4 | AU5 | AU6 | AU7 | AU8
see slot.1.0 AU1 | AU2 | AU3 | AU4 | AU5 | AU6 | AU7 | AU8
see slot.2.0 AU1 | AU2 | AU3 | AU4 | AU5 | AU6 | AU7 | AU8
see slot.3.0 AU1 | AU2 | AU3 | AU4 | AU5 | AU6 | AU7 | AU8
see slot.0.1 S01 | S02 | S03 | S04 | S05 | S06 | S07 | S08 | S09 | S10 | S11 | S12 | S13 | S14 | S15 | S16 | S17 | S18 | S19 | S20
see slot.1.2 S01 | S02 | S03 | S04 | S05 | S06 | S07 | S08 | S09 | S10 | S11 | S12 | S13 | S14 | S15 | S16 | S17 | S18 | S19 | S20
see slot.2.1 S01 | S02 | S03 | S04 | S05 | S06 | S07 | S08 | S09 | S10 | S11 | S12 | S13 | S14 | S15 | S16 | S17 | S18 | S19 | S20
see slot.3.2 S01 | S02 | S03 | S04 | S05 | S06 | S07 | S08 | S09 | S10 | S11 | S12 | S13 | S14 | S15 | S16 | S17 | S18 | S19 | S20
see slot.0.3 -
see slot.1.3 -
see slot.2.3 -
see slot.3.3 -
see slot.0.4 P01 | P02 | P03 | P04 | P05 | P06 | P07 | P08 | P09 | P10 | P11 | P12
see slot.1.5 P01 | P02 | P03 | P04 | P05 | P06 | P07 | P08 | P09 | P10 | P11 | P12
see slot.2.4 P01 | P02 | P03 | P04 | P05 | P06 | P07 | P08 | P09 | P10 | P11 | P12
see slot.3.5 P01 | P02 | P03 | P04 | P05 | P06 | P07 | P08 | P09 | P10 | P11 | P12

# Three players: three silver cards per side. [LYD-SET-4] [LYD-A24]
new lydia seats 3 seed 2
see slot.0.0 AU1 | AU2 | AU3 | AU4 | AU5 | AU6 | AU7 | AU8
see slot.0.3 S01 | S02 | S03 | S04 | S05 | S06 | S07 | S08 | S09 | S10 | S11 | S12 | S13 | S14 | S15 | S16 | S17 | S18 | S19 | S20
see slot.1.3 S01 | S02 | S03 | S04 | S05 | S06 | S07 | S08 | S09 | S10 | S11 | S12 | S13 | S14 | S15 | S16 | S17 | S18 | S19 | S20
see slot.2.3 S01 | S02 | S03 | S04 | S05 | S06 | S07 | S08 | S09 | S10 | S11 | S12 | S13 | S14 | S15 | S16 | S17 | S18 | S19 | S20
see slot.3.3 S01 | S02 | S03 | S04 | S05 | S06 | S07 | S08 | S09 | S10 | S11 | S12 | S13 | S14 | S15 | S16 | S17 | S18 | S19 | S20
see slot.3.5 P01 | P02 | P03 | P04 | P05 | P06 | P07 | P08 | P09 | P10 | P11 | P12

# Four players: the same six cards per side as with three. [LYD-SET-4] [LYD-A24]
new lydia seats 4 seed 3
see slot.0.0 AU1 | AU2 | AU3 | AU4 | AU5 | AU6 | AU7 | AU8
see slot.1.1 S01 | S02 | S03 | S04 | S05 | S06 | S07 | S08 | S09 | S10 | S11 | S12 | S13 | S14 | S15 | S16 | S17 | S18 | S19 | S20
see slot.2.2 S01 | S02 | S03 | S04 | S05 | S06 | S07 | S08 | S09 | S10 | S11 | S12 | S13 | S14 | S15 | S16 | S17 | S18 | S19 | S20
see slot.3.3 S01 | S02 | S03 | S04 | S05 | S06 | S07 | S08 | S09 | S10 | S11 | S12 | S13 | S14 | S15 | S16 | S17 | S18 | S19 | S20
see slot.0.4 P01 | P02 | P03 | P04 | P05 | P06 | P07 | P08 | P09 | P10 | P11 | P12
see slot.3.5 P01 | P02 | P03 | P04 | P05 | P06 | P07 | P08 | P09 | P10 | P11 | P12

# Each kind is shuffled: every card is equally likely to be the first. [LYD-SET-4]
new lydia seats 2
odds new -> shuffled gold 0 AU1 1/8
odds new -> shuffled gold 0 AU8 1/8
odds new -> shuffled silver 0 S01 1/20
odds new -> shuffled silver 19 S01 1/20
odds new -> shuffled purple 0 P12 1/12

# The fountain starts with one merchant of each colour and no Lydian. [LYD-SET-3]
new lydia seats 2 seed 4
see fountain 1 1 1 1 0
new lydia seats 4 seed 4
see fountain 1 1 1 1 0

# One merchant stands at each gate, never of the gate's own colour, ... [LYD-SET-2]
new lydia seats 2 seed 5
see gate.R 0 1 0 0 0 | 0 0 1 0 0 | 0 0 0 1 0
see gate.Y 1 0 0 0 0 | 0 0 1 0 0 | 0 0 0 1 0
see gate.B 1 0 0 0 0 | 0 1 0 0 0 | 0 0 0 1 0
see gate.G 1 0 0 0 0 | 0 1 0 0 0 | 0 0 1 0 0
no new -> stands R R
no new -> stands Y Y
no new -> stands B B
no new -> stands G G

# ... each colour once, and all nine ways to do that are equally likely. [LYD-SET-2]
new lydia seats 3
odds new -> stands R Y 1/3
odds new -> stands R B 1/3
odds new -> stands R G 1/3
odds new -> stands Y R 1/3
odds new -> stands Y B 1/3
odds new -> stands Y G 1/3
odds new -> stands B R 1/3
odds new -> stands B Y 1/3
odds new -> stands B G 1/3
odds new -> stands G R 1/3
odds new -> stands G Y 1/3
odds new -> stands G B 1/3
odds new -> stands R Y; stands Y R; stands B G; stands G B 1/9
odds new -> stands R Y; stands Y B; stands B G; stands G R 1/9
odds new -> stands R Y; stands Y G; stands B R; stands G B 1/9
odds new -> stands R B; stands Y R; stands B G; stands G Y 1/9
odds new -> stands R B; stands Y G; stands B R; stands G Y 1/9
odds new -> stands R B; stands Y G; stands B Y; stands G R 1/9
odds new -> stands R G; stands Y R; stands B Y; stands G B 1/9
odds new -> stands R G; stands Y B; stands B R; stands G Y 1/9
odds new -> stands R G; stands Y B; stands B Y; stands G R 1/9

# There is a gate of each colour, and any of them may be used. [LYD-SET-1]
new lydia seats 2
do 0 draw
legal 0 gate = R | Y | B | G

# Boards start with nothing on them but a Lydian on influence space 1; every bag holds one
# merchant of each colour. [LYD-SET-6]
new lydia seats 4 seed 6
see seat.0.stock 0 0 0 0
see seat.0.coins 0
see seat.0.influence 0
see seat.0.board_lydian 1
see seat.0.bag 1 1 1 1 0
see seat.3.stock 0 0 0 0
see seat.3.coins 0
see seat.3.influence 0
see seat.3.board_lydian 1
see seat.3.bag 1 1 1 1 0
see tile_owner -

# The start property has the colour of the board and lies plain side up. (With this seed the
# boards come in the order of the colours.) [LYD-SET-7]
new lydia seats 4 seed 20
see seat.0.improved -
see seat.0.properties 1
see seat.0.improvements 0
see seat.3.improved -
see seat.3.properties 1
see seat.0.board R
see seat.0.owned ST1
see seat.1.board Y
see seat.1.owned ST2
see seat.2.board B
see seat.2.owned ST3
see seat.3.board G
see seat.3.owned ST4

# Which colour a board has is luck; all colours are equally likely. [LYD-A21]
new lydia seats 2
odds new -> board R 1/2
odds new -> board Y 1/2
odds new -> board B 1/2
odds new -> board G 1/2
new lydia seats 3
odds new -> board R 3/4
odds new -> board Y 3/4
odds new -> board B 3/4
odds new -> board G 3/4

# Seat 0 starts; nobody else may act. [LYD-SET-8] [LYD-A22]
new lydia seats 3 seed 8
see current 0
see round 1
see phase draw
legal 0 = draw
legal 1 0
legal 2 0
no 1 draw NOT_YOUR_TURN
no 2 draw NOT_YOUR_TURN
no 3 draw NO_SUCH_SEAT

# Each gold card carries a Lydian: it walks to the fountain when the card is bought.
# [LYD-SET-5] [LYD-FTN-4]
new lydia seats 2 seed 9
set slot.0 AU1 S01 S02 - P01 P02
set slot.1 AU2 S05 S09 - P05 P09
set slot.2 AU5 S06 S13 - P10 P11
set slot.3 AU6 S17 S20 - P12 P03
set with_lydian AU1 AU2 AU5 AU6
set seat.0.stock 1 1 1 1
do 0 draw
do 0 fountain
do 0 buy AU1
do 0 pay R1+Y1+B1+G1 $0
see fountain.L 1

# Cards that are not laid out go back to the box, and nobody draws from there. [LYD-SET-9]
# [LYD-A17]
new lydia seats 2 seed 10
see deck.count 0 0 0
new lydia seats 4 seed 10
see deck.count 0 0 0

# When the display is refilled, the rest of the cards wait in three decks. [LYD-SET-9] [LYD-A1]
new lydia seats 2 seed 11 refill=end_of_turn
see deck.count 12 4 4
new lydia seats 3 seed 11 refill=end_of_turn
see deck.count 8 4 4
new lydia seats 4 seed 11 refill=end_of_turn
see deck.count 8 4 4
