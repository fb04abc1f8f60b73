# The end of the match: the target, the fountain tile, the last round.

# Two players, eight properties each; seat 0 has improved seven and can pay for S17 and S20.
new lydia seats 2
set seat.0.board R
set seat.0.owned ST1 S01 S02 S05 S09 S06 S13 S17
set seat.0.improved ST1 S01 S02 S05 S09 S06 S13
set seat.0.properties 8
set seat.0.improvements 7
set seat.0.influence 2
set seat.0.board_lydian 0
set seat.0.stock 0 0 2 1
set seat.0.coins 5
set seat.1.board Y
set seat.1.owned ST2
set gate.R 0 0 0 0 0
set gate.Y 0 0 0 0 0
set gate.B 0 0 0 0 0
set gate.G 0 0 0 0 0
set fountain 2 2 2 2 1
set slot.0 AU1 - - - P01 P02
set slot.1 AU2 - - - P05 P09
set slot.2 AU5 - - - P10 P11
set slot.3 AU6 - S20 - P12 P03
set with_lydian AU1 AU2 AU5 AU6
keep first

# The same match with the seats exchanged: now the second seat is about to reach eight.
from first
set seat.1.board R
set seat.1.owned ST1 S01 S02 S05 S09 S06 S13 S17
set seat.1.improved ST1 S01 S02 S05 S09 S06 S13
set seat.1.properties 8
set seat.1.improvements 7
set seat.1.influence 2
set seat.1.board_lydian 0
set seat.1.stock 0 0 2 1
set seat.1.coins 5
set seat.0.board Y
set seat.0.owned ST2
set seat.0.improved -
set seat.0.properties 1
set seat.0.improvements 0
set seat.0.influence 0
set seat.0.board_lydian 1
set seat.0.stock 0 0 0 0
set seat.0.coins 0
keep second

# Seven improved properties do not end a match of two, eight do. [LYD-END-1]
from first
do 0 draw -> R
do 0 fountain
do 0 end_buy
see tile_owner -
do 0 improve S17
do 0 pay B2+G1 $0
see tile_owner 0
see seat.0.improvements 8

# Seven alone: the match goes on. [LYD-END-1]
from first
do 0 draw -> R
do 0 fountain
do 0 end_buy
do 0 end_improve
do 0 take R
do 1 draw -> R
do 1 fountain
do 1 end_buy
do 1 end_improve
do 1 take R
see over 0
see tile_owner -
see round 2
see current 0

# The first seat reaches the target: the round is finished, the other seat has its turn.
# The tile brings a point per coin. [LYD-END-3] [LYD-A2] [LYD-SCO-4]
from first
do 0 draw -> R
do 0 fountain
do 0 end_buy
do 0 improve S17
do 0 pay B2+G1 $0
do 0 end_improve
do 0 take R
see over 0
see current 1
do 1 draw -> R
do 1 fountain
do 1 end_buy
do 1 end_improve
do 1 take R
see over 1
see phase over
see waiting 0
see round 1
end 39 1
rank 1 2

# Nobody acts any more. [LYD-END-3]
from first
do 0 draw -> R
do 0 fountain
do 0 end_buy
do 0 improve S17
do 0 pay B2+G1 $0
do 0 end_improve
do 0 take R
do 1 draw -> R
do 1 gate R
do 1 take R
legal 0 0
legal 1 0
no 0 draw MATCH_OVER
no 1 draw MATCH_OVER
no 0 take R MATCH_OVER

# The last seat of the round reaches the target: the match is over right after its turn.
# [LYD-END-3] [LYD-A2]
from second
do 0 draw -> R
do 0 fountain
do 0 end_buy
do 0 end_improve
do 0 take R
do 1 draw
do 1 fountain
do 1 end_buy
do 1 improve S17
do 1 pay B2+G1 $0
see tile_owner 1
see over 0
do 1 end_improve
see over 0
do 1 take R
see over 1
end 1 39
rank 2 1

# The tile is taken at once, in the middle of a turn, and the turn goes on: exchange, pair and
# taking a merchant follow. [LYD-END-2] [LYD-BON-5]
new lydia seats 4
set seat.0.board R
set seat.0.owned ST1 S01 S02 S03 S05 S09
set seat.0.improved S01 S02 S03 S05 S09
set seat.0.properties 6
set seat.0.improvements 5
set seat.0.influence 2
set seat.0.board_lydian 0
set seat.0.stock 5 0 0 0
set seat.1.board Y
set seat.1.owned ST2
set seat.2.board B
set seat.2.owned ST3
set seat.3.board G
set seat.3.owned ST4
set gate.R 0 1 0 0 1
set gate.Y 0 0 0 0 0
set gate.B 0 0 0 0 0
set gate.G 0 0 0 0 0
set fountain 2 1 2 2 0
set slot.0 AU1 - - - P01 P02
set slot.1 AU2 - - S10 P05 P09
set slot.2 AU5 S06 S13 S14 P10 P11
set slot.3 AU6 S17 S20 S04 P12 P03
set with_lydian AU1 AU2 AU5 AU6
keep four
do 0 draw -> Y
do 0 gate R
see phase bonus
see tile_owner -
do 0 bonus_improve ST1
see tile_owner 0
see over 0
see phase exchange
see seat.0.stock 6 2 0 0
do 0 exchange 2
see gate.R 0 0 0 0 1
see fountain 2 3 2 2 0
see phase take
do 0 take Y
see over 0
see current 1

