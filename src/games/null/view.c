/* SPDX-License-Identifier: MIT */
/* view.c - High Card: the picture and the sentences. Sees censored states only.
 *
 * A card that is seen has an id of its own and moves with it. One that lies face down has the
 * id of its place: an id that followed the card through hidden places would tell what the
 * censor took away. */
#include <stdio.h>

#include "game.h"
#include "spielwerk_scene.h"

enum { CARD_W = 100, CARD_H = 140, COLUMN = 180, TOP = 84, BOTTOM = 316, NAME_LETTERS = 9 };
enum { CELLS = 48 }; /* across, in a terminal */

/* Ids of the nodes: one range per sort of thing. */
enum {
    ID_TABLE = 1,
    ID_ROUND,
    ID_DECK,
    ID_DROPPED = 8,
    ID_BAG = 12,
    ID_DRAWN = 16,
    ID_BAG_STONES = 20,
    ID_SEAT = 256,
    ID_PER_SEAT = 16,
    ID_CARD = 512 /* two for each card that is seen */
};

struct pen {
    const struct sw_game *g;
    const struct null *n;
    int seat;
    enum sw_lang lang;
    struct sw_scene *sc;
};

static const char *word(const struct pen *p, int id)
{
    return sw_words(p->g, id, p->lang);
}

/* A click on `node` means argument or verb `value`; it glows if that would be legal. */
static void offer(const struct pen *p, struct sw_node *node, int kind, int value, int verb,
                  int a)
{
    struct sw_action action = {
        .verb = (uint8_t)verb, .seat = (uint8_t)p->seat, .a = (int16_t)a};
    if (p->seat == SW_SPECTATOR || sw_check(p->g, &p->n->head, &action))
        return;
    sw_node_mark(node, kind, value);
    node->flags |= SW_GLOW;
}

/* What is written on it: a face in sight, or a back. */
static void paint_side(const struct pen *p, struct sw_node *node, int card, const char *face)
{
    uint64_t id = node->id + 1;
    int x = node->x, y = node->y;

    if (card == SECRET) {
        sw_add_icon(p->sc, id, "null-back", SW_GOLD, x, y, CARD_W, CARD_H);
    } else if (card != NO_CARD) {
        node->id = ID_CARD + 2 * (uint64_t)card;
        node->piece = 1 + (uint32_t)card;
        sw_add_label(p->sc, node->id + 1, face, SW_INK, x + CARD_W / 2, y + 92, 64,
                     SW_BOLD | SW_MIDDLE)
            ->piece = node->piece;
    }
}

/* The face or the back of a card, with its place on the terminal. Gives the card's node. */
static struct sw_node *paint_card(const struct pen *p, uint32_t id, int card, int x, int y,
                                  int col, int row)
{
    char face[SW_MAX_TOKEN], glyph[SW_MAX_TOKEN + 2], spoken[SW_MAX_TOKEN * 2];
    struct sw_text say;
    struct sw_node *node =
        sw_add_rect(p->sc, id, card == NO_CARD ? SW_SHADE : SW_PAPER, x, y, CARD_W, CARD_H, 8);
    int number = card_value(tables(p->g), card);
    snprintf(face, sizeof face, "%d", number);
    snprintf(glyph, sizeof glyph, "[%s]", card == NO_CARD ? " " : card == SECRET ? "?" : face);
    sw_text_init(&say, spoken, sizeof spoken);
    sw_kind_speak(p->g, K_CARD, p->lang, card, &say);
    node->edge = SW_INK;
    node->height = card == NO_CARD ? SW_PRINTED : SW_LYING;
    sw_node_say(p->sc, node, spoken);
    sw_node_glyph(p->sc, node, col, row, glyph);
    paint_side(p, node, card, face);
    return node;
}

