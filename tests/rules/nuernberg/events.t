# What event cards bring after the yield, and the time line.

# Many cards have no event. [NUE-EVENT-1]
new nuernberg seats 4 seed 24 first=seat_0
do 0 draw -> drew E27
see seat.2.hand 1 2 1 0 0
see seat.0.gold 2
see time 1355
see robber H27
see phase main

# Toll: on every road with a right of way each settlement of another player pays the holder 1
# gold. At the start everybody pays once and gets once. [NUE-EVENT-2] [NUE-A12]
new nuernberg seats 4 seed 10 first=seat_0
do 0 draw -> drew E26
see seat.0.gold 2
see seat.1.gold 2
see seat.2.gold 2
see seat.3.gold 2

# Whoever has no gold pays nothing. Road by road: blue pays white at Venice first and has then
# nothing left for others; orange has none for red; what red gets from nobody he cannot pay on.
# [NUE-EVENT-2] [NUE-A12]
new nuernberg seats 4 seed 10 first=seat_0
set seat.0.gold 0
set seat.0.earned 0
set seat.0.spent 2
set seat.1.gold 0
set seat.1.earned 0
set seat.1.spent 2
set seat.2.gold 1
set seat.2.earned 0
set seat.2.spent 1
set seat.3.gold 0
set seat.3.earned 0
set seat.3.spent 2
do 0 draw -> drew E26
see seat.0.gold 0
see seat.1.gold 0
see seat.2.gold 0
see seat.3.gold 1

# Gold received on an earlier road pays on a later one: blue's gold goes to white at Venice (III)
# and on to orange (IV). [NUE-A12]
new nuernberg seats 4 seed 10 first=seat_0
set seat.0.gold 0
set seat.0.earned 0
set seat.0.spent 2
set seat.1.gold 0
set seat.1.earned 0
set seat.1.spent 2
set seat.2.gold 5
set seat.2.earned 3
set seat.2.spent 0
set seat.3.gold 0
set seat.3.earned 0
set seat.3.spent 2
do 0 draw -> drew E26
see seat.2.gold 4
see seat.0.gold 0
see seat.3.gold 1
see seat.1.gold 0

# But not the other way round: what red gets on no road he cannot pay on an earlier one; white's
# gold reaches orange only after orange should have paid red. [NUE-A12]
new nuernberg seats 4 seed 10 first=seat_0
set seat.0.gold 5
set seat.0.earned 3
set seat.0.spent 0
set seat.1.gold 0
set seat.1.earned 0
set seat.1.spent 2
set seat.2.gold 0
set seat.2.earned 0
set seat.2.spent 2
set seat.3.gold 0
set seat.3.earned 0
set seat.3.spent 2
do 0 draw -> drew E26
see seat.0.gold 4
see seat.3.gold 1
see seat.1.gold 0

# Two settlements pay twice; the holder's own pay nothing; a road without a right costs nothing.
# [NUE-EVENT-2] [NUE-A9]
new nuernberg seats 4 seed 10 first=seat_0
set seat.2.settlements III5 III1
set bar.III 0 2 - - - - - - -
set seat.3.settlements II2 I1
set seat.3.bars 1 1 0 1 0
set seat.3.bars_left 12
set bar.I 3 - - - - - - - -
set built.I 1
set right.I 3
set seat.0.settlements III3 I3
set seat.0.bars 1 0 1 1 0
set seat.0.bars_left 12
set bar.I 3 0 - - - - - - -
set built.I 2
do 0 draw -> drew E26
see seat.2.gold 1
see seat.0.gold 3
see seat.3.gold 2
see seat.1.gold 2

# Cheaper walls: this turn a wall costs 1 brick and 2 gold, a tower still 3 gold; for the next
# player it is 3 again. [NUE-EVENT-3]
new nuernberg seats 4 seed 250 first=seat_0
do 0 draw -> drew E25
set seat.0.hand 1 5 0 0 0
set seat.0.open 1 5 0 0 0
set seat.0.cards 6
set seat.1.hand 0 3 0 0 0
set seat.1.open 0 3 0 0 0
set seat.1.cards 3
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 19 12 20 20 20
set seat.0.gold 9
set seat.0.earned 7
set seat.0.spent 0
set seat.1.gold 2
set seat.1.earned 0
set seat.1.spent 0
set seat.2.gold 2
set seat.2.earned 0
set seat.2.spent 0
set seat.3.gold 2
set seat.3.earned 0
set seat.3.spent 0
set seat.0.workshops S07
set seat.0.workshops_left 3
do 0 wall
see seat.0.gold 7
do 0 wall
see seat.0.gold 5
do 0 tower T01
see seat.0.gold 2
do 0 wall
see seat.0.gold 0
do 0 end_turn
do 1 draw -> drew E06
no 1 wall CANNOT_AFFORD
set seat.0.gold 2
set seat.0.earned 0
set seat.0.spent 0
set seat.1.gold 3
set seat.1.earned 1
set seat.1.spent 0
set seat.2.gold 2
set seat.2.earned 0
set seat.2.spent 0
set seat.3.gold 2
set seat.3.earned 0
set seat.3.spent 0
set seat.0.gold 0
set seat.0.earned 7
set seat.0.spent 9
do 1 wall
see seat.1.gold 0

