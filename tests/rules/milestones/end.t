# How the match ends.

# Seat 0 is two points short of the target of 67, one move from the office.
new milestones seats 2 seed 1
set phase move
set waiting 1
set current 0
set starter 0
set start - - - - - - - - -
set box A1G3
set display W1W1 C1S1 G1W2 C1G2 S1W3
set placed W2C2 A2W3 A2C3 C2S3
set stack W8A8 S8G8 C7G8 A7C8 S7A8 S7C7 W6S8 G6G7 A6G7 W6A7 S6A6 G5W7 W5S6 C5C5 G5S5 A4G6 W4C6 C4A5 G4W5 A3A5 C3W4 G3C4 S3A4 G2S4 S2S4 - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 25
set bonus wood stone sand coin grain grain stone wood sand coin stone sand grain wood coin - - - - - - - - - -
set seat.0.slot S1 S2 - - - - - -
set seat.1.slot S1 S2 - - - - - -
set seat.0.at 8
set seat.0.goods 4 0 4 0 0
set seat.0.points 65
set seat.0.from 65 0 0 0 0 0 0
set seat.1.points 60
set seat.1.from 60 0 0 0 0 0 0
keep two

# The target is reached in the first move: the second is still played, then the other seat has one
# turn, then comes the final scoring. [MIL-END-1] [MIL-END-3] [MIL-END-4] [MIL-A30]
from two
do 0 move office
do 0 road B0 B2 B4
see ender 0
see trigger first_move
do 0 road B4 A5 A7
see seat.0.points 69
do 0 done
see move 1
do 0 move mill
do 0 done
see current 1
see over 0
do 1 move 1
do 1 move 2
see over 1
see phase over
end 69 60
legal 0 0
legal 1 0
no 0 move castle MATCH_OVER

# In the second move: the same, without another move. Passing the target, too. [MIL-END-1] [MIL-END-3]
from two
do 0 move trade
do 0 done
do 0 move office
do 0 road B0 B2 B4
do 0 road B4 A5 A7
see trigger second_move
do 0 done
see current 1
do 1 move 1
do 1 move 2
see over 2
end 69 60

# One point short is not enough. [MIL-END-1]
from two
do 0 move office
do 0 road B0 A1 B2
see ender -
do 0 done
do 0 move mill
do 0 done
do 1 move 1
do 1 move 2
see over 0
see current 0
see round 2

# The other seat passes the target in its last turn: nobody has more turns for that.
# [MIL-END-2] [MIL-A26]
from two
set seat.1.points 66
set seat.1.from 66 0 0 0 0 0 0
set seat.1.at 8
set seat.1.goods 2 0 2 0 0
do 0 move office
do 0 road B0 B2 B4
do 0 done
do 0 move mill
do 0 done
do 1 move office
do 1 road B4 A5 A7
see ender 0
do 1 done
do 1 move castle
end 67 68
rank 2 1

# Points for bonus tiles while producing can end the match, wanted or not. [MIL-A31] [MIL-END-1]
from two
set seat.0.points 66
set seat.0.from 66 0 0 0 0 0 0
set bonus wood - sand coin grain grain stone wood sand coin stone sand grain wood coin - - - - - - - - - -
set seat.0.slot S1+ S2 - - - - - -
set seat.0.at castle
set seat.0.goods 0 0 0 0 0
do 0 move 2
see seat.0.points 67
see ender 0
see trigger first_move

# The last tile of the display is hired: that ends the match in the same way, with any score.
# [MIL-END-5] [MIL-END-3]
from two
set seat.0.points 3
set seat.0.from 3 0 0 0 0 0 0
set seat.1.points 2
set seat.1.from 2 0 0 0 0 0 0
set seat.0.goods 0 0 0 0 2
set placed W2C2 A2W3 A2C3 C2S3 S2S4 G2S4 S3A4 G3C4 C3W4 A3A5 G4W5 C4A5 W4C6 A4G6 G5S5 C5C5 W5S6 G5W7 S6A6 W6A7 A6G7 G6G7 W6S8 S7C7 S7A8 A7C8 C7G8 S8G8 W8A8 C1S1 G1W2 C1G2 S1W3
set display - - W1W1 - -
set stack - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 0
do 0 move trade
legal 0 hire 7
do 0 hire W1W1 7
see display - - - - -
see ender 0
see trigger last_tile
see reveals 0
do 0 done
do 0 move castle
do 0 cover 1
see current 1
do 1 move 1
do 1 move 2
see over 3
end 8 7

