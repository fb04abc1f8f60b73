/* SPDX-License-Identifier: MIT */
/* verify.c - Altiplano: what must hold in every position. */
#include <string.h>

#include "kit/goods.h"
#include "rules.h"

/* ---- who may act --------------------------------------------------------------------- */

static bool acting(int phase)
{
    return phase >= TURN && phase <= AFTER;
}

/* Nothing that is used as an index leaves its table. */
static bool numbers_fit(const struct altiplano_tables *t, const struct altiplano *m)
{
    bool together = m->head.phase == RECALL || m->head.phase == PLAN || m->head.phase == OVER;
    return m->start < m->head.seats &&
           (together ? m->current == NONE : m->current < m->head.seats) && m->begun <= PLACED &&
           (m->recipe == NONE || m->recipe < t->recipes) && m->trigger < ENDINGS &&
           m->stack_count <= t->extensions;
}

static unsigned everybody(const struct altiplano *m)
{
    return (1u << m->head.seats) - 1;
}

static uint8_t who_waits(const struct altiplano *m)
{
    if (m->head.over)
        return 0;
    if (m->head.phase == PLAN)
        return (uint8_t)altiplano_planners(m);
    if (m->head.phase != RECALL)
        return turn_only(m->current);
    return (uint8_t)(everybody(m) & ~m->done);
}

/* Done are, in PLAN, the first ones from the start player on. */
static bool done_fits(const struct altiplano *m)
{
    bool open = false;
    if (m->head.phase != PLAN)
        return m->head.phase == RECALL || !m->done;
    for (int k = 0; k < m->head.seats; k++) {
        bool done = seat_in(m->done, (m->start + k) % m->head.seats);
        if (done && open)
            return false;
        open = open || !done;
    }
    return true;
}

/* Only seats that are there, and only while turns are taken. */
static bool marks_fit(const struct altiplano *m)
{
    unsigned all = everybody(m), turns = acting(m->head.phase) ? all : 0;
    return !(m->done & ~all) && !(m->passed & ~turns) && !(m->bought & ~turns);
}

/* ---- seats --------------------------------------------------------------------------- */

static bool slots_fit(const struct altiplano_tables *t, const struct altiplano_seat *me,
                      bool planning)
{
    uint64_t own = own_slots(t, me), filled = filled_slots(me);
    for (int slot = 0; slot < SLOTS; slot++) {
        int piece = me->slot[slot];
        if (piece != NONE &&
            (piece >= PIECES || !bits_has(own, slot) || !bits_has(t->accepting[piece], slot)))
            return false;
    }
    return !(me->fresh & ~filled) && (planning || !me->fresh);
}

/* ALT-WARE: begun rows come first; no sort has two that are not full; the first good of a row
 * is its own. */
static bool rows_fit(const struct altiplano_tables *t, const struct altiplano_seat *me)
{
    uint64_t open = 0;
    bool ended = false;
    for (int row = 0; row < ROWS_MAX; row++) {
        int good = me->row_good[row], n = me->row_count[row], corn = me->row_corn[row];
        ended = ended || n == 0;
        if (ended || row >= t->rows) {
            if (good != NONE || n || corn)
                return false;
            continue;
        }
        if (good >= GOODS || !t->good[good].storable || n > t->row[row].size ||
            (good == CORN ? corn != n : corn >= n))
            return false;
        if (n < t->row[row].size && bits_has(open, good))
            return false;
        open |= n < t->row[row].size ? bits_one(good) : 0;
    }
    return true;
}

/* An open order wants something still; orders lie side by side. */
static bool orders_fit(const struct altiplano_tables *t, const struct altiplano_seat *me)
{
    static const uint8_t nothing[GOODS];
    for (int i = 0; i < OPEN_ORDERS; i++) {
        const uint8_t *given = me->delivered[i];
        int order = me->open[i];
        if (order == NONE) {
            if (memcmp(given, nothing, sizeof nothing) != 0)
                return false;
            continue;
        }
        if (order >= t->orders || (i > 0 && me->open[i - 1] == NONE) ||
            !goods_cover(t->order[order].good, given, GOODS) ||
            goods_cover(given, t->order[order].good, GOODS))
            return false;
    }
    return true;
}

