# A marker that arrives on 6 brings a bonus.

# The table of this file: gates empty, everybody else at the fountain; seat 0 has the red
# board.
new lydia seats 2
set seat.0.board R
set seat.0.owned ST1
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

# Reaching 6 asks for one of the two bonuses, and it must be taken. [LYD-BON-1] [LYD-BON-2]
# [LYD-A15]
from two
set seat.0.stock 5 0 0 0
do 0 draw -> Y
do 0 gate R
see phase bonus
see bonus R
see ask.below.0 gate
see seat.0.stock 6 0 0 0
legal 0 = bonus_influence | bonus_improve ST1
no 0 take R TAKE_WHEN
no 0 draw DRAW_WHEN
no 0 exchange 0 EXCHANGE_WHEN

# Five is not six. [LYD-BON-1]
from two
set seat.0.stock 4 4 4 4
do 0 draw -> Y
do 0 gate R
see seat.0.stock 5 5 4 4
see phase take

# One step on the influence track; the resource is not spent. [LYD-BON-3]
from two
set seat.0.stock 5 0 0 0
do 0 draw -> Y
do 0 gate R
do 0 bonus_influence
see seat.0.influence 1
see seat.0.stock.R 6
see bonus -

# The other bonus improves a property for nothing. [LYD-BON-4]
from two
set seat.0.stock 5 3 3 3
set seat.0.coins 3
do 0 draw -> Y
do 0 gate R
do 0 bonus_improve ST1
see seat.0.improved ST1
see seat.0.improvements 1
see seat.0.influence 0
see seat.0.stock 6 4 3 3
see seat.0.coins 3

# Any property of one's own will do, a purple one as well. [LYD-BON-4]
from two
set seat.0.owned ST1 P01
set seat.0.properties 2
set slot.0.4 -
set seat.0.stock 5 0 0 0
do 0 draw -> Y
do 0 gate R
legal 0 bonus_improve = ST1 | P01
do 0 bonus_improve P01
see seat.0.improved P01
see seat.0.improvements 1
see seat.0.coins 0

# Not an improved one, and not somebody else's. [LYD-BON-4] [LYD-FTN-8]
from two
set seat.0.owned ST1 S01
set seat.0.improved ST1
set seat.0.properties 2
set seat.0.improvements 1
set slot.0.1 -
set seat.0.stock 5 0 0 0
do 0 draw -> Y
do 0 gate R
legal 0 = bonus_influence | bonus_improve S01
no 0 bonus_improve ST1 ALREADY_IMPROVED
no 0 bonus_improve ST2 NOT_OWNED
no 0 bonus_improve S02 NOT_OWNED
no 0 bonus_improve =60 NOT_OWNED
no 0 bonus_improve =64 NOT_OWNED
no 0 bonus_improve =-1 NOT_OWNED

# With nothing left to improve, influence is the only choice, but it is asked. [LYD-BON-2]
# [LYD-A15] [LYD-A25]
from two
set seat.0.improved ST1
set seat.0.improvements 1
set seat.0.stock 5 0 0 0
do 0 draw -> Y
do 0 gate R
legal 0 = bonus_influence

# At the end of the track only an improvement is left. [LYD-BON-2] [LYD-INF-6]
from two
set seat.0.influence 6
set seat.0.board_lydian 0
set fountain 2 2 2 2 1
set seat.0.stock 5 0 0 0
do 0 draw -> Y
do 0 gate R
legal 0 = bonus_improve ST1
no 0 bonus_influence NOTHING_LEFT

# With neither left the bonus is lost without a question. [LYD-BON-2] [LYD-A25]
from two
set seat.0.influence 6
set seat.0.board_lydian 0
set seat.0.improved ST1
set seat.0.improvements 1
set fountain 2 2 2 2 1
set seat.0.stock 5 0 0 0
do 0 draw -> Y
do 0 gate R
see phase take
see seat.0.stock 6 1 0 0

# The turn goes on where it stopped: the merchants still pay, ... [LYD-BON-5] [LYD-A26]
from two
set gate.R 0 0 1 1 0
set fountain 2 2 1 1 0
set seat.0.stock 5 0 0 0
do 0 draw -> Y
do 0 gate R
see seat.0.stock 6 0 0 0
do 0 bonus_influence
see seat.0.stock 6 1 1 1
see phase take

# ... the pair still moves. [LYD-BON-5]
from two
set gate.R 0 1 0 0 0
set fountain 2 1 2 2 0
set seat.0.stock 5 0 0 0
do 0 draw -> Y
do 0 gate R
see gate.R 0 2 0 0 0
do 0 bonus_improve ST1
see gate.R 0 0 0 0 0
see fountain 2 3 2 2 0
see phase take

