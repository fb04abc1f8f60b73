# Bonus tiles.

# Seat 0 at the office, with two lumberjacks, two grain growers and a coiner. AB5 holds a
# bonus tile for wood, CD4 and BC15 for grain, EF17 for sand, FG19 for coins.
new milestones seats 2 seed 1
set phase build
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
set seat.0.slot W1 G2 - G3 - W4 - C7
set seat.1.slot S1 S2 - - - - - -
set seat.0.at office
set seat.0.goods 9 9 9 0 0
keep base

# Pieces and ends of roads claim nothing, though B4 is a corner of the bush AB5. A milestone on B6
# does. [MIL-BON-1] [MIL-BON-4] [MIL-A32]
from base
do 0 road B0 A1 B2
do 0 road B2 A3 B4
see phase build
keep two
do 0 road B4 B6 A5
see phase claim
see seat.0.points 7
see claim_corner B6
from two
do 0 road B4 C5 B6
see phase claim
see claim_corner C5
legal 0 claim = CD4 2 | CD4 4
from two
set seat.0.slot W1 - - - - W4 - C7
do 0 road B4 C5 B6
see phase build

# A market claims as well. The builder chooses the worker; a point at once. [MIL-BON-1] [MIL-BON-2]
# [MIL-BON-6]
from two
do 0 market B4
see seat.0.points 5
legal 0 = claim AB5 1 | claim AB5 6 | skip
no 0 done DONE_WHEN
no 0 claim AB5 2 WRONG_WORKER
no 0 claim AB5 3 WRONG_WORKER
no 0 claim AB5 =-1 WRONG_WORKER
no 0 claim AB5 =8 WRONG_WORKER
no 0 claim CD4 2 NOT_TOUCHED
no 0 claim AB3 1 NO_BONUS_TILE
no 0 claim =-1 1 NO_BONUS_TILE
no 0 claim =116 1 NO_BONUS_TILE
do 0 claim AB5 6
see seat.0.points 6
see seat.0.from.bonus 1
see seat.0.slot W1 G2 - G3 - W4+ - C7
see bonus.AB5 -
see phase build
see claim_corner -

# What is declined stays and may be taken by a later build on another corner, by anybody.
# [MIL-BON-7] [MIL-A19] [MIL-A20]
from two
do 0 market B4
do 0 skip
see bonus.AB5 wood
see seat.0.points 5
see phase build
do 0 road B4 A5 A7
legal 0 claim = AB5 1 | AB5 6
do 0 claim AB5 1
see seat.0.from.bonus 1

# One tile to a worker: both have one, so nothing is asked. [MIL-BON-3]
from two
set bonus - stone sand coin grain grain stone wood sand coin stone sand grain wood coin - - - - - - - - - -
set seat.0.slot W1+ G2 - G3 - W4 - C7
set bonus_gone 0 0 0 0 0
do 0 market B4
see phase build

# A worker that has one is no choice. [MIL-BON-3]
from two
set bonus wood stone sand coin grain grain stone - sand coin stone sand grain wood coin - - - - - - - - - -
set seat.0.slot W1+ G2 - G3 - W4 - C7
do 0 market B4
legal 0 = claim AB5 6 | skip
no 0 claim AB5 1 HAS_BONUS

# Without a worker of the kind the tile stays, and nothing is asked; building is allowed all the
# same. [MIL-BON-2] [MIL-BON-7]
from two
set seat.0.slot S1 G2 - G3 - A4 - C7
do 0 market B4
see phase build
see bonus.AB5 wood

