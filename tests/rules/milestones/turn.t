# Two moves to a turn, always forward, never past the castle.

# Three players in the middle of a match, seat 0 to move.
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
keep base

# Exactly two moves, then it is the next seat's turn, clockwise; the figure stays where it is. A new
# round begins with the start player. [MIL-TURN-1] [MIL-A1] [MIL-SET-9]
from base
see move 0
do 0 move 3
see move 1
see seat.0.at 3
legal 1 0
no 1 move 1 NOT_YOUR_TURN
do 0 move 4
see seat.0.at 4
see move 0
do 1 move 3
do 1 move 4
see round 1
do 2 move 3
do 2 move 4
see round 2
legal 0 move 8
legal 1 0

# From the castle every space is open, and the castle itself after a whole lap. [MIL-TURN-2] [MIL-A3]
from base
legal 0 = move castle | move 1 | move 2 | move 3 | move 4 | move 5 | move 6 | move 7 | move 8 | move trade | move office | move mill
no 0 done DONE_WHEN
no 0 move =12 NO_SUCH_SPACE
no 0 move =-1 NO_SUCH_SPACE

# From slot 8: trading house, office, mill, castle. One's own space is not ahead. [MIL-TURN-2] [MIL-A1]
from base
set seat.0.at 8
legal 0 = move castle | move trade | move office | move mill
no 0 move 8 NOT_AHEAD
no 0 move 1 NOT_AHEAD

# From the mill only the castle is left. [MIL-TURN-3] [MIL-CASTLE-1]
from base
set seat.0.at mill
legal 0 = move castle
no 0 move 1 NOT_AHEAD
no 0 move mill NOT_AHEAD

# Empty and covered slots may be entered; nothing happens there. [MIL-A2]
from base
set seat.0.slot C1 S1 x - - - S7 C7
do 0 move 3
see seat.0.goods 0 0 0 0 1
do 0 move 4
see seat.0.goods 0 0 0 0 1
see current 1

# A whole lap makes nothing and gives no income; one worker is covered. With two left, nothing at all
# happens, and the turn passes on. [MIL-A3] [MIL-A4] [MIL-CASTLE-4]
from base
set seat.0.slot C1 S1 W2 - - - - -
set seat.0.goods 3 0 0 0 0
do 0 move castle
legal 0 = cover 1 | cover 2 | cover 3
do 0 cover 3
see seat.0.goods 3 0 0 0 0
do 0 move castle
see current 1
see seat.0.slot C1 S1 x - - - - -

# Trading house, office and mill are entered also with nothing to do there, and left by "done" only.
# [MIL-A32] [MIL-TRADE-8] [MIL-OFFICE-2] [MIL-MILL-6]
from base
set seat.0.slot S3 W2 - - - - - -
set seat.0.goods 0 0 0 0 0
do 0 move trade
legal 0 = done
no 0 move office MOVE_WHEN
no 0 skip CLAIM_WHEN
no 0 road B0 A1 A3 BUILD_WHEN
no 0 draft W1W1 C1S1 DRAFT_WHEN
no 0 place W1W1 1 PLACE_WHEN
no 0 keep stone stone stone KEEP_WHEN
no 0 cover 1 COVER_WHEN
do 0 done
do 0 move office
legal 0 = done
no 0 deliver B0 A1 C1 SUPPLY_WHEN # it is the mill one has to go to                [MIL-MILL-1]
no 0 buy wood TRADE_WHEN
do 0 done
see current 1
from base
set seat.0.goods 0 0 0 0 0
do 0 move mill
legal 0 = done
do 0 done
legal 0 = move castle
