# The trading house: income, hiring, buying, selling.

# Seat 0 on slot 8, before the trading house.
new milestones seats 2 seed 1
set phase move
set waiting 1
set current 0
set starter 0
set start - - - - - - - - -
set box A1G3
set display W1W1 C1S1 G1W2 C1G2 S1W3
set placed W2C2 A2W3 A2C3 C2S3
set stack W8A8 S8G8 C7G8 A7C8 S7A8 S7C7 W6S8 G6G7 A6G7 W6A7 S6A6 G5W7 W5S6 C5C5 G5S5 A4G6 W4C6 C4A5 G4W5 A3A5 C3W4 G3C4 S3A4 G2S4 S2S4 - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 25
set bonus wood stone sand coin grain grain stone wood sand coin stone sand grain wood coin - - - - - - - - - -
set seat.0.slot C1 S1 - S1 W3 - - -
set seat.1.slot W2 C2 - - A2 W3 - -
keep base

# Ascending numbers bring a coin on arrival; equal ones are fine. [MIL-TRADE-1] [MIL-A8]
from base
do 0 move trade
see seat.0.goods 0 0 0 0 2
from base
set seat.0.slot A2 G2 - - S5 - - -
do 0 move trade
see seat.0.goods 0 0 0 0 2

# A number that falls brings nothing. [MIL-TRADE-1]
from base
set seat.0.slot A3 G2 - - - - - -
do 0 move trade
see seat.0.goods 0 0 0 0 1

# Gaps and covers do not matter; the order of the slots does. [MIL-A9] [MIL-TRADE-1]
from base
set seat.0.slot - W4 x - - C4 - -
do 0 move trade
see seat.0.goods 0 0 0 0 2
from base
set seat.0.slot - W4 x C5 - S4 - -
do 0 move trade
see seat.0.goods 0 0 0 0 1

# Passing the trading house brings nothing; leaving and doing something else brings no second coin.
# [MIL-A8]
from base
do 0 move office
see seat.0.goods 0 0 0 0 1

# Hiring costs two coins; the tile covers whatever lies there, and the display is refilled from the
# top of the stack. One tile per visit. [MIL-TRADE-2] [MIL-TRADE-3] [MIL-TRADE-4] [MIL-A10]
from base
set seat.0.at 8
set seat.0.goods 0 0 0 0 3
do 0 move trade
see seat.0.goods 0 0 0 0 4
legal 0 hire 35
do 0 hire W1W1 3
see seat.0.slot C1 S1 W1 W1 W3 - - -
see seat.0.goods 0 0 0 0 2
see display S2S4 C1S1 G1W2 C1G2 S1W3
see stack_count 24
see placed W1W1 W2C2 A2W3 A2C3 C2S3
see reveals 1
no 0 hire C1S1 3 HIRED_ALREADY
legal 0 hire 0
do 0 done
see hired 0

# On the next visit one may hire again. [MIL-A10]
from base
set seat.0.at trade
set phase trade
set hired 1
set seat.0.goods 0 0 0 0 3
no 0 hire C1S1 3 HIRED_ALREADY
do 0 done
do 0 move castle
do 0 cover 1
do 1 move 3
do 1 move 4
do 0 move trade
do 0 hire C1S1 3

# Over workers, covers and empty slots alike; a bonus tile that is covered is gone. As printed, and
# not beyond the path. [MIL-TRADE-3] [MIL-A13] [MIL-BON-8]
from base
set bonus wood stone sand - grain grain stone wood sand coin stone sand grain wood coin - - - - - - - - - -
set seat.0.slot C1+ x - S1 W3 - - -
set seat.0.at trade
set seat.0.goods 0 0 0 0 2
set phase trade
legal 0 hire 35
no 0 hire C1S1 8 OFF_PATH
no 0 hire C1S1 =-1 OFF_PATH
no 0 hire S2S4 1 NOT_ON_DISPLAY
no 0 hire =255 1 NOT_ON_DISPLAY
no 0 hire =-1 1 NOT_ON_DISPLAY
no 0 hire =300 1 NOT_ON_DISPLAY
do 0 hire C1S1 1
see seat.0.slot C1 S1 - S1 W3 - - -
see bonus_gone 0 0 0 0 1

