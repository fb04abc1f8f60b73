# High Card: the turn. Every scenario begins with the same hands and the same deck.
new null seats 3 seed 7
set seat.0.card 3a
set seat.1.card 8a
set seat.2.card 1a
set deck 1b 2a 2b 3b 4a 4b 5a 5b 6a 6b 7a 7b 8b - - - - - - - - - - - -
keep table

# Everybody holds one card and knows only that one             [NUL-SETUP-1]
from table
see seat.0.known 0
see seat.1.known 1
see deck_count 13
see round 1

# The stones of the table go into the bag                      [NUL-SETUP-2]
from table
see bag 5 5

# In turn, clockwise, beginning with the first seat            [NUL-TURN-1]
from table
no 1 keep NOT_YOUR_TURN
do 0 keep
no 0 keep NOT_YOUR_TURN
do 1 keep
do 2 keep
see round 2
do 0 keep

# One keeps, peeks or draws                                    [NUL-TURN-2]
from table
legal 0 = keep | peek 1 | peek 2 | swap
legal 1 0
no 0 drop old SWAP_FIRST
no 0 keep =1 EXTRA_VALUES
no 0 swap =1 EXTRA_VALUES
no 0 =9 NO_SUCH_VERB
no 7 keep NO_SUCH_SEAT

# Keeping earns a stone out of the bag                         [NUL-KEEP-1]
from table
odds 0 keep -> stone white 1/2
do 0 keep -> stone white
see seat.0.stones 1 0
see bag 4 5
see seat.0.card 3a

# With an empty bag keeping earns nothing                      [NUL-KEEP-2]
from table
set bag 0 0
set seat.1.stones 5 5
do 0 keep
see seat.0.stones 0 0
see current 1

# Who draws has two cards and must drop one of them            [NUL-SWAP-1]
from table
do 0 swap
see drawn 8b
see current 0
legal 0 = drop old | drop new
no 0 keep CHOOSE_FIRST
no 0 drop =2 NO_SUCH_CARD
no 0 drop =-1 NO_SUCH_CARD
do 0 drop old
see seat.0.card 8b
see dropped_count 1
see dropped.0 3a
see drawn -
see current 1

# The new card may be dropped as well                          [NUL-SWAP-1]
from table
do 0 swap
do 0 drop new
see seat.0.card 3a
see dropped.0 8b

# Nobody draws from an empty deck                              [NUL-SWAP-2]
from table
set dropped 1b 2a 2b 3b 4a 4b 5a 5b 6a 6b 7a 7b 8b - - - - - - - - - - - -
set dropped_count 13
set deck - - - - - - - - - - - - - - - - - - - - - - - - -
set deck_count 0
no 0 swap DECK_EMPTY
legal 0 swap 0

# Who knew a card knows it until it is dropped                 [NUL-SWAP-3]
from table
do 0 peek 1
do 1 swap
do 1 drop new
see seat.1.known 0 1
do 2 keep
do 0 keep
do 1 swap
do 1 drop old
see seat.1.known 1
