/* SPDX-License-Identifier: MIT */
/* verify.c - Die Siedler von Nürnberg: what must hold in every position.
 *
 * Pieces, cards and gold are neither made nor lost; what can be worked out from something else
 * agrees with it; drafts of offers fit the phase. In a censored state hands and the kinds of
 * some steals are unknown: then at least one world must fit what is left. */
#include <string.h>

#include "hidden.h"
#include "rules.h"

static bool censored(const struct nuernberg *n)
{
    return n->head.rng.kind == SW_LUCK_NONE;
}

static bool none_or_below(int value, int end)
{
    return value == NONE || value < end;
}

/* ---- whose turn it is, and what is asked ------------------------------------------------ */

/* Nothing that is used as an index leaves its table. */
static bool numbers_fit(const struct nuernberg_tables *t, const struct nuernberg *n)
{
    for (int road = 0; road < ROADS; road++)
        if (!none_or_below(n->right[road], n->head.seats) ||
            n->built[road] > t->road_length[road] || n->laid[road] > n->built[road])
            return false;
    for (int i = 0; i < n->head.seats; i++)
        if (!none_or_below(n->seat[i].council, t->councils) || n->seat[i].reply >= REPLIES)
            return false;
    return n->current < n->head.seats && n->first < n->head.seats && n->steals <= STEALS_MAX &&
           none_or_below(n->card, t->cards) && n->robber < t->landscapes &&
           n->time < t->years && n->walls <= t->walls && !(n->to >> n->head.seats);
}

static const char *verify_waiting(const struct nuernberg_tables *t, const struct nuernberg *n)
{
    int phase = n->head.phase, waiting = n->head.waiting;
    if ((phase == OVER) != (n->head.over != 0))
        return "the phase does not fit the end";
    if (phase == DISCARD) {
        for (int i = 0; i < n->head.seats; i++)
            if ((waiting >> i & 1) && n->seat[i].cards <= constant(t, HAND_LIMIT))
                return "somebody discards who holds few cards";
    } else if (phase == REPLY) {
        if (waiting & ~n->to)
            return "somebody replies who was not asked";
    } else if (phase != OVER && waiting != 1 << n->current) {
        return "the wrong seat is waiting";
    }
    return NULL;
}

/* Counters of the turn; what was counted was possible. */
static const char *verify_turn(const struct nuernberg_tables *t, const struct nuernberg *n)
{
    int phase = n->head.phase;
    bool trading = phase == REPLY || phase == PICK;
    bool main = phase == MAIN || phase == OFFER || trading;
    int most = constant(t, TURN_ACTIONS) - (phase == OFFER);
    if (n->head.round == 0)
        return "there is no round 0";
    if (n->actions > (main ? most : 0) || n->offers > n->actions ||
        n->offers > n->head.option[OPT_OFFERS])
        return "too many actions or offers in a turn";
    if (trading && n->offers == 0)
        return "an offer was not counted";
    if (phase == OFFER && n->offers == n->head.option[OPT_OFFERS])
        return "an offer is one too many";
    return NULL;
}

/* ---- the country ------------------------------------------------------------------------ */

/* NUE-TOLL-4: who holds the right follows from the order of the bars. */
static int right_by_bars(const struct nuernberg *n, int road)
{
    uint8_t count[SEATS] = {0};
    int holder = nuernberg_first_right(n, road, n->laid[road]);
    for (int i = 0; i < n->built[road]; i++) {
        int owner = n->bar[road][i];
        count[owner]++;
        if (i >= n->laid[road] && (holder == NONE || count[owner] > count[holder]))
            holder = owner;
    }
    return holder;
}

static const char *verify_road(const struct nuernberg *n, int road)
{
    uint8_t count[SEATS] = {0};
    bool placing = n->head.phase == PLACE;
    for (int i = 0; i < SECTIONS_MAX; i++) {
        int owner = n->bar[road][i];
        if (i < n->built[road] ? owner >= n->head.seats : owner != NONE)
            return "the bars of a road have gaps";
        if (owner != NONE)
            count[owner]++;
    }
    for (int i = 0; i < n->head.seats; i++)
        if (n->seat[i].bars[road] != count[i])
            return "toll bars are miscounted";
    if (placing && (n->right[road] != NONE || n->laid[road]))
        return "a right of way is held too early";
    if (!placing && n->right[road] != right_by_bars(n, road))
        return "a right of way is in the wrong hands";
    return NULL;
}

