# Fountain turns: buying from one side, then improving.

# The table of this file: gates empty, everybody else at the fountain; seat 0 is rich.
new lydia seats 2
set seat.0.board R
set seat.0.owned ST1
set seat.0.stock 6 6 6 6
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

# Any card of the display may be bought first, if it can be paid; purple ones cost coins.
# [LYD-FTN-1]
from two
do 0 draw -> R
do 0 fountain
legal 0 = buy S01 | buy S02 | buy S05 | buy S06 | buy S09 | buy S13 | buy S17 | buy S20 | buy AU1 | buy AU2 | buy AU5 | buy AU6 | end_buy

# Only cards at the city can be bought. [LYD-FTN-1]
from two
do 0 draw -> R
do 0 fountain
no 0 buy S03 NOT_ON_DISPLAY
no 0 buy ST3 NOT_ON_DISPLAY
no 0 buy ST1 NOT_ON_DISPLAY
no 0 buy ST2 NOT_ON_DISPLAY
no 0 buy =59 NOT_ON_DISPLAY
no 0 buy =255 NOT_ON_DISPLAY
no 0 buy =-1 NOT_ON_DISPLAY
do 0 buy S01
do 0 pay Y2+B1 $0
no 0 buy S01 NOT_ON_DISPLAY

# Several cards in one turn, but all from one side. [LYD-FTN-1] [LYD-A14]
from two
do 0 draw -> R
do 0 fountain
do 0 buy S01
no 0 buy S02 BUY_WHEN
no 0 end_buy BUY_WHEN
do 0 pay Y2+B1 $0
see buy_side 0
no 0 buy S05 OTHER_SIDE
no 0 buy AU2 OTHER_SIDE
no 0 buy S06 OTHER_SIDE
no 0 buy S17 OTHER_SIDE
legal 0 = buy S02 | buy AU1 | end_buy
do 0 buy S02
do 0 pay B2+G1 $0
see seat.0.owned ST1 S01 S02

# The side is free again in the next turn. [LYD-FTN-1]
from two
do 0 draw -> R
do 0 fountain
do 0 buy S01
do 0 pay Y2+B1 $0
do 0 end_buy
do 0 end_improve
do 0 take R
see buy_side -
do 1 draw -> R
do 1 fountain
do 1 end_buy
do 1 end_improve
do 1 take R
do 0 draw -> R
do 0 fountain
do 0 buy S17
do 0 pay B2+G1 $0
see seat.0.owned ST1 S01 S17

# The card comes plain side up and leaves its slot; the price is paid. [LYD-FTN-2]
from two
do 0 draw -> R
do 0 fountain
do 0 buy S01
see phase pay
see paying S01
do 0 pay Y2+B1 $0
see paying -
see phase buy
see seat.0.stock 6 4 5 6
see seat.0.owned ST1 S01
see seat.0.improved -
see seat.0.properties 2
see slot.0 AU1 - S02 - P01 P02

# What cannot be paid cannot be bought. [LYD-FTN-2]
from two
set seat.0.stock 6 1 6 6
do 0 draw -> R
do 0 fountain
no 0 buy S01 CANNOT_AFFORD
no 0 buy AU5 CANNOT_AFFORD
do 0 buy S02

# The limit of the influence track holds for buying, not for improving. [LYD-FTN-3]
from two
set seat.0.owned ST1 S01 S05
set seat.0.properties 3
set slot.0.1 -
set slot.1.1 -
do 0 draw -> R
do 0 fountain
no 0 buy S02 LIMIT_REACHED
legal 0 = end_buy
do 0 end_buy
legal 0 improve = ST1 | S01 | S05

# The start property counts as one of the properties. [LYD-A8] [LYD-FTN-3]
from two
do 0 draw -> R
do 0 fountain
do 0 buy S01
do 0 pay Y2+B1 $0
do 0 buy S02
do 0 pay B2+G1 $0
no 0 buy AU1 LIMIT_REACHED

# The Lydian of a gold card goes to the fountain at once and may be taken; the slot stays
# empty. [LYD-FTN-4] [LYD-FTN-5]
from two
set seat.0.stock 1 1 1 1
do 0 draw -> R
do 0 fountain
do 0 buy AU1
see fountain 3 2 2 2 0
do 0 pay R1+Y1+B1+G1 $0
see fountain 3 2 2 2 1
see slot.0 - S01 S02 - P01 P02
do 0 end_buy
do 0 end_improve
legal 0 take = R | Y | B | G | L
do 0 take L
see seat.0.bag 0 1 1 1 1

