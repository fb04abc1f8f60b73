# The market: selling, orders, extensions.

# A position to begin with: a woodcutter and a trader, both at the market, round 2; it is the
# turn of seat 0. Of the extensions only three are still to come.
new altiplano seats 2 seed 1
set ring market forest farm harbour mine village road
set start 0
set seat.0.role woodcutter
set seat.0.bag 2 1 0 0 1 0 0 0 0 0 0 0
set seat.0.coins 1
set seat.1.role trader
set seat.1.bag 2 0 1 0 0 1 0 0 0 0 0 0
set seat.1.coins 2
set supply 26 8 8 16 13 13 9 9 9 9 9 9
set strip E01 E02 E03 E04 E05
set stack E15 E09 E08 - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 3
set round 2
set orders O01 O02 O03 O04 O05 O06 O08 O10 O12 O16
set phase turn
set waiting 1
set current 0
set seat.0.place market
set seat.1.place market
keep turn

# Selling: coins by the price of the good, which stays one's own. [ALT-BOARD-16] [ALT-SELL-1]
# [ALT-A19]
from turn
set seat.0.slot.market1 silver
set seat.0.slot.market2 wood
set seat.0.bag.wood 0
set supply.silver 8
legal 0 sell = market_sell wood | market_sell silver
do 0 sell market_sell silver
see seat.0.coins 5
see seat.0.box.silver 1
see seat.0.slot.market1 -
see score.0.SCORE_GOODS 4
no 0 sell market_sell wood ACT_WHEN

# Every price. [ALT-SELL-1]
from turn
set seat.0.slot.market1 fish
set seat.0.slot.market2 alpaca
set seat.0.slot.market3 cacao
set seat.0.bag.fish 0
set supply.alpaca 7
set supply.cacao 8
keep prices
do 0 sell market_sell fish
see seat.0.coins 2
from prices
do 0 sell market_sell alpaca
see seat.0.coins 2
from prices
do 0 sell market_sell cacao
see seat.0.coins 3
from turn
set seat.0.slot.market1 wool
set seat.0.slot.market2 ore
set seat.0.slot.market3 glass
set supply.wool 8
set supply.ore 8
set supply.glass 8
keep prices
do 0 sell market_sell wool
see seat.0.coins 3
from prices
do 0 sell market_sell ore
see seat.0.coins 3
from prices
do 0 sell market_sell glass
see seat.0.coins 4
from turn
set seat.0.slot.market1 cloth
set seat.0.slot.market2 stone
set supply.cloth 8
set supply.stone 12
keep prices
do 0 sell market_sell cloth
see seat.0.coins 4
from prices
do 0 sell market_sell stone
see seat.0.coins 2

# Food cannot be sold. [ALT-SELL-1]
from turn
set seat.0.slot.market1 food
set seat.0.bag.food 1
legal 0 sell 0
no 0 sell market_sell food NOT_FOR_SALE
no 0 sell market_sell wood NOT_ON_SLOT
no 0 sell market_sell =-1 NOT_ON_SLOT
no 0 sell market_sell =12 NOT_ON_SLOT

# An order costs a coin; any of those at the market may be taken. [ALT-BOARD-19] [ALT-ORD-1]
# [ALT-A36] [ALT-ACT-7]
from turn
legal 0 order = O01 | O02 | O03 | O04 | O05 | O06 | O08 | O10 | O12 | O16
no 0 order O07 CARD_NOT_THERE
no 0 order =99 CARD_NOT_THERE
do 0 order O10
see seat.0.open O10 -
see seat.0.coins 0
see orders O01 O02 O03 O04 O05 O06 O08 O12 O16
do 0 end
do 1 pass
no 0 order O01 COINS_MISSING

# Two open orders at most; a fulfilled one does not count. [ALT-ORD-2] [ALT-A31]
from turn
set seat.0.coins 3
set seat.0.open O02 O01
set orders O03 O04 O05 O06 O08 O10 O12 O16
no 0 order O03 TOO_MANY_ORDERS
set seat.0.open O02 -
set seat.0.orders O01
set supply 25 7 8 16 12 13 9 9 9 9 9 9
do 0 order O03
see seat.0.open O02 O03

