# What a table may agree on instead of the usual rules.

# ---- refill ----

# Two players, the display refilled after each turn.
new lydia seats 2 refill=end_of_turn
set seat.0.board R
set seat.0.owned ST1
set seat.0.stock 6 6 6 6
set seat.0.influence 1
set seat.0.board_lydian 0
set seat.1.board Y
set seat.1.owned ST2
set seat.1.stock 6 6 6 6
set gate.R 0 0 0 0 0
set gate.Y 0 0 0 0 0
set gate.B 0 0 0 0 0
set gate.G 0 0 0 0 0
set fountain 2 2 2 2 1
set slot.0 AU1 S01 S02 - P01 P02
set slot.1 AU2 S05 S09 - P05 P09
set slot.2 AU5 S06 S13 - P10 P11
set slot.3 AU6 S17 S20 - P12 P03
set with_lydian AU1 AU2 AU5 AU6
set deck.silver S19 S18 S16 S15 S14 S12 S11 S10 S08 S07 S04 S03 - - - - - - - - - - - -
set deck.gold AU8 AU7 AU4 AU3 - - - - - - - -
set deck.purple P08 P07 P06 P04 - - - - - - - - - - - -
set deck.count 12 4 4
keep refill

# Slots stay empty until the merchant is taken; then each gets the top card of its kind, the
# new gold card without a Lydian. The place two players do not use stays empty. [LYD-A1]
from refill
do 0 draw -> R
do 0 fountain
do 0 buy AU1
do 0 pay R1+Y1+B1+G1 $0
do 0 buy S01
do 0 pay Y2+B1 $0
do 0 buy S02
do 0 pay B2+G1 $0
see slot.0 - - - - P01 P02
do 0 end_buy
do 0 end_improve
see slot.0 - - - - P01 P02
see fountain.L 2
see reveals 1
do 0 take L
see reveals 4
see slot.0 AU3 S03 S04 - P01 P02
see slot.1 AU2 S05 S09 - P05 P09
see with_lydian AU2 AU5 AU6
see deck.count 10 3 4
see deck.silver.9 S07
see deck.gold.2 AU4
see deck.gold.3 -

# Buying that gold card moves no Lydian. [LYD-A1] [LYD-FTN-4]
from refill
do 0 draw -> R
do 0 fountain
do 0 buy AU1
do 0 pay R1+Y1+B1+G1 $0
do 0 end_buy
do 0 end_improve
do 0 take R
see fountain.L 2
do 1 draw -> R
do 1 fountain
do 1 buy AU3
do 1 pay R1+Y1+B1+G1 $0
see fountain.L 2
do 1 buy S01
do 1 pay Y2+B1 $0
do 1 end_buy
do 1 end_improve
do 1 take R
see slot.0 AU4 S03 S02 - P01 P02

# A purple slot gets a purple card. [LYD-A1]
from refill
set seat.0.coins 3
do 0 draw -> R
do 0 fountain
do 0 buy P02
do 0 pay - $3
do 0 end_buy
do 0 end_improve
do 0 take R
see slot.0 AU1 S01 S02 - P01 P04

# Sides are filled in their order; a gate turn refills as well. [LYD-A1]
from refill
set seat.1.owned ST2 S05 S06
set seat.1.properties 3
set slot.1.1 -
set slot.2.1 -
do 0 draw -> R
do 0 gate R
do 0 take R
see slot.1 AU2 S03 S09 - P05 P09
see slot.2 AU5 S04 S13 - P10 P11

# An empty deck leaves the slot empty. [LYD-A1]
from refill
set deck.silver S03 - - - - - - - - - - - - - - - - - - - - - - -
set deck.gold - - - - - - - - - - - -
set deck.count 1 0 4
# the other cards of these decks belong to seat 1, whose influence allows it
set seat.1.owned ST2 S04 S07 S08 S10 S11 S12 S14 S15 S16 S18 S19 AU3 AU4 AU7 AU8
set seat.1.properties 16
set seat.1.influence 3
set seat.1.board_lydian 0
set fountain.L 2
do 0 draw -> R
do 0 fountain
do 0 buy AU1
do 0 pay R1+Y1+B1+G1 $0
do 0 buy S01
do 0 pay Y2+B1 $0
do 0 buy S02
do 0 pay B2+G1 $0
do 0 end_buy
do 0 end_improve
do 0 take R
see slot.0 - S03 - - P01 P02
see deck.count 0 0 4

