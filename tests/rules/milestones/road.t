# The building office: road sections.

# Seat 0 at the office, with stone and sand for nine sections.
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
set seat.0.goods 9 0 9 0 0
keep base

# The first road begins at the start market: exactly ten ways. The two pieces may meet at any angle:
# the start and A1 are neighbours, too. [MIL-ROAD-3] [MIL-A16] [MIL-ROAD-1]
from base
legal 0 road 10
legal 0 road = B0 A1 A3 | B0 A1 B2 | B0 B2 A1 | B0 B2 A3 | B0 B2 B4 | B0 B2 C1 | B0 B2 C3 | B0 C1 B2 | B0 C1 C3 | B0 C1 D2
do 0 road B0 B2 A1
see seat.0.points 2
see corner.B2.piece milestone
see corner.A1.piece -

# One stone and one sand; points as the milestone's number; two pieces and a milestone. The end stays
# free. [MIL-ROAD-1] [MIL-ROAD-2]
from base
do 0 road B0 A1 B2
see seat.0.goods 8 0 8 0 0
see seat.0.points 1
see seat.0.from.road 1
see sections_left 23
see corner.A1.piece milestone
see corner.B2.piece -
see corner.B0.roads ne
see corner.A1.roads sw se
see corner.B2.roads nw
keep one
do 0 road B2 A3 B4
keep two

# Two sections: 16 ways from the end, 2 from the start. [MIL-ROAD-3] [MIL-ROAD-5] [MIL-A22]
from two
legal 0 road 18
no 0 road B0 B2 C1 LOOP

# The next section: 2 points, one section less; the corner between the two sections stays free, and
# is no end any more. [MIL-ROAD-2] [MIL-ROAD-4]
from two
do 0 road B4 A5 B6
see seat.0.points 6
see seat.0.from.road 6
see sections_left 21
see corner.B4.piece -
see corner.B4.roads nw ne
no 0 road B4 C5 C7 NO_ANCHOR

# Nothing branches off at milestones, at a corner between sections, or beside the road.
# [MIL-ROAD-3] [MIL-ROAD-4]
from two
no 0 road A1 A3 A5 NO_ANCHOR
no 0 road A3 A5 A7 NO_ANCHOR
no 0 road B2 C3 C5 NO_ANCHOR
no 0 road C9 C11 C13 NO_ANCHOR

# But at the start, any number of times. [MIL-A22] [MIL-ROAD-3]
from two
do 0 road B0 C1 D2
see corner.B0.roads ne se
see seat.0.points 5

# And at a market built between two sections. [MIL-A22]
from two
set seat.0.goods 2 1 3 0 0
do 0 market B2
do 0 road B2 C3 C5
see corner.B2.roads ne nw se
do 0 road B2 C1 D2
see corner.B2.roads ne nw sw se

# A section may not touch a road again, be it at a free corner, a milestone, the start, the end it
# comes from, or a market. [MIL-ROAD-5] [MIL-A15] [MIL-A17] [MIL-A25]
from two
no 0 road B0 B2 C3 LOOP
no 0 road B0 C1 B2 LOOP
no 0 road B4 A3 A5 LOOP
no 0 road B4 C3 B2 LOOP
no 0 road B4 C5 B4 LOOP
no 0 road B0 C1 B0 LOOP
no 0 road B4 B2 C1 LOOP
from base
no 0 road B0 C1 B0 LOOP

# Pieces lie on lines between neighbours. [MIL-ROAD-1]
from two
no 0 road B4 C7 C9 NOT_NEIGHBOURS
no 0 road B4 B6 B10 NOT_NEIGHBOURS
no 0 road B4 B4 B6 NOT_NEIGHBOURS

# There is no place beside the land: in front, behind, cut away. [MIL-SET-2] [MIL-A35]
from two
no 0 road =-1 C5 C7 NO_SUCH_PLACE
no 0 road B4 =74 C7 NO_SUCH_PLACE
no 0 road B4 C5 =255 NO_SUCH_PLACE

# Each of the two goods is needed. [MIL-ROAD-1]
from two
set seat.0.goods 1 9 0 9 9
no 0 road B4 A5 B6 ROAD_COST
set seat.0.goods 0 9 1 9 9
no 0 road B4 A5 B6 ROAD_COST
legal 0 road 0

# Any number of builds, in any order, the same more than once. [MIL-OFFICE-1] [MIL-OFFICE-2]
from base
set seat.0.goods 4 3 3 0 0
do 0 road B0 A1 B2
do 0 house AB2
do 0 road B2 A3 B4
do 0 market B2
do 0 house AB3
see seat.0.goods 0 0 0 0 0
see seat.0.points 12
do 0 done
see phase move
legal 0 = move castle | move mill

# All 24 sections are built: no other, although it could be paid. [MIL-LIMIT-1]
from base
cell pieces sections count 2
set sections_left 2
do 0 road B0 A1 B2
do 0 road B2 A3 B4
see sections_left 0
no 0 road B4 A5 B6 NO_SECTIONS
legal 0 road 0
