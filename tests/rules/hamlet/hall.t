# The town hall: a design, then workers.

new hamlet seats 2 seed 2
set open T01 T02 T03
set stack T09 T05 T07 T04 - - - - - - - - - - - -
set box T06 T08 T10 T11 T12 - - -
set display sawmill shrine dairy_farm small_woodland
set bag stonemason flour_mill trade_post forest_pond mountain_pond small_mountain
keep two

# The leftmost design is free; every other costs a gold on each design to its left. One takes the
# gold that lies on it, the gap is closed, the bag fills the right end. [HAM-HALL-2] [HAM-HALL-3]
# [HAM-HALL-4] [HAM-HALL-5]
from two
set coins 2 2 1 0
do 0 go town_hall
legal 0 design = sawmill | dairy_farm | shrine | small_woodland
do 0 design dairy_farm -> displayed stonemason 3
see seat.0.designs dairy_farm
see display sawmill shrine small_woodland stonemason
see coins 3 3 0 0
see seat.0.gold 2
see bag flour_mill trade_post forest_pond mountain_pond small_mountain

# The example: ten gold, two villagers, two gold on the second design; then a villager and a
# donkey. [HAM-HALL-3] [HAM-HALL-6] [HAM-HALL-8] [HAM-HALL-9]
from two
set seat.0.gold 10
set seat.0.villager church quarry - -
set coins 2 2 0 0
do 0 go town_hall
do 0 design shrine
see seat.0.gold 11
see coins 3 0 0 0
see phase hall
do 0 hire_villager
see seat.0.gold 4
see seat.0.villager town_hall quarry church -
see seat.0.lying 2
do 0 hire_donkey farm
see seat.0.gold 1
see seat.0.donkey church farm - - - -
see phase turn
see seat.0.lying 0 2
do 0 go farm
do 0 produce
legal 0 go 0

# Three designs are the most one holds; hiring is still possible. [HAM-HALL-1]
from two
set tile.stonemason.fits church market town_hall farm woodcutter quarry
set tile.flour_mill.fits church market town_hall farm woodcutter quarry
set tile.trade_post.fits church market town_hall farm woodcutter quarry
set bag forest_pond mountain_pond small_mountain
set seat.0.designs stonemason flour_mill trade_post
set seat.0.gold 3
do 0 go town_hall
no 0 design sawmill DESIGNS_FULL
legal 0 hire_donkey 6

# Only what lies on the display. [HAM-HALL-2]
from two
do 0 go town_hall
no 0 design stonemason NOT_ON_DISPLAY
no 0 design windmill NOT_ON_DISPLAY
no 0 design =255 NOT_ON_DISPLAY
no 0 design =-3 NOT_ON_DISPLAY

# The price must be in hand; the gold on the tile helps only afterwards. [HAM-A32]
from two
set coins 3 3 0 0
set seat.0.gold 0
do 0 go town_hall
legal 0 design = sawmill
no 0 design shrine DESIGN_TOO_DEAR
do 0 design sawmill
see seat.0.gold 3
do 0 hire_donkey church
see seat.0.gold 0
from two
set coins 3 3 0 0
set seat.0.gold 1
do 0 go town_hall
do 0 design shrine
see seat.0.gold 3
see coins 4 0 0 0

# The replacement is drawn before one decides about hiring; one may stop there. [HAM-A32]
# [HAM-HALL-5]
from two
set seat.0.gold 6
do 0 go town_hall
odds 0 design sawmill -> displayed forest_pond 3 1/6
no 0 design sawmill -> displayed windmill 3
do 0 design sawmill
no 0 design shrine WORK_WHEN
do 0 done
see phase turn
see seat.0.gold 6

# Villagers cost 5, 7 and 9, donkeys 3 each. [HAM-HALL-6]
from two
set seat.0.gold 30
do 0 go town_hall
do 0 hire_villager
see seat.0.gold 25
do 0 hire_villager
see seat.0.gold 18
do 0 hire_villager
see seat.0.gold 9
no 0 hire_villager ALL_HIRED
do 0 hire_donkey church
do 0 hire_donkey quarry
do 0 hire_donkey quarry
see seat.0.gold 0
see seat.0.donkey church church quarry quarry - -
see phase turn
from two
set seat.0.gold 4
do 0 go town_hall
no 0 hire_villager HIRE_TOO_DEAR
set seat.0.gold 2
no 0 hire_donkey church HIRE_TOO_DEAR
legal 0 hire_donkey 0

# Four villagers and six donkeys are all. [HAM-HALL-7]
from two
set seat.0.gold 30
set seat.0.villager church church church church
set seat.0.donkey church church church church church church
do 0 go town_hall
no 0 hire_villager ALL_HIRED
no 0 hire_donkey church ALL_HIRED
do 0 design sawmill
see phase turn

# A villager hired now acts from the next turn on. [HAM-HALL-8]
from two
set seat.0.gold 5
do 0 go town_hall
do 0 hire_villager
see phase turn
no 0 go quarry ALL_LYING
do 0 end
do 1 end
do 0 go quarry
do 0 produce
do 0 go farm
do 0 produce
no 0 go woodcutter ALL_LYING

