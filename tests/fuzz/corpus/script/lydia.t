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