# None left. [ALT-ORD-1]
from turn
set orders -
set seat.1.orders O01 O02 O03 O04 O05 O06 O08 O10 O12 O16
set supply 24 5 6 16 8 7 6 8 6 7 6 8
no 0 order O01 NO_CARD_LEFT

# Delivering: goods from the market's slots to open orders, one by one, as many as one likes;
# an order may be fulfilled in several rounds. [ALT-BOARD-18] [ALT-ORD-3] [ALT-ORD-4]
# [ALT-A26]
from turn
set seat.0.open O16 -
set orders O01 O02 O03 O04 O05 O06 O08 O10 O12
set seat.0.slot.market1 glass
set seat.0.slot.market2 silver
set seat.0.slot.market3 cloth
set supply 26 8 8 16 13 13 9 9 9 8 8 8
see score.0.SCORE_GOODS 11
legal 0 deliver = O16 cloth | O16 silver | O16 glass
do 0 deliver O16 glass
see phase delivering
see seat.0.delivered.0 0 0 0 0 0 0 0 0 0 0 0 1
legal 0 = deliver O16 cloth | deliver O16 silver | stop
do 0 deliver O16 silver
do 0 deliver O16 cloth
legal 0 = stop
do 0 stop
see phase after
see seat.0.box 0 0 0 0 0 0 0 0 0 0 0 0
see score.0 1
set seat.0.slot.market1 cacao
set supply.cacao 8
do 0 end
do 1 pass
do 0 deliver O16 cacao
see seat.0.orders O16
see seat.0.open - -
see seat.0.delivered.0 0 0 0 0 0 0 0 0 0 0 0 0
see score.0.SCORE_ORDERS 19
do 0 stop

# One may stop before everything is delivered. [ALT-ORD-3]
from turn
set seat.0.open O01 -
set orders O02 O03 O04 O05 O06 O08 O10 O12 O16
set seat.0.slot.market1 wood
set seat.0.slot.market2 fish
set seat.0.bag 2 0 0 0 0 0 0 0 0 0 0 0
do 0 deliver O01 fish
do 0 stop
see seat.0.slot.market1 wood

# Both open orders may be served at once, never with more than they need; an order that is
# fulfilled makes room at once. [ALT-ORD-3] [ALT-ORD-4] [ALT-A42]
from turn
set seat.0.open O02 O01
set seat.0.delivered.0 1 0 0 0 0 1 0 0 0 0 0 0
set seat.0.delivered.1 0 1 0 0 0 0 0 0 0 0 0 0
set orders O03 O04 O05 O06 O08 O10 O12 O16
set seat.0.slot.market1 wood
set seat.0.slot.market2 wood
set seat.0.slot.market3 fish
set seat.0.bag 2 0 0 0 0 0 0 0 0 0 0 0
set supply 25 7 8 16 12 12 9 9 9 9 9 9
legal 0 deliver = O01 wood | O02 wood
no 0 deliver O01 fish NOT_WANTED
no 0 deliver O03 fish NOT_YOUR_ORDER
no 0 deliver =-1 fish NOT_YOUR_ORDER
no 0 deliver =200 fish NOT_YOUR_ORDER
no 0 deliver O01 food NOT_ON_SLOT
no 0 deliver O01 =-1 NOT_ON_SLOT
no 0 deliver O01 =12 NOT_ON_SLOT
do 0 deliver O02 wood
see seat.0.orders O02
see seat.0.open O01 -
see seat.0.delivered.0 0 1 0 0 0 0 0 0 0 0 0 0
see seat.0.delivered.1 0 0 0 0 0 0 0 0 0 0 0 0
legal 0 = deliver O01 wood | stop
do 0 deliver O01 wood
legal 0 = stop