/* No two tiles of a seat have the same recipe (ALT-EXT-4). */
static bool tiles_fit(const struct altiplano_tables *t, const struct altiplano *m,
                      const struct altiplano_seat *me)
{
    uint64_t seen = bits_one(t->role[me->role].recipe);
    bits_each (x, me->extensions) {
        if (bits_has(seen, t->extension[x].recipe) || t->extension[x].seats > m->head.seats)
            return false;
        seen |= bits_one(t->extension[x].recipe);
    }
    return true;
}

static bool mission_fits(const struct altiplano_tables *t, const struct altiplano *m, int card,
                         uint64_t *seen)
{
    if (!m->head.option[OPT_MISSIONS])
        return card == NONE;
    if (card == SECRET)
        return m->head.rng.kind == SW_LUCK_NONE;
    if (card >= t->missions || bits_has(*seen, card))
        return false;
    *seen |= bits_one(card);
    return true;
}

/* Hands are in order, so that lists are; the one given back lies behind the others. */
static bool missions_fit(const struct altiplano_tables *t, const struct altiplano *m)
{
    uint64_t seen = 0;
    for (int i = 0; i < m->head.seats; i++) {
        const uint8_t *hand = m->seat[i].mission;
        for (int k = 0; k < MISSIONS_DEALT; k++)
            if (!mission_fits(t, m, hand[k], &seen))
                return false;
        if (hand[0] > hand[1] ||
            (i == m->current && m->head.phase == MISSION && hand[1] > hand[2]))
            return false;
    }
    return true;
}

/* What lies on planning spaces, and what was put on slots from there, had room before. */
static int planned(const struct altiplano_seat *me)
{
    int n = goods_total(me->plan, GOODS);
    bits_each (slot, me->fresh)
        n += me->slot[slot] < GOODS;
    return n;
}

static bool small_fits(const struct altiplano *m, const struct altiplano_seat *me)
{
    bool turns = acting(m->head.phase);
    return me->carts >= 1 && me->carts <= CARTS && me->used < 1 << me->carts &&
           (turns || !me->used) && (me->place == NONE || me->place < PLACES);
}

static const char *verify_seat(const struct altiplano_tables *t, const struct altiplano *m,
                               int seat)
{
    const struct altiplano_seat *me = &m->seat[seat];
    int surplus = m->head.phase == SORT && seat == m->current ? m->surplus : 0;
    if (me->role >= t->roles || me->road >= t->roads || me->extensions >> t->extensions ||
        me->orders >> t->orders || me->houses >> t->houses || me->boats >> t->boats)
        return "a role, road space or card does not exist";
    if (!small_fits(m, me))
        return "carts, places or marks of a round do not fit";
    if (!tiles_fit(t, m, me))
        return "a seat has two tiles of one kind, or one that is not in play";
    if (!slots_fit(t, me, m->head.phase == PLAN && !seat_in(m->done, seat)))
        return "something lies on a slot that cannot hold it";
    if (planned(me) > road_value(t, me) + surplus || me->plan[CORN] || me->bag[CORN] ||
        me->box[CORN])
        return "too much lies on the planning spaces, or corn is in the bag";
    if (loft_room(t, me, tile_recipes(t, me)) < 0)
        return "the loft is too full";
    if (!rows_fit(t, me))
        return "the warehouse is filled in a way that cannot be";
    return orders_fit(t, me) ? NULL : "an open order does not fit";
}

static const char *verify_empty_seat(const struct altiplano_seat *me)
{
    struct altiplano_seat empty = {.role = NONE, .place = NONE};
    memset(empty.slot, NONE, sizeof empty.slot);
    memset(empty.open, NONE, sizeof empty.open);
    memset(empty.row_good, NONE, sizeof empty.row_good);
    memset(empty.mission, NONE, sizeof empty.mission);
    return memcmp(me, &empty, sizeof empty) ? "a seat nobody sits on is not empty" : NULL;
}

/* ---- goods, carts, cards ------------------------------------------------------------- */

/* What a seat owns, and what it has delivered. */
static int goods_of(const struct altiplano_tables *t, const struct altiplano_seat *me, int good)
{
    int n = me->bag[good] + me->box[good] + me->plan[good] + (good == CORN ? me->loft : 0);
    for (int slot = 0; slot < SLOTS; slot++)
        n += me->slot[slot] == good;
    for (int row = 0; row < t->rows; row++) {
        n += good == CORN ? me->row_corn[row] : 0;
        n += me->row_good[row] == good ? me->row_count[row] - me->row_corn[row] : 0;
    }
    for (int i = 0; i < OPEN_ORDERS; i++)
        n += me->delivered[i][good];
    bits_each (order, me->orders)
        n += t->order[order].good[good];
    return n;
}

