/* SPDX-License-Identifier: MIT */
/* hidden.c - Hamlet: what nobody may know.
 *
 * The bag has no order, so nothing about it is secret. The trade tiles to come lie face down
 * in an order nobody knows, and nobody saw which ones went back into the box; but their backs
 * show the level, and levels leave the stack in a known order. */
#include "game.h"
#include "kit/bits.h"

void hamlet_censor(const struct sw_game *g, struct sw_state *s, int seat)
{
    struct hamlet *h = (struct hamlet *)s;
    (void)g;
    (void)seat;
    for (int i = 0; i < h->stack_count; i++)
        h->stack[i] = DECK_SECRET;
    for (int i = 0; i < h->box_count; i++)
        h->box[i] = DECK_SECRET;
}

/* Trade tiles that nobody has seen. */
static uint32_t unseen(const struct hamlet_tables *t, const struct hamlet *h)
{
    uint32_t seen = h->open;
    for (int i = 0; i < h->head.seats; i++)
        seen |= h->seat[i].trades;
    return (uint32_t)bits_below(t->trades) & ~seen;
}

/* Of each level as many as the rules say go into the box, the rest onto the stack. */
void hamlet_resample(const struct sw_game *g, struct sw_state *s, int seat, struct sw_rng *r)
{
    struct hamlet *h = (struct hamlet *)s;
    const struct hamlet_tables *t = tables(g);
    const struct hamlet_seats *row = &t->seats[s->seats - 2];
    const int out[] = {0, 0, row->out_2, row->out_3};
    (void)seat;
    deck_clear(h->stack, &h->stack_count, TRADES_MAX);
    deck_clear(h->box, &h->box_count, BOX_MAX);
    for (int level = 3; level >= 1; level--) {
        uint8_t tile[TRADES_MAX];
        int n = 0, i = 0;
        bits_each (trade, unseen(t, h) & t->of_level[level])
            tile[n++] = (uint8_t)trade;
        sw_rng_shuffle(r, tile, n);
        while (i < out[level])
            deck_put(h->box, &h->box_count, tile[i++]);
        while (i < n)
            deck_put(h->stack, &h->stack_count, tile[i++]);
    }
    deck_sort(h->box, h->box_count);
}