/* Stones side by side, and their numbers for the terminal. */
static void paint_stones(const struct pen *p, uint32_t id, const uint8_t *count, int x, int y,
                         int col, int row)
{
    static const char *const sign[STONES] = {"○", "●"};
    static const uint8_t material[STONES] = {SW_PAPER, SW_INK};
    for (int k = 0; k < STONES; k++) {
        char number[16], glyph[24];
        struct sw_node *disc =
            sw_add_disc(p->sc, id + (uint32_t)k, material[k], x + 60 * k, y, 13);
        snprintf(number, sizeof number, "%d", count[k]);
        snprintf(glyph, sizeof glyph, "%s%d", sign[k], count[k]);
        disc->edge = SW_INK;
        disc->height = SW_LYING;
        sw_node_say(p->sc, disc, word(p, W_STONE_WHITE + k));
        sw_node_glyph(p->sc, disc, col + 4 * k, row, glyph);
        sw_add_label(p->sc, id + 2 + (uint32_t)k, number, SW_INK, x + 18 + 60 * k, y + 9, 26,
                     0);
    }
}

static void caption(const struct pen *p, uint32_t id, int name, int x, int col)
{
    struct sw_node *node =
        sw_add_label(p->sc, id, word(p, name), SW_FAINT, x, TOP - 12, 20, SW_CAPS);
    sw_node_glyph(p->sc, node, col, 1, word(p, name));
}

static void paint_round(const struct pen *p)
{
    char now[16], all[16], line[SW_MAX_TOKEN * 2];
    struct sw_text text;
    snprintf(now, sizeof now, "%d", p->n->head.round);
    snprintf(all, sizeof all, "%d", p->n->head.option[OPT_ROUNDS]);
    sw_text_init(&text, line, sizeof line);
    sw_say(&text, p->g, p->lang, W_ROUND_OF, (const char *const[4]){now, all, "", ""});
    sw_node_glyph(p->sc, sw_add_label(p->sc, ID_ROUND, line, SW_INK, 40, 40, 26, SW_BOLD), 0, 0,
                  line);
}

/* Deck, dropped cards, bag, and the card that was just drawn. */
static void paint_middle(const struct pen *p)
{
    const struct null *n = p->n;
    char count[16];
    struct sw_node *node;
    int last = n->dropped_count ? n->dropped[n->dropped_count - 1] : NO_CARD;
    snprintf(count, sizeof count, "%d", n->deck_count);
    caption(p, ID_DECK, W_DECK, 40, 0);
    node = paint_card(p, ID_DECK + 1, n->deck_count ? SECRET : NO_CARD, 40, TOP, 0, 2);
    offer(p, node, SW_KIND_VERB, V_SWAP, V_SWAP, 0);
    sw_node_glyph(p->sc,
                  sw_add_label(p->sc, ID_DECK + 3, count, SW_FAINT, 146, TOP + CARD_H, 22, 0),
                  4, 2, count);
    caption(p, ID_DROPPED, W_DROPPED, 220, 12);
    paint_card(p, ID_DROPPED + 1, last, 220, TOP, 12, 2);
    caption(p, ID_BAG, W_BAG, 400, 24);
    node = sw_add_icon(p->sc, ID_BAG + 1, "null-bag", SW_WOOD, 400, TOP, 100, 100);
    sw_node_say(p->sc, node, word(p, W_DO_KEEP));
    offer(p, node, SW_KIND_VERB, V_KEEP, V_KEEP, 0);
    paint_stones(p, ID_BAG_STONES, n->bag, 413, TOP + 122, 24, 2);
    if (n->drawn == NO_CARD)
        return;
    node = paint_card(p, ID_DRAWN, n->drawn, 580, TOP, 36, 2);
    offer(p, node, K_WHICH, NEW, V_DROP, NEW);
}

/* The first `letters` of a name: there is no room for more. */
static void shorten(char *name, int letters)
{
    while (*name && (letters > 0 || (*name & 0xC0) == 0x80))
        letters -= (*name++ & 0xC0) != 0x80;
    *name = 0;
}