# The second of two may be fulfilled first. [ALT-ORD-4]
from turn
set seat.0.open O02 O01
set seat.0.delivered.1 1 1 0 0 0 0 0 0 0 0 0 0
set orders O03 O04 O05 O06 O08 O10 O12 O16
set seat.0.slot.market1 wood
set seat.0.bag 2 1 0 0 0 0 0 0 0 0 0 0
set supply 25 7 8 16 13 13 9 9 9 9 9 9
do 0 deliver O01 wood
see seat.0.orders O01
see seat.0.open O02 -

# Nothing the orders need: no delivery. [ALT-ORD-3]
from turn
set seat.0.open O08 -
set orders O01 O02 O03 O04 O05 O06 O10 O12 O16
set seat.0.slot.market1 wood
set seat.0.bag.wood 0
legal 0 deliver 0
no 0 deliver O08 wood NOT_WANTED
no 0 deliver O08 ore NOT_ON_SLOT

# An extension costs its price and what its space on the strip adds. [ALT-BOARD-20]
# [ALT-EXT-1] [ALT-EXT-2]
from turn
set strip E06 E02 E03 E04 E05
set seat.0.coins 6
legal 0 buy = E02 | E03 | E04 | E05 | E06
no 0 buy E01 NOT_ON_STRIP
no 0 buy =-1 NOT_ON_STRIP
no 0 buy =50 NOT_ON_STRIP
do 0 buy E04
see seat.0.coins 1
see seat.0.extensions E04
see strip E06 E02 E03 - E05
see bought 0
set seat.1.coins 4
do 0 end
legal 1 buy = E02 | E03 | E06
no 1 buy E05 SAME_ACTION

# Just not enough. [ALT-EXT-1] [ALT-ACT-7]
from turn
set strip E06 E02 E03 E04 E05
set seat.0.coins 3
legal 0 buy = E02 | E06
no 0 buy E03 COINS_MISSING
do 0 buy E02
see seat.0.coins 0

# What lies on the strip slides only after the round: a gap makes nothing cheaper, and who
# comes later pays as before. [ALT-EXT-2] [ALT-A16]
from turn
set strip E06 E02 E03 E04 E05
set seat.0.coins 1
do 0 buy E06
do 0 end
set seat.1.coins 2
no 1 buy E02 COINS_MISSING
set seat.1.coins 3
do 1 buy E02
see seat.1.coins 0

# One extension each round. [ALT-EXT-3]
from turn
set strip E06 E02 E03 E04 E05
set seat.0.coins 9
do 0 buy E06
do 0 end
do 1 pass
no 0 buy E02 ONE_A_ROUND
legal 0 buy 0

# None that does what the own role does; others may buy it. [ALT-EXT-4]
from turn
set seat.0.coins 9
no 0 buy E01 SAME_ACTION
do 0 pass
do 1 buy E01
see seat.1.extensions E01

# None one has already, even if it is another card (here one of three players more).
# [ALT-EXT-4]
new altiplano seats 4 seed 1
set phase turn
set waiting 1
set start 0
set current 0
set seat.0.role miner
set seat.1.role trader
set seat.2.role farmer
set seat.3.role stonemason
set seat.0.place market
set seat.0.coins 9
set seat.0.extensions E02
set strip E14 E01 E03 E04 E05
set stack E22 E23 E24 E27 E28 E15 E16 E17 E18 E19 E08 E09 E10 E11 E12 E13 E06 E07 - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 18
no 0 buy E14 SAME_ACTION
do 0 buy E01

# A new extension cannot be used this round: its slots are empty. What needs none works at
# once. [ALT-EXT-5] [ALT-A17]
from turn
set strip E06 E12 E03 E04 E05
set seat.0.coins 9
set seat.0.slot.market1 fish
set seat.0.bag.fish 0
do 0 buy E06
do 0 move cart1 harbour
do 0 end
do 1 pass
no 0 act smoking TILE_NOT_LOADED

# Everything on the strip is too dear or the same: nothing to buy. [ALT-EXT-1] [ALT-A32]
from turn
set seat.0.coins 0
legal 0 = pass
no 0 buy E02 COINS_MISSING
