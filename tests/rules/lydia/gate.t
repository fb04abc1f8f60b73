# Gate turns: properties, gate, merchants, exchange, pair.

# The table of this file: gates empty, everybody else at the fountain; seat 0 has the red
# board, seat 1 the yellow one.
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

# The same with a Lydian about: seat 1 has bought the gold card AU6, seat 0 has the Lydian
# in the bag instead of a green merchant.
from two
set seat.1.owned ST2 AU6
set seat.1.properties 2
set slot.3.0 -
set with_lydian AU1 AU2 AU5
set seat.0.bag 1 1 1 0 1
set fountain 2 2 2 3 0
keep lydian

# The gate gives one of its colour, each merchant there one of its own. [LYD-GATE-3]
# [LYD-GATE-4]
from two
set gate.B 1 0 0 0 0
set fountain 1 2 2 2 0
do 0 draw -> Y
do 0 gate B
see seat.0.stock 1 1 1 0
see gate.B 1 1 0 0 0
see phase take
see seat.1.stock 0 0 0 0

# All merchants at the gate count, not only the placed one. [LYD-GATE-4]
from two
set gate.B 1 0 0 1 0
set fountain 1 2 2 1 0
do 0 draw -> Y
do 0 gate B
see seat.0.stock 1 1 1 1

# A property fires when gate and placed merchant fit. [LYD-GATE-1]
from two
set seat.0.board Y
set seat.0.owned ST2
set seat.1.board R
set seat.1.owned ST1
set gate.Y 0 0 1 0 0
set fountain 2 2 1 2 0
do 0 draw -> Y
do 0 gate Y
see seat.0.stock 0 3 1 0

# A fitting merchant that stood there before does not fire it. [LYD-GATE-1]
from two
set seat.0.board Y
set seat.0.owned ST2
set seat.1.board R
set seat.1.owned ST1
set gate.Y 0 1 0 0 0
set fountain 2 1 2 2 0
do 0 draw -> R
do 0 gate Y
see seat.0.stock 1 2 0 0

# The right merchant at another gate does not fire it either. [LYD-GATE-1]
from two
do 0 draw -> R
do 0 gate B
see seat.0.stock 1 0 1 0

# Somebody else's property gives nothing. [LYD-GATE-1]
from two
do 0 draw -> Y
do 0 gate Y
see seat.0.stock 0 2 0 0
see seat.1.stock 0 0 0 0

# A silver card names one merchant and two gates: it fires at both and nowhere else.
# [LYD-GATE-1]
from two
set seat.0.owned ST1 S05
set seat.0.properties 2
set slot.1.1 -
keep mill
do 0 draw -> Y
do 0 gate Y
see seat.0.stock 0 3 0 0
from mill
do 0 draw -> Y
do 0 gate G
see seat.0.stock 0 2 0 1
from mill
do 0 draw -> Y
do 0 gate R
see seat.0.stock 1 1 0 0
from mill
do 0 draw -> G
do 0 gate G
see seat.0.stock 0 0 0 2

# Income need not have the merchant's colour. [LYD-GATE-1]
from two
set seat.0.owned ST1 S13
set seat.0.properties 2
set slot.2.2 -
do 0 draw -> R
do 0 gate Y
see seat.0.stock 1 1 1 0

# Every fitting property fires. [LYD-GATE-1]
from two
set seat.0.owned ST1 S01 S02
set seat.0.properties 3
set slot.0 AU1 - - - P01 P02
do 0 draw -> R
do 0 gate R
see seat.0.stock 5 0 0 0

# An improved property gives double. [LYD-GATE-2]
from two
set seat.0.owned ST1 S05
set seat.0.improved S05
set seat.0.properties 2
set seat.0.improvements 1
set slot.1.1 -
do 0 draw -> Y
do 0 gate G
see seat.0.stock 0 3 0 1

# Plain and improved ones together. [LYD-GATE-2]
from two
set seat.0.owned ST1 S01
set seat.0.improved ST1
set seat.0.properties 2
set seat.0.improvements 1
set slot.0.1 -
do 0 draw -> R
do 0 gate R
see seat.0.stock 5 0 0 0

