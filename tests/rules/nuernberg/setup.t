# Setting up the country, the bank and everybody's stock.

# Four players: everybody has two settlements at the crossings of the plan. [NUE-SET-1] [NUE-A28]
new nuernberg seats 4 seed 0 first=seat_0
see seat.0.settlements III3 IV2
see seat.1.settlements II4 V3
see seat.2.settlements III5 V1
see seat.3.settlements II2 IV7
see seat.0.settlements_left 3
see seat.3.settlements_left 3

# Two toll bars each, two on each of four roads; nobody has one on the road to Frankfurt.
# [NUE-SET-2]
new nuernberg seats 4 seed 0 first=seat_0
see bar.I - - - - - - - - -
see bar.II 1 3 - - - - - - -
see bar.III 0 2 - - - - - - -
see bar.IV 3 0 - - - - - - -
see bar.V 2 1 - - - - - - -
see seat.0.bars 0 0 1 1 0
see seat.0.bars_left 13
see built 0 2 2 2 2

# The right of way goes to whoever has most bars, or on a tie the first one. So white has
# Venice, red Prague, blue V and orange IV, and everybody 3 points. [NUE-SET-7] [NUE-POINTS-1]
# [NUE-POINTS-3]
new nuernberg seats 4 seed 0 first=seat_0
see right - 1 0 3 2
see score.0 3
see score.1 3
see score.2 3
see score.3 3
see score.0.SCORE_SETTLEMENTS 2
see score.0.SCORE_RIGHTS 1

# The settlement with the star brings the first hand: a card for each landscape with a number.
# White gets two grain and a wood. [NUE-SET-4]
new nuernberg seats 4 seed 0 first=seat_0
see seat.0.hand 1 0 0 2 0
see seat.1.hand 1 1 1 0 0
see seat.2.hand 0 2 1 0 0
see seat.3.hand 0 1 0 2 0

# A landscape without a number brings no card. [NUE-SET-4]
new nuernberg seats 4 seed 0 first=seat_0
cell landscapes H07 number 0
see seat.0.hand 1 0 0 1 0
see seat.3.hand 0 1 0 1 0

# Everybody has 2 gold, four workshops and fifteen bars of which two lie on the board.
# [NUE-SET-5]
new nuernberg seats 4 seed 0 first=seat_0
see seat.0.gold 2
see seat.3.gold 2
see seat.0.workshops_left 4
see seat.0.bars_left 13
see seat.0.prestige 0
see seat.0.council -

# The bank holds twenty cards of each resource, less those in the hands. [NUE-SET-6]
new nuernberg seats 4 seed 0 first=seat_0
see bank 18 16 18 16 20

# Three players sit without red, on a plan of their own; Frankfurt and Prague are free.
# [NUE-SET-3] [NUE-A28]
new nuernberg seats 3 seed 0 first=seat_0
see seat.0.settlements III3 IV2
see seat.1.settlements III5 V1
see seat.2.settlements IV6 V3
see bar.I - - - - - - - - -
see bar.II - - - - - - - - -
see bar.III 0 1 - - - - - - -
see bar.IV 2 0 - - - - - - -
see bar.V 1 2 - - - - - - -
see right - - 0 2 1
see score.0 3
see score.1 3
see score.2 3
see seat.0.gold 2
see seat.0.hand 1 0 0 2 0
see seat.1.hand 0 2 1 0 0
see seat.2.hand 1 1 1 0 0
see seat.2.settlements_left 3
see seat.2.bars_left 13

# The event cards are shuffled, the robber sits in his castle, the year is 1355, no wall
# stands. [NUE-SET-9]
new nuernberg seats 4 seed 0 first=seat_0
see pile_count 36
see discarded -
see card -
see robber H27
see time 1355
see walls 0
see towers -
new nuernberg seats 4
odds new -> shuffled 0 E01 1/36
odds new -> shuffled 0 E36 1/36
odds new -> shuffled 35 E17 1/36

# Who begins is decided by lot, or it is the first seat. [NUE-SET-8]
new nuernberg seats 4 first=seat_0
see first 0
see current 0
see round 1
see phase draw
no 1 draw NOT_YOUR_TURN
new nuernberg seats 4 seed 0
see first 2
see current 2
no 0 draw NOT_YOUR_TURN
legal 2 = draw
new nuernberg seats 3 seed 1
see current 1

# Every seat is as likely to begin. [NUE-SET-8]
new nuernberg seats 4
odds new -> first 0 1/4
odds new -> first 3 1/4
new nuernberg seats 3
odds new -> first 2 1/3

# After the last seat it is the first seat's turn again: the left neighbour is the next seat.
# [NUE-A28] [NUE-TURN-2]
new nuernberg seats 4 seed 24 first=seat_0
do 0 draw -> drew E27
do 0 end_turn
see current 1
do 1 draw
do 1 end_turn
see current 2
do 2 draw
do 2 end_turn
see current 3
see round 1
do 3 draw
do 3 end_turn
see current 0
see round 2

# A round is over when everybody had a turn, whoever began. [NUE-TURN-2]
new nuernberg seats 3 seed 7
do 2 draw
do 2 end_turn
see current 0
see round 1
do 0 draw
do 0 end_turn
see round 1
do 1 draw
do 1 end_turn
see current 2
see round 2
