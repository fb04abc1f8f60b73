# Trade between players.

new nuernberg seats 4 seed 248 first=seat_0
do 0 draw -> drew E27
set seat.0.hand 2 0 0 0 2
set seat.0.open 2 0 0 0 2
set seat.0.cards 4
set seat.1.hand 1 0 0 1 0
set seat.1.open 1 0 0 1 0
set seat.1.cards 2
set seat.2.hand 0 2 0 0 0
set seat.2.open 0 2 0 0 0
set seat.2.cards 2
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 17 18 20 19 18
set seat.0.gold 2
set seat.0.earned 0
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
keep market

# An offer is composed piece by piece, sent, accepted, confirmed: then both sides change hands at
# once. White gives an ore for a grain and a gold. [NUE-TRADE-1] [NUE-TRADE-2] [NUE-TRADE-4]
# [NUE-TRADE-6] [NUE-A30]
from market
do 0 offer 1
see phase offer
do 0 give ore
do 0 want grain
do 0 want gold
do 0 send
see phase reply
see waiting 2
see actions 1
see offers 1
see seat.0.hand 2 0 0 0 2
do 1 accept
see phase pick
see waiting 1
see seat.0.hand 2 0 0 0 2
do 0 confirm 1
see seat.0.hand 2 0 0 1 1
see seat.0.gold 3
see seat.1.hand 1 0 0 0 1
see seat.1.gold 1
see phase main
see seat.0.give 0 0 0 0 0 0
see seat.1.reply none

# Whoever does not have what is wanted cannot accept: no grain, or no gold. [NUE-TRADE-4]
from market
do 0 offer 2
do 0 give ore
do 0 want grain
do 0 want gold
do 0 send
no 2 accept CANNOT_GIVE
do 2 reject
see phase main
from market
set seat.0.gold 2
set seat.0.earned 0
set seat.0.spent 0
set seat.1.gold 0
set seat.1.earned 0
set seat.1.spent 2
set seat.2.gold 2
set seat.2.earned 0
set seat.2.spent 0
set seat.3.gold 2
set seat.3.earned 0
set seat.3.spent 0
do 0 offer_all
do 0 give ore
do 0 want grain
do 0 want gold
do 0 send
no 1 accept CANNOT_GIVE

# Only the player on turn makes offers, and only with him one trades. [NUE-TRADE-1]
from market
no 1 offer 2 NOT_YOUR_TURN
no 1 offer_all NOT_YOUR_TURN
no 0 offer 0 NO_OTHER_SEAT
no 0 offer =4 NO_OTHER_SEAT
no 0 offer =-1 NO_OTHER_SEAT
no 0 invite 0 NO_OTHER_SEAT

# Composing is nobody else's business: it counts nothing and can be taken back. [NUE-TRADE-2]
from market
do 0 offer 1
legal 0 give = wood | ore | gold
legal 0 want 6
legal 0 send 0
no 0 send OFFER_EMPTY
no 0 give_less wood NOT_IN_OFFER
no 0 want_less wood NOT_IN_OFFER
no 0 give_less =9 NO_SUCH_GOOD
no 0 want_less =-1 NO_SUCH_GOOD
do 0 give wood
no 0 send OFFER_EMPTY
do 0 give wood
do 0 give_less wood
see seat.0.give 1 0 0 0 0 0
do 0 want brick
do 0 want_less brick
do 0 want gold
see actions 0
see offers 0
do 0 drop
see phase main
see seat.0.give 0 0 0 0 0 0
see seat.0.want 0 0 0 0 0 0
see actions 0
no 0 give wood COMPOSE_WHEN
no 0 send COMPOSE_WHEN

# While composing nothing else is done. [NUE-TRADE-2]
from market
do 0 offer 1
no 0 end_turn MAIN_WHEN
no 0 bank wood ore MAIN_WHEN
no 0 offer 2 MAIN_WHEN
no 0 accept REPLY_WHEN

