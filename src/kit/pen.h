/* SPDX-License-Identifier: MIT */
/* pen.h - the pen a game's picture is drawn with: nodes with ids, texts that fit, and marks on
 * what may be clicked.
 *
 * Ids of nodes are made of what a thing is, never of its place in a list. Furniture (ground,
 * frames, captions, numbers) is what it looks like at its place: it never moves. A part of a
 * piece is which piece, and what the part looks like: it keeps its id wherever the piece goes.
 * One of several pieces that are alike cannot be told from the others, so its place is part of
 * the id, and who shows the picture finds out which one went where. What may be clicked is
 * asked of the rules, never decided by a drawing.
 *
 * A game's view.h says what its pen holds besides, and then includes this:
 *
 *     #define PEN_OWN                    \
 *         const struct game_tables *t;  \
 *         const struct game *m;
 *     #include "kit/pen.h" */
#ifndef KIT_PEN_H
#define KIT_PEN_H

#include <stdio.h>
#include <string.h>

#include "kit/type.h"
#include "spielwerk_match.h"
#include "spielwerk_scene.h"

#ifndef PEN_OWN
#error "define PEN_OWN, the fields of the game's own, before including kit/pen.h"
#endif

/* Whose nodes come next. */
enum pen_role { PEN_FURNITURE, PEN_PIECE, PEN_ALIKE };

struct pen_whose {
    uint32_t owner;
    enum pen_role role;
};

enum { PEN_IDS = 2 * SW_MAX_NODES };

struct pen {
    const struct sw_game *g;
    const struct sw_state *s;
    struct sw_scene *sc;
    enum sw_lang lang;
    const char *const *names; /* of the players; NULL: none are known */
    int seat;                 /* whose eyes */
    int shown;                /* whose things are shown large */
    struct pen_whose whose;
    /* What a click means that leaves several actions open; NULL: the kind's own words. */
    void (*say_mark)(const struct pen *p, int kind, int value, struct sw_text *out);
    PEN_OWN
    int legal_count;
    struct sw_action legal[SW_MAX_ACTIONS];
    uint16_t taken[PEN_IDS]; /* by id: the node that has it, counted from 1 */
};

/* ---- taking it up ------------------------------ */

/* To speak: nothing can be drawn yet, and nothing may be clicked. */
static inline void pen_open(struct pen *p, const struct sw_game *g, const struct sw_state *s,
                            enum sw_lang lang, const char *const *names)
{
    p->g = g;
    p->s = s;
    p->sc = NULL;
    p->lang = lang;
    p->names = names;
    p->seat = p->shown = SW_SPECTATOR;
    p->whose = (struct pen_whose){0, PEN_FURNITURE};
    p->say_mark = NULL;
    p->legal_count = 0;
}

/* To draw: an empty page for these eyes, with what they may click. `current` is shown large
 * to a spectator. What lies left of `heart`, board and own area, comes first on small screens.
 */
static inline void pen_page(struct pen *p, struct sw_scene *out, int seat, int current,
                            int width, int height, int heart)
{
    p->sc = out;
    p->seat = seat;
    p->shown = seat == SW_SPECTATOR ? current : seat;
    if (seat != SW_SPECTATOR)
        p->legal_count = sw_legal(p->g, p->s, seat, p->legal);
    memset(p->taken, 0, sizeof p->taken);
    sw_scene_init(out, width, height, 0, 0); /* the terminal measures itself */
    out->heart = (int16_t)heart;
}

/* The next group is this owner's, and what follows is furniture. */
static inline void pen_owner(struct pen *p, int owner)
{
    p->whose = (struct pen_whose){(uint32_t)owner, PEN_FURNITURE};
}

/* The next nodes are parts of this piece. Returns what pen_back() goes on with. */
static inline struct pen_whose pen_piece(struct pen *p, int piece)
{
    struct pen_whose before = p->whose;

    p->whose = (struct pen_whose){(uint32_t)piece, PEN_PIECE};
    return before;
}

/* Each of the next nodes is a piece of this sort, and one is as good as another. */
static inline struct pen_whose pen_alike(struct pen *p, int sort)
{
    struct pen_whose before = pen_piece(p, sort);

    p->whose.role = PEN_ALIKE;
    return before;
}

static inline void pen_back(struct pen *p, struct pen_whose before)
{
    p->whose = before;
}

/* Here lie the things of the seat that looks, hand and all. */
static inline void pen_own(struct pen *p, int x, int y, int w, int h)
{
    if (p->seat != SW_SPECTATOR)
        p->sc->own = (struct sw_box){(int16_t)x, (int16_t)y, (int16_t)w, (int16_t)h};
}

/* ---- ids ------------------------------ */

