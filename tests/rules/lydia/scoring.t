# Points, category by category, and places.

# The table of this file: seat 0 owns seven properties and no purple one. Triggers: three
# red (ST1 S01 AU1), two yellow (S05 AU2), one blue (S09), one green (S20); two gold.
new lydia seats 2
set seat.0.board R
set seat.0.owned ST1 S01 S05 S09 S20 AU1 AU2
set seat.0.properties 7
set seat.0.influence 3
set seat.0.board_lydian 0
set seat.0.stock 6 5 3 2
set seat.0.coins 7
set seat.1.board Y
set seat.1.owned ST2
set gate.R 0 0 0 0 0
set gate.Y 0 0 0 0 0
set gate.B 0 0 0 0 0
set gate.G 0 0 0 0 0
set fountain 2 2 2 2 3
set slot.0 - - S02 - P01 P02
set slot.1 - - - - P05 P09
set slot.2 AU5 S06 S13 - P10 P11
set slot.3 AU6 S17 - - P12 P03
set with_lydian AU5 AU6
keep rich

# Start, silver and gold cards: the printed points, ... [LYD-SCO-1]
from rich
see score.0.SCORE_LAND 16
see score.0.0 16
see score.0.SCORE_INFLUENCE 0
see score.0.SCORE_PURPLE 0
see score.0.SCORE_TILE 0
see score.0 16
see score.1 1

# ... the improved side counting double. [LYD-SCO-1]
from rich
set seat.0.improved ST1 S20 AU1
set seat.0.improvements 3
see score.0.SCORE_LAND 23

# The start card alone, plain and improved. [LYD-SCO-1] [LYD-A8]
from rich
see score.1.SCORE_LAND 1
set seat.1.improved ST2
set seat.1.improvements 1
see score.1.SCORE_LAND 2

# The guild halls: two points per property with a merchant of their colour; improved, four.
# [LYD-SCO-3]
from rich
set seat.0.owned ST1 S01 S05 S09 S20 AU1 AU2 P01
set seat.0.properties 8
set slot.0.4 -
see score.0.SCORE_PURPLE 6
set seat.0.improved P01
set seat.0.improvements 1
see score.0.SCORE_PURPLE 12
see score.0.SCORE_LAND 16
see score.0 28
from rich
set seat.0.owned ST1 S01 S05 S09 S20 AU1 AU2 P02
set seat.0.properties 8
set slot.0.5 -
see score.0.SCORE_PURPLE 4
set seat.0.improved P02
set seat.0.improvements 1
see score.0.SCORE_PURPLE 8
from rich
set seat.0.owned ST1 S01 S05 S09 S20 AU1 AU2 P03
set seat.0.properties 8
set slot.3.5 -
see score.0.SCORE_PURPLE 2
set seat.0.improved P03
set seat.0.improvements 1
see score.0.SCORE_PURPLE 4
from rich
set seat.0.owned ST1 S01 S05 S09 S20 AU1 AU2 P04
set seat.0.properties 8
set slot.3.5 -
see score.0.SCORE_PURPLE 2
set seat.0.improved P04
set seat.0.improvements 1
see score.0.SCORE_PURPLE 4

# An improved property counts once for its hall, like a plain one. [LYD-SCO-3]
from rich
set seat.0.owned ST1 S01 S05 S09 S20 AU1 AU2 P01
set seat.0.improved ST1 S01 AU1
set seat.0.properties 8
set seat.0.improvements 3
set slot.0.4 -
see score.0.SCORE_PURPLE 6

# The storehouses: two points per three resources of their colour; improved, four.
# [LYD-SCO-3]
from rich
set seat.0.owned ST1 S01 S05 S09 S20 AU1 AU2 P05
set seat.0.properties 8
set slot.1.4 -
see score.0.SCORE_PURPLE 4
set seat.0.improved P05
set seat.0.improvements 1
see score.0.SCORE_PURPLE 8
from rich
set seat.0.owned ST1 S01 S05 S09 S20 AU1 AU2 P06
set seat.0.properties 8
set slot.1.4 -
see score.0.SCORE_PURPLE 2
from rich
set seat.0.owned ST1 S01 S05 S09 S20 AU1 AU2 P07
set seat.0.properties 8
set slot.1.4 -
see score.0.SCORE_PURPLE 2
from rich
set seat.0.owned ST1 S01 S05 S09 S20 AU1 AU2 P08
set seat.0.properties 8
set slot.1.4 -
see score.0.SCORE_PURPLE 0
set seat.0.stock 6 5 3 3
see score.0.SCORE_PURPLE 2

# The treasury: one point per two coins; improved, two. Without the tile the coins
# themselves count nothing. [LYD-SCO-3] [LYD-SCO-4]
from rich
set seat.0.owned ST1 S01 S05 S09 S20 AU1 AU2 P09
set seat.0.properties 8
set slot.1.5 -
see score.0.SCORE_PURPLE 3
see score.0.SCORE_TILE 0
set seat.0.improved P09
set seat.0.improvements 1
see score.0.SCORE_PURPLE 6
set seat.0.coins 12
see score.0.SCORE_PURPLE 12