# A donkey goes anywhere in the network and carries at once. [HAM-HALL-9] [HAM-A3]
from two
set tile.farm.forest market flour_mill
set tile.flour_mill.forest farm
set tile.flour_mill.spot 4,0
set tile.flour_mill.turn 4
set bag stonemason trade_post forest_pond mountain_pond small_mountain master_stonemason square large_mountain outpost_2
set milestone.miller 1
set seat.0.gold 3
do 0 go town_hall
no 0 hire_donkey flour_mill NOT_JOINED
no 0 hire_donkey =32 NOT_JOINED
do 0 hire_donkey market
see seat.0.donkey church market - - - -

# Doing neither is no action: with three designs and no gold nobody goes there. [HAM-A12]
from two
set tile.stonemason.fits church market town_hall farm woodcutter quarry
set tile.flour_mill.fits church market town_hall farm woodcutter quarry
set tile.trade_post.fits church market town_hall farm woodcutter quarry
set bag forest_pond mountain_pond small_mountain
set seat.0.designs stonemason flour_mill trade_post
set seat.0.gold 2
set tile.quarry.stock 0 0 0 0
set tile.woodcutter.stock 0 0 0 0
set tile.farm.stock 0 0 0 0
no 0 go town_hall NOTHING_TO_DO

# With an empty bag gaps stay; prices count the designs to the left. When a stack is poured into
# the bag the gaps are filled at once. [HAM-A13] [HAM-A14] [HAM-BLD-7]
from two
set tile.church.rock town_hall quarry small_mountain
set tile.quarry.rock church small_mountain
set tile.flour_mill.fits church market town_hall farm woodcutter quarry
set tile.dairy_farm.fits church market town_hall farm woodcutter quarry
set tile.trade_post.fits church market town_hall farm woodcutter quarry
set tile.forest_pond.fits church market town_hall farm woodcutter quarry
set tile.mountain_pond.fits church market town_hall farm woodcutter quarry
set tile.small_mountain.rock church quarry
set tile.small_mountain.spot -1,2
set tile.small_mountain.turn 0
set display sawmill shrine stonemason small_woodland
set bag -
set seat.0.designs dairy_farm trade_post
set seat.0.flags small_mountain
set seat.1.designs flour_mill forest_pond mountain_pond
set seat.0.gold 9
do 0 go town_hall
do 0 design stonemason
see display sawmill shrine small_woodland -
see coins 1 1 0 0
do 0 done
do 0 end
do 1 end
do 0 go quarry
do 0 build dairy_farm
do 0 place -5,2 1
do 0 settle
see milestone.herder 0
see display.3 cow_barn | barn_2 | tavern | stables
see bag barn_2 tavern stables | cow_barn tavern stables | cow_barn barn_2 stables | cow_barn barn_2 tavern

# A full display stays as it is. [HAM-A14]
from two
set tile.flour_mill.fits church market town_hall farm woodcutter quarry
set bag stonemason trade_post forest_pond mountain_pond small_mountain
set seat.0.designs flour_mill
set seat.0.gold 9
do 0 go church
do 0 build flour_mill
do 0 place -2,2 1
do 0 settle
see display sawmill shrine dairy_farm small_woodland
see bag stonemason trade_post forest_pond mountain_pond small_mountain master_stonemason square large_mountain outpost_2

# An empty display gets all four tiles of the stack. [HAM-A13]
from two
set tile.market.forest farm forest_pond
set tile.farm.forest market small_woodland
set tile.quarry.rock church small_mountain
set tile.sawmill.fits church market town_hall woodcutter quarry
set tile.stonemason.fits church market town_hall woodcutter quarry
set tile.flour_mill.fits church market town_hall woodcutter quarry
set tile.dairy_farm.fits church market town_hall farm woodcutter quarry
set tile.shrine.fits church market town_hall farm woodcutter quarry
set tile.trade_post.fits church market town_hall farm woodcutter quarry
set tile.forest_pond.forest market
set tile.forest_pond.spot 5,-3
set tile.forest_pond.turn 0
set tile.mountain_pond.spot 2,-4
set tile.mountain_pond.turn 0
set tile.small_woodland.forest farm
set tile.small_woodland.spot 0,2
set tile.small_woodland.turn 1
set tile.small_mountain.rock quarry
set tile.small_mountain.spot -4,2
set tile.small_mountain.turn 0
set display - - - -
set bag -
set seat.0.designs sawmill dairy_farm trade_post
set seat.0.flags small_mountain
set seat.1.designs stonemason flour_mill shrine
set seat.1.flags forest_pond mountain_pond small_woodland
set seat.0.gold 9
do 0 go town_hall
legal 0 design 0
no 0 design shrine DESIGNS_FULL
do 0 build dairy_farm
do 0 place 4,-7 1
do 0 settle
see bag -
see coins 0 0 0 0
do 0 end
