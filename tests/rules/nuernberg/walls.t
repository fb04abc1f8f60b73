# City walls and towers.

new nuernberg seats 4 seed 24 first=seat_0
do 0 draw -> drew E27
set seat.0.hand 6 9 0 0 0
set seat.0.open 6 9 0 0 0
set seat.0.cards 15
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 14 11 20 20 20
set seat.0.gold 40
set seat.0.earned 38
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

# A wall costs 1 brick and 3 gold and needs no workshop; it is always the next one, and brings 1
# prestige. [NUE-WALL-1] [NUE-WALL-2] [NUE-WALL-4]
from rich
legal 0 wall 1
do 0 wall
see walls 1
see seat.0.hand 6 8 0 0 0
see seat.0.gold 37
see seat.0.spent 3
see seat.0.prestige 1
do 0 wall
see walls 2
see seat.0.prestige 2

# A tower stands in the triangle between two walls of one field. Whose they are does not matter.
# It needs a workshop at the Bauhof. [NUE-TOWER-1] [NUE-TOWER-2] [NUE-A24]
from rich
no 0 tower T01 WALLS_MISSING
do 0 wall
no 0 tower T01 WALLS_MISSING
do 0 wall
no 0 tower T01 NO_BAUHOF
set seat.0.workshops S06
set seat.0.workshops_left 3
no 0 tower T01 NO_BAUHOF
legal 0 tower 0
set seat.0.workshops S12
set seat.0.workshops_left 3
legal 0 tower = T01
no 0 tower T02 WALLS_MISSING
no 0 tower =16 NO_SUCH_TOWER
no 0 tower =-1 NO_SUCH_TOWER
keep yard

# A tower costs 1 brick, 1 wood and 3 gold and brings 2 prestige. [NUE-TOWER-3]
from yard
do 0 tower T01
see seat.0.hand 5 6 0 0 0
see seat.0.gold 31
see seat.0.prestige 4
see towers T01
no 0 tower T01 TOWER_STANDS

# The triangle between foreign walls is as good. [NUE-A24]
from yard
set seat.0.prestige 0
set seat.1.prestige 2
do 0 tower T01
see seat.0.prestige 2

# Without the gold or the cards nothing is built. [NUE-MAIN-1]
from yard
set seat.0.hand 0 5 0 0 0
set seat.0.open 0 5 0 0 0
set seat.0.cards 5
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 20 15 20 20 20
no 0 tower T01 CANNOT_AFFORD
set seat.0.hand 5 0 0 0 0
set seat.0.open 5 0 0 0 0
set seat.0.cards 5
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 15 20 20 20 20
no 0 wall CANNOT_AFFORD
set seat.0.hand 5 5 0 0 0
set seat.0.open 5 5 0 0 0
set seat.0.cards 10
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 15 15 20 20 20
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
no 0 wall CANNOT_AFFORD
no 0 tower T01 CANNOT_AFFORD

# Twenty-six walls close the ring. Sixteen towers have their place, the last one opens with wall 26
# and not before; between wall 26 and wall 1 there is none. [NUE-WALL-3] [NUE-TOWER-2]
from rich
set seat.0.workshops S07
set seat.0.workshops_left 3
set walls 25
set seat.0.prestige 8
set seat.1.prestige 8
set seat.2.prestige 5
set seat.3.prestige 4
set seat.0.council seven
set seat.1.council small
set seat.2.council great
legal 0 tower 15
no 0 tower T16 WALLS_MISSING
do 0 wall
see walls 26
legal 0 tower 16
no 0 wall WALL_COMPLETE
legal 0 wall 0
do 0 tower T16
see seat.0.prestige 11

# Prestige and gold are counted, not chips: neither runs out. [NUE-A5]
from rich
set seat.0.gold 200
set seat.0.earned 198
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
do 0 wall
see seat.0.gold 197