# The palace: one point per step of influence; improved, two. [LYD-SCO-3]
from rich
set seat.0.owned ST1 S01 S05 S09 S20 AU1 AU2 P10
set seat.0.properties 8
set slot.2.4 -
see score.0.SCORE_PURPLE 3
set seat.0.improved P10
set seat.0.improvements 1
see score.0.SCORE_PURPLE 6
set seat.0.influence 6
see score.0.SCORE_PURPLE 12
see score.0.SCORE_INFLUENCE 18
see score.0 46

# The temple precinct: two points per purple property, itself included; improved, four.
# [LYD-SCO-3]
from rich
set seat.0.owned ST1 S01 S05 S09 S20 AU1 AU2 P11
set seat.0.properties 8
set slot.2.5 -
see score.0.SCORE_PURPLE 2
set seat.0.owned ST1 S01 S05 S09 S20 AU1 AU2 P11 P09
set seat.0.properties 9
set slot.1.5 -
see score.0.SCORE_PURPLE 7
set seat.0.improved P11
set seat.0.improvements 1
see score.0.SCORE_PURPLE 11

# The vault: three points per gold property; improved, six. [LYD-SCO-3]
from rich
set seat.0.owned ST1 S01 S05 S09 S20 AU1 AU2 P12
set seat.0.properties 8
set slot.3.4 -
see score.0.SCORE_PURPLE 6
set seat.0.improved P12
set seat.0.improvements 1
see score.0.SCORE_PURPLE 12

# The tile brings its owner a point per coin, nobody else; the treasury counts the same
# coins again. [LYD-SCO-4]
from rich
set seat.0.owned ST1 S01 S05 S09 S20 AU1 AU2 P09
set seat.0.improved ST1 S01 S05 S09 S20 AU1 AU2 P09
set seat.0.properties 8
set seat.0.improvements 8
set slot.1.5 -
set tile_owner 0
set seat.1.coins 9
see score.0.SCORE_LAND 32
see score.0.SCORE_PURPLE 6
see score.0.SCORE_TILE 7
see score.0 45
see score.1.SCORE_TILE 0
see score.1 1

# Resources and unspent wilds are worth nothing. [LYD-SCO-1] [LYD-A5]
from rich
set seat.0.stock 6 6 6 6
set seat.0.influence 6
see score.0 34

# More points win, whoever is further on the influence track. [LYD-TIE-1]
from rich
set seat.1.influence 3
set seat.1.board_lydian 0
set fountain 2 2 2 2 4
set seat.1.stock 6 6 6 6
set seat.1.coins 12
rank 1 2
see place.0 1
see place.1 2

# Places rest on all points together: here those of influence decide, ... [LYD-TIE-1]
# [LYD-SCO-2]
from rich
set seat.1.influence 6
set seat.1.board_lydian 0
set fountain 2 2 2 2 4
see score.0 16
see score.1 19
rank 2 1

# ... here those of the tile, in an edition where one improvement is enough to take it.
# [LYD-TIE-1] [LYD-SCO-4]
new lydia seats 2
cell seats 2 target 1
set seat.0.board R
set seat.0.owned ST1
set seat.0.improved ST1
set seat.0.improvements 1
set seat.0.coins 4
set seat.1.board Y
set seat.1.owned ST2
set seat.1.influence 4
set seat.1.board_lydian 0
set fountain 1 1 1 1 1
set tile_owner 0
see score.0 6
see score.1 5
rank 1 2

# Equal points: who is further on the influence track, even if poorer. [LYD-TIE-1]
new lydia seats 2
rank 1 1
set seat.1.influence 1
set seat.1.board_lydian 0
set fountain 1 1 1 1 1
set seat.0.stock 6 6 6 6
see score.0 1
see score.1 1
rank 2 1
set seat.1.influence 0
set seat.1.board_lydian 1
set seat.0.influence 1
set seat.0.board_lydian 0
set seat.0.stock 0 0 0 0
set seat.1.coins 12
rank 1 2

# Still equal: who has more resources and coins, counted together. [LYD-TIE-2]
new lydia seats 2
set seat.0.stock 1 1 1 1
set seat.1.coins 5
rank 2 1
set seat.1.coins 4
rank 1 1
set seat.0.stock 1 1 1 2
rank 1 2
set seat.1.stock 2 0 0 0
rank 2 1

# The wild is not counted as a resource. [LYD-TIE-2] [LYD-A5]
new lydia seats 2
set seat.0.influence 6
set seat.0.board_lydian 0
set seat.1.influence 6
set seat.1.board_lydian 0
set fountain 1 1 1 1 2
set seat.1.coins 1
rank 2 1

# Equal in everything: the place is shared, and the next one is skipped. [LYD-TIE-3]
# [LYD-A28]
new lydia seats 3
set seat.0.coins 3
set seat.1.stock 1 1 1 0
rank 1 1 3
set seat.1.stock 1 1 0 0
set seat.2.stock 0 0 2 0
rank 1 2 2
set seat.0.coins 1
set seat.1.coins 1
set seat.2.stock 0 0 0 3
set seat.1.stock 0 0 0 0
rank 2 2 1
new lydia seats 4
rank 1 1 1 1
set seat.0.coins 1
set seat.3.coins 1
rank 1 3 3 1
