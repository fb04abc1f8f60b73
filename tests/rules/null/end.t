# The match ends after the agreed number of rounds             [NUL-END-1]
new null seats 2 seed 7 rounds=1
do 0 keep
see over 0
do 1 keep
see over 1
see waiting 0
no 0 keep MATCH_OVER
legal 0 0

# It ends after the round in which the deck ran out            [NUL-END-2]
new null seats 2 seed 7 rounds=5
set seat.0.card 3a
set seat.1.card 8a
set dropped 1b 2a 2b 3b 4a 4b 5a 5b 6a 6b 7a 7b 1a - - - - - - - - - - - -
set dropped_count 13
set deck 8b - - - - - - - - - - - - - - - - - - - - - - - -
set deck_count 1
do 0 swap
do 0 drop old
see over 0
do 1 keep -> stone black
see over 2
end 8 8
rank 1 1

# At the end everybody turns up the card                       [NUL-END-3]
new null seats 2 seed 7 rounds=1
do 0 keep
see reveals 1                          # a stone
do 1 keep
see reveals 3                          # another one, and then the cards

# A card counts what it shows, white stones one point each     [NUL-SCORE-1] [NUL-SCORE-2]
new null seats 3 seed 7 rounds=1
set seat.0.card 3a
set seat.1.card 8a
set seat.2.card 7a
set deck 1a 1b 2a 2b 3b 4a 4b 5a 5b 6a 6b 7b 8b - - - - - - - - - - - -
keep hands
see score.0 3
do 0 keep -> stone white
see score.0.SCORE_CARD 3
see score.0.SCORE_STONES 1
do 1 keep -> stone black
see score.1.SCORE_STONES 0
do 2 keep -> stone white
end 4 8 8

# Of equal points the higher card is better                    [NUL-SCORE-3]
from hands
do 0 keep -> stone white
do 1 keep -> stone black
do 2 keep -> stone white
rank 3 1 2

# Equal points and equal cards share the place                 [NUL-SCORE-4]
from hands
set seat.0.card 8b
set deck 1a 1b 2a 2b 3a 3b 4a 4b 5a 5b 6a 6b 7b - - - - - - - - - - - -
do 0 keep -> stone white
do 1 keep -> stone white
do 2 keep -> stone black
rank 1 1 3

# Another edition, other cards
new null seats 2 seed 7 rounds=1
cell cards 3a value 9
set seat.0.card 3a
set seat.1.card 8a
set deck 1a 1b 2a 2b 3b 4a 4b 5a 5b 6a 6b 7a 7b 8b - - - - - - - - - - -
see score.0 9
