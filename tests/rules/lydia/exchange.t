# A Lydian at the gate turns resources into coins.

# The table of this file: seat 1 has bought the gold card AU6; its Lydian is in the bag of
# seat 0 instead of a green merchant.
new lydia seats 2
set seat.0.board R
set seat.0.owned ST1
set seat.1.board Y
set seat.1.owned ST2 AU6
set seat.1.properties 2
set seat.0.bag 1 1 1 0 1
set gate.R 0 0 0 0 0
set gate.Y 0 0 0 0 0
set gate.B 0 0 0 0 0
set gate.G 0 0 0 0 0
set fountain 2 2 2 3 0
set slot.0 AU1 S01 S02 - P01 P02
set slot.1 AU2 S05 S09 - P05 P09
set slot.2 AU5 S06 S13 - P10 P11
set slot.3 - S17 S20 - P12 P03
set with_lydian AU1 AU2 AU5
keep lydian

# The Lydian stands at the yellow gate already.
from lydian
set seat.0.bag 1 1 1 1 0
set gate.Y 0 0 0 0 1
set fountain 2 2 2 2 0
keep waiting

# Without a Lydian nothing is exchanged. [LYD-GATE-6]
from lydian
set seat.0.stock 0 4 0 0
set gate.Y 1 0 0 0 0
set fountain 1 2 2 3 0
do 0 draw -> B
do 0 gate Y
see seat.0.stock 1 5 1 0
see phase take
no 0 exchange 1 EXCHANGE_WHEN
no 0 exchange 0 EXCHANGE_WHEN

# A Lydian at another gate does not help. [LYD-GATE-6]
from waiting
set seat.0.stock 3 3 3 3
do 0 draw -> R
do 0 gate G
see phase take

# A Lydian just placed is enough, ... [LYD-GATE-6]
from lydian
set seat.0.stock 0 0 0 3
do 0 draw -> L
do 0 gate G
see phase exchange
legal 0 = exchange 0 | exchange 1 | exchange 2 | exchange 3 | exchange 4

# ... and so is one who waits there. [LYD-GATE-6]
from waiting
do 0 draw -> R
do 0 gate Y
see phase exchange
legal 0 = exchange 0 | exchange 1

# Resources of the gate's colour only, one coin each. [LYD-GATE-7]
from waiting
set seat.0.stock 5 3 5 5
do 0 draw -> G
do 0 gate Y
do 0 bonus_influence
see seat.0.stock 5 4 5 6
do 0 exchange 3
see seat.0.stock 5 1 5 6
see seat.0.coins 3
see phase take

# One may exchange everything, or nothing at all. [LYD-GATE-7] [LYD-A13]
from waiting
set seat.0.stock 0 3 0 0
do 0 draw -> R
do 0 gate Y
do 0 exchange 4
see seat.0.stock 1 0 0 0
see seat.0.coins 4
from waiting
set seat.0.stock 0 3 0 0
do 0 draw -> R
do 0 gate Y
do 0 exchange 0
see seat.0.stock 1 4 0 0
see seat.0.coins 0
see phase take

# Not more than one has, and not less than nothing. [LYD-GATE-7]
from waiting
set seat.0.stock 6 1 6 6
do 0 draw -> R
do 0 gate Y
see seat.0.stock.Y 2
no 0 exchange 3 EXCHANGE_TOO_MANY
no 0 exchange -1 EXCHANGE_NEGATIVE
no 0 take R TAKE_WHEN
legal 0 exchange = 0 | 1 | 2

# Never more than 12 coins. [LYD-GATE-8] [LYD-A29]
from waiting
set seat.0.stock 0 4 0 0
set seat.0.coins 10
do 0 draw -> R
do 0 gate Y
see seat.0.stock.Y 5
legal 0 exchange = 0 | 1 | 2
no 0 exchange 3 COINS_FULL
do 0 exchange 2
see seat.0.coins 12
see seat.0.stock 1 3 0 0

# With 12 coins there is nothing to ask. [LYD-GATE-8] [LYD-A25]
from waiting
set seat.0.stock 0 3 0 0
set seat.0.coins 12
do 0 draw -> R
do 0 gate Y
see phase take
see seat.0.stock 1 4 0 0

# With 11 coins there is. [LYD-GATE-8] [LYD-A25]
from waiting
set seat.0.coins 11
do 0 draw -> R
do 0 gate Y
legal 0 = exchange 0 | exchange 1

# Two Lydians: first the exchange, then both go to the fountain. [LYD-A10] [LYD-GATE-9]
from lydian
set seat.0.owned ST1 AU1
set seat.0.properties 2
set slot.0.0 -
set with_lydian AU2 AU5
set gate.Y 0 0 0 0 1
do 0 draw -> L
do 0 gate Y
see seat.0.stock 0 1 0 0
see gate.Y 0 0 0 0 2
see phase exchange
do 0 exchange 1
see gate.Y 0 0 0 0 0
see fountain 2 2 2 3 2
see seat.0.coins 1

# With 12 coins two Lydians go to the fountain without a question. [LYD-A10] [LYD-A25]
from lydian
set seat.0.owned ST1 AU1
set seat.0.properties 2
set seat.0.coins 12
set slot.0.0 -
set with_lydian AU2 AU5
set gate.Y 0 0 0 0 1
do 0 draw -> L
do 0 gate Y
see phase take
see gate.Y 0 0 0 0 0
see fountain 2 2 2 3 2

# The exchange comes after the gate and its merchants have paid. [LYD-GATE-6] [LYD-GATE-7]
from waiting
set seat.0.stock 0 0 0 0
do 0 draw -> Y
do 0 gate Y
see seat.0.stock 0 2 0 0
legal 0 exchange = 0 | 1 | 2

# At the fountain a Lydian is a merchant like any other. [LYD-GATE-6]
from lydian
set seat.0.stock 3 3 3 3
do 0 draw -> L
do 0 fountain
see phase buy
see seat.0.coins 0
see fountain 2 2 2 3 1
do 0 end_buy
do 0 end_improve
do 0 take L
see seat.0.bag 1 1 1 0 1