# Both sides give something, never the same kind, never more than one has. Gold is a kind.
# [NUE-A10]
from market
do 0 offer 1
no 0 give =6 NO_SUCH_GOOD
no 0 give =-1 NO_SUCH_GOOD
no 0 want =6 NO_SUCH_GOOD
no 0 give brick NOT_OWNED
do 0 give wood
no 0 want wood BOTH_SIDES
do 0 give wood
no 0 give wood NOT_OWNED
do 0 want gold
no 0 give gold BOTH_SIDES
legal 0 send 1

# 2 gold for an ore is fine, an ore for 2 gold too. [NUE-A10]
from market
do 0 offer 1
do 0 give gold
do 0 give gold
do 0 want ore
do 0 send
no 1 accept CANNOT_GIVE
do 1 reject
do 0 offer 1
do 0 give ore
do 0 want gold
do 0 want gold
do 0 send
do 1 accept
do 0 confirm 1
see seat.0.gold 4
see seat.1.gold 0
see seat.1.hand 1 0 0 1 1

# Gold for gold is no trade; nothing for nothing neither. [NUE-A10]
from market
set seat.0.hand 0 0 0 0 0
set seat.0.open 0 0 0 0 0
set seat.0.cards 0
set seat.1.hand 1 0 0 1 0
set seat.1.open 1 0 0 1 0
set seat.1.cards 2
set seat.2.hand 0 2 0 0 0
set seat.2.open 0 2 0 0 0
set seat.2.cards 2
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 19 18 20 19 20
no 0 offer 3 NOTHING_TO_TRADE
legal 0 offer = 1 | 2
do 0 offer 1
no 0 want gold NOTHING_LEFT_TO_GIVE
do 0 give gold
legal 0 want = wood | brick | wool | grain | ore
from market
set seat.0.hand 0 0 0 0 0
set seat.0.open 0 0 0 0 0
set seat.0.cards 0
set seat.1.hand 0 0 0 0 0
set seat.1.open 0 0 0 0 0
set seat.1.cards 0
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 20 20 20 20 20
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
no 0 offer_all NOTHING_TO_TRADE
legal 0 offer 0
set seat.0.gold 2
set seat.0.earned 0
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
no 0 offer_all NOTHING_TO_TRADE

# Something must be left to ask for. With an opponent who has gold only, gold cannot be given; and
# of one who has cards only, the last kind cannot. [NUE-A10]
from market
do 0 offer 3
no 0 give gold NOTHING_LEFT_TO_WANT
do 0 give wood
legal 0 want = gold
from market
set seat.0.hand 1 1 1 1 1
set seat.0.open 1 1 1 1 1
set seat.0.cards 5
set seat.1.hand 1 0 0 0 0
set seat.1.open 1 0 0 0 0
set seat.1.cards 1
set seat.2.hand 0 0 0 0 0
set seat.2.open 0 0 0 0 0
set seat.2.cards 0
set seat.3.hand 0 0 0 0 0
set seat.3.open 0 0 0 0 0
set seat.3.cards 0
set bank 18 19 19 19 19
set seat.0.gold 2
set seat.0.earned 0
set seat.0.spent 0
set seat.1.gold 0
set seat.1.earned 0
set seat.1.spent 2
set seat.2.gold 2
set seat.2.earned 0
set seat.2.spent 0
set seat.3.gold 2
set seat.3.earned 0
set seat.3.spent 0
do 0 offer 1
do 0 give wood
do 0 give brick
do 0 give wool
do 0 give grain
no 0 give ore NOTHING_LEFT_TO_WANT
do 0 give gold
do 0 want ore
no 0 give ore BOTH_SIDES
do 0 send

# An offer must be payable as far as all can see: enough cards, enough gold, at one of those asked.
# Kinds are not looked at. [NUE-A30]
from market
do 0 offer 1
do 0 give wood
do 0 want ore
do 0 want ore
no 0 want ore THEY_CANNOT_PAY
no 0 want brick THEY_CANNOT_PAY
do 0 want gold
do 0 want gold
no 0 want gold THEY_CANNOT_PAY
do 0 send
no 1 accept CANNOT_GIVE
from market
set seat.0.gold 2
set seat.0.earned 0
set seat.0.spent 0
set seat.1.gold 2
set seat.1.earned 0
set seat.1.spent 0
set seat.2.gold 2
set seat.2.earned 0
set seat.2.spent 0
set seat.3.gold 5
set seat.3.earned 3
set seat.3.spent 0
do 0 offer_all
do 0 give wood
do 0 want gold
do 0 want gold
do 0 want gold
no 0 want ore THEY_CANNOT_PAY