# F18 touches two bushes: both tiles may be taken, one worker each, one after the other. "Skip"
# declines what is left. [MIL-A18] [MIL-A33]
from base
set corner.B0.roads se
set corner.C1.roads nw se
set corner.C1.piece milestone
set corner.D2.roads nw se
set corner.E3.roads nw se
set corner.E3.piece milestone
set corner.F4.roads nw e
set corner.F6.roads e w
set corner.F6.piece milestone
set corner.F8.roads e w
set corner.F10.roads e w
set corner.F10.piece milestone
set corner.F12.roads e w
set corner.F14.roads e w
set corner.F14.piece milestone
set corner.F16.roads w
set sections_left 19
set seat.0.slot A1 C2 - A3 - C4 - -
keep south
do 0 road F16 F18 E19
see seat.0.points 3
legal 0 = claim EF17 1 | claim EF17 4 | claim FG19 2 | claim FG19 6 | skip
do 0 claim FG19 6
see seat.0.slot A1 C2 - A3 - C4+ - -
legal 0 = claim EF17 1 | claim EF17 4 | skip
no 0 claim FG19 2 NO_BONUS_TILE
do 0 claim EF17 1
see phase build
see seat.0.points 5
from south
do 0 road F16 F18 E19
do 0 claim EF17 4
do 0 skip
see bonus.EF17 -
see bonus.FG19 coin
see phase build

# With one worker for two tiles of a kind, the second is no longer open. [MIL-A18] [MIL-BON-3]
from south
set bonus wood stone coin coin grain grain stone wood sand sand stone sand grain wood coin - - - - - - - - - -
set seat.0.slot A1 G2 - G3 - G4 - -
do 0 road F16 F18 E19
legal 0 = claim EF17 1 | skip
do 0 claim EF17 1
see phase build

# A house where a tile lies: refused to whom it cannot go, ... [MIL-BON-5]
from base
do 0 road B0 C1 C3
do 0 road C3 D4 C5
do 0 skip
set seat.0.goods 9 9 7 0 0
keep grain
set seat.0.slot W1 S2 - - - W4 - C7
no 0 house CD4 BONUS_BARS
do 0 market C5
see phase build
see bonus.CD4 grain

# ... and also if all one's grain growers have a tile already. [MIL-BON-5] [MIL-BON-3]
from grain
set bonus wood stone sand coin - grain stone wood sand coin stone sand grain wood coin - - - - - - - - - -
set seat.0.slot W1 G2+ - - - W4 - C7
no 0 house CD4 BONUS_BARS

# Whoever can take it takes it: only the worker is chosen, and that also if there is one alone.
# [MIL-BON-5] [MIL-A20] [MIL-A33]
from grain
set bonus wood stone sand coin - grain stone wood sand coin stone sand grain wood coin - - - - - - - - - -
set seat.0.slot - G2 - G3 G3+ - - -
set seat.0.goods 1 1 0 0 0
do 0 house CD4
see seat.0.from.house 5
see claim_cell CD4
legal 0 = claim CD4 2 | claim CD4 4
no 0 skip HOUSE_TAKES
no 0 done DONE_WHEN
no 0 claim CD4 5 HAS_BONUS
no 0 claim AB5 2 NOT_TOUCHED
do 0 claim CD4 4
see seat.0.from.bonus 1
see seat.0.slot - G2 - G3+ G3+ - - -
see phase build
see claim_cell -
from grain
set seat.0.slot - G2 - S3 - - - -
do 0 house CD4
legal 0 = claim CD4 2

# Another player may do what the first could not. [MIL-A19] [MIL-BON-5]
from grain
set seat.0.slot W1 S2 - - - - - -
set seat.1.slot G1 S2 - - - - - -
set seat.1.at 8
set seat.1.goods 1 1 0 0 0
no 0 house CD4 BONUS_BARS
do 0 done
do 0 move mill
do 0 done
do 1 move office
do 1 house CD4
do 1 claim CD4 1
see seat.1.points 6

# A bush whose tile is gone is a triangle like any other. [MIL-BON-5]
from grain
do 0 house CD4
do 0 claim CD4 2
no 0 house CD4 HOUSE_THERE
from two
do 0 market B4
do 0 claim AB5 1
set seat.0.slot W1+ S2 - - - - - -
do 0 road B4 B6 A5
see phase build
do 0 house AB5
see phase build
see seat.0.from.house 2

# Whoever is covered or built over loses the tile for good. [MIL-BON-8] [MIL-CASTLE-3]
from base
set bonus - stone sand coin - grain stone wood sand coin stone sand grain wood coin - - - - - - - - - -
set seat.0.slot W1+ G2+ - - - - - C7
set seat.0.at castle
set seat.0.goods 0 0 0 0 0
set phase cover
do 0 cover 2
see bonus_gone 0 0 0 1 0
see seat.0.slot W1+ x - - - - - C7
