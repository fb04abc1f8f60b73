# The final scoring: majorities, winner, ties.

# Quarrymen, three players: one with a bonus tile counts 2, as much as two plain ones; the third has
# fewer. Both get 2. Nobody else has lumberjacks: 5. All have one grain grower: nothing.
# [MIL-FIN-1] [MIL-FIN-2] [MIL-FIN-3] [MIL-FIN-4]
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
set seat.0.slot S1+ G2 - - - - - -
set seat.1.slot S1 S2 G3 - - - - -
set seat.2.slot S1 G4 W5 - - - - -
set bonus wood - sand coin grain grain stone wood sand coin stone sand grain wood coin - - - - - - - - - -
keep three
see score.0 2
see score.0.SCORE_MAJORITY 2
see score.1 2
see score.2 5
rank 2 2 1

# A bonus tile raises its worker alone to 2, more than one plain. [MIL-FIN-1] [MIL-FIN-2]
from three
set seat.1.slot S1 C2 G3 - - - - -
see score.0.SCORE_MAJORITY 5
see score.1.SCORE_MAJORITY 5

# Covered workers count nothing. [MIL-FIN-1]
from three
set seat.1.slot S1 x G3 - - - - -
see score.0.SCORE_MAJORITY 5

# All three equal in a kind, be it nothing: no points. [MIL-FIN-4]
from three
set seat.0.slot S1+ - - - - - - W5
set seat.1.slot S1 S2 W3 - - - - -
set seat.2.slot S1 S4 W5 - - - - -
see score.0 0
see score.1 0
see score.2 0

# Two players: 5 or nothing. [MIL-FIN-4] [MIL-FIN-2]
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
set seat.0.slot S1 S2 W3 - - - - -
set seat.1.slot S1 S2 G3 G4 - - - -
keep pair
see score.0 5
see score.1 5

# The majorities go onto the track when the match ends, not before; the score shows them any time.
# [MIL-A39] [MIL-FIN-5]
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
set seat.0.slot S1 S2 W3 - - - - -
set seat.1.slot S1 S2 G3 G4 - - - -
keep cap
see seat.0.points 0
see score.0 5
do 0 move 5
do 0 move 6
do 1 move 5
do 1 move 6
see over 4
see seat.0.points 5
see seat.0.from.majority 5
see seat.1.points 5
end 5 5
rank 1 1

# Equal points: more goods win, coins among them. [MIL-FIN-5] [MIL-A7]
from cap
set seat.0.goods 0 1 0 0 1
do 0 move 5
do 0 move 6
do 1 move 5
do 1 move 6
end 5 5
rank 1 2
from cap
set seat.1.goods 0 0 0 0 2
do 0 move 5
do 0 move 6
do 1 move 5
do 1 move 6
rank 2 1

# Equal in both: a shared victory. Points come before goods. [MIL-FIN-6] [MIL-FIN-5]
from cap
do 0 move 5
do 0 move 6
do 1 move 5
do 1 move 6
rank 1 1
from cap
set seat.0.points 1
set seat.0.from 1 0 0 0 0 0 0
set seat.1.goods 1 1 1 0 0
do 0 move 5
do 0 move 6
do 1 move 5
do 1 move 6
end 6 5
rank 1 2

# The same comparison orders the lower places; shared ones are counted: 1, 2, 2, 4. [MIL-A37]
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
set seat.0.slot S1 S2 - - - - - -
set seat.1.slot S1 S2 - - - - - -
set seat.2.slot S1 S2 - - - - - -
set seat.3.slot S1 S2 - - - - - -
keep four
set seat.0.points 9
set seat.0.from 9 0 0 0 0 0 0
set seat.1.points 4
set seat.1.from 4 0 0 0 0 0 0
set seat.2.points 4
set seat.2.from 0 0 4 0 0 0 0
set seat.3.points 4
set seat.3.from 0 4 0 0 0 0 0
set seat.3.goods 0 0 0 0 0
rank 1 2 2 4

# Several but not all highest among four: 2 each. [MIL-FIN-3]
from four
set seat.0.slot S1 S2 - - - - W4 -
set seat.1.slot S1 S2 - - - - W4 -
set seat.2.slot S1 S2 - - - - W4 -
see score.0 2
see score.2 2
see score.3 0