# A silver or a purple card brings no Lydian. [LYD-FTN-4]
from two
set seat.0.coins 3
do 0 draw -> R
do 0 fountain
do 0 buy S01
do 0 pay Y2+B1 $0
do 0 buy P01
do 0 pay - $3
see fountain.L 0

# Empty slots stay empty, in this turn and in all later ones. [LYD-FTN-5] [LYD-A1]
from two
do 0 draw -> R
do 0 fountain
do 0 buy S01
do 0 pay Y2+B1 $0
do 0 buy S02
do 0 pay B2+G1 $0
see slot.0 AU1 - - - P01 P02
do 0 end_buy
do 0 end_improve
do 0 take R
see slot.0 AU1 - - - P01 P02
do 1 draw -> R
do 1 fountain
do 1 end_buy
do 1 end_improve
do 1 take R
see slot.0 AU1 - - - P01 P02
do 0 draw -> R
do 0 gate R
do 0 take R
see slot.0 AU1 - - - P01 P02

# Improving costs what the card costs, again; any number of own properties. [LYD-FTN-6]
from two
set seat.0.owned ST1 S01 S02
set seat.0.properties 3
set slot.0 AU1 - - - P01 P02
do 0 draw -> R
do 0 fountain
do 0 end_buy
legal 0 = improve ST1 | improve S01 | improve S02 | end_improve
do 0 improve S01
see phase pay
see paying S01
do 0 pay Y2+B1 $0
see phase improve
see seat.0.improved S01
see seat.0.stock 6 4 5 6
do 0 improve S02
do 0 pay B2+G1 $0
do 0 improve ST1
do 0 pay Y1+B1+G1 $0
see seat.0.improved ST1 S01 S02
see seat.0.improvements 3
see seat.0.properties 3
see seat.0.stock 6 3 2 4
legal 0 = end_improve

# A purple property is improved for coins. [LYD-FTN-6]
from two
set seat.0.owned ST1 P01
set seat.0.properties 2
set seat.0.coins 4
set slot.0.4 -
do 0 draw -> R
do 0 fountain
do 0 end_buy
do 0 improve P01
legal 0 pay = - $3
do 0 pay - $3
see seat.0.coins 1
see seat.0.improved P01

# Only properties of one's own, and only if they can be paid. [LYD-FTN-6] [LYD-FTN-2]
from two
set seat.0.stock 0 6 6 0
do 0 draw -> R
do 0 fountain
do 0 end_buy
no 0 improve ST2 NOT_OWNED
no 0 improve S01 BUY_WHEN
no 0 improve S03 NOT_OWNED
no 0 improve =63 NOT_OWNED
no 0 improve =64 NOT_OWNED
no 0 improve =-1 NOT_OWNED
no 0 improve ST1 CANNOT_AFFORD

# Nothing is improved twice. [LYD-FTN-8]
from two
set seat.0.improved ST1
set seat.0.improvements 1
do 0 draw -> R
do 0 fountain
do 0 end_buy
no 0 improve ST1 ALREADY_IMPROVED
legal 0 = end_improve

# First buy, then improve: also what was bought a moment ago, at the same price again.
# [LYD-FTN-9] [LYD-A27]
from two
set seat.0.stock 0 4 2 0
do 0 draw -> R
do 0 fountain
do 0 buy S01
do 0 pay Y2+B1 $0
no 0 improve S01 IMPROVE_WHEN
do 0 end_buy
no 0 buy S02 BUY_WHEN
no 0 end_buy BUY_WHEN
do 0 improve S01
no 0 end_improve IMPROVE_WHEN
do 0 pay Y2+B1 $0
see seat.0.improved S01
see seat.0.stock 0 0 0 0

# Both may be left out: a turn without any purchase. [LYD-FTN-10]
from two
do 0 draw -> R
do 0 fountain
do 0 end_buy
do 0 end_improve
do 0 take R
see seat.0.bag 1 1 1 1 0
see fountain 2 2 2 2 0
see seat.0.stock 6 6 6 6
see current 1

# Even when nothing can be paid, both questions are asked. [LYD-FTN-10] [LYD-A25]
from two
set seat.0.stock 0 0 0 0
do 0 draw -> R
do 0 fountain
legal 0 = end_buy
do 0 end_buy
legal 0 = end_improve
do 0 end_improve
see phase take

# The merchant at the fountain gives nothing. [LYD-TURN-3]
from two
set seat.0.stock 0 0 0 0
do 0 draw -> R
do 0 fountain
see seat.0.stock 0 0 0 0
see seat.0.coins 0
see fountain 3 2 2 2 0