static void paint_seat(const struct pen *p, int seat)
{
    const struct null_seat *own = &p->n->seat[seat];
    uint32_t id = ID_SEAT + (uint32_t)seat * ID_PER_SEAT;
    int x = 40 + COLUMN * seat, row = 4 + seat;
    bool turn = p->n->head.waiting >> seat & 1;
    char name[SW_MAX_TOKEN * 2];
    struct sw_text text;
    struct sw_node *node;
    sw_text_init(&text, name, sizeof name);
    sw_scene_name(p->g, p->sc, seat, p->lang, &text);
    shorten(name, NAME_LETTERS);
    node =
        sw_add_label(p->sc, id, name, SW_SEAT_0 + seat, x, BOTTOM - 14, 26, turn ? SW_BOLD : 0);
    sw_node_glyph(p->sc, node, 2, row, name);
    if (turn)
        sw_add_glyph(p->sc, id + 1, SW_ACCENT, 0, row, ">");
    node = paint_card(p, id + 2, own->card, x, BOTTOM, 12, row);
    if (seat == p->seat)
        offer(p, node, K_WHICH, OLD, V_DROP, OLD);
    else
        offer(p, node, SW_KIND_SEAT, seat, V_PEEK, seat);
    paint_stones(p, id + 4, own->stones, x + 13, BOTTOM + CARD_H + 26, 24, row);
}

void null_scene(const struct sw_game *g, const struct sw_state *s, int seat, enum sw_lang lang,
                struct sw_scene *out)
{
    struct pen p = {g, null(s), seat, lang, out};
    int cols = out->wish.cols && out->wish.cols < CELLS ? out->wish.cols : CELLS;
    sw_scene_init(out, 40 + COLUMN * SEATS, 520, cols, 4 + s->seats);
    sw_add_rect(out, ID_TABLE, SW_TABLE, 0, 0, out->width, out->height, 0);
    paint_round(&p);
    paint_middle(&p);
    if (seat != SW_SPECTATOR)
        out->own = (struct sw_box){(int16_t)(20 + COLUMN * seat), BOTTOM - 44, COLUMN,
                                   (int16_t)(out->height - BOTTOM + 44)};
    for (int i = 0; i < s->seats; i++)
        paint_seat(&p, i);
}

/* ---- sentences ------------------------------------------------------------------- */

static void say_cards(const struct sw_game *g, enum sw_lang lang, int id, int first, int second,
                      struct sw_text *out)
{
    char name[2][SW_MAX_TOKEN * 2];
    struct sw_text text;
    sw_text_init(&text, name[0], sizeof name[0]);
    sw_kind_speak(g, K_CARD, lang, first, &text);
    sw_text_init(&text, name[1], sizeof name[1]);
    sw_kind_speak(g, K_CARD, lang, second, &text);
    sw_say(out, g, lang, id, (const char *const[4]){name[0], name[1], "", ""});
}

/* Who asks for himself is reminded of his card; else the phase has words of its own. */
void null_prompt(const struct sw_game *g, const struct sw_state *s, int seat, enum sw_lang lang,
                 const char *const *names, struct sw_text *out)
{
    (void)names;
    if (seat != SW_SPECTATOR && s->phase == TURN)
        say_cards(g, lang, W_ASK_TURN_CARD, null(s)->seat[seat].card, NO_CARD, out);
}

/* Dropping says to which cards it happens; other verbs have their templates. */
void null_say_drop(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    int old = p->n->seat[a->seat].card, new = p->n->drawn;
    say_cards(p->g, p->lang, W_DO_DROP_OLD + a->a, a->a == OLD ? old : new,
              a->a == OLD ? new : old, out);
}

void null_label(const struct sw_game *g, const struct sw_state *s, const struct sw_action *a,
                enum sw_lang lang, const char *const *names, struct sw_text *out)
{
    struct pen p = {g, null(s), a->seat, lang, NULL};
    (void)names;
    null_verbs[a->verb].speak(&p, a, out);
}
