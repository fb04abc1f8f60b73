# Paying: resources, coins as jokers, the wild.

# The table of this file. S01 costs two yellow and one blue, P01 three coins, AU1 one of
# each colour.
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

# The same with the wild of influence space 6.
from two
set seat.0.influence 6
set seat.0.board_lydian 0
set fountain 2 2 2 2 1
keep wild

# Coins stand for any resource. [LYD-FTN-7]
from two
set seat.0.stock 0 1 1 0
set seat.0.coins 1
do 0 draw -> R
do 0 fountain
do 0 buy S01
legal 0 pay = Y1+B1 $1
do 0 pay Y1+B1 $1
see seat.0.stock 0 0 0 0
see seat.0.coins 0

# For buying and for improving alike. [LYD-FTN-7] [LYD-A6]
from two
set seat.0.coins 6
do 0 draw -> R
do 0 fountain
do 0 buy S01
legal 0 pay = - $3
do 0 pay - $3
do 0 end_buy
do 0 improve S01
do 0 pay - $3
see seat.0.coins 0
see seat.0.improved S01

# How to pay is free: resources may be kept and coins given instead. [LYD-FTN-7]
from two
set seat.0.stock 6 6 6 6
set seat.0.coins 12
do 0 draw -> R
do 0 fountain
do 0 buy S01
legal 0 pay = - $3 | Y1 $2 | Y2 $1 | B1 $2 | Y1+B1 $1 | Y2+B1 $0
do 0 pay B1 $2
see seat.0.stock 6 6 5 6
see seat.0.coins 10

# Coins decide how many jokers there are. [LYD-FTN-7]
from two
set seat.0.stock 6 6 6 6
set seat.0.coins 1
do 0 draw -> R
do 0 fountain
do 0 buy S01
legal 0 pay = Y2 $1 | Y1+B1 $1 | Y2+B1 $0

# Resources never stand for coins. [LYD-A7] [LYD-FTN-7]
from two
set seat.0.stock 6 6 6 6
set seat.0.coins 2
do 0 draw -> R
do 0 fountain
no 0 buy P01 CANNOT_AFFORD
from two
set seat.0.stock 6 6 6 6
set seat.0.coins 3
do 0 draw -> R
do 0 fountain
do 0 buy P01
legal 0 pay = - $3
no 0 pay R1 $2 WRONG_GOODS
no 0 pay - $2 UNDERPAID
no 0 pay - $4 OVERPAID
do 0 pay - $3
see seat.0.coins 0
see seat.0.stock 6 6 6 6

# The price is met exactly, in the card's own colours. [LYD-FTN-2]
from two
set seat.0.stock 6 6 6 6
set seat.0.coins 12
do 0 draw -> R
do 0 fountain
do 0 buy S01
no 0 pay Y2+B1 $1 OVERPAID
no 0 pay Y2 $0 UNDERPAID
no 0 pay Y1+B1 $0 UNDERPAID
no 0 pay - $0 UNDERPAID
no 0 pay - $4 OVERPAID
no 0 pay Y3 $0 WRONG_GOODS
no 0 pay R1+Y2 $0 WRONG_GOODS
no 0 pay Y2+B2 $0 WRONG_GOODS
no 0 pay Y2+G1 $0 WRONG_GOODS
no 0 pay Y2+B1 =-1 WRONG_GOODS
no 0 pay =-1 $3 WRONG_GOODS
no 0 pay =8192 $3 WRONG_GOODS

# One can only pay with what one has. [LYD-FTN-2]
from two
set seat.0.stock 0 1 1 0
set seat.0.coins 2
do 0 draw -> R
do 0 fountain
do 0 buy S01
no 0 pay Y2+B1 $0 NOT_ENOUGH
no 0 pay - $3 NOT_ENOUGH
legal 0 pay = B1 $2 | Y1 $2 | Y1+B1 $1

