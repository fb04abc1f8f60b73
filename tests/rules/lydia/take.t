# The end of a turn: one merchant goes into the bag.

# The table of this file: gates empty, everybody else at the fountain.
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

# Nobody at the fountain, two merchants at each gate.
from two
set gate.R 0 1 1 0 0
set gate.Y 1 0 0 1 0
set gate.B 1 0 0 1 0
set gate.G 0 1 1 0 0
set fountain 0 0 0 0 0
keep empty

# Any one merchant of the fountain, of any colour that stands there. [LYD-TAKE-1]
from two
set gate.G 0 1 1 0 0
set gate.R 0 1 1 0 0
set fountain 2 0 0 2 0
do 0 draw -> Y
do 0 gate Y
legal 0 = take R | take G
no 0 take Y NOT_AT_FOUNTAIN
no 0 take B NOT_AT_FOUNTAIN
no 0 take L NOT_AT_FOUNTAIN
no 0 take =5 NOT_AT_FOUNTAIN
no 0 take =-1 NOT_AT_FOUNTAIN
do 0 take G
see fountain 2 0 0 1 0
see seat.0.bag 1 0 1 2 0

# Afterwards there are four merchants in the bag again. [LYD-TAKE-3]
from two
do 0 draw -> Y
see seat.0.bag 1 0 1 1 0
do 0 gate Y
see seat.0.bag 1 0 1 1 0
do 0 take R
see seat.0.bag 2 0 1 1 0

# While somebody stands at the fountain, gates are out of reach. [LYD-TAKE-2]
from two
set gate.G 0 1 1 0 0
set fountain 2 1 1 2 0
do 0 draw -> Y
do 0 gate Y
legal 0 take_gate 0
no 0 take_gate G B FOUNTAIN_NOT_EMPTY
no 0 take_gate Y Y FOUNTAIN_NOT_EMPTY

# Nobody at the fountain: any merchant of any gate, also the one just placed. [LYD-TAKE-2]
# [LYD-A11]
from empty
do 0 draw -> G
do 0 gate R
legal 0 = take_gate R Y | take_gate R B | take_gate R G | take_gate Y R | take_gate Y G | take_gate B R | take_gate B G | take_gate G Y | take_gate G B
no 0 take R NOT_AT_FOUNTAIN
no 0 take_gate R R NOT_AT_GATE
no 0 take_gate R L NOT_AT_GATE
no 0 take_gate =4 R NOT_AT_GATE
no 0 take_gate =-1 R NOT_AT_GATE
no 0 take_gate R =5 NOT_AT_GATE
no 0 take_gate R =-1 NOT_AT_GATE
do 0 take_gate R G
see gate.R 0 1 1 0 0
see seat.0.bag 1 1 1 1 0
see current 1

# Another gate than the own one. [LYD-TAKE-2]
from empty
do 0 draw -> G
do 0 gate R
do 0 take_gate B R
see gate.B 0 0 0 1 0
see gate.R 0 1 1 1 0
see seat.0.bag 2 1 1 0 0

# A pair on its way to the fountain is there in time. [LYD-TAKE-2] [LYD-GATE-9]
from empty
do 0 draw -> Y
do 0 gate R
see fountain 0 2 0 0 0
legal 0 = take Y
no 0 take_gate Y R FOUNTAIN_NOT_EMPTY

# Placed at an empty fountain, the merchant is the only one to take. [LYD-A12] [LYD-TAKE-1]
# [LYD-A25]
from empty
do 0 draw -> R
do 0 fountain
do 0 end_buy
do 0 end_improve
legal 0 = take R
do 0 take R
see seat.0.bag 1 1 1 1 0
see fountain 0 0 0 0 0

# The merchant just placed at the fountain may be taken back, a Lydian, too. [LYD-A12]
from two
do 0 draw -> R
do 0 fountain
do 0 end_buy
do 0 end_improve
legal 0 take = R | Y | B | G
do 0 take R
see seat.0.bag 1 1 1 1 0
