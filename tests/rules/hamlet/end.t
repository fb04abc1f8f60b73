# The end of the match.

new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post forest_pond mountain_pond small_mountain
set order - 1 0 0 - - - - - - - -
set seat.0.gold 10
keep last

# The last order completes the church; the round is finished, so that all have had as many turns.
# [HAM-END-1] [HAM-END-2]
from last
do 0 go church
do 0 order C1
do 0 end
see over 0
see current 1
do 1 go farm
do 1 produce
do 1 end
see over 1
no 0 end MATCH_OVER
see waiting 0
see round 1
end 11 5
rank 1 2

# If the last seat of the round does it, its turn is the last one. [HAM-END-2]
from last
set seat.1.gold 10
do 0 end
do 1 go church
do 1 order C1
see over 0
do 1 end
see over 1

# Whoever does it goes on with the turn; the church has no order left, but one may beg.
# [HAM-END-1] [HAM-A25]
from last
set seat.0.villager church church church -
set tile.quarry.stock 3 0 0 0
set tile.farm.stock 0 0 3 0
set tile.woodcutter.stock 0 3 0 0
do 0 go church
do 0 order C1
do 0 go church
legal 0 = beg
no 0 order C1 ORDER_DONE
do 0 beg
do 0 move church market
do 0 go church
do 0 beg
do 0 end
see over 0

# The round begins with whoever began the match. [HAM-END-2] [HAM-TURN-1]
from last
set start 1
set current 1
set waiting 2
set seat.1.gold 10
do 1 go church
do 1 order C1
do 1 end
do 0 end
see over 1

# A match may be limited to a number of rounds; then it is scored as it stands. [HAM-A36]
new hamlet seats 2 seed 2 round_limit=1
do 0 end
do 1 end
see over 2
end 1 1
new hamlet seats 2 seed 2 round_limit=2
do 0 end
do 1 end
see over 0
do 0 end
do 1 end
see over 2
new hamlet seats 2 seed 2 round_limit=0
set round 250
do 0 end
do 1 end
see over 0
see round 251

# Complete and at the limit: the church counts. [HAM-END-2] [HAM-A36]
new hamlet seats 2 seed 2 round_limit=1
set order - 1 0 0 - - - - - - - -
set seat.0.gold 10
do 0 go church
do 0 order C1
do 0 end
do 1 end
see over 1
