/* SPDX-License-Identifier: MIT */
/* hidden.c - High Card: who knows what, and which worlds are possible.
 *
 * Secret are the cards in hands and the order of the deck. Together they are all cards
 * that were not dropped, so whoever knows k of them faces the rest in any order. */
#include <string.h>

#include "game.h"

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
    deck_fill(pool, count, CARDS_MAX, t->cards);
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