# The stack is used up but tiles remain: nothing is triggered. [MIL-END-5]
from two
set seat.0.goods 0 0 0 0 2
set placed W2C2 A2W3 A2C3 C2S3 S2S4 G2S4 S3A4 G3C4 C3W4 A3A5 G4W5 C4A5 W4C6 A4G6 G5S5 C5C5 W5S6 G5W7 S6A6 W6A7 A6G7 G6G7 W6S8 S7C7 S7A8 A7C8 C7G8 S8G8 W8A8 C1S1 G1W2 C1G2
set display - - W1W1 - S1W3
set stack - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 0
do 0 move trade
do 0 hire W1W1 7
see ender -

# Three players. Seat 2 triggers the end; seat 0 passes the target in its last turn; it still is seat
# 0, seat 1, end. It does not matter who started. [MIL-END-4] [MIL-END-2] [MIL-A26]
new milestones seats 3 seed 1
set phase move
set waiting 4
set current 2
set starter 0
set start - - - - - - - - -
set box A1G3
set display W1W1 C1S1 G1W2 C1G2 S1W3
set placed W2C2 A2W3 A2C3 C2S3 S2S4 G2S4
set stack W8A8 S8G8 C7G8 A7C8 S7A8 S7C7 W6S8 G6G7 A6G7 W6A7 S6A6 G5W7 W5S6 C5C5 G5S5 A4G6 W4C6 C4A5 G4W5 A3A5 C3W4 G3C4 S3A4 - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 23
set bonus wood stone sand coin grain grain stone wood sand coin stone sand grain wood coin - - - - - - - - - -
set seat.0.slot S1 S2 - - - - - -
set seat.1.slot W1 W2 - - - - - -
set seat.2.slot G1 G2 - - - - - -
set seat.2.at 8
set seat.2.goods 1 0 1 0 0
set seat.2.points 58
set seat.2.from 58 0 0 0 0 0 0
set seat.0.points 58
set seat.0.from 58 0 0 0 0 0 0
set seat.0.at 8
set seat.0.goods 2 0 2 0 0
do 2 move office
do 2 road B0 A1 B2
see ender 2
see trigger first_move
do 2 done
do 2 move mill
do 2 done
see round 2
do 0 move office
do 0 road B2 A3 B4
see seat.0.points 61
see ender 2
do 0 done
do 0 move castle
do 1 move 1
do 1 move 3
see over 1
see round 2
end 66 5 64
rank 1 3 2

# With four players the target is 51, with three 59, with two 67. [MIL-END-1]
new milestones seats 4 seed 1
set phase move
set waiting 1
set current 0
set starter 0
set start - - - - - - - - -
set box A1G3
set display W1W1 C1S1 G1W2 C1G2 S1W3
set placed W2C2 A2W3 A2C3 C2S3 S2S4 G2S4 S3A4 G3C4
set stack W8A8 S8G8 C7G8 A7C8 S7A8 S7C7 W6S8 G6G7 A6G7 W6A7 S6A6 G5W7 W5S6 C5C5 G5S5 A4G6 W4C6 C4A5 G4W5 A3A5 C3W4 - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 21
set bonus wood stone sand coin grain grain stone wood sand coin stone sand grain wood coin - - - - - - - - - -
set seat.0.slot C1 S1 - - - - S7 C7
set seat.1.slot W2 C2 - - A2 W3 - -
set seat.2.slot S2 S4 - - G5 S5 - -
set seat.3.slot G2 S4 - - W5 S6 - -
set seat.0.at 8
set seat.0.goods 1 0 1 0 0
set seat.0.points 49
set seat.0.from 49 0 0 0 0 0 0
keep fifty
do 0 move office
do 0 road B0 A1 B2
see seat.0.points 50
see ender -
from fifty
do 0 move office
do 0 road B0 B2 A1
see seat.0.points 51
see ender 0
new milestones seats 3 seed 1
set phase move
set waiting 1
set current 0
set starter 0
set start - - - - - - - - -
set box A1G3
set display W1W1 C1S1 G1W2 C1G2 S1W3
set placed W2C2 A2W3 A2C3 C2S3 S2S4 G2S4
set stack W8A8 S8G8 C7G8 A7C8 S7A8 S7C7 W6S8 G6G7 A6G7 W6A7 S6A6 G5W7 W5S6 C5C5 G5S5 A4G6 W4C6 C4A5 G4W5 A3A5 C3W4 G3C4 S3A4 - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 23
set bonus wood stone sand coin grain grain stone wood sand coin stone sand grain wood coin - - - - - - - - - -
set seat.0.slot C1 S1 - - - - S7 C7
set seat.1.slot W2 C2 - - A2 W3 - -
set seat.2.slot S2 S4 - - G5 S5 - -
set seat.0.at 8
set seat.0.goods 1 0 1 0 0
set seat.0.points 56
set seat.0.from 56 0 0 0 0 0 0
do 0 move office
do 0 road B0 B2 A1
see seat.0.points 58
see ender -

