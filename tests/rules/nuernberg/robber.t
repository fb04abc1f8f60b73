# The robber knight: discarding, moving, stealing.

# A robber card yields nothing to anybody. [NUE-ROB-1]
new nuernberg seats 4 seed 18 first=seat_0
do 0 draw -> drew E31
see seat.0.hand 1 0 0 2 0
see seat.1.hand 1 1 1 0 0
see seat.2.hand 0 2 1 0 0
see seat.3.hand 0 1 0 2 0
see bank 18 16 18 16 20

# With 7 cards or fewer nobody discards: the robber moves at once. [NUE-ROB-2] [NUE-A25]
new nuernberg seats 4 seed 18 first=seat_0
set seat.0.hand 7 0 0 0 0
set seat.0.open 7 0 0 0 0
set seat.0.cards 7
set seat.1.hand 0 7 0 0 0
set seat.1.open 0 7 0 0 0
set seat.1.cards 7
set seat.2.hand 0 0 7 0 0
set seat.2.open 0 0 7 0 0
set seat.2.cards 7
set seat.3.hand 0 0 0 7 0
set seat.3.open 0 0 0 7 0
set seat.3.cards 7
set bank 13 13 13 13 20
do 0 draw -> drew E31
see phase robber
see waiting 1

# More than 7: half of them, rounded down; gold does not count. 8 and 9 cards lose 4, 7 cards and
# 6 cards with 9 gold lose none. [NUE-ROB-2] [NUE-A25]
new nuernberg seats 4 seed 18 first=seat_0
set seat.0.hand 7 0 0 0 0
set seat.0.open 7 0 0 0 0
set seat.0.cards 7
set seat.1.hand 2 2 2 1 1
set seat.1.open 2 2 2 1 1
set seat.1.cards 8
set seat.2.hand 0 3 3 3 0
set seat.2.open 0 3 3 3 0
set seat.2.cards 9
set seat.3.hand 0 0 0 0 6
set seat.3.open 0 0 0 0 6
set seat.3.cards 6
set bank 11 15 15 16 13
set seat.0.gold 2
set seat.0.earned 0
set seat.0.spent 0
set seat.1.gold 2
set seat.1.earned 0
set seat.1.spent 0
set seat.2.gold 2
set seat.2.earned 0
set seat.2.spent 0
set seat.3.gold 9
set seat.3.earned 7
set seat.3.spent 0
do 0 draw -> drew E31
see phase discard
see waiting 6
legal 0 0
legal 3 0
do 1 put wood
do 1 put wood
do 1 put brick
no 1 discard NOT_ENOUGH_ASIDE
do 1 put brick
no 1 put wool ENOUGH_ASIDE
do 1 discard
see seat.1.hand 0 0 2 1 1
do 2 put brick
do 2 put wool
do 2 put grain
do 2 put grain
do 2 discard
see seat.2.hand 0 2 2 1 0
see bank 13 18 16 18 13
see phase robber
see waiting 1

# Ten cards lose five. [NUE-ROB-2]
new nuernberg seats 3 seed 18 first=seat_0
set seat.0.hand 0 0 0 0 0
set seat.0.open 0 0 0 0 0
set seat.0.cards 0
set seat.1.hand 5 5 0 0 0
set seat.1.open 5 5 0 0 0
set seat.1.cards 10
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set bank 15 15 20 20 20
do 0 draw -> drew E31
do 1 put wood
do 1 put wood
do 1 put wood
do 1 put wood
no 1 discard NOT_ENOUGH_ASIDE
do 1 put wood
do 1 discard
see seat.1.hand 0 5 0 0 0

# All who must discard are waited for at once, in any order; nobody else may act, no card that is
# not there can be put aside, nothing is discarded twice, and the robber waits for the last.
# [NUE-A29]
new nuernberg seats 4 seed 18 first=seat_0
set seat.0.hand 4 4 0 0 0
set seat.0.open 4 4 0 0 0
set seat.0.cards 8
set seat.1.hand 0 5 5 0 0
set seat.1.open 0 5 5 0 0
set seat.1.cards 10
set seat.2.hand 0 0 0 7 0
set seat.2.open 0 0 0 7 0
set seat.2.cards 7
set seat.3.hand 0 0 0 0 9
set seat.3.open 0 0 0 0 9
set seat.3.cards 9
set bank 16 11 15 13 11
do 0 draw -> drew E31
see waiting 11
no 2 put grain DISCARD_WAIT
no 0 put ore NOT_IN_HAND
no 0 put =9 NOT_IN_HAND
no 0 put =-1 NOT_IN_HAND
no 0 put_back wood NOT_ASIDE
no 0 put_back =7 NOT_ASIDE
no 0 robber H00 ROBBER_WHEN
do 3 put ore
do 1 put wool
do 3 put ore
do 3 put ore
do 3 put ore
do 3 discard
see waiting 3
no 3 discard DISCARD_WAIT
no 3 put ore DISCARD_WAIT
keep half

