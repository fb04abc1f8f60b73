# The influence track, space by space.

# The table of this file: gates empty, everybody else at the fountain.
new lydia seats 2
set seat.0.board R
set seat.0.owned ST1
set seat.0.stock 5 0 0 0
set seat.1.board Y
set seat.1.owned ST2
set gate.R 0 0 0 0 0
set gate.Y 0 0 0 0 0
set gate.B 0 0 0 0 0
set gate.G 0 0 0 0 0
set fountain 2 2 2 2 0
set slot.0 AU1 S01 S02 - P01 P02
set slot.1 AU2 S05 S09 - P05 P09
set slot.2 AU5 S06 S13 - P10 P11
set slot.3 AU6 S17 S20 - P12 P03
set with_lydian AU1 AU2 AU5 AU6
keep two

# Space 0 allows three properties: the fourth is refused, whatever one owns. [LYD-INF-0]
# [LYD-FTN-3]
from two
set seat.0.owned ST1 S01 S05
set seat.0.properties 3
set slot.0.1 -
set slot.1.1 -
set seat.0.stock 6 6 6 6
set seat.0.coins 12
do 0 draw -> R
do 0 fountain
legal 0 buy 0
no 0 buy S02 LIMIT_REACHED
no 0 buy AU1 LIMIT_REACHED
no 0 buy P01 LIMIT_REACHED
# Two properties leave room for one more. [LYD-INF-0]
from two
set seat.0.owned ST1 S01
set seat.0.properties 2
set slot.0.1 -
set seat.0.stock 6 6 6 6
do 0 draw -> R
do 0 fountain
do 0 buy S02
do 0 pay B2+G1 $0
see seat.0.properties 3
no 0 buy AU1 LIMIT_REACHED

# Space 1 sends the own Lydian to the fountain, at once: it may be taken this very turn.
# [LYD-INF-1]
from two
do 0 draw -> Y
do 0 gate R
see fountain.L 0
do 0 bonus_influence
see seat.0.influence 1
see seat.0.board_lydian 0
see seat.1.board_lydian 1
see fountain 2 2 2 2 1
see seat.0.coins 0
legal 0 take = R | Y | B | G | L
do 0 take L
see seat.0.bag 1 0 1 1 1

# It goes when its space is reached, not before: in another edition that is space 2.
# [LYD-INF-1]
from two
cell influence 1 lydian no
cell influence 2 lydian yes
do 0 draw -> Y
do 0 gate R
do 0 bonus_influence
see seat.0.influence 1
see seat.0.board_lydian 1
see fountain.L 0
from two
cell influence 1 lydian no
cell influence 2 lydian yes
set seat.0.influence 1
do 0 draw -> Y
do 0 gate R
do 0 bonus_influence
see seat.0.influence 2
see seat.0.board_lydian 0
see fountain.L 1

# Space 1 allows five properties. [LYD-INF-1] [LYD-FTN-3]
from two
set seat.0.owned ST1 S05 S09 S06
set seat.0.properties 4
set seat.0.influence 1
set seat.0.board_lydian 0
set slot.1 AU2 - - - P05 P09
set slot.2.1 -
set fountain 2 2 2 2 1
set seat.0.stock 6 6 6 6
do 0 draw -> R
do 0 fountain
do 0 buy S01
do 0 pay Y2+B1 $0
see seat.0.properties 5
no 0 buy S02 LIMIT_REACHED
legal 0 buy 0

# Space 2 brings two coins, never beyond 12, and no second Lydian. [LYD-INF-2] [LYD-GATE-8]
# [LYD-A29]
from two
set seat.0.influence 1
set seat.0.board_lydian 0
set fountain 2 2 2 2 1
do 0 draw -> Y
do 0 gate R
do 0 bonus_influence
see seat.0.influence 2
see seat.0.coins 2
see fountain.L 1
from two
set seat.0.influence 1
set seat.0.board_lydian 0
set fountain 2 2 2 2 1
set seat.0.coins 11
do 0 draw -> Y
do 0 gate R
do 0 bonus_influence
see seat.0.coins 12