# The start property counts for the target. [LYD-A8] [LYD-END-1]
from four
do 0 draw -> G
do 0 gate R
do 0 bonus_improve ST1
see seat.0.improved ST1 S01 S02 S03 S05 S09
see tile_owner 0

# With four players five improved ones are not enough. [LYD-END-1]
from four
do 0 draw -> G
do 0 gate R
do 0 bonus_influence
see tile_owner -

# One may go on improving past the target. [LYD-END-2]
from four
set seat.0.owned ST1 S01 S02 S03 S05 S09 S10
set seat.0.improved ST1 S01 S02 S03 S05
set seat.0.properties 7
set seat.0.stock 2 3 0 1
set slot.1.3 -
do 0 draw -> R
do 0 fountain
do 0 end_buy
do 0 improve S09
do 0 pay Y2+G1 $0
see tile_owner 0
do 0 improve S10
do 0 pay R2+Y1 $0
see seat.0.improvements 7
see tile_owner 0
do 0 end_improve
see phase take

# The tile never changes hands: who reaches the target later, or gets further, has none.
# [LYD-END-2]
from four
set seat.1.owned ST2 S06 S13 S14 S17 S20
set seat.1.improved S06 S13 S14 S17 S20
set seat.1.properties 6
set seat.1.improvements 5
set seat.1.influence 2
set seat.1.board_lydian 0
set seat.1.stock 1 0 1 1
set seat.1.coins 4
set slot.2 AU5 - - - P10 P11
set slot.3 AU6 - - S04 P12 P03
set gate.R 0 1 0 0 1
set fountain 2 1 2 2 1
do 0 draw -> G
do 0 gate R
do 0 bonus_improve ST1
do 0 exchange 0
do 0 take R
see tile_owner 0
do 1 draw
do 1 fountain
do 1 end_buy
do 1 improve ST2
do 1 pay R1+B1+G1 $0
see seat.1.improvements 6
see tile_owner 0
see score.1.SCORE_TILE 0

# Three players: seven. [LYD-END-1]
new lydia seats 3
set seat.0.board R
set seat.0.owned ST1 S01 S02 S03 S05 S09 S10
set seat.0.improved S01 S02 S03 S05 S09
set seat.0.properties 7
set seat.0.improvements 5
set seat.0.influence 2
set seat.0.board_lydian 0
set seat.0.stock 2 2 1 1
set seat.1.board Y
set seat.1.owned ST2
set seat.2.board B
set seat.2.owned ST3
set gate.R 0 0 0 0 0
set gate.Y 0 0 0 0 0
set gate.B 0 0 0 0 0
set gate.G 0 0 0 0 0
set fountain 2 2 2 2 1
set slot.0 AU1 - - - P01 P02
set slot.1 AU2 - - - P05 P09
set slot.2 AU5 S06 S13 S14 P10 P11
set slot.3 AU6 S17 S20 S04 P12 P03
set with_lydian AU1 AU2 AU5 AU6
do 0 draw -> R
do 0 fountain
do 0 end_buy
do 0 improve ST1
do 0 pay Y1+B1+G1 $0
see seat.0.improvements 6
see tile_owner -
do 0 improve S10
do 0 pay R2+Y1 $0
see seat.0.improvements 7
see tile_owner 0
do 0 end_improve
do 0 take R
do 1 draw -> R
do 1 gate R
do 1 take R
see over 0
do 2 draw -> R
do 2 gate G
do 2 take R
see over 1

# A player in the middle of the round reaches the target: only those after him play.
# [LYD-END-3] [LYD-A2]
new lydia seats 3
set seat.1.board R
set seat.1.owned ST1 S01 S02 S03 S05 S09 S10
set seat.1.improved ST1 S01 S02 S03 S05 S09
set seat.1.properties 7
set seat.1.improvements 6
set seat.1.influence 2
set seat.1.board_lydian 0
set seat.1.stock 2 1 0 0
set seat.0.board Y
set seat.0.owned ST2
set seat.2.board B
set seat.2.owned ST3
set gate.R 0 0 0 0 0
set gate.Y 0 0 0 0 0
set gate.B 0 0 0 0 0
set gate.G 0 0 0 0 0
set fountain 2 2 2 2 1
set slot.0 AU1 - - - P01 P02
set slot.1 AU2 - - - P05 P09
set slot.2 AU5 S06 S13 S14 P10 P11
set slot.3 AU6 S17 S20 S04 P12 P03
set with_lydian AU1 AU2 AU5 AU6
do 0 draw -> R
do 0 gate R
do 0 take R
do 1 draw -> R
do 1 fountain
do 1 end_buy
do 1 improve S10
do 1 pay R2+Y1 $0
do 1 end_improve
do 1 take R
see tile_owner 1
see over 0
see current 2
do 2 draw -> R
do 2 gate Y
do 2 take R
see over 1
see round 1
