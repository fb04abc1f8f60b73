# What workers make.

# Seat 0 stands on the castle; quarrymen on slots 2 and 7, coiners on 1 and 8.
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
keep base

# A move to the quarryman on slot 7 also counts the one passed on slot 2. The coiner passed is of
# another kind, and in the second move the one on slot 1 counts no more. [MIL-WORK-1] [MIL-WORK-2]
from base
do 0 move 7
see seat.0.goods 2 0 0 0 1
do 0 move 8
see seat.0.goods 2 0 0 0 2

# Only one kind is made in a move; stopping at the first worker gives one. [MIL-WORK-1] [MIL-WORK-3]
from base
do 0 move 1
see seat.0.goods 0 0 0 0 2
do 0 move 2
see seat.0.goods 1 0 0 0 2

# Counting begins behind the figure's own space, also on the path. [MIL-WORK-2]
from base
set seat.0.slot S1 S1 S1 S1 - - - -
set seat.0.at 2
do 0 move 4
see seat.0.goods 2 0 0 0 1

# Every kind of worker makes its own good. [MIL-WORK-1]
from base
set seat.0.slot S1 W2 A3 G4 C5 - - -
do 0 move 2
see seat.0.goods 0 1 0 0 1
do 0 move 3
see seat.0.goods 0 1 1 0 1
do 1 move 3
do 1 move 4
do 0 move 4
see seat.0.goods 0 1 1 1 1
do 0 move 5
see seat.0.goods 0 1 1 1 2

# A worker with a bonus tile adds a point, one stopped at like one passed, but never a good more; a
# tile on another kind adds nothing. [MIL-WORK-4]
from base
set bonus - stone sand coin grain grain - wood sand - stone sand grain wood coin - - - - - - - - - -
set seat.0.slot W1+ S2 S3+ C4+ S5 W6 - -
do 0 move 5
see seat.0.goods 3 0 0 0 1
see seat.0.points 1
see seat.0.from.work 1
do 0 move 6
see seat.0.goods 3 1 0 0 1
see seat.0.points 1
from base
set bonus - stone sand coin grain grain stone wood sand coin stone sand grain - coin - - - - - - - - - -
set seat.0.slot W1+ S2 W3 - - W6+ - -
do 0 move 6
see seat.0.goods 0 3 0 0 1
see seat.0.points 2

# Nobody may decline what is made: it is not an action. [MIL-A31]
from base
do 0 move 2
see seat.0.goods 1 0 0 0 1
legal 0 move 10
no 0 done DONE_WHEN

# Passing workers on the way to a building makes nothing. [MIL-WORK-3]
from base
do 0 move office
see seat.0.goods 0 0 0 0 1