static const char *verify_settlements(const struct nuernberg_tables *t,
                                      const struct nuernberg *n)
{
    uint64_t taken = 0;
    for (int i = 0; i < n->head.seats; i++) {
        const struct nuernberg_seat *me = &n->seat[i];
        if (me->settlements & (taken | ~bits_below(t->crossings)))
            return "a settlement stands on another, or nowhere";
        taken |= me->settlements;
        for (int road = 0; road < ROADS; road++)
            if ((me->settlements & t->on_road[road]) && !me->bars[road])
                return "a settlement stands on a road without a bar of its owner";
    }
    return taken & (taken << 1 & ~t->road_begins) ? "two settlements are too close" : NULL;
}

/* Every settlement came with a bar on its road. */
static bool bars_fit_settlements(const struct nuernberg_tables *t, const struct nuernberg *n)
{
    for (int i = 0; i < n->head.seats; i++)
        for (int road = 0; road < ROADS; road++)
            if (n->seat[i].bars[road] != bits_count(n->seat[i].settlements & t->on_road[road]))
                return false;
    return true;
}

/* Who places follows from how many have been placed, and by whom. */
static const char *verify_placing(const struct nuernberg_tables *t, const struct nuernberg *n)
{
    int seats = n->head.seats, placed = 0;
    for (int i = 0; i < seats; i++)
        placed += bits_count(n->seat[i].settlements);
    if (n->head.option[OPT_SETUP] != SETUP_ADVANCED || placed >= 2 * seats)
        return "nobody has to place anything";
    for (int i = 0; i < seats; i++) {
        int turn = turn_distance(n->first, i, seats);
        int due = (placed > turn) + (placed > 2 * seats - 1 - turn);
        if (bits_count(n->seat[i].settlements) != due)
            return "somebody placed too much or too little";
        if (i == n->current && placed != turn && placed != 2 * seats - 1 - turn)
            return "it is somebody else's turn to place";
    }
    if (!bars_fit_settlements(t, n))
        return "a settlement was placed without its bar";
    return n->card == NONE ? NULL : "a card was turned up too early";
}

/* ---- pieces ----------------------------------------------------------------------------- */

static const char *verify_seat(const struct nuernberg_tables *t, const struct nuernberg *n,
                               int i)
{
    const struct nuernberg_seat *me = &n->seat[i];
    int bars = goods_total(me->bars, ROADS);
    if (bits_count(me->settlements) + me->settlements_left != constant(t, SETTLEMENTS_EACH) ||
        bits_count(me->workshops) + me->workshops_left != constant(t, WORKSHOPS_EACH) ||
        bars + me->bars_left != constant(t, BARS_EACH))
        return "pieces were made or lost";
    for (int k = 0; k < i; k++)
        if (me->workshops & n->seat[k].workshops)
            return "two workshops stand on one place";
    if (me->workshops & ~bits_below(t->sites))
        return "a workshop stands nowhere";
    return NULL;
}

static const char *verify_empty_seat(const struct nuernberg_seat *me)
{
    static const struct nuernberg_seat empty;
    return memcmp(me, &empty, sizeof empty) ? "a seat nobody sits on is not empty" : NULL;
}

/* Prestige comes from walls and towers alone. */
static const char *verify_walls(const struct nuernberg_tables *t, const struct nuernberg *n)
{
    int prestige = 0;
    for (int i = 0; i < n->head.seats; i++)
        prestige += n->seat[i].prestige;
    if (n->towers & ~bits_below(t->towers))
        return "there is no such tower";
    bits_each (tower, n->towers)
        if (t->tower[tower].wall + 1 >= n->walls)
            return "a tower stands without its walls";
    if (prestige !=
        n->walls * t->cost[WALL].prestige + bits_count(n->towers) * t->cost[TOWER].prestige)
        return "prestige was made or lost";
    return NULL;
}

/* Cards are taken from the highest down, and nobody goes without while one is left. */
static const char *verify_council(const struct nuernberg_tables *t, const struct nuernberg *n)
{
    int held[COUNCILS_MAX] = {0};
    bool left = false, waiting = false;
    for (int i = 0; i < n->head.seats; i++) {
        const struct nuernberg_seat *me = &n->seat[i];
        bool worthy = me->prestige >= constant(t, COUNCIL_FROM);
        waiting = waiting || (worthy && me->council == NONE);
        if (me->council == NONE)
            continue;
        if (!worthy || held[me->council]++ || t->council[me->council].seats > n->head.seats)
            return "a council card is in the wrong hands";
    }
    for (int c = 0; c < t->councils; c++) {
        if (t->council[c].seats > n->head.seats)
            continue;
        if (left && held[c])
            return "a lower council card was taken before a higher one";
        left = left || !held[c];
    }
    return left && waiting ? "somebody should have a council card" : NULL;
}

