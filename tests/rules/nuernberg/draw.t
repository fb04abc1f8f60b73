# The event card: what it yields.

# The turn begins with the event card, nothing else. It goes face up onto the discard pile.
# [NUE-DRAW-1] [NUE-TURN-1]
new nuernberg seats 4 seed 45 first=seat_0
legal 0 = draw
no 0 end_turn MAIN_WHEN
no 0 wall MAIN_WHEN
no 0 place I1 PLACE_WHEN
no 0 put wood DISCARD_WHEN
do 0 draw -> drew E06
see card E06
see discarded E06
see pile_count 35
see phase main
no 0 draw DRAW_WHEN

# A 4 is drawn: pasture, mountains and fields with a 4 yield, to all players. Blue gets grain,
# orange wool; nobody is at the mountains. [NUE-DRAW-2]
new nuernberg seats 4 seed 45 first=seat_0
do 0 draw -> drew E06
see seat.0.hand 1 0 0 2 0
see seat.1.hand 1 1 1 0 0
see seat.2.hand 0 2 1 1 0
see seat.3.hand 0 1 1 2 0

# An 11: fields yield to three players, the forest to one, the mountains to nobody. [NUE-DRAW-2]
new nuernberg seats 4 seed 101 first=seat_0
do 0 draw -> drew E29
see seat.0.hand 1 0 0 3 0
see seat.1.hand 1 1 1 1 0
see seat.2.hand 0 2 1 0 0
see seat.3.hand 1 1 0 3 0
see bank 17 16 18 13 20

# Two settlements of one player at the same landscape take two cards. [NUE-DRAW-2]
new nuernberg seats 4 seed 5 first=seat_0
set seat.0.settlements III3 III1
set seat.0.bars 0 0 1 1 0
do 0 draw -> drew E10
see seat.0.hand 1 2 0 2 0
see seat.2.hand 0 3 1 0 0

# Where the robber is nothing grows: with him in the hills of white and blue, a 5 still brings
# red grain and orange ore. [NUE-DRAW-3]
new nuernberg seats 4 seed 5 first=seat_0
set robber H24
do 0 draw -> drew E10
see seat.0.hand 1 0 0 2 0
see seat.1.hand 1 1 1 1 0
see seat.2.hand 0 2 1 0 0
see seat.3.hand 0 1 0 2 1

# The castle has no number and never yields; the robber who sits there harms nobody. [NUE-A3]
new nuernberg seats 4 seed 23 first=seat_0
see robber H27
do 0 draw -> drew E15
see seat.0.hand 1 0 0 2 1
see seat.1.hand 2 1 1 0 0
see seat.2.hand 0 3 1 0 0

# The bank has too few for everybody: nobody gets that resource. [NUE-A4]
new nuernberg seats 4 seed 5 first=seat_0
set seat.0.hand 0 9 0 0 0
set seat.0.open 0 9 0 0 0
set seat.0.cards 9
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 10 0 0 0
set seat.2.open 0 10 0 0 0
set seat.2.cards 10
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 20 1 20 20 20
do 0 draw -> drew E10
see seat.0.hand 0 9 0 0 0
see seat.2.hand 0 10 0 0 0
see seat.1.hand 0 0 0 1 0
see seat.3.hand 0 0 0 0 1
see bank.brick 1

# If it is just enough for all, all get it. [NUE-A4]
new nuernberg seats 4 seed 5 first=seat_0
set seat.0.hand 0 9 0 0 0
set seat.0.open 0 9 0 0 0
set seat.0.cards 9
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 9 0 0 0
set seat.2.open 0 9 0 0 0
set seat.2.cards 9
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 20 2 20 20 20
do 0 draw -> drew E10
see seat.0.hand 0 10 0 0 0
see seat.2.hand 0 10 0 0 0
see bank.brick 0

# If only one player is due, he takes what is left. [NUE-A4]
new nuernberg seats 4 seed 5 first=seat_0
set seat.0.settlements III1 III3
set seat.0.hand 0 0 0 0 0
set seat.0.open 0 0 0 0 0
set seat.0.cards 0
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 19 0 0 0
set seat.3.open 0 19 0 0 0
set seat.3.cards 19
set bank 20 1 20 20 20
set seat.2.settlements V1 III8
do 0 draw -> drew E10
see seat.0.hand 0 1 0 0 0
see bank.brick 0

# If he is due one and the bank has none, he gets none. [NUE-A4]
new nuernberg seats 4 seed 44 first=seat_0
set seat.0.hand 0 0 0 0 0
set seat.0.open 0 0 0 0 0
set seat.0.cards 0
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 20 0 0 0 0
set seat.3.open 20 0 0 0 0
set seat.3.cards 20
set bank 0 20 20 20 20
do 0 draw -> drew E14
see seat.1.hand 0 0 0 0 0
see seat.0.hand 0 0 0 0 1
see seat.2.hand 0 1 0 0 0

# Yields come before the event, also on a card that moves the time. [NUE-DRAW-1] [NUE-A19]
new nuernberg seats 4 seed 4 first=seat_0
do 0 draw -> drew E04
see seat.2.hand 0 2 1 1 0
see time 1360
