# A turn: draw, place, act, take.

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

# A merchant is drawn blindly: two red ones of four come up half of the time, and what is
# not in the bag never comes. [LYD-TURN-1]
from two
set seat.0.bag 2 1 1 0 0
set fountain 1 2 2 3 0
odds 0 draw -> drew R 1/2
odds 0 draw -> drew Y 1/4
odds 0 draw -> drew B 1/4
no 0 draw -> drew G
no 0 draw -> drew L
see reveals 0
do 0 draw -> drew R
see reveals 1
see seat.0.bag 1 1 1 0 0
see drawn R

# Drawing comes first, and once. [LYD-TURN-1]
from two
legal 0 = draw
no 0 gate R PLACE_WHEN
no 0 fountain PLACE_WHEN
no 0 take R TAKE_WHEN
do 0 draw -> Y
no 0 draw DRAW_WHEN
see where -

# The merchant goes to any gate or to the fountain, whatever its colour. [LYD-TURN-2]
from two
do 0 draw -> Y
legal 0 = gate R | gate Y | gate B | gate G | fountain
no 0 gate =4 NO_SUCH_PLACE
no 0 gate =-1 NO_SUCH_PLACE
do 0 gate R
see drawn Y
see where R
see gate.R 0 1 0 0 0

# A Lydian may go everywhere, too. [LYD-TURN-2]
from two
set seat.1.owned ST2 AU6
set seat.1.properties 2
set slot.3.0 -
set with_lydian AU1 AU2 AU5
set seat.0.bag 1 1 1 0 1
set fountain 2 2 2 3 0
do 0 draw -> L
legal 0 = gate R | gate Y | gate B | gate G | fountain

# A gate turn collects and does not shop; then one merchant is taken. [LYD-TURN-3]
from two
set seat.0.stock 5 5 5 5
do 0 draw -> Y
do 0 gate G
do 0 bonus_influence
do 0 bonus_influence
see phase take
no 0 buy S01 BUY_WHEN
no 0 end_buy BUY_WHEN
no 0 improve ST1 IMPROVE_WHEN
no 0 end_improve IMPROVE_WHEN
no 0 exchange 0 EXCHANGE_WHEN
no 0 pay - $0 PAY_WHEN
no 0 bonus_influence BONUS_WHEN
no 0 bonus_improve ST1 BONUS_WHEN
no 0 draw DRAW_WHEN
do 0 take R
see phase draw
see current 1

# A fountain turn shops and does not collect; then one merchant is taken. [LYD-TURN-3]
from two
do 0 draw -> Y
do 0 fountain
see seat.0.stock 0 0 0 0
see fountain 2 3 2 2 0
see phase buy
no 0 take R TAKE_WHEN
do 0 end_buy
see phase improve
no 0 take R TAKE_WHEN
do 0 end_improve
see phase take
do 0 take G
see current 1
see drawn -
see where -
see seat.0.bag 1 0 1 2 0

# The next seat follows clockwise; after the last one a new round begins. [LYD-SET-8]
# [LYD-TURN-1]
from two
do 0 draw
do 0 gate R
do 0 take R
see current 1
see round 1
no 0 draw NOT_YOUR_TURN
legal 0 0
legal 1 = draw
do 1 draw
do 1 gate G
do 1 take G
see current 0
see round 2
legal 0 = draw

# Three seats take turns in order. [LYD-SET-8]
new lydia seats 3 seed 5
do 0 draw
do 0 gate R
do 0 take R
see current 1
do 1 draw
do 1 gate Y
do 1 take Y
see current 2
see round 1
do 2 draw
do 2 gate B
do 2 take B
see current 0
see round 2

# Nothing outside the game is an action. [LYD-TURN-3]
from two
no 0 =99 NO_SUCH_VERB
no 0 =13 NO_SUCH_VERB
no 9 =0 NO_SUCH_SEAT
no 255 =0 NO_SUCH_SEAT

# Whole matches by chance: at every moment somebody can act, all pieces are where they can
# be, and the match ends. [LYD-TURN-3]
new lydia seats 2
play 300
new lydia seats 3
play 300
new lydia seats 4
play 400
