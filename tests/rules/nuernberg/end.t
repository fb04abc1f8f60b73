# Victory points, the two endings, ties.

# Points are settlements, workshops, rights of way and the council card; they are counted, not
# kept. [NUE-POINTS-1] [NUE-POINTS-2] [NUE-POINTS-3] [NUE-POINTS-4]
new nuernberg seats 4 seed 24 first=seat_0
do 0 draw -> drew E27
set seat.0.workshops S01 S07
set seat.0.workshops_left 2
set walls 3
set seat.0.prestige 3
set seat.0.council seven
see score.0 9
see score.0.SCORE_SETTLEMENTS 2
see score.0.SCORE_WORKSHOPS 2
see score.0.SCORE_RIGHTS 1
see score.0.SCORE_COUNCIL 4

# Twelve points: five settlements, four workshops, two rights and no council card; one bar more
# makes 13 and wins at once. [NUE-END-1]
new nuernberg seats 4 seed 24 first=seat_0
do 0 draw -> drew E27
set seat.0.hand 9 9 9 9 9
set seat.0.open 9 9 9 9 9
set seat.0.cards 45
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 11 11 11 11 11
set seat.0.gold 30
set seat.0.earned 28
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
set seat.0.workshops S01 S02 S03 S07
set seat.0.workshops_left 0
do 0 settle III1
do 0 settle III7
do 0 settle IV4
do 0 toll I
see score.0 11
keep eleven
do 0 toll V
do 0 toll V
see score.0 12
see over 0
see right 0 1 0 3 0
do 0 toll II
do 0 toll II
see over 1
see phase over
end 13 2 2 3
rank 1 3 3 2
no 0 end_turn MATCH_OVER
no 1 draw MATCH_OVER
legal 0 0

# A council card that makes 13 or more ends the match as soon as it is got: nothing else can be done,
# no swap, no end of turn. [NUE-END-1] [NUE-A36]
from eleven
set walls 2
set seat.0.prestige 2
set seat.0.workshops S01 S02
set seat.0.workshops_left 2
see score.0 9
do 0 wall
see seat.0.council seven
see over 1
end 13 3 3 3
no 0 end_turn MATCH_OVER

# So does a swap. [NUE-END-1] [NUE-COUNCIL-4]
from eleven
set walls 15
set seat.0.prestige 5
set seat.1.prestige 4
set seat.2.prestige 3
set seat.3.prestige 3
set seat.1.council seven
set seat.2.council small
set seat.3.council great
see score.0 11
do 0 swap 3
see over 1
end 13 7 6 3

# A workshop or a settlement can be the last point, too. [NUE-END-1]
from eleven
set seat.0.workshops S01 S02 S03
set seat.0.workshops_left 1
do 0 toll V
do 0 toll V
do 0 toll II
do 0 toll II
see over 0
see score.0 12
do 0 workshop S12
see over 1

# Nobody gains a point in another's turn; one may lose some. [NUE-A18]
from eleven
see score.3 3
do 0 toll IV
see score.3 2
see score.0 12
see over 0

# The year 1400 ends the match at once, after the yield of the card: nobody acts any more. Most
# points win. [NUE-TIME-3] [NUE-END-2]
new nuernberg seats 4 seed 6 first=seat_0
set time 1395
set pile E01 E02 E03 E05 E06 E07 E08 E09 E10 E11 E12 E13 E14 E15 E17 E18 E19 E20 E21 E22 E23 E24 E25 E26 E27 E29 E30 E31 E32 E33 E34 E35 E36 E28 - - - - - -
set pile_count 34
set discarded E04 E16
set card E16
keep late
set seat.2.workshops S01
set seat.2.workshops_left 3
do 0 draw -> drew E28
see time 1400
see over 2
see phase over
see waiting 0
see seat.0.hand 1 0 0 3 0
end 3 3 4 3
rank 2 2 1 2
no 0 end_turn MATCH_OVER

# On a tie the higher council card decides. Seats 0 and 1 have 11 points each. [NUE-END-3]
from late
set seat.0.workshops S01 S02 S03 S04
set seat.0.workshops_left 0
set seat.1.workshops S05 S06 S07 S08
set seat.1.workshops_left 0
set seat.0.settlements III3 IV2 III1
set seat.0.settlements_left 2
set seat.1.settlements II4 V3
set bar.I 1 - - - - - - - -
set built.I 1
set right.I 1
set seat.1.bars 1 1 0 0 1
set seat.1.bars_left 12
set walls 9
set seat.0.prestige 3
set seat.0.council small
set seat.1.prestige 3
set seat.1.council seven
set seat.2.prestige 3
set seat.2.council great
see score.0 11
see score.1 12
set seat.0.council seven
set seat.1.council small
set seat.0.workshops S01 S02 S03
set seat.0.workshops_left 1
see score.0 11
see score.1 11
do 0 draw -> drew E28
see over 2
end 11 11 5 3
rank 1 2 3 4

# Without cards prestige decides, then gold, then the win is shared; all places are counted like
# this. [NUE-A14] [NUE-A35]
from late
set seat.0.gold 2
set seat.0.earned 0
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
set walls 3
set seat.0.prestige 0
set seat.1.prestige 2
set seat.2.prestige 0
set seat.3.prestige 1
do 0 draw -> drew E28
rank 3 1 3 2
from late
set seat.0.gold 4
set seat.0.earned 2
set seat.0.spent 0
set seat.1.gold 2
set seat.1.earned 0
set seat.1.spent 0
set seat.2.gold 7
set seat.2.earned 5
set seat.2.spent 0
set seat.3.gold 4
set seat.3.earned 2
set seat.3.spent 0
do 0 draw -> drew E28
rank 2 4 1 2
from late
set seat.0.gold 4
set seat.0.earned 2
set seat.0.spent 0
set seat.1.gold 4
set seat.1.earned 2
set seat.1.spent 0
set seat.2.gold 4
set seat.2.earned 2
set seat.2.spent 0
set seat.3.gold 4
set seat.3.earned 2
set seat.3.spent 0
do 0 draw -> drew E28
rank 1 1 1 1

# After a win by points the others are placed in the same way. [NUE-A35]
from eleven
do 0 toll V
do 0 toll V
do 0 toll II
set seat.1.gold 1
set seat.1.spent 1
do 0 toll II
rank 1 4 3 2

# A turn is not endless: after 100 actions only its end is left. [NUE-A32]
from eleven
set actions 99
do 0 sell compass
see actions 100
no 0 sell compass TURN_LONG
no 0 toll I TURN_LONG
no 0 offer 1 TURN_LONG
no 0 swap 1 TURN_LONG
legal 0 = end_turn
do 0 end_turn
see current 1
see actions 0

# Random matches of every kind come to an end.
new nuernberg seats 3
play 3
new nuernberg seats 4 setup=advanced
play 3
