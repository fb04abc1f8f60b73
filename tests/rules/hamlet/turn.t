# The turn: villagers, one action each, in any order with the herd.

new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post forest_pond mountain_pond small_mountain
keep two

# Seat after seat, each once a round. [HAM-TURN-1]
from two
do 0 end
see current 1
see round 1
no 0 end NOT_YOUR_TURN
do 1 end
see current 0
see round 2

# Villagers and herd in any order; whoever has acted lies down until the turn ends. [HAM-TURN-2]
# [HAM-VIL-4] [HAM-VIL-5] [HAM-TURN-4] [HAM-A2]
from two
set seat.0.villager church church - -
do 0 go quarry
do 0 produce
see seat.0.lying 0
do 0 move church market
do 0 go farm
do 0 produce
see seat.0.lying 0 1
no 0 go woodcutter ALL_LYING
legal 0 = end
do 0 end
see seat.0.lying -

# A turn may end with villagers unused. [HAM-TURN-3]
from two
do 0 end
see seat.0.villager church - - -

# A villager goes as far as it likes within the network. [HAM-VIL-1] [HAM-VIL-2] [HAM-A1]
from two
set tile.farm.forest market flour_mill
set tile.flour_mill.forest farm
set tile.flour_mill.spot 4,0
set tile.flour_mill.turn 4
set bag stonemason trade_post forest_pond mountain_pond small_mountain master_stonemason square large_mountain outpost_2
set milestone.miller 1
do 0 go quarry
see at quarry
see seat.0.villager quarry - - -
do 0 produce
do 0 end
no 1 go flour_mill NOT_JOINED
no 1 go sawmill NOT_JOINED
no 1 go =99 NOT_JOINED
no 1 go =-1 NOT_JOINED

# Before anything is done somewhere, a villager has to go there; if it could not be done there
# either, that is the reason one is told. [HAM-VIL-1] [HAM-ACT-1]
from two
no 0 produce SEND_FIRST
no 0 fill stone FILL_WHEN
no 0 beg NOT_NEEDY
no 0 sell =99 NOT_FOR_SALE
no 0 build sawmill SEND_FIRST
no 0 hire_villager HIRE_TOO_DEAR
no 0 design =99 NOT_ON_DISPLAY
no 0 done DONE_WHEN
no 0 place 0,0 0 PLACE_WHEN
no 0 use farm.wheat PAY_WHEN
do 0 go quarry
no 0 end TURN_WHEN
no 0 move church market TURN_WHEN

# It acts exactly once. [HAM-VIL-3]
from two
do 0 go quarry
do 0 produce
see phase turn
see at -
no 0 produce ALL_LYING
no 0 settle PAY_WHEN
no 0 go quarry ALL_LYING

# Nobody goes anywhere to do nothing. [HAM-A30]
from two
set tile.quarry.stock 3 0 0 0
set seat.0.donkey quarry - - - - -
no 0 go quarry NOTHING_TO_DO
no 0 go market NOTHING_TO_DO
legal 0 go = town_hall | farm | woodcutter

# Villagers are alike: it is always the first upright one that goes. [HAM-A30]
from two
set seat.0.villager quarry farm - -
set seat.0.lying 0
do 0 go woodcutter
see seat.0.villager quarry woodcutter - -
do 0 produce
see seat.0.lying 0 1

# What is done at one location is not done at another. [HAM-ACT-1]
from two
set seat.0.gold 20
do 0 go quarry
no 0 refine 1 NOT_HERE
no 0 design sawmill NOT_HERE
no 0 hire_villager NOT_HERE
no 0 hire_donkey church NOT_HERE
no 0 sell T01 NOT_HERE
no 0 order C1 NOT_HERE
no 0 beg NOT_HERE
no 0 done DONE_WHEN
do 0 produce
do 0 end
do 1 go town_hall
no 1 produce NOT_HERE

# Whatever is asked, there is something to do: random play from here ends in time. [HAM-A36]
from two
play 3
