/* SPDX-License-Identifier: MIT */
/* view_glyph.c - Hamlet's terminal picture: letters for locations, resources and people. */
#include "kit/bits.h"
#include "view_term.h"

/* In the order of the tiles. */
static const char *const letters[SW_LANGS][TILES] = {
    [SW_EN] = {"Ch", "Ma", "TH", "Fa", "Wo", "Qu", "Sa", "St", "FM", "DF", "Sh",
               "TP", "FP", "MP", "SW", "SM", "Wi", "Wa", "LW", "Oa", "Lu", "Ba",
               "Fr", "Mo", "MS", "Sq", "LM", "Ob", "Co", "Bb", "Ta", "Sb"},
    [SW_DE] = {"Ki", "Ma", "Ra", "Bh", "Hf", "Sb", "Sm", "Sh", "Gm", "Ss", "Sr",
               "Hp", "Wt", "Bt", "KF", "KB", "Wm", "La", "GF", "Aa", "Sw", "Sc",
               "Hu", "Mo", "St", "Dp", "GB", "Ab", "Ks", "Sd", "Ta", "Es"},
};

const char *hamlet_letters(const struct pen *p, int tile)
{
    return letters[p->lang][tile];
}

void hamlet_put_tile(struct cursor *c, int tile)
{
    bool joined = c->t->p->h->net & tile_bit(tile);

    put(c, SW_CLEAR, hamlet_letters(c->t->p, tile))->flags = joined ? SW_BOLD : SW_GHOST;
}

/* ---- resources ------------------------------ */

void hamlet_put_resource(struct cursor *c, int resource, int n)
{
    static const uint8_t material[] = {SW_STONE,  SW_WOOD, SW_GOLD, SW_CLEAR, SW_WATER,
                                       SW_ACCENT, SW_WOOD, SW_GOLD, SW_FAINT};
    const char letter[2] = {"swgfmbt$?"[resource], 0};

    if (n > 2 || resource >= RESOURCES)
        putf(c, SW_CLEAR, "%d", n);
    put(c, material[resource], letter)->flags = SW_BOLD;
    if (n == 2 && resource < RESOURCES)
        put(c, material[resource], letter)->flags = SW_BOLD;
}

void hamlet_put_cost(struct cursor *c, const uint8_t cost[RESOURCES], int gold)
{
    for (int i = 0; i < RESOURCES; i++)
        if (cost[i])
            hamlet_put_resource(c, i, cost[i]);
    if (gold)
        hamlet_put_resource(c, GOLD, gold);
}

void hamlet_put_points(struct cursor *c, int points)
{
    put(c, M_POINT, "*")->flags = SW_BOLD;
    putf(c, SW_CLEAR, "%d", points);
}

char hamlet_good_letter(const struct pen *p, int good, int owner)
{
    static const char simple[] = "fmbt", fine[] = "FMBT";

    return p->h->milestone[good] == owner ? fine[good] : simple[good];
}

/* "ss·": raws and empty spaces; "f2": a good and whose it is. */
void hamlet_put_stock(struct cursor *c, int tile)
{
    const struct pen *p = c->t->p;
    const struct hamlet_tile *t = &p->t->tile[tile];
    int free = t->spaces;

    for (int place = 0; place < PLACES && t->spaces; place++)
        for (int n = p->h->stock[tile][place]; n > 0; n--, free--) {
            if (t->kind == PRODUCER) {
                hamlet_put_resource(c, place, 1);
                continue;
            }
            putf(c, SW_SEAT_0 + place, "%c%d", hamlet_good_letter(p, t->makes - RAWS, place),
                 place + 1);
        }
    for (; free > 0; free--)
        put(c, SW_FAINT, "·");
}

/* ---- people ------------------------------ */

static void put_some(struct cursor *c, int seat, char letter, int n)
{
    if (!n)
        return;
    putf(c, SW_SEAT_0 + seat, "%c%d", letter, seat + 1)->flags = SW_BOLD;
    if (n > 1)
        putf(c, SW_FAINT, "×%d", n);
}

void hamlet_put_workers(struct cursor *c, int tile)
{
    const struct hamlet *h = c->t->p->h;

    for (int seat = 0; seat < h->head.seats; seat++) {
        const struct hamlet_seat *s = &h->seat[seat];
        int upright = 0, lying = 0, donkeys = 0;
        for (int i = 0; i < VILLAGERS; i++)
            if (s->villager[i] == tile && s->lying >> i & 1)
                lying++;
            else if (s->villager[i] == tile)
                upright++;
        for (int i = 0; i < DONKEYS; i++)
            donkeys += s->donkey[i] == tile;
        put_some(c, seat, 'V', upright);
        put_some(c, seat, 'v', lying);
        put_some(c, seat, 'D', donkeys);
        if (s->flags & tile_bit(tile))
            putf(c, SW_SEAT_0 + seat, ":%d", seat + 1);
    }
}

void hamlet_put_use(struct cursor *c, int tile, int width)
{
    const struct hamlet_tile *t = &c->t->p->t->tile[tile];
    char memory[160];
    struct sw_text text;

    if (t->kind == REFINERY) {
        hamlet_put_resource(c, t->eats, 1);
        put(c, SW_FAINT, "→");
        hamlet_put_resource(c, t->makes, t->spaces);
        return;
    }
    sw_text_init(&text, memory, sizeof memory);
    hamlet_say_use(c->t->p, tile, &text);
    put_cut(c, SW_FAINT, memory, width);
}
