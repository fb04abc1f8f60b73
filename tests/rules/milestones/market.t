# The building office: markets.

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

# A wood and a sand; the corner's number in points: 2 between the sections, 1 at the end.
# [MIL-MARKET-1] [MIL-MARKET-2] [MIL-MARKET-3]
from two
legal 0 market = B2 | B4
do 0 market B2
see seat.0.points 6
see seat.0.from.market 2
see seat.0.goods 5 4 4 0 0
see corner.B2.piece market
see markets_left 10
from two
do 0 market B4
see seat.0.from.market 1

# Not on a milestone, not on a market, not beside the road, not beside the land. [MIL-MARKET-2]
from two
no 0 market A3 CORNER_TAKEN
no 0 market B0 CORNER_TAKEN
no 0 market C3 OFF_ROAD
no 0 market =74 NO_SUCH_PLACE
no 0 market =-1 NO_SUCH_PLACE
do 0 market B2
no 0 market B2 CORNER_TAKEN

# Each of the two goods is needed. [MIL-MARKET-1]
from two
set seat.0.goods 5 0 5 0 0
no 0 market B2 MARKET_COST
set seat.0.goods 5 5 0 0 0
no 0 market B2 MARKET_COST
legal 0 market 0

# Roads may start there from now on, also if it is a road's end. [MIL-MARKET-3] [MIL-A22]
from two
no 0 road B2 C3 C5 NO_ANCHOR
do 0 market B2
do 0 road B2 C3 C5
from two
do 0 market B4
do 0 road B4 B6 A7
do 0 road B4 C5 C7
see corner.B4.roads e nw se

# All markets are built; the one on the start is one of the twelve. [MIL-LIMIT-3]
from two
cell pieces markets count 2
set markets_left 1
do 0 market B2
see markets_left 0
no 0 market B4 NO_MARKETS
legal 0 market 0