# Nothing short of the price opens a purchase. [LYD-FTN-2]
from two
set seat.0.stock 0 1 1 0
do 0 draw -> R
do 0 fountain
no 0 buy S01 CANNOT_AFFORD

# Before influence 6 there is no wild. [LYD-INF-6]
from two
set seat.0.influence 5
set seat.0.board_lydian 0
set fountain 2 2 2 2 1
set seat.0.stock 6 6 6 6
do 0 draw -> R
do 0 fountain
do 0 buy S01
no 0 pay Y2+w $0 NO_WILD
legal 0 pay = Y2+B1 $0

# The wild is worth one resource of any colour in each payment, buying and improving alike,
# and is never used up. [LYD-INF-6] [LYD-A5]
from wild
set seat.0.stock 0 4 0 0
do 0 draw -> R
do 0 fountain
do 0 buy S01
legal 0 pay = Y2+w $0
do 0 pay Y2+w $0
do 0 end_buy
do 0 improve S01
do 0 pay Y2+w $0
see seat.0.stock 0 0 0 0
see seat.0.improved S01

# It may replace a resource one has, and may be left out. [LYD-A5]
from wild
set seat.0.stock 0 2 1 0
set seat.0.coins 1
do 0 draw -> R
do 0 fountain
do 0 buy S01
legal 0 pay = Y2+B1 $0 | Y2+w $0 | Y1+B1+w $0 | Y2 $1 | Y1+B1 $1 | Y1+w $1 | B1+w $1
do 0 pay Y1+B1+w $0
see seat.0.stock 0 1 0 0
see seat.0.coins 1

# With it nothing may be overpaid either. [LYD-A5] [LYD-FTN-2]
from wild
set seat.0.stock 6 6 6 6
set seat.0.coins 12
do 0 draw -> R
do 0 fountain
do 0 buy S01
no 0 pay Y2+B1+w $0 OVERPAID
no 0 pay Y2+w $1 OVERPAID
no 0 pay Y1+w $0 UNDERPAID
no 0 pay Y3 $0 WRONG_GOODS
no 0 pay R1+Y2 $0 WRONG_GOODS
no 0 pay Y2+B1 $1 OVERPAID
no 0 pay Y2+B2 $0 WRONG_GOODS
legal 0 pay 11

# It pays no coins: a card of another edition for one red and one coin. [LYD-A5] [LYD-A7]
from wild
cell cards S01 cost_R 1
cell cards S01 cost_Y 0
cell cards S01 cost_B 0
cell cards S01 cost_coins 1
set seat.0.stock 1 0 0 0
do 0 draw -> R
do 0 fountain
no 0 buy S01 CANNOT_AFFORD
from wild
cell cards S01 cost_R 1
cell cards S01 cost_Y 0
cell cards S01 cost_B 0
cell cards S01 cost_coins 1
set seat.0.stock 1 0 0 0
set seat.0.coins 2
do 0 draw -> R
do 0 fountain
do 0 buy S01
legal 0 pay = R1 $1 | w $1 | - $2
no 0 pay R1+w $0 OVERPAID
no 0 pay R1 $0 UNDERPAID
no 0 pay w $0 UNDERPAID

# It does not help with a purple card. [LYD-A5]
from wild
set seat.0.coins 2
do 0 draw -> R
do 0 fountain
no 0 buy P01 CANNOT_AFFORD
from wild
set seat.0.coins 3
do 0 draw -> R
do 0 fountain
do 0 buy P01
no 0 pay w $2 OVERPAID
legal 0 pay = - $3

# Gold: four colours, sixteen ways with coins, and fifteen more with the wild. [LYD-FTN-7]
# [LYD-A5]
from two
set seat.0.stock 1 1 1 1
set seat.0.coins 4
do 0 draw -> R
do 0 fountain
do 0 buy AU1
legal 0 pay 16
from wild
set seat.0.stock 1 1 1 1
set seat.0.coins 4
do 0 draw -> R
do 0 fountain
do 0 buy AU1
legal 0 pay 31
