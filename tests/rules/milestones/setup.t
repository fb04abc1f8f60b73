# Setting up: the land, the tiles, the draft, the layout.

# Every corner is free but for the start market, which is empty; no road, no house. There is one
# market less to build, as one lies on the start. [MIL-SET-2] [MIL-LIMIT-3]
new milestones seats 3 seed 1
see corner.B0.piece market
see corner.B0.roads -
see corner.B2.piece -
see corner.G21.piece -
see house - - - - - - - - - - - - - - - - - - - - - - - -
see sections_left 24
see houses_left 12
see markets_left 11
see sacks_left 12

# Three bonus tiles of each kind lie face up, one on every bush, in random order. [MIL-SET-3]
new milestones seats 2 seed 1
see bonus.AB5 stone | wood | sand | grain | coin
see bonus.FG19 stone | wood | sand | grain | coin
see bonus_gone 0 0 0 0 0
odds new -> bush AB5 stone 1/5
odds new -> bush CD12 coin 1/5
odds new -> bush FG19 wood 1/5

# Everybody begins on the castle with one coin, no points and an empty path. [MIL-SET-4]
new milestones seats 4 seed 2
see seat.0.at castle
see seat.3.at castle
see seat.0.goods 0 0 0 0 1
see seat.3.goods 0 0 0 0 1
see seat.2.points 0
see seat.2.slot - - - - - - - -
see score.2 0

# Five tiles for hire; two for each player and one more to choose from; the rest is the stack:
# 25, 23 or 21 tiles. All are shuffled. [MIL-SET-5] [MIL-A36]
new milestones seats 2 seed 3
see stack_count 25
odds new -> shuffled 0 W1W1 1/35
odds new -> shuffled 34 S8G8 1/35
new milestones seats 3 seed 3
see stack_count 23
new milestones seats 4 seed 3
see stack_count 21

# The pile is dealt from the top: the first five are for hire, the next ones are start tiles.
# [MIL-SET-5] [MIL-A36]
new milestones seats 2 seed 4
see display S3A4 S7C7 C4A5 G1W2 G5S5
see start G6G7 A1G3 A6G7 C1S1 G2S4 - - - -
see stack.24 A4G6
see stack.0 W5S6

# The start player is drawn by lot. [MIL-SET-6]
new milestones seats 4
odds new -> start 1/1
new milestones seats 3 seed 11
see starter 0 | 1 | 2

# Four players, seat 0 starts: seat 3 chooses first, then 2, 1 and 0, who sees three tiles; what is
# left goes to the box. [MIL-SET-6] [MIL-SET-7] [MIL-A29]
new milestones seats 4 seed 5
set starter 0
set current 3
set waiting 8
set start W1W1 C1S1 G1W2 C1G2 S1W3 A1G3 W2C2 A2W3 A2C3
set display C2S3 S2S4 G2S4 S3A4 G3C4
set stack C3W4 A3A5 G4W5 C4A5 W4C6 A4G6 G5S5 C5C5 W5S6 G5W7 S6A6 W6A7 A6G7 G6G7 W6S8 S7C7 S7A8 A7C8 C7G8 S8G8 W8A8 - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
keep draft
legal 3 draft 36
no 2 draft W1W1 C1S1 DRAFT_WAIT
do 3 draft W1W1 C1S1
see seat.3.hand W1W1 C1S1
see seat.3.slot - - - - - - - -
legal 2 draft 21
do 2 draft G1W2 A2C3
legal 1 draft 10
do 1 draft C1G2 A2W3
legal 0 = draft S1W3 A1G3 | draft S1W3 W2C2 | draft A1G3 W2C2
do 0 draft S1W3 W2C2
see box A1G3
see start - - - - - - - - -
see phase place
legal 0 0
legal 3 place 14

# Tiles that are gone, tiles that never lay there, one tile twice. [MIL-SET-6]
from draft
do 3 draft W1W1 C1S1
no 2 draft C1S1 G1W2 NO_START_TILE
no 2 draft G1W2 C2S3 NO_START_TILE
no 2 draft G1W2 =99 NO_START_TILE
no 2 draft =-1 G1W2 NO_START_TILE
no 2 draft G1W2 =255 NO_START_TILE
no 2 draft G1W2 =300 NO_START_TILE
no 2 draft C1G2 G1W2 TWO_TILES
no 2 draft G1W2 G1W2 TWO_TILES

