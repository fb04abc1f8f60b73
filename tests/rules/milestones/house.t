# The building office: houses.

# Seat 0 at the office. Roads from the start by A1 to B2 and by A3 to B4.
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
set seat.0.slot C1 S1 - - - - S7 C7
set seat.1.slot W2 C2 - - A2 W3 - -
set seat.0.at office
set seat.0.goods 9 5 5 0 0
do 0 road B0 A1 B2
do 0 road B2 A3 B4
set seat.0.goods 5 5 5 0 0
keep two

# A house costs a stone and a wood and brings the sum of the free corners: 2 + 1, for A3 holds a
# milestone. [MIL-HOUSE-1] [MIL-HOUSE-3]
from two
do 0 house AB3
see seat.0.goods 4 4 5 0 0
see seat.0.points 7
see seat.0.from.house 3
see house AB3 - - - - - - - - - - - - - - - - - - - - - - -
see houses_left 11

# One house in a triangle. [MIL-HOUSE-4]
from two
do 0 house AB3
no 0 house AB3 HOUSE_THERE

# A piece of road must run along one of its sides; a corner is not enough. [MIL-HOUSE-2]
from two
legal 0 house = AB1 | AB2 | AB3 | AB4
no 0 house CD7 NO_ROAD_SIDE
no 0 house BC3 NO_ROAD_SIDE
no 0 house =116 NO_SUCH_PLACE
no 0 house =-1 NO_SUCH_PLACE

# Each of the two goods is needed. [MIL-HOUSE-1]
from two
set seat.0.goods 0 5 5 0 0
no 0 house AB3 HOUSE_COST
set seat.0.goods 5 0 5 0 0
no 0 house AB3 HOUSE_COST
legal 0 house 0

# Markets take corners away like milestones; a house may be worth nothing. [MIL-HOUSE-3] [MIL-A21]
from two
do 0 market B2
do 0 house AB1
see seat.0.from.house 0
do 0 house AB2
see seat.0.from.house 0
do 0 market B4
do 0 house AB3
see seat.0.from.house 0
see houses_left 9

# First the house, then the market on its corner: both count. [MIL-OFFICE-1] [MIL-HOUSE-3]
from two
do 0 house AB3
do 0 market B2
see seat.0.from.house 3
see seat.0.from.market 2

# Houses lie in the order of the land, whatever came first. [MIL-A35]
from two
do 0 house AB3
do 0 house AB1
see house AB1 AB3 - - - - - - - - - - - - - - - - - - - - - -

# All houses are built. [MIL-LIMIT-2]
from two
cell pieces houses count 1
set houses_left 1
do 0 house AB3
see houses_left 0
no 0 house AB1 NO_HOUSES
legal 0 house 0