# A discount larger than the price leaves nothing to pay but the brick. [NUE-EVENT-3]
new nuernberg seats 4 seed 39 first=seat_0
cell constants wall_discount value 5
do 0 draw -> drew E25
set seat.0.hand 0 1 0 0 0
set seat.0.open 0 1 0 0 0
set seat.0.cards 1
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 20 19 20 20 20
do 0 wall
see seat.0.gold 2
see seat.0.hand 0 0 0 0 0

# The robber rides home after the yield: a 9 in the hills where he stood brings nothing yet.
# [NUE-EVENT-4] [NUE-DRAW-1]
new nuernberg seats 4 seed 0 first=seat_0
set robber H12
do 0 draw -> drew E21
see seat.1.hand 1 1 1 0 0
see seat.3.hand 0 1 0 2 0
see robber H27

# The next time those landscapes yield again. [NUE-EVENT-4]
new nuernberg seats 4 seed 619 first=seat_0
set robber H25
do 0 draw -> drew E21
see seat.1.hand 1 2 1 0 0
see robber H27
do 0 end_turn
do 1 draw -> drew E15
see seat.2.hand 0 3 1 0 0

# At home he stays; nobody is robbed. [NUE-EVENT-4]
new nuernberg seats 4 seed 55 first=seat_0
do 0 draw -> drew E01
see robber H27
see phase main
see seat.1.hand 1 1 2 0 0

# A time card moves the stone by one field; other cards stay where they are. [NUE-TIME-1]
new nuernberg seats 4 seed 42 first=seat_0
do 0 draw -> drew E16
see time 1360
see discarded E16
see pile_count 35
see phase main

# On 1370 all event cards are shuffled, the one just drawn and those discarded too: it may come
# again at once. [NUE-TIME-2] [NUE-A20]
new nuernberg seats 4 seed 6 first=seat_0
set time 1365
set pile E01 E02 E03 E05 E06 E07 E08 E09 E10 E11 E12 E13 E14 E15 E17 E18 E19 E20 E21 E22 E23 E24 E25 E26 E27 E29 E30 E31 E32 E33 E34 E35 E36 E28 - - - - - -
set pile_count 34
set discarded E04 E16
set card E16
do 0 draw -> drew E28
see time 1370
see pile_count 36
see discarded -
see card E28
see phase main
see seat.0.hand 1 0 0 3 0

# Any card may lie on top then, also the one that was drawn. [NUE-TIME-2] [NUE-A20]
new nuernberg seats 4 seed 6 first=seat_0
set time 1365
set pile E01 E02 E03 E05 E06 E07 E08 E09 E10 E11 E12 E13 E14 E15 E17 E18 E19 E20 E21 E22 E23 E24 E25 E26 E27 E29 E30 E31 E32 E33 E34 E35 E36 E28 - - - - - -
set pile_count 34
set discarded E04 E16
set card E16
odds 0 draw -> shuffled 0 E28 1/36
odds 0 draw -> shuffled 0 E04 1/36
odds 0 draw -> shuffled 35 E31 1/36

# The same on 1385. [NUE-TIME-2]
new nuernberg seats 4 seed 6 first=seat_0
set time 1380
set pile E01 E02 E03 E05 E06 E07 E08 E09 E10 E11 E12 E13 E14 E15 E17 E18 E19 E20 E21 E22 E23 E24 E25 E26 E27 E29 E30 E31 E32 E33 E34 E35 E36 E28 - - - - - -
set pile_count 34
set discarded E04 E16
set card E16
do 0 draw -> drew E28
see time 1385
see pile_count 36
see discarded -

# Not on 1375: the card stays on the discard pile. [NUE-TIME-2]
new nuernberg seats 4 seed 6 first=seat_0
set time 1370
set card E04
do 0 draw -> drew E28
see time 1375
see pile_count 35
see discarded E28

# Nor on 1360. [NUE-TIME-1] [NUE-TIME-2]
new nuernberg seats 4 seed 6 first=seat_0
do 0 draw -> drew E28
see time 1360
see pile_count 35
see discarded E28