# With three players all three silver slots are refilled. [LYD-A1] [LYD-A24]
new lydia seats 3 refill=end_of_turn
set seat.0.board R
set seat.1.board Y
set seat.2.board B
set seat.0.owned ST1 S03
set seat.1.owned ST2
set seat.2.owned ST3
set seat.0.properties 2
set slot.0 AU1 S01 S02 - P01 P02
set slot.1 AU2 S05 S09 S10 P05 P09
set slot.2 AU5 S06 S13 S14 P10 P11
set slot.3 AU6 S17 S20 S04 P12 P03
set with_lydian AU1 AU2 AU5 AU6
set deck.silver S19 S18 S16 S15 S12 S11 S08 S07 - - - - - - - - - - - - - - - -
set deck.gold AU8 AU7 AU4 AU3 - - - - - - - -
set deck.purple P08 P07 P06 P04 - - - - - - - - - - - -
set deck.count 8 4 4
do 0 draw
do 0 gate R
do 0 take R
see slot.0 AU1 S01 S02 S07 P01 P02
see deck.count 7 4 4

# ---- the end ----

# By agreement everybody else has exactly one more turn. Seat 1 of three reaches seven:
# seats 2 and 0 play, then it is over. [LYD-A2]
new lydia seats 3 end=one_more_turn_each
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
keep one_more
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
see over 0
do 2 draw -> R
do 2 gate Y
do 2 take R
see over 0
see current 0
see round 2
do 0 draw -> R
do 0 gate G
do 0 take Y
see over 1
legal 1 0

# Nobody has the tile: nothing ends. [LYD-A2]
from one_more
do 0 draw -> R
do 0 gate R
do 0 take R
do 1 draw -> R
do 1 gate Y
do 1 take Y
do 2 draw -> R
do 2 gate B
do 2 take R
see over 0
see current 0

# ---- the wild ----

# Once per turn: the second payment of the turn does without it; next turn it is back.
# [LYD-A5]
new lydia seats 2 wild=per_turn
set seat.0.board R
set seat.0.owned ST1
set seat.0.influence 6
set seat.0.board_lydian 0
set seat.0.stock 0 4 0 0
set seat.1.board Y
set seat.1.owned ST2
set gate.R 0 0 0 0 0
set gate.Y 0 0 0 0 0
set gate.B 0 0 0 0 0
set gate.G 0 0 0 0 0
set fountain 2 2 2 2 1
set slot.0 AU1 S01 S02 - P01 P02
set slot.1 AU2 S05 S09 - P05 P09
set slot.2 AU5 S06 S13 - P10 P11
set slot.3 AU6 S17 S20 - P12 P03
set with_lydian AU1 AU2 AU5 AU6
keep per_turn
do 0 draw -> R
do 0 fountain
do 0 buy S01
do 0 pay Y2+w $0
see seat.0.wild_used 1
do 0 end_buy
no 0 improve S01 CANNOT_AFFORD
do 0 end_improve
do 0 take R
see seat.0.wild_used 0
do 1 draw -> R
do 1 fountain
do 1 end_buy
do 1 end_improve
do 1 take R
do 0 draw -> R
do 0 fountain
do 0 end_buy
do 0 improve S01
do 0 pay Y2+w $0
see seat.0.improved S01

# A second wild in one turn is refused even if there is another way to pay. [LYD-A5]
from per_turn
set seat.0.stock 0 6 6 6
do 0 draw -> R
do 0 fountain
do 0 buy S01
do 0 pay Y2+w $0
do 0 buy S02
no 0 pay B2+w $0 WILD_USED
legal 0 pay = B2+G1 $0

# Not using it keeps it for later in the turn. [LYD-A5]
from per_turn
set seat.0.stock 0 6 6 6
do 0 draw -> R
do 0 fountain
do 0 buy S01
do 0 pay Y2+B1 $0
see seat.0.wild_used 0
do 0 buy S02
do 0 pay B2+w $0
see seat.0.wild_used 1

# In every payment, the usual way: it is never marked as used. [LYD-A5]
new lydia seats 2 wild=per_payment
set seat.0.influence 6
set seat.0.board_lydian 0
set fountain 1 1 1 1 1
set seat.0.stock 6 6 6 6
set slot.0 AU1 S01 S02 - P01 P02
set slot.1 AU2 S05 S09 - P05 P09
set slot.2 AU5 S06 S13 - P10 P11
set slot.3 AU6 S17 S20 - P12 P03
set with_lydian AU1 AU2 AU5 AU6
do 0 draw
do 0 fountain
do 0 buy S01
do 0 pay Y2+w $0
see seat.0.wild_used 0
do 0 buy S02
do 0 pay B2+w $0