/* ---- cards and gold --------------------------------------------------------------------- */

static const char *verify_pile(const struct nuernberg_tables *t, const struct nuernberg *n)
{
    uint64_t seen = n->discarded;
    if (n->discarded & ~bits_below(t->cards) || n->pile_count > t->cards ||
        !deck_ends(n->pile, n->pile_count, CARDS_MAX))
        return "an event card does not exist";
    for (int i = 0; i < n->pile_count; i++) {
        if (n->pile[i] >= t->cards || bits_has(seen, n->pile[i]))
            return "an event card is doubled";
        seen |= bits_one(n->pile[i]);
    }
    return seen == bits_below(t->cards) ? NULL : "event cards were lost";
}

/* The time line counts the time cards turned up since the last shuffling, which is why the
 * pile never runs out. */
static const char *verify_time(const struct nuernberg_tables *t, const struct nuernberg *n)
{
    int steps = 0, passes = 0, phase = n->head.phase;
    bool robbing = phase == DISCARD || phase == MOVE_ROBBER || phase == STEAL;
    bool fresh = n->card == NONE;
    for (int i = 1; i <= n->time; i++) {
        steps = t->year[i].shuffle ? 0 : steps + 1;
        passes += t->year[i].shuffle;
    }
    if (bits_count(n->discarded & t->of_event[TIME]) != steps)
        return "the time line does not fit the cards";
    if ((n->time == t->years - 1) != (n->head.over == BY_TIME))
        return "the last year is the end";
    if (fresh && (n->discarded || n->time || phase > DRAW))
        return "a card must have been turned up";
    bool shuffled = !n->discarded && t->year[n->time].shuffle;
    if (!fresh && !bits_has(n->discarded, n->card) &&
        !(shuffled && t->card[n->card].event == TIME))
        return "the card turned up last lies elsewhere";
    if (robbing && t->card[n->card].event != ROBBER)
        return "the robber was not called";
    int robbers = passes * bits_count(t->of_event[ROBBER]) +
                  bits_count(n->discarded & t->of_event[ROBBER]);
    return n->steals > robbers - robbing ? "more was stolen than robbers came" : NULL;
}

static const char *verify_gold(const struct nuernberg_tables *t, const struct nuernberg *n)
{
    uint16_t gold = 0, due = 0;
    for (int i = 0; i < n->head.seats; i++) {
        const struct nuernberg_seat *me = &n->seat[i];
        gold = (uint16_t)(gold + me->gold);
        due = (uint16_t)(due + constant(t, START_GOLD) + me->earned - me->spent);
    }
    return gold == due ? NULL : "gold was made or lost";
}

/* What theft moves about stays within the hands, so the open cards and the bank make up all. */
static const char *verify_resources(const struct nuernberg_tables *t, const struct nuernberg *n)
{
    for (int k = 0; k < RESOURCES; k++) {
        int total = n->bank[k];
        for (int i = 0; i < n->head.seats; i++)
            total += n->seat[i].open[k];
        if (total != constant(t, BANK_CARDS))
            return "cards were made or lost";
    }
    return NULL;
}

/* ---- hands, and what is known of them --------------------------------------------------- */

static const char *verify_steals(const struct nuernberg *n)
{
    static const struct nuernberg_steal none;
    for (int j = 0; j < STEALS_MAX; j++) {
        const struct nuernberg_steal *s = &n->steal[j];
        if (j >= n->steals) {
            if (memcmp(s, &none, sizeof none) != 0)
                return "a steal is noted that never was";
            continue;
        }
        if (s->thief >= n->head.seats || s->victim >= n->head.seats || s->thief == s->victim)
            return "a steal has no thief or no victim";
        if (s->kind >= RESOURCES && !(s->kind == SECRET && censored(n)))
            return "a steal has no kind";
        for (int k = 0; k < RESOURCES; k++)
            if (n->low[j][s->victim][k] > s->base[k] ||
                n->low[j + 1][s->victim][k] > s->base[k])
                return "open cards were lower than noted";
    }
    return NULL;
}

