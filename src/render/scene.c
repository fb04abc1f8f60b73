/* SPDX-License-Identifier: MIT */
/* scene.c - filling the flat list of nodes that every front end draws.
 *
 * A view never has to ask whether there is room: when the scene is full, what does not fit
 * goes into the last node, which is not counted, and `full` tells the tests. */
#include "spielwerk_scene.h"

#include <string.h>

void sw_scene_init(struct sw_scene *sc, int width, int height, int cols, int rows)
{
    sc->width = (int16_t)width;
    sc->height = (int16_t)height;
    sc->heart = 0;
    sc->cols = (int16_t)cols;
    sc->rows = (int16_t)rows;
    sc->own = (struct sw_box){0, 0, 0, 0};
    sc->nodes = sc->points = 0;
    sc->chars = 1; /* offset 0 means "no text" */
    sc->text[0] = '\0';
    sc->full = false;
}

uint32_t sw_scene_text(struct sw_scene *sc, const char *s)
{
    size_t size = s ? strlen(s) + 1 : 0;
    uint32_t at = sc->chars;

    if (size <= 1)
        return 0;
    if (size > SW_MAX_CHARS - sc->chars) {
        sc->full = true;
        return 0;
    }
    memcpy(sc->text + at, s, size);
    sc->chars += (uint32_t)size;
    return at;
}

struct sw_node *sw_add(struct sw_scene *sc, int type, uint64_t id, int material)
{
    struct sw_node *n = &sc->node[sc->nodes];

    if (sc->nodes == SW_MAX_NODES - 1)
        sc->full = true;
    else
        sc->nodes++;
    *n = (struct sw_node){
        .id = id, .type = (uint8_t)type, .material = (uint8_t)material, .row = -1, .col = -1};
    return n;
}

struct sw_node *sw_add_group(struct sw_scene *sc, uint64_t id, const char *say)
{
    struct sw_node *n = sw_add(sc, SW_GROUP, id, SW_CLEAR);

    sw_node_say(sc, n, say);
    return n;
}

static struct sw_node *place(struct sw_node *n, int x, int y, int w, int h, int r)
{
    n->x = (int16_t)x;
    n->y = (int16_t)y;
    n->w = (int16_t)w;
    n->h = (int16_t)h;
    n->r = (int16_t)r;
    return n;
}

struct sw_node *sw_add_rect(struct sw_scene *sc, uint64_t id, int material, int x, int y, int w,
                            int h, int r)
{
    return place(sw_add(sc, SW_RECT, id, material), x, y, w, h, r);
}

struct sw_node *sw_add_disc(struct sw_scene *sc, uint64_t id, int material, int x, int y, int r)
{
    return place(sw_add(sc, SW_DISC, id, material), x, y, 0, 0, r);
}

struct sw_node *sw_add_icon(struct sw_scene *sc, uint64_t id, const char *symbol, int material,
                            int x, int y, int w, int h)
{
    struct sw_node *n = place(sw_add(sc, SW_ICON, id, material), x, y, w, h, 0);

    n->text = sw_scene_text(sc, symbol);
    return n;
}

struct sw_node *sw_add_label(struct sw_scene *sc, uint64_t id, const char *text, int material,
                             int x, int y, int size, int flags)
{
    struct sw_node *n = place(sw_add(sc, SW_LABEL, id, material), x, y, 0, size, 0);

    n->text = sw_scene_text(sc, text);
    n->flags = (uint16_t)flags;
    return n;
}

struct sw_node *sw_add_shape(struct sw_scene *sc, uint64_t id, int type, int material, int x,
                             int y, const int16_t (*point)[2], int points)
{
    struct sw_node *n = place(sw_add(sc, type, id, material), x, y, 0, 0, 0);

    if (points > SW_MAX_POINTS - sc->points) {
        sc->full = true;
        return n;
    }
    memcpy(sc->point[sc->points], point, (size_t)points * sizeof *point);
    n->first = (uint16_t)sc->points;
    n->points = (uint16_t)points;
    sc->points += points;
    return n;
}

struct sw_node *sw_add_glyph(struct sw_scene *sc, uint64_t id, int material, int col, int row,
                             const char *glyph)
{
    struct sw_node *n = sw_add(sc, SW_LABEL, id, material);

    n->x = n->y = SW_NOWHERE;
    sw_node_glyph(sc, n, col, row, glyph);
    return n;
}

void sw_node_mark(struct sw_node *n, int kind, int value)
{
    sw_node_mark2(n, kind, value, SW_KIND_NONE, 0);
}

void sw_node_mark2(struct sw_node *n, int kind, int value, int kind2, int value2)
{
    n->mark = (struct sw_mark){(uint8_t)kind, (uint8_t)kind2, (int16_t)value, (int16_t)value2};
}

bool sw_node_mark_closed(struct sw_scene *sc, struct sw_node *n, int kind, int value)
{
    if (n->mark.kind != SW_KIND_NONE)
        return false;
    for (int i = 0; i < sc->nodes; i++)
        if (sc->node[i].mark.kind == kind && sc->node[i].mark.value == value)
            return false;
    sw_node_mark(n, kind, value);
    return true;
}

void sw_node_say(struct sw_scene *sc, struct sw_node *n, const char *say)
{
    n->say = sw_scene_text(sc, say);
}

void sw_node_glyph(struct sw_scene *sc, struct sw_node *n, int col, int row, const char *glyph)
{
    n->glyph = sw_scene_text(sc, glyph);
    n->col = (int16_t)col;
    n->row = (int16_t)row;
}

static bool means(const struct sw_game *g, int kind, int value, const struct sw_action *a)
{
    const int16_t argument[3] = {a->a, a->b, a->c};
    const uint8_t *kinds = g->verbs[a->verb].kind;

    if (kind == SW_KIND_NONE)
        return false;
    if (kind == SW_KIND_VERB)
        return a->verb == value;
    for (int i = 0; i < 3 && kinds[i] != SW_KIND_NONE; i++)
        if (kinds[i] == kind && argument[i] == value)
            return true;
    return false;
}

bool sw_mark_fits(const struct sw_game *g, const struct sw_mark *mark,
                  const struct sw_action *a)
{
    return means(g, mark->kind, mark->value, a) &&
           (mark->kind2 == SW_KIND_NONE || means(g, mark->kind2, mark->value2, a));
}

void sw_scene_name(const struct sw_game *g, const struct sw_scene *sc, int seat,
                   enum sw_lang lang, struct sw_text *out)
{
    sw_seat_say(g, lang, seat, sc->wish.names, out);
}