# What was put aside may be taken back until it is discarded. [NUE-A29]
from half
do 1 put_back wool
see seat.1.give 0 0 0 0 0 0
see seat.1.hand 0 5 5 0 0
do 1 put brick
do 1 put brick
do 1 put brick
do 1 put brick
do 1 put brick
no 1 put brick NOT_IN_HAND
do 1 discard
see seat.1.hand 0 0 5 0 0
do 0 put wood
do 0 put wood
do 0 put brick
do 0 put brick
do 0 discard
see phase robber
see waiting 1
no 1 robber H00 NOT_YOUR_TURN
legal 0 robber 29

# Another order leads to the same position. [NUE-A29]
from half
do 0 put brick
do 0 put brick
do 0 put wood
do 0 put wood
do 0 discard
do 1 put_back wool
do 1 put brick
do 1 put brick
do 1 put brick
do 1 put brick
do 1 put brick
do 1 discard
see seat.0.hand 2 2 0 0 0
see seat.1.hand 0 0 5 0 0
see seat.3.hand 0 0 0 0 5
see phase robber
see waiting 1
see reveals 4

# The robber goes to another landscape: not where he is, not into the city; any other of the
# thirty will do, also his castle when he is abroad. [NUE-ROB-3] [NUE-A2]
new nuernberg seats 4 seed 18 first=seat_0
do 0 draw -> drew E31
legal 0 robber 29
no 0 robber H27 ROBBER_STAYS
no 0 robber city NO_LANDSCAPE
no 0 robber =77 NO_LANDSCAPE
no 0 robber =-1 NO_LANDSCAPE
no 0 steal 1 STEAL_WHEN
do 0 robber H24
see robber H24
new nuernberg seats 4 seed 18 first=seat_0
set robber H24
do 0 draw -> drew E31
do 0 robber H27
see robber H27

# Then one may steal from any opponent with cards, wherever the robber stands; not from oneself.
# [NUE-ROB-5] [NUE-A1]
new nuernberg seats 4 seed 18 first=seat_0
do 0 draw -> drew E31
do 0 robber H00
legal 0 = steal 1 | steal 2 | steal 3 | no_steal
no 0 steal 0 ROB_NOBODY
no 0 steal =9 ROB_NOBODY
no 0 steal =-1 ROB_NOBODY
do 0 steal 1
see seat.1.cards 2
see seat.0.cards 4
see seat.1.gold 2
see seat.0.gold 2
see phase main

# It is one card, each equally likely, and never gold. [NUE-ROB-4]
new nuernberg seats 4 seed 18 first=seat_0
set seat.0.hand 0 0 0 0 0
set seat.0.open 0 0 0 0 0
set seat.0.cards 0
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 1 0 2
set seat.2.open 0 0 1 0 2
set seat.2.cards 3
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 20 20 19 20 18
do 0 draw -> drew E31
do 0 robber H00
odds 0 steal 2 -> stole ore 2 2/3
odds 0 steal 2 -> stole wool 2 1/3
do 0 steal 2 -> stole ore
see seat.0.hand 0 0 0 0 1
see seat.2.hand 0 0 1 0 1

# One need not steal. [NUE-ROB-5]
new nuernberg seats 4 seed 18 first=seat_0
do 0 draw -> drew E31
do 0 robber H00
do 0 no_steal
see phase main
see seat.0.hand 1 0 0 2 0
see seat.1.cards 3

# Whoever has no cards cannot be named; if nobody has any the turn goes on. [NUE-ROB-5]
new nuernberg seats 4 seed 18 first=seat_0
set seat.0.hand 3 0 0 0 0
set seat.0.open 3 0 0 0 0
set seat.0.cards 3
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 1 0 0 0
set seat.2.open 0 1 0 0 0
set seat.2.cards 1
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 17 19 20 20 20
do 0 draw -> drew E31
do 0 robber H00
no 0 steal 1 NO_CARDS_THERE
legal 0 = steal 2 | no_steal
new nuernberg seats 4 seed 18 first=seat_0
set seat.0.hand 3 0 0 0 0
set seat.0.open 3 0 0 0 0
set seat.0.cards 3
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 17 20 20 20 20
do 0 draw -> drew E31
do 0 robber H00
see phase main

# After the robber the turn goes on as usual. [NUE-ROB-1] [NUE-TURN-1]
new nuernberg seats 4 seed 18 first=seat_0
do 0 draw -> drew E31
do 0 robber H00
do 0 no_steal
no 0 robber H01 ROBBER_WHEN
do 0 end_turn
see current 1
