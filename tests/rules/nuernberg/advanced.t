# The set-up with free placement.

# Nothing lies on the board, nobody has cards or rights; all have 2 gold. [NUE-A34]
new nuernberg seats 4 setup=advanced first=seat_0
see phase place
see right - - - - -
see built 0 0 0 0 0
see seat.0.settlements -
see seat.0.cards 0
see seat.0.gold 2
see seat.0.settlements_left 5
see seat.0.bars_left 15
see robber H27
see bank 20 20 20 20 20
legal 0 place 31
no 1 place I1 NOT_YOUR_TURN
no 0 draw DRAW_WHEN

# First to the left, then back: the last seat places twice in a row. The first player draws the
# first card. [NUE-A34]
new nuernberg seats 4 seed 0 setup=advanced
see current 2
do 2 place I1
see current 3
do 3 place I3
see current 0
do 0 place I5
see current 1
do 1 place I7
see current 1
do 1 place II1
see current 0
do 0 place II3
see current 3
do 3 place II5
see current 2
do 2 place III1
see current 2
see phase draw
legal 2 = draw

# A settlement brings a toll bar on the first free section of its road, whoever owns the others.
# [NUE-A34] [NUE-TOLL-2]
new nuernberg seats 3 setup=advanced first=seat_0
do 0 place III8
see bar.III 0 - - - - - - - -
see seat.0.bars_left 14
see seat.0.settlements_left 4
do 1 place III2
see bar.III 0 1 - - - - - - -
see right - - - - -

# Occupied and neighbouring crossings are refused; so is the city's edge; neighbours on other
# roads do not matter. [NUE-SETTLE-3] [NUE-SETTLE-4] [NUE-SETTLE-5] [NUE-A34]
new nuernberg seats 4 setup=advanced first=seat_0
do 0 place IV2
no 1 place IV2 CROSSING_TAKEN
no 1 place IV1 TOO_CLOSE
no 1 place IV3 TOO_CLOSE
no 1 place IV0 ROAD_ORIGIN
no 1 place =99 NO_SUCH_CROSSING
no 1 place =-1 NO_SUCH_CROSSING
do 1 place II2
legal 2 place 25

# The ends of different roads are no neighbours, though their crossings follow in the list.
# [NUE-SETTLE-4]
new nuernberg seats 4 setup=advanced first=seat_0
do 0 place II1
do 1 place I7
do 2 place III1
do 3 place II5

# The first settlement brings no cards, the second one for each landscape with a number.
# [NUE-A34] [NUE-SET-4]
new nuernberg seats 3 setup=advanced first=seat_0
do 0 place III3
see seat.0.cards 0
do 1 place I3
do 2 place I7
see seat.2.cards 0
do 2 place V4
see seat.2.hand 1 1 0 0 0
do 1 place II5
see seat.1.hand 0 0 1 1 0
do 0 place IV6
see seat.0.hand 2 0 0 0 1
see seat.0.open 2 0 0 0 1

# Both settlements of a player may lie on one road. Rights are handed out at the end: to the
# most bars. [NUE-A34] [NUE-SET-7]
new nuernberg seats 3 setup=advanced first=seat_0
do 0 place III1
do 1 place III3
do 2 place III5
do 2 place III7
see right - - - - -
do 1 place I1
do 0 place V1
see bar.III 0 1 2 2 - - - - -
see right 1 - 2 - 0
see score.2 3
see score.0 3

# On a tie of bars the one who lies nearest to the city holds the right, although the other was
# ahead for a moment: bars 1 0 0 1. [NUE-A34] [NUE-SET-7]
new nuernberg seats 4 seed 1 setup=advanced
do 1 place III1
do 2 place I1
do 3 place I3
do 0 place III3
do 0 place III5
do 3 place I5
do 2 place I7
see right - - - - -
do 1 place III7
see bar.III 1 0 0 1 - - - - -
see bar.I 2 3 3 2 - - - - -
see right 2 - 1 - -
see laid 4 0 4 0 0

# From then on a tie changes nothing, and one bar more does. [NUE-A34] [NUE-A8] [NUE-TOLL-4]
new nuernberg seats 4 seed 1 setup=advanced
do 1 place III1
do 2 place I1
do 3 place I3
do 0 place III3
do 0 place III5
do 3 place I5
do 2 place I7
do 1 place III7
do 1 draw
set phase main
set waiting 2
set seat.0.hand 0 0 0 0 0
set seat.0.open 0 0 0 0 0
set seat.0.cards 0
set seat.1.hand 5 5 0 0 0
set seat.1.open 5 5 0 0 0
set seat.1.cards 10
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 5 5 0 0 0
set seat.3.open 5 5 0 0 0
set seat.3.cards 10
set bank 10 10 20 20 20
see right 2 - 1 - -
do 1 toll I
see right.I 2
do 1 toll III
see right.III 1

# The pieces come out of everybody's own stock. [NUE-A34] [NUE-SET-5]
new nuernberg seats 3 setup=advanced first=seat_0
do 0 place I1
do 1 place I3
do 2 place I5
do 2 place II1
do 1 place II3
do 0 place II5
see seat.0.settlements_left 3
see seat.0.bars_left 13
see seat.1.settlements_left 3
see seat.2.bars_left 13
see phase draw
see right 0 2 - - -