static inline uint64_t pen_mix(uint64_t id, int64_t n)
{
    id = (id ^ (uint64_t)n) + 0x9E3779B97F4A7C15;
    id = (id ^ id >> 30) * 0xBF58476D1CE4E5B9;
    return id ^ id >> 27;
}

static inline uint64_t pen_mix_text(uint64_t id, const char *s)
{
    for (; *s; s++)
        id = pen_mix(id, *s);
    return id;
}

/* The place in `taken` of the node that has this id, or where it would be. */
static inline int pen_find(const struct pen *p, uint64_t id)
{
    int at = (int)(id % PEN_IDS);

    while (p->taken[at] && p->sc->node[p->taken[at] - 1].id != id)
        at = (at + 1) % PEN_IDS;
    return at;
}

/* Name the node just added, which looks like `id`; the second of its kind gets another id. */
static inline struct sw_node *pen_named(struct pen *p, struct sw_node *n, uint64_t id)
{
    bool moves = p->whose.role != PEN_FURNITURE && n->type != SW_GROUP;

    id = pen_mix(id, n->type);
    if (moves || n->type == SW_GROUP)
        id = pen_mix(pen_mix(id, p->whose.owner), n->material);
    if (!(p->whose.role == PEN_PIECE || n->type == SW_GROUP))
        id = pen_mix(pen_mix(id, n->x), n->y);
    int at = pen_find(p, id);
    while (p->taken[at]) {
        id = pen_mix(id, 1);
        at = pen_find(p, id);
    }
    n->id = id;
    n->piece = moves ? p->whose.owner : 0;
    if (!p->sc->full)
        p->taken[at] = (uint16_t)p->sc->nodes;
    return n;
}

/* ---- nodes ------------------------------ */

static inline void pen_group(struct pen *p, const char *say)
{
    pen_named(p, sw_add_group(p->sc, 0, say), 0);
}

static inline struct sw_node *pen_rect(struct pen *p, int material, int x, int y, int w, int h,
                                       int r)
{
    return pen_named(p, sw_add_rect(p->sc, 0, material, x, y, w, h, r), 0);
}

/* A piece of card or paper that lies on the table. */
static inline struct sw_node *pen_card(struct pen *p, int material, int x, int y, int w, int h,
                                       int r)
{
    struct sw_node *n = pen_rect(p, material, x, y, w, h, r);

    n->edge = SW_INK;
    n->height = SW_LYING;
    return n;
}

static inline struct sw_node *pen_disc(struct pen *p, int material, int x, int y, int r)
{
    return pen_named(p, sw_add_disc(p->sc, 0, material, x, y, r), 0);
}

/* A polygon or a line around x, y. What is no piece is told from others by its points, too. */
static inline struct sw_node *pen_outline(struct pen *p, int type, int material, int x, int y,
                                          const int16_t (*point)[2], int points)
{
    struct sw_node *n = sw_add_shape(p->sc, 0, type, material, x, y, point, points);
    uint64_t id = 0;

    for (int i = 0; i < points && p->whose.role == PEN_FURNITURE; i++)
        id = pen_mix(pen_mix(id, point[i][0]), point[i][1]);
    return pen_named(p, n, id);
}

/* A symbol that all games share: "star". */
static inline struct sw_node *pen_common(struct pen *p, const char *symbol, int material, int x,
                                         int y, int w, int h)
{
    return pen_named(p, sw_add_icon(p->sc, 0, symbol, material, x, y, w, h),
                     pen_mix_text(0, symbol));
}

/* A symbol of this game's art: "house" is its "GAME-house". */
static inline struct sw_node *pen_icon(struct pen *p, const char *symbol, int material, int x,
                                       int y, int w, int h)
{
    char name[2 * SW_MAX_TOKEN];

    snprintf(name, sizeof name, "%s-%s", p->g->id, symbol);
    return pen_common(p, name, material, x, y, w, h);
}

/* Symbols that come in kinds: "good-2". */
static inline struct sw_node *pen_icon_of(struct pen *p, const char *family, int index,
                                          int material, int x, int y, int w, int h)
{
    char symbol[SW_MAX_TOKEN];

    snprintf(symbol, sizeof symbol, "%s-%d", family, index);
    return pen_icon(p, symbol, material, x, y, w, h);
}

/* ---- words and numbers ------------------------------ */

static inline const char *pen_word(const struct pen *p, int word)
{
    return sw_words(p->g, word, p->lang);
}

static inline struct sw_node *pen_text(struct pen *p, const char *text, int material, int x,
                                       int y, int size, int flags)
{
    return pen_named(p, sw_add_label(p->sc, 0, text, material, x, y, size, flags), 0);
}

