# The market: selling for trade tiles.

new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post forest_pond mountain_pond small_mountain
keep two

# What is sold is brought to the market and used; points and gold come at once, then the next
# tile. [HAM-SELL-1] [HAM-SELL-2] [HAM-SELL-4] [HAM-SELL-5]
from two
do 0 go market
legal 0 sell = T01 | T02
do 0 sell T01
legal 0 = settle | use farm.wheat | use woodcutter.wood
do 0 settle
see seat.0.trades T01
see seat.0.points 1
see seat.0.gold 4
see open T02 T03 T04
see stack_count 3
see tile.woodcutter.stock 0 0 0 0
see tile.farm.stock 0 0 1 0

# Only what is on offer. [HAM-SELL-1]
from two
do 0 go market
no 0 sell T04 NOT_FOR_SALE
no 0 sell =200 NOT_FOR_SALE
no 0 sell =-1 NOT_FOR_SALE

# Nothing sold may come from free trade. [HAM-SELL-3]
from two
set seat.0.gold 20
do 0 go market
no 0 sell T03 NO_FREE_TRADE
set tile.farm.stock 0 0 0 0
no 0 sell T01 NO_FREE_TRADE
no 0 sell T02 NO_FREE_TRADE
from two
set seat.0.gold 20
do 0 go market
do 0 sell T01
no 0 buy wood NO_FREE_TRADE

# Goods reward their owners when they are sold. [HAM-SELL-2] [HAM-PAY-5]
from two
set tile.market.joined church dairy_farm
set tile.dairy_farm.joined market
set tile.dairy_farm.spot 3,1
set tile.dairy_farm.turn 1
set net church market town_hall farm woodcutter quarry dairy_farm
set display sawmill shrine trade_post small_woodland
set bag stonemason flour_mill forest_pond mountain_pond small_mountain cow_barn barn_2 tavern stables
set milestone.herder 1
set tile.dairy_farm.stock 0 1 0 0
set seat.1.supply 2 1 2 2
do 0 go market
do 0 sell T03
do 0 settle
see seat.0.points 1
see seat.0.gold 5
see seat.1.points 2
see seat.1.gold 6

# With an empty stack nothing follows. [HAM-SELL-6]
from two
set seat.1.trades T04 T05 T07 T09
set stack - - - - - - - - - - - - - - - -
set stack_count 0
do 0 go market
do 0 sell T02
do 0 settle
see open T01 T03

# Nobody knows what comes next: level by level, each tile of a level equally likely. [HAM-SET-8]
# [HAM-A37]
from two
do 0 go market
do 0 sell T01
do 0 settle
see open T02 T03 T04