# The same when the bonus tile lies under the right half, or under both. [MIL-TRADE-3] [MIL-BON-8]
from base
set bonus wood - sand coin grain grain stone wood sand coin stone sand grain wood coin - - - - - - - - - -
set seat.0.slot C1 S1+ - S1 W3 - - -
set seat.0.at trade
set seat.0.goods 0 0 0 0 2
set phase trade
do 0 hire W1W1 1
see seat.0.slot W1 W1 - S1 W3 - - -
see bonus_gone 1 0 0 0 0
from base
set bonus wood - sand - grain grain stone wood sand coin stone sand grain wood coin - - - - - - - - - -
set seat.0.slot C1+ S1+ - S1 W3 - - -
set seat.0.at trade
set seat.0.goods 0 0 0 0 2
set phase trade
do 0 hire W1W1 1
see seat.0.slot W1 W1 - S1 W3 - - -
see bonus_gone 1 0 0 0 1

# One coin is not enough. [MIL-TRADE-2]
from base
set seat.0.slot S3 W2 - - - - - -
do 0 move trade
no 0 hire C1S1 1 HIRE_COST
legal 0 = done

# Buying: two coins for one material, as often as one can pay; never coins. [MIL-TRADE-5] [MIL-A11]
from base
set phase trade
set seat.0.at trade
set seat.0.goods 0 0 0 0 3
legal 0 buy = stone | wood | sand | grain
no 0 buy coin NO_MATERIAL
no 0 buy =-1 NO_MATERIAL
no 0 buy =9 NO_MATERIAL
do 0 buy wood
see seat.0.goods 0 1 0 0 1
no 0 buy wood BUY_COST
legal 0 buy 0
from base
set phase trade
set seat.0.at trade
set seat.0.goods 0 0 0 0 4
do 0 buy grain
do 0 buy stone
see seat.0.goods 1 0 0 1 0

# Selling: any two materials for a coin, of one kind or two, grain among them, coins not; one good is
# not enough. [MIL-TRADE-6] [MIL-A11]
from base
set phase trade
set seat.0.at trade
set seat.0.goods 2 0 0 1 1
legal 0 sell = stone stone | stone grain
no 0 sell grain grain SELL_COST
no 0 sell wood grain SELL_COST
no 0 sell stone coin NO_MATERIAL
no 0 sell coin coin NO_MATERIAL
no 0 sell =-1 stone NO_MATERIAL
no 0 sell grain stone SELL_ORDER
do 0 sell stone grain
see seat.0.goods 1 0 0 0 2
no 0 sell stone stone SELL_COST
legal 0 sell 0
from base
set phase trade
set seat.0.at trade
set seat.0.goods 2 0 0 0 0
do 0 sell stone stone
see seat.0.goods 0 0 0 0 1

# In any order, each as often as one likes: sell, sell, hire, sell, sell, buy. [MIL-TRADE-7] [MIL-A12]
from base
set phase trade
set seat.0.at trade
set seat.0.goods 4 4 0 0 0
do 0 sell stone wood
do 0 sell stone stone
do 0 hire S1W3 6
do 0 sell stone wood
do 0 sell wood wood
do 0 buy sand
see seat.0.goods 0 0 1 0 0
do 0 done
see phase move

# All may be left undone. [MIL-TRADE-8]
from base
set seat.0.goods 0 2 0 0 1
do 0 move trade
do 0 done
see seat.0.goods 0 2 0 0 2

# When the stack is used up, the display shrinks; that triggers nothing. [MIL-TRADE-4]
from base
set placed W2C2 A2W3 A2C3 C2S3 S2S4 G2S4 S3A4 G3C4 C3W4 A3A5 G4W5 C4A5 W4C6 A4G6 G5S5 C5C5 W5S6 G5W7 S6A6 W6A7 A6G7 G6G7 W6S8 S7C7 S7A8 A7C8 C7G8 S8G8 W8A8
set stack - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -
set stack_count 0
set phase trade
set seat.0.at trade
set seat.0.goods 0 0 0 0 2
do 0 hire W1W1 7
see display - C1S1 G1W2 C1G2 S1W3
see ender -
see reveals 0
