/* SPDX-License-Identifier: MIT */
/* things.c - ids of a picture belong to things: through a whole match the same id is the same
 * kind of thing, what is no piece stays where it is, and pieces move. */
#include <string.h>

#include "every.h"

#define COUNT(array) (int)(sizeof array / sizeof *array)

enum { THINGS_MAX = 1 << 16, LOOKS = 60, ENOUGH_ACTIONS = 100 };

/* What an id stood for when it was seen first. */
struct thing {
    uint64_t id;
    uint64_t look; /* symbol or outline */
    uint32_t piece;
    uint8_t type;
    int16_t x, y;
    bool moved;
};

static struct thing things[THINGS_MAX];
static int thing_count, moved;

static uint64_t add_bytes(uint64_t hash, const void *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ ((const uint8_t *)bytes)[i]) * 0x100000001B3;
    return hash;
}

/* The symbol of an icon, and the outline of what is no piece: the map may grow. */
static uint64_t look_of(const struct sw_scene *sc, const struct sw_node *n)
{
    const char *text = sc->text + n->text;
    uint64_t hash = 0xCBF29CE484222325;

    if (n->type == SW_ICON)
        return add_bytes(hash, text, strlen(text));
    if ((n->type == SW_POLYGON || n->type == SW_LINE) && !n->piece)
        return add_bytes(hash, sc->point[n->first], sizeof sc->point[0] * n->points);
    return hash;
}

static struct thing thing_of(const struct sw_scene *sc, const struct sw_node *n)
{
    bool screen = n->x == SW_NOWHERE; /* of the terminal only */

    return (struct thing){.id = n->id,
                          .look = look_of(sc, n),
                          .piece = n->piece,
                          .type = n->type,
                          .x = screen ? n->col : n->x,
                          .y = screen ? n->row : n->y};
}

/* The place of this id in `things`, or of the first free one behind it. */
static struct thing *find(uint64_t id)
{
    uint64_t at = (id ^ id >> 32) % THINGS_MAX;

    while (things[at].type != SW_GROUP && things[at].id != id)
        at = (at + 1) % THINGS_MAX;
    return &things[at];
}

static bool same_thing(struct spot *p, struct thing *seen, const struct thing *now)
{
    const char *id = now->piece ? "piece" : "furniture";

    if (seen->type != now->type || seen->look != now->look || seen->piece != now->piece)
        return broken(p, "%s %llx is another kind of thing than before (type %d, was %d)", id,
                      (unsigned long long)now->id, now->type, seen->type);
    if (seen->x == now->x && seen->y == now->y)
        return true;
    if (!now->piece)
        return broken(p, "furniture %llx went from %d %d to %d %d", (unsigned long long)now->id,
                      seen->x, seen->y, now->x, now->y);
    moved += !seen->moved;
    seen->moved = true;
    return true;
}

static bool look_at(struct spot *p, const struct sw_scene *sc)
{
    for (int i = 0; i < sc->nodes; i++) {
        struct thing now = thing_of(sc, &sc->node[i]), *seen = find(now.id);
        if (now.type == SW_GROUP)
            continue;
        if (seen->type != SW_GROUP && !same_thing(p, seen, &now))
            return false;
        if (seen->type != SW_GROUP)
            continue;
        *seen = now;
        if (++thing_count == THINGS_MAX - 1)
            return broken(p, "too many things");
    }
    return true;
}

/* Looks at the match again from its beginning, always with the same eyes. */
static bool ids_belong_to_things(struct spot *p)
{
    static struct sw_scene scene;
    union sw_any_state full, known;
    int length = p->match ? sw_match_length(p->match) : 0, step = 1 + length / LOOKS;

    if (!p->match)
        return true;
    memset(things, 0, sizeof things);
    thing_count = moved = 0;
    for (int ply = 0; ply <= length; ply++) {
        if (ply == 0)
            sw_match_at(p->match, 0, &full.head, NULL);
        else
            sw_match_step(p->match, ply - 1, &full.head, NULL);
        if (ply % step)
            continue;
        known = full;
        sw_censor(p->g, &known.head, length % full.head.seats);
        memset(&scene.wish, 0, sizeof scene.wish);
        p->g->view.scene(p->g, &known.head, length % full.head.seats, SW_EN, &scene);
        if (!look_at(p, &scene))
            return false;
    }
    return moved || length < ENOUGH_ACTIONS || broken(p, "no piece ever moves");
}

const struct property thing_properties[] = {
    {"ids belong to things", AT_END, ids_belong_to_things},
};
const int thing_property_count = COUNT(thing_properties);
