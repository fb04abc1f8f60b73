# Peeking is for matches in which it was agreed on             [NUL-PEEK-1]
new null seats 2 seed 7 peek=no
no 0 peek 1 PEEK_OFF
legal 0 = keep | swap

# It goes at others only                                       [NUL-PEEK-2]
new null seats 2 seed 7 peek=yes
no 0 peek 0 PEEK_SELF
no 0 peek =2 NO_SUCH_SEAT
no 0 peek =-1 NO_SUCH_SEAT

# Once a card is known there is nothing to peek at             [NUL-PEEK-3]
new null seats 2 seed 7
do 0 peek 1
see seat.1.known 0 1
see current 1
do 1 keep
no 0 peek 1 ALREADY_KNOWN
