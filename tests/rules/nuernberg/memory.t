# What everybody can remember of the hands. `open` is a hand as it would be had nothing ever been
# stolen; `low` the least of it since the last theft, or shown by an offer.

# A theft is noted with its thief, its victim and what the victim held in the open; only the kind
# is hidden from the others. [NUE-A33]
new nuernberg seats 4 seed 2265 first=seat_0
set seat.0.hand 0 0 0 0 0
set seat.0.open 0 0 0 0 0
set seat.0.cards 0
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 1 0 2
set seat.2.open 0 0 1 0 2
set seat.2.cards 3
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 20 20 19 20 18
do 0 draw -> drew E31
do 0 robber H00
do 0 steal 2 -> stole ore
see steals 1
see steal.0.thief 0
see steal.0.victim 2
see steal.0.kind ore
see steal.0.base 0 0 1 0 2
see seat.0.open 0 0 0 0 0
see seat.0.hand 0 0 0 0 1
see seat.2.open 0 0 1 0 2
see seat.2.hand 0 0 1 0 1
see low.1.2 0 0 1 0 2
see low.1.0 0 0 0 0 0

# Cards from the bank, costs, discards and trades are seen by all: they change the open cards.
# Using the stolen ore shows that it was ore. [NUE-A33]
new nuernberg seats 4 seed 18 first=seat_0
set seat.0.hand 1 0 0 0 0
set seat.0.open 1 0 0 0 0
set seat.0.cards 1
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 1 0 2
set seat.2.open 0 0 1 0 2
set seat.2.cards 3
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 19 20 19 20 18
do 0 draw -> drew E31
do 0 robber H00
do 0 steal 2 -> stole ore
do 0 sell compass
see seat.0.open 0 0 0 0 -1
see seat.0.hand 0 0 0 0 0
see low.1.0 0 0 0 0 -1

# Offering cards shows that one has them, and so does accepting. [NUE-A33]
new nuernberg seats 4 seed 18 first=seat_0
set seat.0.hand 0 0 0 0 0
set seat.0.open 0 0 0 0 0
set seat.0.cards 0
set seat.1.hand 1 0 0 0 0
set seat.1.open 1 0 0 0 0
set seat.1.cards 1
set seat.2.hand 0 0 1 0 2
set seat.2.open 0 0 1 0 2
set seat.2.cards 3
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 19 20 19 20 18
do 0 draw -> drew E31
do 0 robber H00
do 0 steal 2 -> stole ore
do 0 offer_all
do 0 give ore
do 0 want wood
see low.1.0 0 0 0 0 0
do 0 send
see low.1.0 0 0 0 0 -1
see low.1.1 1 0 0 0 0
do 1 accept
see low.1.1 0 0 0 0 0
do 2 reject
do 3 reject
do 0 confirm 1
see seat.0.hand 1 0 0 0 0
see seat.0.open 1 0 0 0 -1
see seat.1.hand 0 0 0 0 1
see seat.1.open 0 0 0 0 1

# A counter-offer shows what it gives. [NUE-A33]
new nuernberg seats 4 seed 24 first=seat_0
set seat.0.hand 1 0 0 0 0
set seat.0.open 1 0 0 0 0
set seat.0.cards 1
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 2 0 0 0
set seat.2.open 0 2 0 0 0
set seat.2.cards 2
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 19 18 20 20 20
do 0 draw -> drew E27
see low.0.2 0 0 0 0 0
do 0 invite 2
do 2 counter
do 2 give brick
do 2 want wood
do 2 send
see low.0.2 0 0 0 0 0
do 0 confirm 2
see seat.0.hand 0 1 0 0 0
see seat.2.open 2 1 0 0 0

# Gold is no secret: what somebody has can be asked for, and not more. [NUE-A27]
new nuernberg seats 4 seed 24 first=seat_0
set seat.0.gold 2
set seat.0.earned 0
set seat.0.spent 0
set seat.1.gold 5
set seat.1.earned 3
set seat.1.spent 0
set seat.2.gold 2
set seat.2.earned 0
set seat.2.spent 0
set seat.3.gold 2
set seat.3.earned 0
set seat.3.spent 0
do 0 draw -> drew E27
do 0 offer 1
do 0 give grain
do 0 want gold
do 0 want gold
do 0 want gold
do 0 want gold
do 0 want gold
no 0 want gold THEY_CANNOT_PAY