# Space 2 allows eight properties. [LYD-INF-2] [LYD-FTN-3]
from two
set seat.0.owned ST1 S05 S09 S06 S13 S17 S20
set seat.0.properties 7
set seat.0.influence 2
set seat.0.board_lydian 0
set slot.1 AU2 - - - P05 P09
set slot.2 AU5 - - - P10 P11
set slot.3 AU6 - - - P12 P03
set fountain 2 2 2 2 1
set seat.0.stock 6 6 6 6
do 0 draw -> R
do 0 fountain
do 0 buy S01
do 0 pay Y2+B1 $0
see seat.0.properties 8
no 0 buy S02 LIMIT_REACHED
legal 0 buy 0

# Space 3 brings three coins. [LYD-INF-3]
from two
set seat.0.influence 2
set seat.0.board_lydian 0
set seat.0.coins 4
set fountain 2 2 2 2 1
do 0 draw -> Y
do 0 gate R
do 0 bonus_influence
see seat.0.influence 3
see seat.0.coins 7

# From space 3 on there is no limit. [LYD-INF-3] [LYD-A19]
from two
set seat.0.owned ST1 S02 S05 S09 S06 S13 S17 S20 P01
set seat.0.properties 9
set seat.0.influence 3
set seat.0.board_lydian 0
set slot.0 AU1 S01 - - - P02
set slot.1 AU2 - - - P05 P09
set slot.2 AU5 - - - P10 P11
set slot.3 AU6 - - - P12 P03
set fountain 2 2 2 2 1
set seat.0.stock 6 6 6 6
set seat.0.coins 12
do 0 draw -> R
do 0 fountain
legal 0 buy 12
do 0 buy S01
do 0 pay Y2+B1 $0
do 0 buy AU1
do 0 pay R1+Y1+B1+G1 $0
do 0 buy P02
do 0 pay - $3
see seat.0.properties 12

# Space 4 gives nothing now and 4 points at the end. [LYD-INF-4] [LYD-SCO-2]
from two
set seat.0.influence 3
set seat.0.board_lydian 0
set fountain 2 2 2 2 1
see score.0.SCORE_INFLUENCE 0
do 0 draw -> Y
do 0 gate R
do 0 bonus_influence
see seat.0.influence 4
see seat.0.coins 0
see fountain.L 1
see score.0.SCORE_INFLUENCE 4

# Space 5 gives nothing now and 10 points at the end, not 4 and 10. [LYD-INF-5] [LYD-A20]
from two
set seat.0.influence 4
set seat.0.board_lydian 0
set fountain 2 2 2 2 1
do 0 draw -> Y
do 0 gate R
do 0 bonus_influence
see seat.0.influence 5
see seat.0.coins 0
see score.0.SCORE_INFLUENCE 10

# Space 6 gives 18 points and the wild; it is the end of the track. [LYD-INF-6] [LYD-A20]
from two
set seat.0.influence 5
set seat.0.board_lydian 0
set fountain 2 2 2 2 1
set seat.0.stock 5 5 0 0
do 0 draw -> Y
do 0 gate R
do 0 bonus_influence
see seat.0.influence 6
see seat.0.coins 0
see score.0.SCORE_INFLUENCE 18
see phase bonus
no 0 bonus_influence NOTHING_LEFT
legal 0 = bonus_improve ST1

# Points by space: 0, 0, 0, 0, 4, 10, 18. [LYD-SCO-2] [LYD-A20]
from two
see score.0.SCORE_INFLUENCE 0
set seat.0.board_lydian 0
set seat.0.influence 1
set fountain 2 2 2 2 1
see score.0.SCORE_INFLUENCE 0
set seat.0.influence 2
see score.0.SCORE_INFLUENCE 0
set seat.0.influence 3
see score.0.SCORE_INFLUENCE 0
set seat.0.influence 4
see score.0.SCORE_INFLUENCE 4
set seat.0.influence 5
see score.0.SCORE_INFLUENCE 10
set seat.0.influence 6
see score.0.SCORE_INFLUENCE 18
