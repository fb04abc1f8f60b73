# Prestige and the council.

new nuernberg seats 4 seed 24 first=seat_0
do 0 draw -> drew E27
set seat.0.hand 9 9 0 0 0
set seat.0.open 9 9 0 0 0
set seat.0.cards 18
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 11 11 20 20 20
set seat.0.gold 60
set seat.0.earned 58
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
set seat.0.workshops S07
set seat.0.workshops_left 3
keep start

# The first with 3 prestige takes the highest card: 4 points. From 2 to 4 by a tower will do, too.
# [NUE-COUNCIL-1] [NUE-POINTS-4] [NUE-A36]
from start
do 0 wall
do 0 wall
see seat.0.council -
see score.0 4
do 0 tower T01
see seat.0.prestige 4
see seat.0.council seven
see score.0 8
see score.0.SCORE_COUNCIL 4
from start
do 0 wall
do 0 wall
do 0 wall
see seat.0.prestige 3
see seat.0.council seven

# The next one gets 3 points, the third 2, the fourth nothing. [NUE-COUNCIL-2]
from start
set walls 5
set seat.0.prestige 2
set seat.1.prestige 3
set seat.1.council seven
do 0 wall
see seat.0.council small
see score.0.SCORE_COUNCIL 3
from start
set walls 8
set seat.0.prestige 2
set seat.1.prestige 3
set seat.2.prestige 3
set seat.1.council seven
set seat.2.council small
do 0 wall
see seat.0.council great
see score.0.SCORE_COUNCIL 2
from start
set walls 11
set seat.0.prestige 2
set seat.1.prestige 3
set seat.2.prestige 3
set seat.3.prestige 3
set seat.1.council seven
set seat.2.council small
set seat.3.council great
do 0 wall
see seat.0.council -
see seat.0.prestige 3

# Three players: only two cards, 4 and 2 points. [NUE-COUNCIL-3]
new nuernberg seats 3 seed 24 first=seat_0
do 0 draw -> drew E27
set seat.0.hand 0 9 0 0 0
set seat.0.open 0 9 0 0 0
set seat.0.cards 9
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set bank 20 11 20 20 20
set seat.0.gold 30
set seat.0.earned 28
set seat.0.spent 0
set seat.1.gold 2
set seat.1.earned 0
set seat.1.spent 0
set seat.2.gold 2
set seat.2.earned 0
set seat.2.spent 0
set walls 5
set seat.0.prestige 2
set seat.1.prestige 3
set seat.1.council seven
do 0 wall
see seat.0.council great
see score.0.SCORE_COUNCIL 2
new nuernberg seats 3 seed 24 first=seat_0
do 0 draw -> drew E27
set seat.0.hand 0 9 0 0 0
set seat.0.open 0 9 0 0 0
set seat.0.cards 9
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set bank 20 11 20 20 20
set seat.0.gold 30
set seat.0.earned 28
set seat.0.spent 0
set seat.1.gold 2
set seat.1.earned 0
set seat.1.spent 0
set seat.2.gold 2
set seat.2.earned 0
set seat.2.spent 0
set walls 8
set seat.0.prestige 2
set seat.1.prestige 3
set seat.2.prestige 3
set seat.1.council seven
set seat.2.council great
do 0 wall
see seat.0.council -

# More prestige than the holder of a higher card: the two may exchange cards. Not at equal prestige,
# not downwards, not with oneself, not for a card nobody has. [NUE-COUNCIL-4] [NUE-A15]
from start
set walls 10
set seat.0.prestige 3
set seat.0.council small
set seat.1.prestige 4
set seat.1.council seven
set seat.2.prestige 3
set seat.2.council great
no 0 swap 1 SWAP_PRESTIGE
no 0 swap 2 SWAP_NO_HIGHER
no 0 swap 3 SWAP_NO_HIGHER
no 0 swap 0 SWAP_NOBODY
no 0 swap =7 SWAP_NOBODY
no 0 swap =-1 SWAP_NOBODY
do 0 wall
no 0 swap 1 SWAP_PRESTIGE
do 0 wall
legal 0 swap = 1
do 0 swap 1
see seat.0.council seven
see seat.1.council small
see actions 3
legal 0 swap 0

# A fresh card may be swapped at once, because that is an action of its own; the other may not swap
# back in this turn, nor later with less prestige. [NUE-A36] [NUE-COUNCIL-4]
from start
set walls 5
set seat.0.prestige 2
set seat.1.prestige 3
set seat.1.council seven
do 0 tower T01
see seat.0.council small
do 0 swap 1
see seat.0.council seven
see seat.1.council small
no 1 swap 0 NOT_YOUR_TURN

# Nobody has to swap. [NUE-A15]
from start
set walls 8
set seat.0.prestige 5
set seat.0.council small
set seat.1.prestige 3
set seat.1.council seven
do 0 end_turn
see seat.0.council small

# Without a card one may take one and gives nothing back. [NUE-A13] [NUE-COUNCIL-5]
from start
set walls 18
set seat.0.prestige 6
set seat.1.prestige 5
set seat.1.council seven
set seat.2.prestige 4
set seat.2.council small
set seat.3.prestige 3
set seat.3.council great
keep outsider
do 0 swap 1
see seat.0.council seven
see seat.1.council -
legal 0 swap 0

# With several holders below one may choose, and go up step by step. [NUE-COUNCIL-5] [NUE-A16]
# [NUE-A13]
from outsider
legal 0 swap = 1 | 2 | 3
do 0 swap 3
see seat.0.council great
see seat.3.council -
do 0 swap 2
see seat.0.council small
see seat.2.council great
do 0 swap 1
see seat.0.council seven
see seat.1.council small
see seat.2.council great
see seat.3.council -

# With 12 prestige a card is safe, also when it was got by a swap. [NUE-COUNCIL-6] [NUE-A17]
from start
set walls 26
set towers T01 T02
set seat.0.prestige 14
set seat.0.council small
set seat.1.prestige 12
set seat.1.council seven
set seat.2.prestige 4
set seat.2.council great
no 0 swap 1 SWAP_SAFE
set seat.0.prestige 15
set seat.1.prestige 11
do 0 swap 1
see seat.0.council seven

# Whoever is safe may still rise. [NUE-A17]
from start
set walls 26
set seat.0.prestige 13
set seat.0.council great
set seat.1.prestige 11
set seat.1.council small
set seat.2.prestige 2
set seat.3.prestige 0
set seat.2.prestige 0
set seat.3.prestige 2
set seat.1.council seven
set seat.0.council small
do 0 swap 1
see seat.0.council seven
