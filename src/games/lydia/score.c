/* SPDX-License-Identifier: MIT */
/* score.c - Lions of Lydia: points, places, ties. */
#include "game.h"
#include "kit/bits.h"

/* LYD-SCO-3: how often a card's points count. A purple card counts itself among the purple
 * ones; coins count here even if the tile counts them, too. */
static int units(const struct lydia_tables *t, const struct lydia_seat *me,
                 const struct lydia_card *c)
{
    switch (c->score) {
    case SCORE_COLOUR:
        return bits_count(me->owned & t->of_merchant[c->colour]);
    case SCORE_STOCK:
        return me->stock[c->colour] / 3;
    case SCORE_COINS:
        return me->coins / 2;
    case SCORE_INFLUENCE:
        return me->influence;
    case SCORE_PURPLE:
        return bits_count(me->owned & t->of_kind[PURPLE]);
    case SCORE_GOLD:
        return bits_count(me->owned & t->of_kind[GOLD]);
    default:
        return 1;
    }
}

int lydia_points_of_cards(const struct lydia_tables *t, const struct lydia_seat *me,
                          uint64_t cards)
{
    int sum = 0;
    bits_each (card, me->owned & cards) {
        const struct lydia_card *c = &t->card[card];
        sum += c->points[bits_has(me->improved, card)] * units(t, me, c);
    }
    return sum;
}

static int points_of_tile(const struct lydia *l, int seat)
{
    return l->tile_owner == seat ? l->seat[seat].coins : 0;
}

int lydia_points(const struct lydia_tables *t, const struct lydia *l, int seat)
{
    const struct lydia_seat *me = &l->seat[seat];
    return lydia_points_of_cards(t, me, ~(uint64_t)0) + t->influence[me->influence].points +
           points_of_tile(l, seat);
}

static void add(struct sw_scores *out, int word, int points)
{
    out->item[out->count++] = (struct sw_points){(int16_t)word, (int16_t)points};
    out->total += points;
}

void lydia_score(const struct sw_game *g, const struct sw_state *s, int seat,
                 struct sw_scores *out)
{
    const struct lydia_tables *t = tables(g);
    const struct lydia_seat *me = &lydia(s)->seat[seat];
    out->total = out->count = 0;
    add(out, W_SCORE_LAND, lydia_points_of_cards(t, me, ~t->of_kind[PURPLE])); /* LYD-SCO-1 */
    add(out, W_SCORE_INFLUENCE, t->influence[me->influence].points);           /* LYD-SCO-2 */
    add(out, W_SCORE_PURPLE, lydia_points_of_cards(t, me, t->of_kind[PURPLE]));
    add(out, W_SCORE_TILE, points_of_tile(lydia(s), seat)); /* LYD-SCO-4 */
}

/* LYD-TIE-1, LYD-TIE-2: points, then influence, then resources and coins, as one number. */
static int standing(const struct lydia_tables *t, const struct lydia *l, int seat)
{
    const struct lydia_seat *me = &l->seat[seat];
    int wealth = me->coins;
    for (int colour = 0; colour < COLOURS; colour++)
        wealth += me->stock[colour];
    return (lydia_points(t, l, seat) * 8 + me->influence) * 64 + wealth;
}

/* LYD-TIE-3, LYD-A28: who is equal in everything shares the place; the next one is skipped. */
void lydia_rank(const struct sw_game *g, const struct sw_state *s, uint8_t place[])
{
    int value[SEATS];
    for (int i = 0; i < s->seats; i++)
        value[i] = standing(tables(g), lydia(s), i);
    for (int i = 0; i < s->seats; i++) {
        place[i] = 1;
        for (int k = 0; k < s->seats; k++)
            place[i] = (uint8_t)(place[i] + (value[k] > value[i]));
    }
}
