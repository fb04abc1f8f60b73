/* SPDX-License-Identifier: MIT */
/* hidden.c - High Card: who knows what, which worlds are possible, what always holds.
 *
 * Secret are the cards in hands and the order of the deck. Together they are all cards
 * that were not dropped, so whoever knows k of them faces the rest in any order. */
#include <string.h>

#include "game.h"
#include "kit/deck.h"

static bool knows(const struct null *n, int seat, int owner)
{
    return seat >= 0 && n->seat[owner].known >> seat & 1;
}

/* At the end all hands are open; the deck never is. */
void null_censor(const struct sw_game *g, struct sw_state *s, int seat)
{
    struct null *n = (struct null *)s;
    (void)g;
    memset(n->deck, SECRET, n->deck_count);
    for (int i = 0; i < s->seats; i++)
        if (!s->over && !knows(n, seat, i))
            n->seat[i].card = SECRET;
    if (n->drawn != NO_CARD && seat != n->current)
        n->drawn = SECRET;
}

static void strike(uint8_t *pool, uint8_t *count, const uint8_t *card, int n)
{
    for (int i = 0; i < n; i++)
        deck_take(pool, count, card[i]);
}

/* All cards whose place is not known. */
static void unseen(const struct null_tables *t, const struct null *n, uint8_t *pool,
                   uint8_t *count)
{
    deck_fill(pool, count, NO_CARD + 1, t->cards);
    strike(pool, count, n->dropped, n->dropped_count);
    strike(pool, count, n->deck, n->deck_count);
    strike(pool, count, &n->drawn, 1);
    for (int i = 0; i < n->head.seats; i++)
        strike(pool, count, &n->seat[i].card, 1);
}

static void guess(uint8_t *card, uint8_t *pool, uint8_t *count)
{
    if (*card == SECRET)
        *card = (uint8_t)deck_draw(pool, count);
}

void null_resample(const struct sw_game *g, struct sw_state *s, int seat, struct sw_rng *r)
{
    struct null *n = (struct null *)s;
    uint8_t pool[CARDS_MAX], count = 0;
    (void)seat;
    unseen(tables(g), n, pool, &count);
    deck_shuffle(pool, count, r);
    for (int i = 0; i < s->seats; i++)
        guess(&n->seat[i].card, pool, &count);
    guess(&n->drawn, pool, &count);
    for (int i = 0; i < n->deck_count; i++)
        guess(&n->deck[i], pool, &count);
}

/* ---- invariants ----------------------------------------------------------------- */

/* Only a censored state, which has no generator, may hold cards that are not known. */
static bool card_fits(const struct null_tables *t, const struct null *n, int card,
                      uint32_t *seen)
{
    if (card == SECRET)
        return n->head.rng.kind == SW_LUCK_NONE;
    if (card == NO_CARD || card > t->cards || *seen >> card & 1)
        return false;
    *seen |= 1u << card;
    return true;
}

static bool cards_fit(const struct null_tables *t, const struct null *n)
{
    uint32_t seen = 0;
    for (int i = 0; i < n->deck_count; i++)
        if (!card_fits(t, n, n->deck[i], &seen))
            return false;
    for (int i = 0; i < n->dropped_count; i++)
        if (!card_fits(t, n, n->dropped[i], &seen))
            return false;
    for (int i = 0; i < n->head.seats; i++)
        if (!card_fits(t, n, n->seat[i].card, &seen))
            return false;
    return n->drawn == NO_CARD || card_fits(t, n, n->drawn, &seen);
}

static bool stones_fit(const struct null_tables *t, const struct null *n)
{
    for (int k = 0; k < STONES; k++) {
        int total = n->bag[k];
        for (int i = 0; i < n->head.seats; i++)
            total += n->seat[i].stones[k];
        if (total != t->stone[k].count)
            return false;
    }
    return true;
}

static bool seats_fit(const struct null *n)
{
    for (int i = 0; i < n->head.seats; i++)
        if (!knows(n, i, i) || n->seat[i].known >> n->head.seats)
            return false;
    for (int i = n->head.seats; i < SEATS; i++)
        if (memcmp(&n->seat[i], &(struct null_seat){0}, sizeof n->seat[i]) != 0)
            return false;
    return true;
}

static bool is_zero(const uint8_t *byte, int from, int to)
{
    for (int i = from; i < to; i++)
        if (byte[i])
            return false;
    return true;
}

/* First of all: what the checks below rely on. Any bytes may be asked about. */
static bool head_fits(const struct null *n)
{
    const struct sw_state *h = &n->head;
    return h->seats >= 2 && h->seats <= SEATS && n->current < h->seats && h->over < ENDINGS &&
           h->round >= 1 && h->round <= h->option[OPT_ROUNDS] && h->option[OPT_PEEK] <= 1 &&
           n->deck_count <= CARDS_MAX && n->dropped_count <= CARDS_MAX;
}

static bool question_fits(const struct null *n)
{
    int choosing = n->head.phase == CHOOSE;
    if (n->ask.depth != choosing || !is_zero(n->ask.below, 0, ASK_DEPTH) ||
        (n->drawn != NO_CARD) != choosing)
        return false;
    if (n->head.over)
        return n->head.phase == OVER && n->head.waiting == 0;
    return n->head.phase < OVER && n->head.waiting == 1u << n->current;
}

const char *null_verify(const struct sw_game *g, const struct sw_state *s)
{
    const struct null_tables *t = tables(g);
    const struct null *n = null(s);
    if (!head_fits(n))
        return "seats, options, round or ending are out of range";
    if (n->deck_count + n->dropped_count + s->seats + (n->drawn != NO_CARD) != t->cards)
        return "the number of cards is wrong";
    if (!is_zero(n->deck, n->deck_count, CARDS_MAX) ||
        !is_zero(n->dropped, n->dropped_count, CARDS_MAX))
        return "there is a card beyond the end of a pile";
    if (!seats_fit(n))
        return "a seat does not know its own card, or an empty seat owns something";
    if (!cards_fit(t, n))
        return "a card is missing, there twice, or hidden in an open state";
    if (!stones_fit(t, n))
        return "the number of stones is wrong";
    if (!question_fits(n))
        return "the question that is open does not fit the state";
    return NULL;
}