static const char *verify_low(const struct nuernberg *n)
{
    static const int8_t none[SEATS][RESOURCES];
    for (int j = n->steals + 1; j <= STEALS_MAX; j++)
        if (memcmp(n->low[j], none, sizeof none) != 0)
            return "open cards are noted that never were";
    for (int p = 0; p < SEATS; p++)
        for (int k = 0; k < RESOURCES; k++) {
            if (n->low[n->steals][p][k] > n->seat[p].open[k])
                return "open cards are lower than noted";
            for (int j = 0; j <= n->steals && p >= n->head.seats; j++)
                if (n->low[j][p][k])
                    return "open cards are noted of nobody";
        }
    return NULL;
}

/* A hand is what the worlds say it is. They all agree about the number of cards; a hand that is
 * known fits every world, and where everything is known there is exactly one. */
static const char *verify_hands(const struct nuernberg *n)
{
    struct worlds worlds;
    const struct layer *fit = nuernberg_worlds(n, &worlds, NULL);
    if (fit->count == 0)
        return "somebody stole or showed a card that was not there";
    for (int p = 0; p < n->head.seats; p++) {
        const struct nuernberg_seat *me = &n->seat[p];
        int cards = 0;
        for (int k = 0; k < RESOURCES; k++) {
            int is = me->open[k] + fit->world[0].net[p][k];
            cards += is;
            if (hand_hidden(me) ? me->hand[k] != SECRET || !censored(n) : me->hand[k] != is)
                return "a hand is not what it must be";
        }
        if (me->cards != cards)
            return "the cards of a hand are miscounted";
    }
    return NULL;
}

/* ---- offers ----------------------------------------------------------------------------- */

static bool no_draft(const struct nuernberg_seat *me)
{
    return offer_empty(me->give) && offer_empty(me->want);
}

/* Own goods, nothing on both sides, payable as far as all can see; and, if one side is still
 * empty, something to put there. */
static bool draft_fits(const struct nuernberg *n, int seat, int partners)
{
    const struct nuernberg_seat *me = &n->seat[seat];
    bool may_give = !offer_empty(me->give), may_want = !offer_empty(me->want);
    for (int k = 0; k < GOODS; k++) {
        bool known = k == GOLD || !hand_hidden(me);
        uint8_t one[GOODS] = {0};
        one[k] = 1;
        if ((me->give[k] && me->want[k]) || me->give[k] > OFFER_MAX ||
            me->want[k] > OFFER_MAX || (known && me->give[k] > holds(me, k)))
            return false;
        may_give = may_give || (!me->want[k] && holds(me, k));
        may_want = may_want || (!me->give[k] && nuernberg_payable(n, partners, one));
    }
    return may_give && may_want && nuernberg_payable(n, partners, me->want);
}

static bool shown(const struct nuernberg *n, int seat, const uint8_t goods[GOODS])
{
    for (int k = 0; k < RESOURCES; k++)
        if (n->low[n->steals][seat][k] > n->seat[seat].open[k] - goods[k])
            return false;
    return true;
}

static bool offer_complete(const struct nuernberg *n, int seat, int partners)
{
    const struct nuernberg_seat *me = &n->seat[seat];
    return !offer_empty(me->give) && !offer_empty(me->want) && draft_fits(n, seat, partners) &&
           shown(n, seat, me->give);
}

static bool discard_fits(const struct nuernberg *n, int seat)
{
    const struct nuernberg_seat *me = &n->seat[seat];
    if (!(n->head.waiting >> seat & 1) || hand_hidden(me))
        return no_draft(me);
    return goods_cover(me->hand, me->give, RESOURCES) && me->give[GOLD] == 0 &&
           offer_empty(me->want) &&
           goods_total(me->give, RESOURCES) <= nuernberg_discard_due(me);
}

static bool reply_fits(const struct nuernberg *n, int seat)
{
    const struct nuernberg_seat *me = &n->seat[seat], *offer = &n->seat[n->current];
    bool waits = n->head.phase == REPLY && (n->head.waiting >> seat & 1);
    bool invited = offer_empty(offer->want);
    if (waits != (me->reply == ASKED || me->reply == COMPOSING))
        return false;
    switch (me->reply) {
    case COMPOSING:
        return draft_fits(n, seat, 1 << n->current);
    case COUNTERED:
        return offer_complete(n, seat, 1 << n->current) && !offer_mirrors(me, offer);
    case ACCEPTED:
        return no_draft(me) && !invited && me->gold >= offer->want[GOLD] &&
               shown(n, seat, offer->want);
    default:
        return no_draft(me) && me->reply != NOT_ASKED;
    }
}

