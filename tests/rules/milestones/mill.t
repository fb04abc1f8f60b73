# The mill: flour for the markets.

# Seat 0 at the mill with six grain.
new milestones seats 2 seed 1
set phase supply
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
set seat.1.slot W2 C2 - - A2 W3 - -
set seat.0.at mill
set seat.0.goods 0 0 0 6 0
keep base

# The start market may be supplied like any other. Two free neighbours count, here 1 + 2; a coin
# besides; two grain to pay. [MIL-MILL-1] [MIL-MILL-3] [MIL-MILL-4] [MIL-A24]
from base
legal 0 = deliver B0 A1 B2 | deliver B0 A1 C1 | deliver B0 B2 C1 | done
do 0 deliver B0 A1 B2
see seat.0.points 3
see seat.0.from.mill 3
see seat.0.goods 0 0 0 4 1
see corner.B0.piece supplied
see sacks_left 11

# A market that has its sack is never supplied again. [MIL-MILL-2]
from base
do 0 deliver B0 A1 B2
no 0 deliver B0 A1 C1 ALREADY_SUPPLIED
legal 0 = done

# Two grain are needed. [MIL-MILL-1]
from base
set seat.0.goods 9 0 0 1 9
no 0 deliver B0 A1 B2 GRAIN_COST
legal 0 = done

# Only markets are supplied. [MIL-MILL-1]
from base
no 0 deliver B2 A1 A3 NO_MARKET
no 0 deliver =-1 A1 B2 NO_MARKET
no 0 deliver =74 A1 B2 NO_MARKET

# Any two free neighbours, not only the best, and not fewer than there are. Named in order, so that
# each choice has one name. [MIL-A34] [MIL-MILL-3] [MIL-A40]
from base
do 0 deliver B0 A1 C1
see seat.0.points 2
from base
no 0 deliver B0 A1 - COUNT_MORE
no 0 deliver B0 - - COUNT_MORE
no 0 deliver B0 B2 A1 COUNT_ORDER
no 0 deliver B0 B2 B2 COUNT_ORDER
no 0 deliver B0 A1 B4 NOT_COUNTED
no 0 deliver B0 A1 B0 NOT_COUNTED
no 0 deliver B0 =-1 B2 NOT_COUNTED
no 0 deliver B0 A1 =300 NOT_COUNTED

# A market on C5 with four free neighbours of six, 1, 3, 3 and 4: the best pair brings 7.
# [MIL-MILL-3] [MIL-MILL-4]
from base
set corner.B0.roads se
set corner.C1.roads nw e
set corner.C1.piece milestone
set corner.C3.roads w se
set corner.D4.roads nw ne
set corner.D4.piece milestone
set corner.C5.roads sw e
set corner.C5.piece market
set corner.C7.roads w e
set corner.C7.piece milestone
set corner.C9.roads w
set sections_left 21
set markets_left 10
set seat.0.goods 0 0 0 2 0
keep seven
legal 0 deliver 7
do 0 deliver C5 C3 D6
see seat.0.points 7
see seat.0.goods 0 0 0 0 1
no 0 deliver C5 C3 D6 GRAIN_COST
from seven
legal 0 deliver = B0 A1 B2 | C5 B4 B6 | C5 B4 C3 | C5 B4 D6 | C5 B6 C3 | C5 B6 D6 | C5 C3 D6
no 0 deliver C5 C7 D6 NOT_COUNTED

# Several markets on one visit. [MIL-MILL-1] [MIL-MILL-6]
from seven
set seat.0.goods 0 0 0 4 0
do 0 deliver C5 C3 D6
do 0 deliver B0 A1 B2
see seat.0.points 10
see seat.0.goods 0 0 0 0 2
do 0 done
see phase move

# With one free neighbour that one counts, with none nothing; the coin is paid all the same.
# [MIL-A23] [MIL-MILL-4]
from base
set corner.B0.roads e ne se
set corner.A1.roads e sw
set corner.A1.piece milestone
set corner.A3.roads w
set corner.B2.roads e w
set corner.B2.piece milestone
set corner.B4.roads w
set sections_left 22
set corner.B0.roads e ne
legal 0 = deliver B0 C1 - | done
no 0 deliver B0 - - COUNT_MORE
no 0 deliver B0 C1 D2 NOT_COUNTED
no 0 deliver B0 D2 - NOT_COUNTED
do 0 deliver B0 C1 -
see seat.0.points 1
from base
set corner.B0.roads e ne se
set corner.A1.roads e sw
set corner.A1.piece milestone
set corner.A3.roads w
set corner.B2.roads e w
set corner.B2.piece milestone
set corner.B4.roads w
set corner.C1.roads nw se
set corner.C1.piece milestone
set corner.D2.roads nw
set sections_left 21
legal 0 = deliver B0 - - | done
no 0 deliver B0 A3 - NOT_COUNTED
do 0 deliver B0 - -
see seat.0.points 0
see seat.0.goods 0 0 0 4 1
see corner.B0.piece supplied

# A corner with a market is not free, nor one with a milestone. [MIL-MILL-3]
from base
set corner.B0.roads ne
set corner.A1.roads sw se
set corner.A1.piece milestone
set corner.B2.roads nw
set corner.B2.piece market
set sections_left 23
set markets_left 10
legal 0 deliver = B0 C1 - | B2 A3 B4 | B2 A3 C1 | B2 A3 C3 | B2 B4 C1 | B2 B4 C3 | B2 C1 C3
no 0 deliver B0 B2 C1 NOT_COUNTED
no 0 deliver B2 A1 C1 NOT_COUNTED

# All sacks are used up. [MIL-LIMIT-4] [MIL-MILL-5]
from seven
cell pieces sacks count 1
set sacks_left 1
set seat.0.goods 0 0 0 9 0
do 0 deliver C5 C3 D6
no 0 deliver B0 A1 B2 NO_SACKS
legal 0 = done

# All markets supplied: nothing is offered any more. [MIL-MILL-5] [MIL-MILL-2]
from base
set corner.B0.piece supplied
set sacks_left 11
legal 0 = done
