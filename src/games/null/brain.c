/* SPDX-License-Identifier: MIT */
/* brain.c - High Card: what a position is worth to a bot. */
#include "game.h"

/* Points in hundredths; a card nobody showed us is an average one. */
static int worth(const struct sw_game *g, const struct null *n, int seat)
{
    struct sw_scores scores;
    null_score(g, &n->head, seat, &scores);
    return scores.total * 100 + (n->seat[seat].card == SECRET ? tables(g)->mean : 0);
}

/* While it chooses, a seat holds two cards and will keep the better one. */
static int gain_by_choosing(const struct null_tables *t, const struct null *n, int seat)
{
    int better;
    if (seat != n->current || n->drawn == NO_CARD)
        return 0;
    if (n->drawn == SECRET)
        return t->mean;
    better = card_value(t, n->drawn) - card_value(t, n->seat[seat].card);
    return better > 0 ? better * 100 : 0;
}

/* How far ahead of the best of the others. */
int null_value(const struct sw_game *g, const struct sw_state *s, int seat)
{
    const struct null *n = null(s);
    int best = 0;
    for (int i = 0; i < s->seats; i++) {
        int w = worth(g, n, i);
        if (i != seat && w > best)
            best = w;
    }
    return worth(g, n, seat) + gain_by_choosing(tables(g), n, seat) - best;
}