# To everybody: one accepts, one makes a counter-offer, one declines. Then the player on turn picks.
# [NUE-TRADE-3] [NUE-TRADE-5] [NUE-TRADE-6] [NUE-A30]
from market
do 0 offer_all
do 0 give ore
do 0 want wood
do 0 send
see waiting 14
do 2 counter
do 2 give brick
do 2 want ore
do 2 want ore
do 2 send
see waiting 10
do 1 accept
do 3 reject
see phase pick
legal 0 = confirm 1 | confirm 2 | cancel
no 0 confirm 3 NO_CONSENT
no 0 confirm 0 NO_OTHER_SEAT
no 0 confirm =4 NO_OTHER_SEAT
no 0 confirm =-1 NO_OTHER_SEAT
keep picking

# The accepted offer is executed, ...
from picking
do 0 confirm 1
see seat.0.hand 3 0 0 0 1
see seat.1.hand 0 0 0 1 1
see seat.2.hand 0 2 0 0 0
see phase main

# ... or the counter-offer, never both, ... [NUE-TRADE-6]
from picking
do 0 confirm 2
see seat.0.hand 2 1 0 0 0
see seat.2.hand 0 1 0 0 2
see seat.1.hand 1 0 0 1 0
no 0 confirm 1 PICK_WHEN

# ... or nothing. [NUE-TRADE-6]
from picking
do 0 cancel
see seat.0.hand 2 0 0 0 2
see seat.1.hand 1 0 0 1 0
see phase main
see to -

# A counter-offer that wants what the player on turn does not have cannot be confirmed. [NUE-TRADE-6]
from market
do 0 offer 2
do 0 give ore
do 0 want brick
do 0 send
do 2 counter
do 2 give brick
do 2 want wool
do 2 send
no 0 confirm 2 CANNOT_MEET
legal 0 = cancel

# While replies are awaited or picked nothing else happens, for anybody; one answer each.
# [NUE-TRADE-7] [NUE-A30]
from market
do 0 offer_all
do 0 give ore
do 0 want wood
do 0 send
no 0 end_turn REPLY_WAIT
no 0 sell compass REPLY_WAIT
no 0 confirm 1 REPLY_WAIT
no 0 cancel REPLY_WAIT
do 1 accept
no 1 accept REPLY_WAIT
no 1 reject REPLY_WAIT
no 2 end_turn MAIN_WHEN
do 2 reject
do 3 reject
no 0 end_turn MAIN_WHEN
no 0 offer 1 MAIN_WHEN
no 2 accept NOT_YOUR_TURN
do 0 confirm 1

# Only those asked may answer. [NUE-TRADE-3]
from market
do 0 offer 1
do 0 give ore
do 0 want wood
do 0 send
no 2 accept REPLY_WAIT
no 2 counter REPLY_WAIT
no 3 reject REPLY_WAIT
do 1 reject
see phase main
see offers 1

# All decline: the turn goes on, without a pick. [NUE-A30]
from market
do 0 offer_all
do 0 give ore
do 0 want wood
do 0 send
do 3 reject
do 1 reject
do 2 reject
see phase main
see waiting 1

# Asking for proposals: there is nothing to accept, only counter-offers and declining.
# [NUE-TRADE-3] [NUE-A30]
from market
do 0 invite_all
see phase reply
see waiting 14
see actions 1
see offers 1
no 1 accept NOTHING_OFFERED
do 1 counter
do 1 give grain
do 1 want ore
do 1 send
do 2 reject
do 3 reject
do 0 confirm 1
see seat.0.hand 2 0 0 1 1
see seat.1.hand 1 0 0 0 1
from market
do 0 invite 2
see waiting 4
legal 2 = counter | reject
do 2 reject
see phase main

