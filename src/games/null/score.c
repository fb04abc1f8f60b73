/* SPDX-License-Identifier: MIT */
/* score.c - High Card: points by category, and places. */
#include "game.h"

static int stone_points(const struct null_tables *t, const struct null_seat *own)
{
    int points = 0;
    for (int k = 0; k < STONES; k++)
        points += own->stones[k] * t->stone[k].points;
    return points;
}

static void add(struct sw_scores *out, int word, int points)
{
    out->item[out->count++] = (struct sw_points){(int16_t)word, (int16_t)points};
    out->total += points;
}

/* A card that is not known counts nothing yet (NUL-SCORE-1, NUL-SCORE-2). */
void null_score(const struct sw_game *g, const struct sw_state *s, int seat,
                struct sw_scores *out)
{
    const struct null_tables *t = tables(g);
    const struct null_seat *own = &null(s)->seat[seat];
    *out = (struct sw_scores){0};
    add(out, W_SCORE_CARD, card_value(t, own->card));
    add(out, W_SCORE_STONES, stone_points(t, own));
}

/* More points, then the higher card (NUL-SCORE-3), as one number to compare; who is still equal
 * shares the place (NUL-SCORE-4). */
static int strength(const struct sw_game *g, const struct sw_state *s, int seat)
{
    struct sw_scores scores;
    null_score(g, s, seat, &scores);
    return scores.total * 256 + card_value(tables(g), null(s)->seat[seat].card);
}

void null_rank(const struct sw_game *g, const struct sw_state *s, uint8_t place[])
{
    for (int i = 0; i < s->seats; i++) {
        place[i] = 1;
        for (int k = 0; k < s->seats; k++)
            place[i] = (uint8_t)(place[i] + (strength(g, s, k) > strength(g, s, i)));
    }
}