static const char *verify_offer(const struct nuernberg *n)
{
    const struct nuernberg_seat *offer = &n->seat[n->current];
    bool any = false;
    if (n->to == 0 || n->to >> n->current & 1 || offer->reply != NOT_ASKED)
        return "an offer is made to nobody, or to oneself";
    if (!no_draft(offer) && !offer_complete(n, n->current, n->to))
        return "an offer is impossible";
    for (int i = 0; i < n->head.seats; i++) {
        const struct nuernberg_seat *me = &n->seat[i];
        bool asked = n->to >> i & 1;
        if (asked ? !reply_fits(n, i) : i != n->current && (me->reply || !no_draft(me)))
            return "a reply is impossible";
        any = any || me->reply == ACCEPTED || me->reply == COUNTERED;
    }
    return n->head.phase == PICK && !any ? "nothing was agreed to" : NULL;
}

static const char *verify_drafts(const struct nuernberg *n)
{
    int phase = n->head.phase;
    if (phase == REPLY || phase == PICK)
        return verify_offer(n);
    if (phase == OFFER && (n->to == 0 || (n->to >> n->current & 1)))
        return "an offer is composed to nobody, or to oneself";
    if (phase != OFFER && n->to)
        return "an offer is made at the wrong time";
    for (int i = 0; i < n->head.seats; i++) {
        bool fits = phase == DISCARD                    ? discard_fits(n, i)
                    : phase == OFFER && i == n->current ? draft_fits(n, i, n->to)
                                                        : no_draft(&n->seat[i]);
        if (!fits || n->seat[i].reply != NOT_ASKED)
            return "something is composed at the wrong time";
    }
    return NULL;
}

/* ---- all together ----------------------------------------------------------------------- */

/* NUE-END-1: who reaches the points has won; nobody does in another's turn (NUE-A18). */
static const char *verify_points(const struct nuernberg_tables *t, const struct nuernberg *n)
{
    for (int i = 0; i < n->head.seats; i++) {
        bool won = nuernberg_points(t, n, i) >= constant(t, WIN_POINTS);
        if (won != (n->head.over == BY_POINTS && i == n->current))
            return "the winner is not the one with the points";
    }
    return NULL;
}

static const char *verify_country(const struct nuernberg_tables *t, const struct nuernberg *n)
{
    const char *wrong = NULL;
    for (int road = 0; road < ROADS && !wrong; road++)
        wrong = verify_road(n, road);
    if (!wrong)
        wrong = verify_settlements(t, n);
    return wrong || n->head.phase != PLACE ? wrong : verify_placing(t, n);
}

static const char *verify_pieces(const struct nuernberg_tables *t, const struct nuernberg *n)
{
    const char *wrong = NULL;
    for (int i = 0; i < SEATS && !wrong; i++)
        wrong = i < n->head.seats ? verify_seat(t, n, i) : verify_empty_seat(&n->seat[i]);
    if (!wrong)
        wrong = verify_walls(t, n);
    return wrong ? wrong : verify_council(t, n);
}

static const char *verify_cards(const struct nuernberg_tables *t, const struct nuernberg *n)
{
    const char *wrong = verify_pile(t, n);
    if (!wrong)
        wrong = verify_time(t, n);
    if (!wrong)
        wrong = verify_gold(t, n);
    if (!wrong)
        wrong = verify_resources(t, n);
    if (!wrong)
        wrong = verify_steals(n);
    if (!wrong)
        wrong = verify_low(n);
    return wrong ? wrong : verify_hands(n);
}

const char *nuernberg_verify(const struct sw_game *g, const struct sw_state *s)
{
    const struct nuernberg_tables *t = tables(g);
    const struct nuernberg *n = nuernberg(s);
    const char *wrong = numbers_fit(t, n) ? NULL : "a number is out of range";
    if (!wrong)
        wrong = verify_waiting(t, n);
    if (!wrong)
        wrong = verify_turn(t, n);
    if (!wrong)
        wrong = verify_country(t, n);
    if (!wrong)
        wrong = verify_pieces(t, n);
    if (!wrong)
        wrong = verify_cards(t, n);
    if (!wrong)
        wrong = verify_drafts(n);
    return wrong ? wrong : verify_points(t, n);
}