# A counter-offer has the form of an offer: own goods, nothing on both sides, payable as far as all
# can see. It may be dropped, or declined out of. [NUE-TRADE-5]
from market
do 0 offer 2
do 0 give ore
do 0 want brick
do 0 send
no 2 give brick NOT_WRITING
no 2 send NOT_WRITING
no 2 drop NOT_WRITING
do 2 counter
see seat.2.reply composing
no 2 counter ALREADY_WRITING
no 2 accept ALREADY_WRITING
no 2 give wood NOT_OWNED
no 2 send OFFER_EMPTY
do 2 give brick
no 2 want brick BOTH_SIDES
do 2 want ore
do 2 want wood
do 2 want wood
do 2 want wood
no 2 want ore ASKER_CANNOT_PAY
do 2 give_less brick
do 2 drop
see seat.2.reply asked
see seat.2.give 0 0 0 0 0 0
do 2 accept
see phase pick
from market
do 0 offer 2
do 0 give ore
do 0 want brick
do 0 send
do 2 counter
do 2 give brick
do 2 reject
see phase main
see seat.2.give 0 0 0 0 0 0

# One that just says the same is refused: that would be accepting. With anything more it may be
# sent. [NUE-A30]
from market
do 0 offer 2
do 0 give ore
do 0 want brick
do 0 send
do 2 counter
do 2 give brick
do 2 want ore
no 2 send JUST_ACCEPT
do 2 give gold
do 2 send
do 0 confirm 2
see seat.0.gold 3
see seat.2.gold 1
see seat.0.hand 2 1 0 0 1

# Who has nothing to give cannot make one. [NUE-A10]
from market
set seat.0.gold 2
set seat.0.earned 0
set seat.0.spent 0
set seat.1.gold 2
set seat.1.earned 0
set seat.1.spent 0
set seat.2.gold 2
set seat.2.earned 0
set seat.2.spent 0
set seat.3.gold 0
set seat.3.earned 0
set seat.3.spent 2
do 0 offer_all
do 0 give ore
do 0 want wood
do 0 send
no 3 counter NOTHING_TO_TRADE
legal 3 = reject

# Ten offers and invitations in a turn, and then no more; the next turn begins anew. [NUE-A31]
from market
set actions 9
set offers 9
do 0 invite 1
do 1 reject
no 0 offer 1 NO_MORE_OFFERS
no 0 offer_all NO_MORE_OFFERS
no 0 invite 1 NO_MORE_OFFERS
no 0 invite_all NO_MORE_OFFERS
legal 0 offer 0
do 0 sell compass
do 0 end_turn
do 1 draw -> drew E06
do 1 invite 0

# By option none at all. [NUE-A31]
new nuernberg seats 4 seed 24 offers=0 first=seat_0
do 0 draw -> drew E27
no 0 offer 1 NO_MORE_OFFERS
no 0 invite_all NO_MORE_OFFERS

# An offer holds at most 99 of a kind. [NUE-A37]
from market
set seat.0.gold 200
set seat.0.earned 198
set seat.0.spent 0
set seat.1.gold 200
set seat.1.earned 198
set seat.1.spent 0
set seat.2.gold 2
set seat.2.earned 0
set seat.2.spent 0
set seat.3.gold 2
set seat.3.earned 0
set seat.3.spent 0
do 0 offer 1
do 0 want grain
set seat.0.give 0 0 0 0 0 98
do 0 give gold
no 0 give gold OFFER_LIMIT
from market
set seat.0.gold 200
set seat.0.earned 198
set seat.0.spent 0
set seat.1.gold 200
set seat.1.earned 198
set seat.1.spent 0
set seat.2.gold 2
set seat.2.earned 0
set seat.2.spent 0
set seat.3.gold 2
set seat.3.earned 0
set seat.3.spent 0
do 0 offer 1
do 0 give ore
set seat.0.want 0 0 0 0 0 98
do 0 want gold
no 0 want gold OFFER_LIMIT
