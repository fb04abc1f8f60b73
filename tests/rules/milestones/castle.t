# The castle: giving goods back, covering a worker.

# Seat 0 on the mill with five goods and five workers; the castle is next.
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
set seat.0.slot C1 S1 - G3 - W4 - C7
set seat.1.slot W2 C2 - - A2 W3 - -
set seat.0.at mill
set seat.0.goods 2 0 2 0 1
keep base

# First the goods, down to three of one's choice, coins among them; then a worker is covered.
# [MIL-CASTLE-2] [MIL-CASTLE-3] [MIL-A6] [MIL-A7]
from base
do 0 move castle
see phase keep
legal 0 = keep stone stone sand | keep stone stone coin | keep stone sand sand | keep stone sand coin | keep sand sand coin
no 0 cover 1 COVER_WHEN
do 0 keep stone sand coin
see seat.0.goods 1 0 1 0 1
see phase cover
legal 0 = cover 1 | cover 2 | cover 4 | cover 6 | cover 8
do 0 cover 4
see seat.0.slot C1 S1 - x - W4 - C7
see move 1
see seat.0.at castle

# Exactly three stay, and only what one has, named in order. [MIL-A38] [MIL-CASTLE-2]
from base
do 0 move castle
no 0 keep stone stone stone NOT_YOURS
no 0 keep wood sand coin NOT_YOURS
no 0 keep stone sand =-1 NOT_YOURS
no 0 keep =-1 sand coin NOT_YOURS
no 0 keep stone =9 coin NOT_YOURS
no 0 keep coin sand stone KEEP_ORDER
no 0 keep stone coin sand KEEP_ORDER
no 0 skip CLAIM_WHEN

# Three of each kind: 35 ways to keep three. Nine of one kind: one way. [MIL-A38]
from base
set seat.0.goods 3 3 3 3 3
do 0 move castle
legal 0 keep 35
from base
set seat.0.goods 9 0 0 0 0
do 0 move castle
legal 0 = keep stone stone stone
do 0 keep stone stone stone
see seat.0.goods 3 0 0 0 0

# Three goods and two workers: nothing happens, but the stop is compulsory. [MIL-CASTLE-1]
# [MIL-CASTLE-4] [MIL-A4] [MIL-A5]
from base
set seat.0.goods 1 1 0 0 1
set seat.0.slot C1 S1 x - - - - -
legal 0 = move castle
do 0 move castle
see seat.0.goods 1 1 0 0 1
see phase move
see move 1
no 0 cover 1 COVER_WHEN

# More than three goods and two workers: only the goods. [MIL-A4] [MIL-CASTLE-2]
from base
set seat.0.slot C1 S1 x - - - - -
do 0 move castle
do 0 keep stone stone sand
see phase move

# Three workers: one is covered, two stay. [MIL-CASTLE-3] [MIL-CASTLE-4]
from base
set seat.0.goods 0 0 0 0 0
set seat.0.slot C1 S1 x - W5 - - -
do 0 move castle
legal 0 = cover 1 | cover 2 | cover 5
no 0 cover 3 NO_WORKER
no 0 cover 4 NO_WORKER
no 0 cover =-1 NO_WORKER
no 0 cover =8 NO_WORKER
no 0 done DONE_WHEN
do 0 cover 5
see seat.0.slot C1 S1 x - x - - -

# Covers never run out: the slots of a whole path can be covered, all but two. [MIL-A27]
from base
set seat.0.goods 0 0 0 0 0
set seat.0.slot x x x x x C6 C7 C8
do 0 move castle
do 0 cover 8
see seat.0.slot x x x x x C6 C7 x

# What is covered makes nothing and has no number. [MIL-CASTLE-3] [MIL-A9]
from base
set seat.0.goods 0 0 0 0 0
set seat.0.slot S1 S7 S3 - - - - -
do 0 move castle
do 0 cover 2
do 0 move trade
see seat.0.goods 0 0 0 0 1

# Standing on the castle when the match begins costs nothing. [MIL-CASTLE-1]
new milestones seats 2 seed 1
see seat.0.at castle
see seat.0.goods 0 0 0 0 1