# A bonus interrupts at once: a Lydian house pays red first and yellow later; with influence 2
# come two coins; then the gate adds nothing and everything may be exchanged. [LYD-A26]
# [LYD-A16] [LYD-BON-5]
from two
set seat.0.owned ST1 AU5
set seat.0.improved AU5
set seat.0.properties 2
set seat.0.improvements 1
set slot.2.0 -
set with_lydian AU1 AU2 AU6
set seat.0.bag 1 1 1 0 1
set fountain 2 2 2 3 0
set seat.0.stock 4 4 0 0
do 0 draw -> L
do 0 gate R
see phase bonus
see bonus R
see seat.0.stock 6 4 0 0
do 0 bonus_influence
see phase bonus
see bonus Y
see seat.0.stock 6 6 0 0
do 0 bonus_influence
see seat.0.influence 2
see seat.0.coins 2
see seat.0.stock 6 6 0 0
legal 0 exchange = 0 | 1 | 2 | 3 | 4 | 5 | 6

# Coins of a property come after all its colours. [LYD-A26] [LYD-A16]
from two
set seat.0.owned ST1 S01 AU1
set seat.0.properties 3
set slot.0 - - S02 - P01 P02
set with_lydian AU2 AU5 AU6
set fountain 2 2 2 2 1
set seat.0.stock 4 0 0 0
do 0 draw -> R
do 0 gate R
see phase bonus
see seat.0.coins 0
do 0 bonus_influence
see seat.0.coins 1
see seat.0.stock 6 0 0 0

# At the gate its own colour comes first, then red, yellow, blue, green. [LYD-A16]
from two
set gate.B 1 0 0 1 0
set fountain 1 2 2 1 0
set seat.0.stock 5 5 5 5
do 0 draw -> Y
do 0 gate B
see bonus B
see seat.0.stock 5 5 6 5
do 0 bonus_influence
see bonus R
see seat.0.stock 6 5 6 5
do 0 bonus_influence
see bonus Y
see seat.0.stock 6 6 6 5
do 0 bonus_influence
see bonus G
see seat.0.stock 6 6 6 6
do 0 bonus_influence
see seat.0.influence 4
see seat.0.coins 5
see phase take

# Properties pay red, yellow, blue, green, whatever the gate. [LYD-A16]
from two
set seat.0.owned ST1 S01 S13
set seat.0.properties 3
set slot.0.1 -
set slot.2.2 -
set seat.0.stock 5 5 5 0
do 0 draw -> R
do 0 gate Y
see bonus R
see seat.0.stock 6 5 5 0
do 0 bonus_influence
see bonus B
see seat.0.stock 6 5 6 0
do 0 bonus_influence
see bonus Y
see seat.0.stock 6 6 6 0
do 0 bonus_influence
see phase take

# Who was on 6, paid, and comes back to 6 gets another bonus. [LYD-BON-1] [LYD-A3]
from two
set seat.0.stock 5 0 0 0
do 0 draw -> Y
do 0 gate R
do 0 bonus_influence
do 0 take Y
do 1 draw -> G
do 1 fountain
do 1 end_buy
do 1 end_improve
do 1 take G
set seat.0.stock 4 4 4 4
do 0 draw -> R
do 0 gate R
see phase bonus
see bonus R
do 0 bonus_influence
see seat.0.influence 2

# Who stays on 6 gets none. [LYD-A3]
from two
set seat.0.stock 6 0 0 0
do 0 draw -> R
do 0 gate R
see phase take
see seat.0.influence 0

# What properties pay is settled when the gate turn begins: one improved by the bonus pays
# double only from the next time on. [LYD-A4]
from two
set seat.0.owned ST1 S01 S13
set seat.0.properties 3
set slot.0.1 -
set slot.2.2 -
set seat.0.stock 5 0 0 0
do 0 draw -> R
do 0 gate Y
see phase bonus
do 0 bonus_improve S13
see seat.0.stock 6 1 1 0
see phase take

# Free improvements count for the end like paid ones. [LYD-BON-4] [LYD-END-2]
from two
set seat.0.owned ST1 S01 S02 S05 S09 S06 S13 S17
set seat.0.improved S01 S02 S05 S09 S06 S13 S17
set seat.0.properties 8
set seat.0.improvements 7
set seat.0.influence 2
set seat.0.board_lydian 0
set seat.0.stock 5 0 0 0
set slot.0 AU1 - - - P01 P02
set slot.1 AU2 - - - P05 P09
set slot.2 AU5 - - - P10 P11
set slot.3 AU6 - S20 - P12 P03
set fountain 2 2 2 2 1
do 0 draw -> G
do 0 gate R
see tile_owner -
do 0 bonus_improve ST1
see tile_owner 0
see over 0
