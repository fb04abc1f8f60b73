# Toll bars and rights of way, settlements, workshops.

# A turn of the first seat: trading and building, nobody has anything yet.
new nuernberg seats 4 seed 248 first=seat_0
do 0 draw -> drew E27
set seat.0.hand 9 9 6 9 9
set seat.0.open 9 9 6 9 9
set seat.0.cards 42
set seat.1.hand 4 4 4 4 4
set seat.1.open 4 4 4 4 4
set seat.1.cards 20
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 1 1 0 0 0
set seat.3.open 1 1 0 0 0
set seat.3.cards 2
set bank 6 6 10 7 7
set seat.0.gold 20
set seat.0.earned 18
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
keep rich

# A toll bar costs 1 wood and 1 brick. The first bar of a road lies at its beginning and brings the
# right of way at once: a point more. [NUE-TOLL-1] [NUE-TOLL-2] [NUE-TOLL-4]
from rich
do 0 toll I
see seat.0.hand 8 8 6 9 9
see bar.I 0 - - - - - - - -
see right.I 0
see score.0 4
see seat.0.bars_left 12
no 0 toll =5 NO_SUCH_ROAD
no 0 toll =-1 NO_SUCH_ROAD

# Every other bar is laid next to the last one, own or foreign; one per section. [NUE-TOLL-3]
from rich
do 0 toll II
see bar.II 1 3 0 - - - - - -
do 0 toll II
do 0 toll II
see bar.II 1 3 0 0 0 - - - -
no 0 toll II ROAD_FULL
legal 0 toll = I | III | IV | V

# A tie does not take the right away, one bar more does. [NUE-TOLL-4] [NUE-A8]
from rich
do 0 toll V
see right.V 2
do 0 toll V
see seat.0.bars.V 2
see right.V 0
see score.0 4
see score.2 2

# Whoever holds the right and builds on keeps it. [NUE-TOLL-4]
from rich
do 0 toll III
see right.III 0
see seat.0.bars.III 2
see score.0 3

# Without the cards, or without a bar, it cannot be built. [NUE-MAIN-1] [NUE-TOLL-5]
new nuernberg seats 4 seed 24 first=seat_0
do 0 draw -> drew E27
no 0 toll I CANNOT_AFFORD
from rich
set bar.I 0 0 0 0 0 0 0 - -
set built.I 7
set bar.III 0 2 0 0 0 0 0 0 -
set built.III 8
set right.I 0
set seat.0.bars 7 0 7 1 0
set seat.0.bars_left 0
no 0 toll II NO_BAR_LEFT
legal 0 toll 0

# A settlement costs 1 wood, 1 brick, 1 wool and 1 grain and brings a point. [NUE-SETTLE-1]
# [NUE-POINTS-1]
from rich
do 0 settle III1
see seat.0.hand 8 8 5 8 9
see seat.0.settlements III1 III3 IV2
see seat.0.settlements_left 2
see score.0 4
no 0 settle =99 NO_SUCH_CROSSING

# It needs a bar of one's own on the road; then every crossing with free neighbours will do, also
# beyond the bars. [NUE-SETTLE-2] [NUE-A7]
from rich
no 0 settle I1 NO_BAR_THERE
do 0 toll I
legal 0 settle = I1 | I2 | I3 | I4 | I5 | I6 | I7 | III1 | III7 | III8 | IV4 | IV5
do 0 settle I7
legal 0 settle = I1 | I2 | I3 | I4 | I5 | III1 | III7 | III8 | IV4 | IV5

# At least one crossing of the same road stays free between two settlements, whoever owns them. On
# Prague a bar would not help: the settlements on 2 and 4 block 1, 3 and 5. [NUE-SETTLE-3] [NUE-A6]
from rich
no 0 settle III2 TOO_CLOSE
no 0 settle III4 TOO_CLOSE
no 0 settle III6 TOO_CLOSE
no 0 settle III5 CROSSING_TAKEN
do 0 toll II
no 0 settle II1 TOO_CLOSE
no 0 settle II3 TOO_CLOSE
no 0 settle II5 TOO_CLOSE

# Settlements of different roads may be neighbours: IV2 and II2 are joined by an edge, and so are
# I5 and III2, II1 and V3. [NUE-SETTLE-4] [NUE-A6]
from rich
see seat.0.settlements III3 IV2
see seat.3.settlements II2 IV7
do 0 toll I
do 0 settle I5
see seat.0.settlements I5 III3 IV2

# Nobody settles where the roads leave the city. [NUE-SETTLE-5]
from rich
do 0 toll I
no 0 settle I0 ROAD_ORIGIN
no 0 settle II0 ROAD_ORIGIN
no 0 settle III0 ROAD_ORIGIN
no 0 settle IV0 ROAD_ORIGIN
no 0 settle V0 ROAD_ORIGIN

# Five settlements are all one has. [NUE-SETTLE-6]
from rich
do 0 settle III1
do 0 settle III7
do 0 settle IV4
see seat.0.settlements_left 0
do 0 toll I
no 0 settle I1 NO_SETTLEMENT_LEFT
legal 0 settle 0

# Without the cards it cannot be built. [NUE-MAIN-1]
new nuernberg seats 4 seed 24 first=seat_0
do 0 draw -> drew E27
no 0 settle III1 CANNOT_AFFORD

# A workshop costs 3 ore and 2 grain, stands on any free place of the twelve and brings a point; no
# condition else. [NUE-SHOP-1] [NUE-A26] [NUE-POINTS-2]
from rich
legal 0 workshop 12
do 0 workshop S05
see seat.0.hand 9 9 6 7 6
see seat.0.workshops S05
see seat.0.workshops_left 3
see score.0 4
see score.0.SCORE_WORKSHOPS 1
legal 0 workshop 11
no 0 workshop =12 NO_SUCH_SITE
no 0 workshop =-1 NO_SUCH_SITE

# One workshop to a place. [NUE-SHOP-2]
from rich
set seat.1.workshops S05
set seat.1.workshops_left 3
no 0 workshop S05 SITE_TAKEN
legal 0 workshop 11

# Four workshops are all one has. [NUE-SHOP-3]
from rich
set seat.0.workshops S01 S02 S03 S04
set seat.0.workshops_left 0
no 0 workshop S05 NO_WORKSHOP_LEFT
legal 0 workshop 0

# With twelve workshops the city is full, although pieces are left. [NUE-SHOP-2]
from rich
set seat.0.workshops S01 S02 S03
set seat.0.workshops_left 1
set seat.1.workshops S04 S05 S06
set seat.1.workshops_left 1
set seat.2.workshops S07 S08 S09
set seat.2.workshops_left 1
set seat.3.workshops S10 S11 S12
set seat.3.workshops_left 1
no 0 workshop S01 SITE_TAKEN
no 0 workshop S12 SITE_TAKEN
legal 0 workshop 0
see seat.0.workshops_left 1

# Without the cards it cannot be built. [NUE-MAIN-1]
new nuernberg seats 4 seed 24 first=seat_0
do 0 draw -> drew E27
no 0 workshop S01 CANNOT_AFFORD

# Building and trading go on in any order and any number. [NUE-MAIN-2]
from rich
do 0 toll I
do 0 bank gold ore
do 0 settle I1
do 0 sell compass
do 0 toll I
do 0 workshop S01
do 0 wall
see actions 7
do 0 end_turn
see actions 0
see current 1