/* Conservation: goods and carts are neither made nor lost. */
static const char *verify_goods(const struct altiplano_tables *t, const struct altiplano *m)
{
    const struct altiplano_supply *all = &t->supply[m->head.seats - 2];
    int carts = m->carts;
    for (int good = 0; good < GOODS; good++) {
        int n = m->supply[good];
        for (int i = 0; i < m->head.seats; i++)
            n += goods_of(t, &m->seat[i], good);
        if (n != all->good[good])
            return "goods were made or lost";
    }
    for (int i = 0; i < m->head.seats; i++)
        carts += m->seat[i].carts;
    return carts == all->carts ? NULL : "carts were made or lost";
}

/* Add a set of cards that nobody had before. */
static bool add_cards(uint64_t *seen, uint64_t cards)
{
    bool fresh = !(*seen & cards);
    *seen |= cards;
    return fresh;
}

static const char *verify_cards(const struct altiplano_tables *t, const struct altiplano *m)
{
    uint64_t orders = m->orders, houses = m->houses, boats = m->boats;
    bool fits = true;
    for (int i = 0; i < m->head.seats; i++) {
        const struct altiplano_seat *me = &m->seat[i];
        fits = fits && add_cards(&orders, me->orders) && add_cards(&houses, me->houses) &&
               add_cards(&boats, me->boats);
        for (int k = 0; k < OPEN_ORDERS; k++)
            fits = fits && add_cards(&orders, bits_one(me->open[k]));
    }
    if (!fits || orders >> t->orders || houses != bits_below(t->houses) ||
        boats != bits_below(t->boats) ||
        bits_count(orders) != t->supply[m->head.seats - 2].orders)
        return "orders, houses or boats were made or lost";
    return NULL;
}

static bool in_play(const struct altiplano_tables *t, const struct altiplano *m, int card)
{
    return card < t->extensions && t->extension[card].seats <= m->head.seats;
}

/* The stack holds each card once, letters in order, A on top. */
static bool stack_fits(const struct altiplano_tables *t, const struct altiplano *m,
                       uint64_t *seen)
{
    if (!deck_ends(m->stack, m->stack_count, EXTENSIONS_MAX))
        return false;
    for (int i = 0; i < m->stack_count; i++) {
        if (!in_play(t, m, m->stack[i]) || !add_cards(seen, bits_one(m->stack[i])))
            return false;
        if (i > 0 && t->extension[m->stack[i]].stack > t->extension[m->stack[i - 1]].stack)
            return false;
    }
    return true;
}

/* At least one extension leaves the strip each round: that bounds the number of rounds. Until
 * the end is announced the strip has gaps only where something was bought this round. */
static const char *verify_extensions(const struct altiplano_tables *t,
                                     const struct altiplano *m)
{
    uint64_t seen = 0;
    int gaps = 0, bought = bits_count(m->bought);
    if (!stack_fits(t, m, &seen))
        return "the stack of extensions does not fit";
    for (int i = 0; i < STRIP; i++) {
        int card = m->strip[i];
        gaps += card == NONE;
        if (card != NONE && (!in_play(t, m, card) || !add_cards(&seen, bits_one(card))))
            return "an extension on the strip is wrong or doubled";
    }
    int gone = t->cards[m->head.seats] - bits_count(seen);
    for (int i = 0; i < m->head.seats; i++)
        if (!add_cards(&seen, m->seat[i].extensions))
            return "an extension is owned twice";
    if (m->final_round ? gaps < bought : gaps != bought)
        return "the strip has the wrong gaps";
    if (!m->final_round && m->head.round - 1 + bought > gone)
        return "more rounds than extensions left the game";
    for (int i = 0; i < m->head.seats; i++)
        if (seat_in(m->bought, i) && !m->seat[i].extensions)
            return "somebody bought nothing";
    return NULL;
}

/* ---- the open question --------------------------------------------------------------- */

static bool sort_fits(const struct altiplano *m)
{
    const struct altiplano_seat *me = &m->seat[m->current < SEATS ? m->current : 0];
    static const uint8_t nothing[GOODS];
    if (m->head.phase != SORT)
        return m->surplus == 0 && memcmp(m->drawn, nothing, sizeof nothing) == 0;
    return m->surplus > 0 && m->surplus <= goods_total(m->drawn, GOODS) &&
           goods_cover(me->plan, m->drawn, GOODS);
}