/* As pen_text, in a smaller type if it would be wider than `width`, or cut if it still is. */
static inline struct sw_node *pen_fit(struct pen *p, const char *text, int material, int x,
                                      int y, int size, int flags, int width)
{
    char cut[TYPE_CUT];

    if (flags & SW_CAPS) /* spaced capitals run wide */
        width = width * 3 / 4;
    text = type_fit(text, &size, flags, width, cut);
    return pen_text(p, text, material, x, y, size, flags);
}

static inline struct sw_node *pen_number(struct pen *p, int n, int material, int x, int y,
                                         int size, int flags)
{
    char text[16];

    snprintf(text, sizeof text, "%d", n);
    return pen_text(p, text, material, x, y, size, flags);
}

/* A glyph of the terminal's picture. */
static inline struct sw_node *pen_glyph(struct pen *p, int material, int col, int row,
                                        const char *glyph)
{
    return pen_named(p, sw_add_glyph(p->sc, 0, material, col, row, glyph),
                     pen_mix(pen_mix(0, col), row));
}

/* ---- what may be clicked ------------------------------ */

/* How many legal actions fit a click; the first of them in *first. */
static inline int pen_fitting(const struct pen *p, const struct sw_mark *mark,
                              const struct sw_action **first)
{
    int n = 0;

    for (int i = 0; i < p->legal_count; i++)
        if (sw_mark_fits(p->g, mark, &p->legal[i]) && n++ == 0)
            *first = &p->legal[i];
    return n;
}

static inline bool pen_may(const struct pen *p, int kind, int value)
{
    const struct sw_mark mark = {.kind = (uint8_t)kind, .value = (int16_t)value};
    const struct sw_action *first;

    return pen_fitting(p, &mark, &first) > 0;
}

/* The only legal action that fits a click; NULL: there is none, or more. */
static inline const struct sw_action *pen_only(const struct pen *p, int kind, int value)
{
    const struct sw_mark mark = {.kind = (uint8_t)kind, .value = (int16_t)value};
    const struct sw_action *first = NULL;

    return pen_fitting(p, &mark, &first) == 1 ? first : NULL;
}

static inline void pen_say_mark(const struct pen *p, int kind, int value, struct sw_text *out)
{
    if (p->say_mark)
        p->say_mark(p, kind, value, out);
    else
        sw_kind_speak(p->g, kind, p->lang, value, out);
}

/* May this be clicked now? Then the node gets the mark, and says what the click would do. */
static inline bool pen_mark_pair(struct pen *p, struct sw_node *n, int kind, int value,
                                 int kind2, int value2)
{
    const struct sw_mark mark = {(uint8_t)kind, (uint8_t)kind2, (int16_t)value,
                                 (int16_t)value2};
    const struct sw_action *first = NULL;
    int fits = pen_fitting(p, &mark, &first);
    char say[512];
    struct sw_text text;

    if (!fits)
        return false;
    sw_text_init(&text, say, sizeof say);
    if (fits == 1)
        sw_action_label(p->g, p->s, first, p->lang, p->names, &text);
    else
        pen_say_mark(p, kind, value, &text);
    n->mark = mark;
    sw_node_say(p->sc, n, say);
    return true;
}

/* It cannot be clicked now: whoever tries is told why. */
static inline void pen_closed(struct pen *p, struct sw_node *n, int kind, int value)
{
    char say[512];
    struct sw_text text;

    if (!p->legal_count || kind == SW_KIND_VERB ||
        !sw_node_mark_closed(p->sc, n, kind, value) || n->say)
        return;
    sw_text_init(&text, say, sizeof say);
    pen_say_mark(p, kind, value, &text);
    sw_node_say(p->sc, n, say);
}

/* The same for a verb that stands there by name, such as a row of a price list. */
static inline void pen_closed_verb(struct pen *p, struct sw_node *n, int verb, const char *say)
{
    if (p->legal_count && !pen_may(p, SW_KIND_VERB, verb) &&
        sw_node_mark_closed(p->sc, n, SW_KIND_VERB, verb))
        sw_node_say(p->sc, n, say);
}

/* A mark without a ring, open or closed; open? */
static inline bool pen_mark_quiet(struct pen *p, struct sw_node *n, int kind, int value)
{
    bool may = pen_mark_pair(p, n, kind, value, SW_KIND_NONE, 0);

    if (!may)
        pen_closed(p, n, kind, value);
    return may;
}

/* The same with a ring around what is open. */
static inline bool pen_mark(struct pen *p, struct sw_node *n, int kind, int value)
{
    if (!pen_mark_quiet(p, n, kind, value))
        return false;
    n->flags |= SW_GLOW;
    return true;
}

#endif