# Resources of the own board's colour stand for any other, as many as one likes; there is no
# wild besides. [LYD-A5]
new lydia seats 2 wild=colour
set seat.0.board R
set seat.0.owned ST1
set seat.0.influence 6
set seat.0.board_lydian 0
set seat.0.stock 3 0 0 0
set seat.1.board Y
set seat.1.owned ST2
set gate.R 0 0 0 0 0
set gate.Y 0 0 0 0 0
set gate.B 0 0 0 0 0
set gate.G 0 0 0 0 0
set fountain 2 2 2 2 1
set slot.0 AU1 S01 S02 - P01 P02
set slot.1 AU2 S05 S09 - P05 P09
set slot.2 AU5 S06 S13 - P10 P11
set slot.3 AU6 S17 S20 - P12 P03
set with_lydian AU1 AU2 AU5 AU6
keep colour
do 0 draw -> R
do 0 fountain
legal 0 buy = S01 | S02 | S05 | S06 | S09 | S13 | S17 | S20
do 0 buy S01
no 0 pay Y2+w $0 NOT_ENOUGH
no 0 pay R2+w $0 NO_WILD
legal 0 pay = R3 $0
do 0 pay R3 $0
see seat.0.stock 0 0 0 0
see seat.0.owned ST1 S01

# Mixed with the card's own colours and with coins, never too much. [LYD-A5] [LYD-FTN-2]
from colour
set seat.0.stock 3 1 0 0
set seat.0.coins 1
do 0 draw -> R
do 0 fountain
do 0 buy S01
legal 0 pay = R3 $0 | R2+Y1 $0 | R2 $1 | R1+Y1 $1
no 0 pay R3+Y1 $0 OVERPAID

# What the card costs in the own colour is still needed there. [LYD-A5]
from colour
do 0 draw -> R
do 0 fountain
do 0 buy S06
legal 0 pay = R3 $0
from colour
set seat.0.stock 2 0 0 0
do 0 draw -> R
do 0 fountain
no 0 buy S06 CANNOT_AFFORD

# Never for coins. [LYD-A5] [LYD-A7]
from colour
set seat.0.stock 6 0 0 0
set seat.0.coins 2
do 0 draw -> R
do 0 fountain
no 0 buy P01 CANNOT_AFFORD

# Not before influence 6, and not with another colour. [LYD-A5]
from colour
set seat.0.influence 5
do 0 draw -> R
do 0 fountain
no 0 buy S01 CANNOT_AFFORD
from colour
set seat.0.stock 0 6 0 0
do 0 draw -> R
do 0 fountain
no 0 buy S02 CANNOT_AFFORD

# ---- the round limit ----

# Three players, two rounds: over after six turns, and nobody has the tile. [LYD-A18]
new lydia seats 3 round_cap=2
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
do 2 draw -> R
do 2 fountain
do 2 end_buy
do 2 end_improve
do 2 take R
see over 0
see round 2
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
do 2 draw -> R
do 2 fountain
do 2 end_buy
do 2 end_improve
do 2 take R
see over 2
see round 2
see tile_owner -
end 1 1 1
rank 1 1 1

# No limit unless agreed: the third round begins. [LYD-A18]
new lydia seats 2 round_cap=0
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
see round 3

# The limit holds whatever else was agreed about the end: a tile taken before counts, but
# there is no further turn. [LYD-A18] [LYD-A2]
new lydia seats 2 round_cap=1 end=one_more_turn_each
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
set slot.0 AU1 - - - P01 P02
set slot.1 AU2 - - - P05 P09
set slot.2 AU5 - - - P10 P11
set slot.3 AU6 - S20 - P12 P03
set with_lydian AU1 AU2 AU5 AU6
set fountain 1 1 1 1 1
do 0 draw -> R
do 0 fountain
do 0 end_buy
do 0 end_improve
do 0 take R
do 1 draw -> R
do 1 fountain
do 1 end_buy
do 1 improve S17
do 1 pay B2+G1 $0
do 1 end_improve
do 1 take R
see over 2
see tile_owner 1
end 1 39

# ---- all together ----

# Random matches with every option changed. [LYD-A1] [LYD-A2] [LYD-A5] [LYD-A18]
new lydia seats 2 refill=end_of_turn
play 100
new lydia seats 4 refill=end_of_turn wild=per_turn
play 50
new lydia seats 3 end=one_more_turn_each wild=colour
play 100
new lydia seats 4 round_cap=6 refill=end_of_turn end=one_more_turn_each
play 50
