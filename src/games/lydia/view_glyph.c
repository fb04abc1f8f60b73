/* SPDX-License-Identifier: MIT */
/* view_glyph.c - Lydia's terminal picture: letters, goods and cards.
 *
 * Goods, gates and merchants are letters, the ones actions are written with, so the picture
 * needs no colours: R Y B G, L for a Lydian, $ for a coin. */
#include "kit/bits.h"
#include "view_term.h"

/* ---- writing ------------------------------ */

void lydia_put_colour(struct cursor *c, int merchant)
{
    const char s[2] = {"RYBGL"[merchant], 0};

    put(c, M_COLOUR + merchant, s)->flags = SW_BOLD;
}

void lydia_put_coin(struct cursor *c)
{
    put(c, M_LYDIAN, "$")->flags = SW_BOLD;
}

static void put_good(struct cursor *c, int good)
{
    if (good == COIN)
        lydia_put_coin(c);
    else
        lydia_put_colour(c, good);
}

void lydia_put_goods(struct cursor *c, const uint8_t goods[GOODS], int times, int room)
{
    int total = 0;

    for (int i = 0; i < GOODS; i++)
        total += goods[i] * times;
    for (int i = 0; i < GOODS; i++) {
        int n = goods[i] * times;
        if ((total > room || i == COIN) && n > 1) {
            put_good(c, i);
            putf(c, SW_CLEAR, "%d", n);
        } else {
            while (n-- > 0)
                put_good(c, i);
        }
    }
}

/* ---- parts of a card ------------------------------ */

static void put_id(struct cursor *c, int card)
{
    const struct pen *p = c->t->p;
    const struct lydia_card *t = &p->t->card[card];
    bool may = pen_may(p, K_CARD, card);

    put_hint(c, may);
    put(c, M_KIND + t->kind, t->id)->flags = may ? SW_BOLD | SW_GLOW : SW_BOLD;
    if (bits_has(p->l->with_lydian, card))
        lydia_put_colour(c, LYDIAN);
}

static void put_unit(struct cursor *c, const struct lydia_card *card)
{
    const struct pen *p = c->t->p;

    putf(c, SW_CLEAR, "%s ", pen_word(p, W_VIEW_PER));
    if (card->score == SCORE_STOCK) {
        put(c, SW_CLEAR, "3");
        lydia_put_colour(c, card->colour);
    } else if (card->score == SCORE_COINS) {
        put(c, SW_CLEAR, "2");
        lydia_put_coin(c);
    } else if (card->score == SCORE_COLOUR) {
        lydia_put_colour(c, card->colour);
        put(c, SW_CLEAR, "@");
    } else if (card->score == SCORE_INFLUENCE) {
        put(c, SW_CLEAR, pen_word(p, W_TERM_INFLUENCE));
    } else {
        int kind = card->score == SCORE_GOLD ? GOLD : PURPLE;
        put(c, M_KIND + kind, pen_word(p, W_KIND_START + kind));
    }
}

static void put_effect(struct cursor *c, const struct lydia_card *card, bool improved)
{
    if (card->kind == PURPLE) {
        put_unit(c, card);
        return;
    }
    lydia_put_colour(c, card->merchant);
    put(c, SW_CLEAR, "@");
    for (int gate = 0; gate < COLOURS; gate++)
        if (card->gates >> gate & 1)
            lydia_put_colour(c, gate);
    put(c, SW_CLEAR, "→");
    lydia_put_goods(c, card->income, improved ? 2 : 1, 4);
}

static void put_price(struct cursor *c, const struct lydia_card *card, bool improved)
{
    if (improved)
        put(c, M_SUN, "☼");
    else
        lydia_put_goods(c, card->cost, 1, 4);
}

static void put_points(struct cursor *c, const struct lydia_card *card, bool improved)
{
    if (improved)
        putf(c, SW_CLEAR, "%d", card->points[1]);
    else
        putf(c, SW_CLEAR, "%d/%d", card->points[0], card->points[1]);
}

/* ---- cards ------------------------------ */

typedef void part(struct cursor *c, const struct lydia_card *card, bool improved);

/* What a part of a card needs, but at least its column's width. */
static int column(const struct cursor *c, part *put_part, const struct lydia_card *card,
                  bool improved, int least)
{
    struct term only = {.p = c->t->p, .dry = true};
    struct cursor measure = {.t = &only};

    put_part(&measure, card, improved);
    return measure.col > least ? measure.col : least;
}

/* Columns are laid from the right; a part that needs more than usual takes it from the
 * name: "▸AU3L Blue mint                RYBG B@RB→$     3/6" */
void lydia_put_card_line(struct cursor *c, int card, bool improved, int width)
{
    const struct pen *p = c->t->p;
    const struct lydia_card *t = &p->t->card[card];
    int col = c->col;
    int points = col + width - column(c, put_points, t, improved, 3);
    int effect = points - 1 - column(c, put_effect, t, improved, width > 50 ? 10 : 8);
    int price = effect - 1 - column(c, put_price, t, improved, 4);

    put_id(c, card);
    c->col = col + 6;
    put_cut(c, SW_CLEAR, lydia_card_name(p, card), price - 1 - c->col);
    c->col = price;
    put_price(c, t, improved);
    c->col = effect;
    put_effect(c, t, improved);
    c->col = points;
    put_points(c, t, improved);
}

void lydia_put_card_brief(struct cursor *c, int card, bool improved)
{
    const struct lydia_card *t = &c->t->p->t->card[card];

    put_id(c, card);
    c->col++;
    put_price(c, t, improved);
    c->col++;
    put_effect(c, t, improved);
    c->col++;
    put_points(c, t, improved);
}