# A mint gives coins, doubled when improved, and only at its gates. [LYD-GATE-1] [LYD-GATE-2]
from two
set seat.0.owned ST1 AU2
set seat.0.improved AU2
set seat.0.properties 2
set seat.0.improvements 1
set slot.1.0 -
set with_lydian AU1 AU5 AU6
set fountain 2 2 2 2 1
keep mint
do 0 draw -> Y
do 0 gate G
see seat.0.stock 0 1 0 1
see seat.0.coins 2
see phase take
from mint
do 0 draw -> Y
do 0 gate B
see seat.0.stock 0 1 1 0
see seat.0.coins 0

# Nobody has more than 12 coins; what is too much is lost, and coins bring no bonus.
# [LYD-GATE-8]
from mint
set seat.0.improved -
set seat.0.improvements 0
set seat.0.coins 12
do 0 draw -> Y
do 0 gate Y
see seat.0.coins 12
see seat.0.stock 0 2 0 0
see phase take
from mint
set seat.0.coins 11
do 0 draw -> Y
do 0 gate Y
see seat.0.coins 12

# A purple property never fires. [LYD-GATE-1]
from two
set seat.0.owned ST1 P01
set seat.0.properties 2
set slot.0.4 -
do 0 draw -> R
do 0 gate Y
see seat.0.stock 1 1 0 0
see seat.0.coins 0

# A Lydian house gives both of its colours, only for a Lydian at one of its gates.
# [LYD-GATE-1]
from lydian
set seat.0.owned ST1 AU5
set seat.0.properties 2
set slot.2.0 -
set with_lydian AU1 AU2
set fountain 2 2 2 3 1
keep house
do 0 draw -> L
do 0 gate R
see seat.0.stock 2 1 0 0
legal 0 exchange = 0 | 1 | 2
from house
do 0 draw -> L
do 0 gate B
see seat.0.stock 0 0 1 0

# More than 6 of a colour nobody has: the rest is lost, without a bonus. [LYD-GATE-5] [LYD-A3]
from two
set seat.0.stock 0 6 0 0
do 0 draw -> R
do 0 gate Y
see seat.0.stock 1 6 0 0
see phase take
from two
set seat.0.stock 6 6 6 6
do 0 draw -> R
do 0 gate Y
see seat.0.stock 6 6 6 6
see phase take

# A step beyond 6 within one turn: reached once, the rest is lost. [LYD-GATE-5] [LYD-A3]
from two
set seat.0.stock 4 0 0 0
do 0 draw -> R
do 0 gate R
see phase bonus
see seat.0.stock.R 6
do 0 bonus_influence
see seat.0.stock 6 0 0 0
see phase take

# A Lydian brings no resource and no coin. [LYD-A9] [LYD-GATE-4]
from lydian
set gate.B 1 0 0 0 0
set fountain 1 2 2 3 0
do 0 draw -> L
do 0 gate B
see seat.0.stock 1 0 1 0
see seat.0.coins 0
legal 0 exchange = 0 | 1

# Two equal merchants at the gate: both pay, then both go to the fountain. [LYD-GATE-9]
# [LYD-A23]
from two
set gate.R 0 1 0 0 0
set fountain 2 1 2 2 0
do 0 draw -> Y
do 0 gate R
see seat.0.stock 1 2 0 0
see gate.R 0 0 0 0 0
see fountain 2 3 2 2 0
see phase take

# The others at the gate stay. [LYD-GATE-9]
from two
set gate.R 0 1 1 0 0
set fountain 2 1 1 2 0
do 0 draw -> Y
do 0 gate R
see gate.R 0 0 1 0 0
see fountain 2 3 1 2 0

# A merchant of the gate's own colour makes no pair with the gate. [LYD-GATE-9]
from two
do 0 draw -> R
do 0 gate R
see gate.R 1 0 0 0 0
see fountain 2 2 2 2 0

# Other gates are not looked at. [LYD-GATE-9]
from two
set gate.G 0 1 0 0 0
set fountain 2 1 2 2 0
do 0 draw -> Y
do 0 gate R
see gate.R 0 1 0 0 0
see gate.G 0 1 0 0 0

# A pair that came together this turn may be taken from the fountain. [LYD-GATE-9]
# [LYD-TAKE-1]
from two
set gate.R 0 1 0 0 0
set gate.G 0 1 0 0 0
set gate.B 1 0 0 1 0
set gate.Y 1 0 1 1 0
set fountain 0 0 1 0 0
do 0 draw -> Y
do 0 gate R
see fountain 0 2 1 0 0
legal 0 take = Y | B
