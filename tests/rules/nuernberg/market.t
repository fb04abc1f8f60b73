# Wares for gold, and the bank.

new nuernberg seats 4 seed 24 first=seat_0
do 0 draw -> drew E27
set seat.0.hand 9 9 9 9 9
set seat.0.open 9 9 9 9 9
set seat.0.cards 45
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 11 11 11 11 11
keep rich

# A compass is made of a wood and an ore and sold to Frankfurt for 3 gold; nobody holds that road.
# [NUE-SELL-1] [NUE-SELL-2] [NUE-A9]
from rich
do 0 sell compass
see seat.0.hand 8 9 9 9 8
see seat.0.gold 5
see seat.0.earned 3
see bank 12 11 11 11 12

# The five wares, with what they are made of and what they bring. [NUE-SELL-1]
from rich
legal 0 sell = compass | helmet | paper | trinket | armour
do 0 sell helmet
see seat.0.hand 9 9 8 9 7
see seat.0.gold 6
do 0 sell paper
see seat.0.hand 9 9 7 8 7
see seat.0.gold 9
do 0 sell trinket
see seat.0.hand 8 9 6 8 7
see seat.0.gold 12
no 0 sell =5 NO_SUCH_WARE
no 0 sell =-1 NO_SUCH_WARE

# Without the resources nothing can be made. [NUE-SELL-2]
new nuernberg seats 4 seed 24 first=seat_0
do 0 draw -> drew E27
set seat.0.hand 1 5 0 0 0
set seat.0.open 1 5 0 0 0
set seat.0.cards 6
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 19 15 20 20 20
no 0 sell compass NO_INGREDIENTS
no 0 sell armour NO_INGREDIENTS
legal 0 sell 0

# With a workshop at a field of the ware the price doubles; with workshops at both fields, or two at
# one, it is still double. [NUE-SELL-3] [NUE-A21]
from rich
set seat.0.workshops S01
set seat.0.workshops_left 3
do 0 sell compass
see seat.0.gold 8
from rich
set seat.0.workshops S01 S10
set seat.0.workshops_left 2
do 0 sell compass
see seat.0.gold 8
from rich
set seat.0.workshops S01 S02
set seat.0.workshops_left 2
do 0 sell compass
see seat.0.gold 8

# A workshop doubles the wares of the two fields it touches and no others. [NUE-SELL-3]
from rich
set seat.0.workshops S02
set seat.0.workshops_left 3
do 0 sell helmet
see seat.0.gold 10
do 0 sell paper
see seat.0.gold 13
from rich
set seat.0.workshops S04
set seat.0.workshops_left 3
do 0 sell paper
see seat.0.gold 8
do 0 sell compass
see seat.0.gold 11

# Armour goes to Prague: the holder of that road gets 2 gold of the 6. [NUE-SELL-4]
from rich
do 0 sell armour
see seat.0.gold 6
see seat.1.gold 4
see seat.0.earned 6

# The toll is not doubled with the price. [NUE-SELL-4]
from rich
set seat.0.workshops S01
set seat.0.workshops_left 3
do 0 sell armour
see seat.0.gold 12
see seat.1.gold 4

# A ware without toll costs none on a foreign road. [NUE-SELL-4]
from rich
cell wares armour toll 0
do 0 sell armour
see seat.0.gold 8
see seat.1.gold 2

# On one's own road no toll is due: paper goes to Venice, which is white's. [NUE-SELL-5]
from rich
do 0 sell paper
see seat.0.gold 5
see seat.1.gold 2
see seat.2.gold 2
see seat.3.gold 2

# The price comes first, so even with no gold at all the toll can be paid. [NUE-A11]
from rich
set seat.0.gold 0
set seat.0.earned 0
set seat.0.spent 2
set seat.1.gold 2
set seat.1.earned 0
set seat.1.spent 0
set seat.2.gold 2
set seat.2.earned 0
set seat.2.spent 0
set seat.3.gold 2
set seat.3.earned 0
set seat.3.spent 0
do 0 sell armour
see seat.0.gold 4
see seat.1.gold 4

# Any number may be sold in a turn: three times one is as three at once. [NUE-SELL-1]
from rich
do 0 sell paper
do 0 sell paper
do 0 sell paper
see seat.0.gold 11
see seat.0.hand 9 9 6 6 9

# A seller on a foreign road pays each time. [NUE-SELL-4]
new nuernberg seats 4 seed 248 first=seat_0
do 0 draw -> drew E27
do 0 end_turn
do 1 draw -> drew E06
set seat.0.hand 0 0 0 0 0
set seat.0.open 0 0 0 0 0
set seat.0.cards 0
set seat.1.hand 0 0 3 3 0
set seat.1.open 0 0 3 3 0
set seat.1.cards 6
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 20 20 17 17 20
do 1 sell paper
see seat.1.gold 4
see seat.0.gold 3
do 1 sell paper
do 1 sell paper
see seat.1.gold 8
see seat.0.gold 5