/* Storing goes on with a recipe of the place, or of the seat; who has stored corn only must be
 * able to store a good. */
static bool storing_fits(const struct at *at)
{
    const struct altiplano *m = at->m;
    if (m->head.phase != STORING)
        return m->recipe == NONE && m->stored == 0;
    return m->recipe != NONE && at->t->recipe[m->recipe].effect == STORE &&
           at->t->recipe[m->recipe].place == at->me->place &&
           bits_has(at->t->board_recipes | at->aid->tiles, m->recipe) && m->stored <= PICKS &&
           (m->stored || altiplano_can_store(at, m->recipe));
}

static bool corn_fits(const struct at *at)
{
    const struct altiplano *m = at->m;
    if (m->head.phase != CORNING)
        return m->corn == 0;
    return m->corn > 0 && m->corn <= m->supply[CORN] && altiplano_corn_can_come(at);
}

/* Who has begun a turn can act, at once or after travelling: there is no pass any more. */
static bool turn_fits(const struct at *at)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    struct list list = {legal, 0, 0};
    uint64_t can;
    if (at->m->head.phase != TURN || !at->m->begun)
        return at->m->begun == NOT_BEGUN;
    if (at->me->place == NONE)
        return false;
    can = altiplano_possible(at, at->me->place);
    if (at->m->begun == MOVED)
        altiplano_list_moves_to_act(at, can, &list);
    return list.n > 0 || can & at->t->recipes_at[at->me->place];
}

static const char *verify_turn(const struct altiplano_tables *t, const struct altiplano *m)
{
    struct at at = at_look(t, m, m->current == NONE ? 0 : m->current);
    if (acting(m->head.phase) && seat_in(m->passed, at.seat))
        return "who has passed is asked";
    if (m->head.phase > TURN && m->head.phase <= AFTER && at.me->place == NONE)
        return "somebody acted nowhere";
    if (!corn_fits(&at))
        return "corn waits at the wrong time";
    if (!storing_fits(&at))
        return "something is stored at the wrong time";
    return turn_fits(&at) ? NULL : "a turn has begun that cannot go on";
}

/* The end is announced for the round that runs then. */
static const char *verify_end(const struct altiplano *m)
{
    int phase = m->head.phase;
    if (m->final_round && m->final_round != m->head.round)
        return "the last round is not this one";
    if ((m->final_round != 0) != (m->trigger != RUNNING))
        return "the end was announced for no reason";
    if ((phase == STORAGE || phase == OVER) && !m->final_round)
        return "the end comes unannounced";
    return m->head.over == (phase == OVER ? m->trigger : RUNNING) ? NULL
                                                                  : "the phase does not fit";
}

static const char *verify_ring(const struct altiplano *m)
{
    unsigned seen = 0;
    for (int i = 0; i < PLACES; i++)
        seen |= m->ring[i] < PLACES ? 1u << m->ring[i] : 0;
    return seen == (1u << PLACES) - 1 ? NULL : "the ring does not hold every place";
}

static const char *verify_phase(const struct altiplano *m)
{
    if (m->head.phase == MISSION && (!m->head.option[OPT_MISSIONS] || m->head.round != 1))
        return "missions are asked about at the wrong time";
    if (!marks_fit(m))
        return "marks of a round lie at the wrong time";
    if (!done_fits(m))
        return "somebody is done too early";
    if (m->head.waiting != who_waits(m) || (!m->head.waiting && !m->head.over))
        return "the wrong seats are waiting";
    return sort_fits(m) ? NULL : "goods were drawn at the wrong time";
}

const char *altiplano_verify(const struct sw_game *g, const struct sw_state *s)
{
    const struct altiplano_tables *t = tables(g);
    const struct altiplano *m = altiplano(s);
    const char *wrong = numbers_fit(t, m) ? verify_ring(m) : "a number is out of range";
    for (int i = 0; i < SEATS && !wrong; i++)
        wrong = i < s->seats ? verify_seat(t, m, i) : verify_empty_seat(&m->seat[i]);
    if (!wrong)
        wrong = verify_phase(m);
    if (!wrong)
        wrong = verify_goods(t, m);
    if (!wrong)
        wrong = verify_cards(t, m);
    if (!wrong)
        wrong = verify_extensions(t, m);
    if (!wrong)
        wrong = verify_end(m);
    if (!wrong && !missions_fit(t, m))
        wrong = "missions do not fit";
    return wrong ? wrong : verify_turn(t, m);
}
