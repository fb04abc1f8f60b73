# The herd: donkeys move once a turn, one step each.

new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set tile.market.joined church dairy_farm
set tile.dairy_farm.joined market
set tile.dairy_farm.spot 3,1
set tile.dairy_farm.turn 1
set net church market town_hall farm woodcutter quarry dairy_farm
set display sawmill shrine trade_post small_woodland
set bag stonemason flour_mill forest_pond mountain_pond small_mountain cow_barn barn_2 tavern stables
set milestone.herder 1
set seat.0.donkey church church market - - -
keep herd

# Any number of donkeys, each one step along a road. [HAM-HERD-1] [HAM-HERD-3]
from herd
do 0 move church farm
see herd moving
do 0 move church quarry
do 0 move market dairy_farm
see seat.0.donkey farm quarry dairy_farm - - -
no 0 move quarry church NO_DONKEY_THERE
no 0 move farm church NO_DONKEY_THERE

# All six of them, if one likes. [HAM-HERD-1]
from herd
set seat.0.donkey church church market market farm quarry
do 0 move church market
do 0 move church farm
do 0 move market church
do 0 move market dairy_farm
do 0 move farm church
see moved church church market farm dairy_farm -
legal 0 move = quarry church
do 0 move quarry church
see seat.0.donkey church church church market farm dairy_farm
legal 0 move 0
no 0 move church farm NO_DONKEY_THERE

# One step only, and only along roads. [HAM-HERD-3]
from herd
no 0 move church dairy_farm NO_ROAD_THERE
no 0 move church church NO_ROAD_THERE
no 0 move church =77 NO_ROAD_THERE
no 0 move quarry church NO_DONKEY_THERE
no 0 move =40 church NO_DONKEY_THERE
no 0 move =-5 church NO_DONKEY_THERE
legal 0 move 7

# Nobody moves the donkeys of others. [HAM-HERD-1]
from herd
set seat.1.donkey farm - - - - -
no 0 move farm church NO_DONKEY_THERE

# Once something else is done, the herd has moved, also those that stood still. [HAM-HERD-2]
# [HAM-A38] [HAM-A2]
from herd
do 0 move church quarry
do 0 go farm
see herd done
do 0 produce
no 0 move church farm HERD_HAS_MOVED
no 0 move market church HERD_HAS_MOVED
legal 0 move 0
do 0 end
do 1 end
see herd ready
do 0 move quarry church

# Moves are made in the order of the tiles, so that each herd can be moved in one way only.
# [HAM-A38]
from herd
do 0 move market church
no 0 move church farm HERD_ORDER
legal 0 move 0
from herd
do 0 move church farm
no 0 move church market HERD_ORDER
legal 0 move = church farm | church woodcutter | church quarry | market church | market dairy_farm

# Donkeys may change places; those that came are not those that were there. [HAM-A38]
from herd
set seat.0.donkey church market - - - -
do 0 move church market
see seat.0.donkey market market - - - -
do 0 move market church
see seat.0.donkey church market - - - -
legal 0 move 0

# A hired donkey still moves if the herd has not. [HAM-A3]
from herd
set seat.0.donkey church - - - - -
set seat.0.gold 3
do 0 go town_hall
do 0 hire_donkey quarry
do 0 move church market
do 0 move quarry church
see seat.0.donkey church market - - - -