# The bank takes four equal cards, or four gold, for one other card. [NUE-BANK-1]
from rich
do 0 bank wood ore
see seat.0.hand 5 9 9 9 10
see bank 15 11 11 11 10
set seat.0.gold 4
set seat.0.earned 2
set seat.0.spent 0
set seat.1.gold 2
set seat.1.earned 0
set seat.1.spent 0
set seat.2.gold 2
set seat.2.earned 0
set seat.2.spent 0
set seat.3.gold 2
set seat.3.earned 0
set seat.3.spent 0
do 0 bank gold wool
see seat.0.gold 0
see seat.0.spent 4
no 0 bank gold wool BANK_TOO_FEW
no 0 bank wood wood BANK_KINDS
no 0 bank =6 wood BANK_KINDS
no 0 bank =-1 wood BANK_KINDS
no 0 bank wood =-1 BANK_KINDS

# It never pays gold. [NUE-A23]
from rich
no 0 bank wood gold BANK_KINDS
no 0 bank wood =5 BANK_KINDS

# Three cards are too few. [NUE-BANK-1]
new nuernberg seats 4 seed 24 first=seat_0
do 0 draw -> drew E27
set seat.0.hand 3 0 0 0 0
set seat.0.open 3 0 0 0 0
set seat.0.cards 3
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 17 20 20 20 20
no 0 bank wood ore BANK_TOO_FEW
legal 0 bank 0

# With a workshop at the 3:1 place anything goes at 3:1, gold too. [NUE-BANK-2] [NUE-A22]
new nuernberg seats 4 seed 24 first=seat_0
do 0 draw -> drew E27
set seat.0.hand 3 0 0 0 0
set seat.0.open 3 0 0 0 0
set seat.0.cards 3
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 17 20 20 20 20
set seat.0.gold 3
set seat.0.earned 1
set seat.0.spent 0
set seat.1.gold 2
set seat.1.earned 0
set seat.1.spent 0
set seat.2.gold 2
set seat.2.earned 0
set seat.2.spent 0
set seat.3.gold 2
set seat.3.earned 0
set seat.3.spent 0
set seat.0.workshops S04
set seat.0.workshops_left 3
legal 0 bank 9
do 0 bank wood ore
see seat.0.hand 0 0 0 0 1
do 0 bank gold brick
see seat.0.gold 0

# With a workshop at a place with a resource this one goes at 2:1, others at 4:1; gold never does.
# [NUE-BANK-3] [NUE-A22]
new nuernberg seats 4 seed 24 first=seat_0
do 0 draw -> drew E27
set seat.0.hand 2 3 0 0 0
set seat.0.open 2 3 0 0 0
set seat.0.cards 5
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 18 17 20 20 20
set seat.0.workshops S02
set seat.0.workshops_left 3
legal 0 bank = wood brick | wood wool | wood grain | wood ore
do 0 bank wood ore
see seat.0.hand 0 3 0 0 1
no 0 bank gold wood BANK_TOO_FEW

# The best rate counts. [NUE-BANK-3]
new nuernberg seats 4 seed 24 first=seat_0
do 0 draw -> drew E27
set seat.0.hand 2 3 0 0 0
set seat.0.open 2 3 0 0 0
set seat.0.cards 5
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 18 17 20 20 20
set seat.0.workshops S02 S04
set seat.0.workshops_left 2
do 0 bank wood ore
do 0 bank brick ore
see seat.0.hand 0 0 0 0 2

# A workshop never makes a rate worse. [NUE-BANK-2] [NUE-BANK-3]
new nuernberg seats 4 seed 24 first=seat_0
cell constants market_rate value 5
cell constants guild_rate value 6
do 0 draw -> drew E27
set seat.0.hand 4 4 0 0 0
set seat.0.open 4 4 0 0 0
set seat.0.cards 8
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 16 16 20 20 20
set seat.0.workshops S02 S04
set seat.0.workshops_left 2
do 0 bank wood ore
do 0 bank brick ore
see seat.0.hand 0 0 0 0 2

# The bank cannot give what it does not have. [NUE-BANK-4]
new nuernberg seats 4 seed 24 first=seat_0
do 0 draw -> drew E27
set seat.0.hand 4 0 0 0 0
set seat.0.open 4 0 0 0 0
set seat.0.cards 4
set seat.1.hand 0 0 0 0 20
set seat.1.open 0 0 0 0 20
set seat.1.cards 20
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 16 20 20 20 0
no 0 bank wood ore BANK_EMPTY
legal 0 bank = wood brick | wood wool | wood grain