# max_turns 2: after two turns each the match is adjourned and scored. [MIL-A28]
new milestones seats 2 seed 1 max_turns=2
set phase move
set waiting 1
set current 0
set starter 0
set start - - - - - - - - -
set box A1G3
set display W1W1 C1S1 G1W2 C1G2 S1W3
set placed W2C2 A2W3 A2C3 C2S3
set stack W8A8 S8G8 C7G8 A7C8 S7A8 S7C7 W6S8 G6G7 A6G7 W6A7 S6A6 G5W7 W5S6 C5C5 G5S5 A4G6 W4C6 C4A5 G4W5 A3A5 C3W4 G3C4 S3A4 G2S4 S2S4 - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 25
set bonus wood stone sand coin grain grain stone wood sand coin stone sand grain wood coin - - - - - - - - - -
set seat.0.slot C1 S1 - - - - S7 C7
set seat.1.slot W2 C2 - - A2 W3 - -
do 0 move 1
do 0 move 3
do 1 move 1
do 1 move 3
see round 2
do 0 move 4
do 0 move 5
do 1 move 4
see over 0
do 1 move 5
see over 4
see trigger max_turns
see ender -
end 10 10

# max_turns 1, and the second player triggers the end in the only turn: the first still has its last
# turn, and the match is not adjourned. [MIL-A28]
new milestones seats 2 seed 1 max_turns=1
set phase move
set waiting 1
set current 0
set starter 0
set start - - - - - - - - -
set box A1G3
set display W1W1 C1S1 G1W2 C1G2 S1W3
set placed W2C2 A2W3 A2C3 C2S3
set stack W8A8 S8G8 C7G8 A7C8 S7A8 S7C7 W6S8 G6G7 A6G7 W6A7 S6A6 G5W7 W5S6 C5C5 G5S5 A4G6 W4C6 C4A5 G4W5 A3A5 C3W4 G3C4 S3A4 G2S4 S2S4 - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 25
set bonus wood stone sand coin grain grain stone wood sand coin stone sand grain wood coin - - - - - - - - - -
set seat.0.slot C1 S1 - - - - S7 C7
set seat.1.slot W2 C2 - - A2 W3 - -
set seat.1.points 66
set seat.1.from 66 0 0 0 0 0 0
set seat.1.at 8
set seat.1.goods 1 0 1 0 0
do 0 move 3
do 0 move 4
do 1 move office
do 1 road B0 A1 B2
do 1 done
do 1 move castle
do 1 cover 1
see over 0
see current 0
do 0 move 5
do 0 move 6
see over 1

# Without the option there is no limit. [MIL-A28]
new milestones seats 2 seed 1
set phase move
set waiting 1
set current 0
set starter 0
set start - - - - - - - - -
set box A1G3
set display W1W1 C1S1 G1W2 C1G2 S1W3
set placed W2C2 A2W3 A2C3 C2S3
set stack W8A8 S8G8 C7G8 A7C8 S7A8 S7C7 W6S8 G6G7 A6G7 W6A7 S6A6 G5W7 W5S6 C5C5 G5S5 A4G6 W4C6 C4A5 G4W5 A3A5 C3W4 G3C4 S3A4 G2S4 S2S4 - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 25
set bonus wood stone sand coin grain grain stone wood sand coin stone sand grain wood coin - - - - - - - - - -
set seat.0.slot C1 S1 - - - - S7 C7
set seat.1.slot W2 C2 - - A2 W3 - -
set round 400
do 0 move 3
do 0 move 4
do 1 move 3
do 1 move 4
see round 401
see over 0
