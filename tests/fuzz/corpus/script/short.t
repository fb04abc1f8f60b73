# a comment [NUL-KEEP-1]
new null seats 2 seed 7 rounds=1 peek=no
set bag 4 5
set seat.0.stones 1 0
keep here
do 0 keep -> stone white
no 0 peek 1 NOT_YOUR_TURN
no 1 =9 =1 NO_SUCH_VERB
legal 1 = keep | swap
from here
odds 0 keep -> stone white 4/9
see score.0.SCORE_STONES 1
see place.1 2
legal 0 swap 1
rank 1 2

new null seats 2 seed 7
cell cards 3a value 9
see over 0