# Both tiles are laid on pairs of neighbouring slots, in any order, before the next seat does. They
# may not overlap; other seats' tiles and the one in the box are no choice. The first turn is the
# start player's. [MIL-SET-8] [MIL-SET-9] [MIL-A13] [MIL-A14] [MIL-A29]
new milestones seats 2 seed 6
set starter 0
set current 1
set waiting 2
set start A1G3 W2C2 G2S4 S3A4 G3C4 - - - -
set display W1W1 C1S1 G1W2 C1G2 S1W3
set stack C3W4 A3A5 G4W5 C4A5 W4C6 A4G6 G5S5 C5C5 W5S6 G5W7 S6A6 W6A7 A6G7 G6G7 W6S8 S7C7 S7A8 A7C8 C7G8 S8G8 W8A8 A2W3 A2C3 C2S3 S2S4 - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
do 1 draft A1G3 W2C2
do 0 draft G2S4 S3A4
see box G3C4
legal 1 place 14
no 1 move 1 MOVE_WHEN
no 1 place G2S4 1 NOT_IN_HAND
no 1 place G3C4 1 NOT_IN_HAND
no 1 place =255 1 NOT_IN_HAND
no 1 place =-1 1 NOT_IN_HAND
no 1 place =300 1 NOT_IN_HAND
no 1 place W2C2 8 OFF_PATH
no 1 place W2C2 =-1 OFF_PATH
do 1 place W2C2 4
see seat.1.slot - - - W2 C2 - - -
see seat.1.hand A1G3 -
legal 1 place = A1G3 1 | A1G3 2 | A1G3 6 | A1G3 7
no 1 place A1G3 3 SLOT_TAKEN
no 1 place A1G3 4 SLOT_TAKEN
no 1 place A1G3 5 SLOT_TAKEN
do 1 place A1G3 6
see seat.1.slot - - - W2 C2 A1 G3 -
see seat.1.hand - -
do 0 place G2S4 1
legal 0 place 5
do 0 place S3A4 7
see seat.0.slot G2 S4 - - - - S3 A4
see phase move
see placed A1G3 W2C2 G2S4 S3A4
legal 0 move 12
legal 1 0
see round 1

# Every place of the first tile leaves room for the second: 5 or 4 ways. [MIL-SET-8]
new milestones seats 2 seed 7
set starter 1
set current 0
set waiting 1
set start A1G3 W2C2 G2S4 S3A4 G3C4 - - - -
set display W1W1 C1S1 G1W2 C1G2 S1W3
set stack C3W4 A3A5 G4W5 C4A5 W4C6 A4G6 G5S5 C5C5 W5S6 G5W7 S6A6 W6A7 A6G7 G6G7 W6S8 S7C7 S7A8 A7C8 C7G8 S8G8 W8A8 A2W3 A2C3 C2S3 S2S4 - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
do 0 draft A1G3 W2C2
do 1 draft G2S4 S3A4
keep place
do 0 place A1G3 1
legal 0 place 5
from place
do 0 place A1G3 2
legal 0 place 4
from place
do 0 place A1G3 3
legal 0 place 4
from place
do 0 place A1G3 5
legal 0 place 4
from place
do 0 place A1G3 7
legal 0 place 5

# After set-up matches of any length can follow.
new milestones seats 2 seed 9 max_turns=4
play 20
new milestones seats 4 seed 9 max_turns=4
play 20

# Goods never run out: what one has is not taken from anybody's supply. [MIL-SET-1]
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
set seat.0.slot S1 S2 S3 S4 S5 S6 S7 S8
set seat.1.slot S1 S2 S3 S4 S5 S6 S7 S8
keep base
do 0 move 8
see seat.0.goods 8 0 0 0 1
do 0 move mill
do 0 done
do 1 move 8
see seat.1.goods 8 0 0 0 1
