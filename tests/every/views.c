/* SPDX-License-Identifier: MIT */
/* views.c - what a seat gets to see: pictures that fit together and give nothing away. */
#include <stdlib.h>
#include <string.h>

#include "every.h"

#define COUNT(array) (int)(sizeof array / sizeof *array)

static struct sw_scene scene_here, scene_there;

static void look(const struct spot *p, const struct sw_state *full, int seat, int lang,
                 union sw_any_state *known, struct sw_scene *scene)
{
    memcpy(known, full, p->g->state_size);
    sw_censor(p->g, &known->head, seat);
    memset(scene, 0, sizeof *scene);
    p->g->view.scene(p->g, &known->head, seat, (enum sw_lang)lang, scene);
}

static int by_id(const void *x, const void *y)
{
    uint64_t a = *(const uint64_t *)x, b = *(const uint64_t *)y;
    return (a > b) - (a < b);
}

/* No number twice among n; 0 counts as no number. */
static bool all_different(uint64_t *number, int n, uint64_t *twice)
{
    qsort(number, (size_t)n, sizeof *number, by_id);
    for (int i = 1; i < n; i++)
        if (number[i] && number[i] == number[i - 1]) {
            *twice = number[i];
            return false;
        }
    return true;
}

static bool nodes_are_unique(struct spot *p, const struct sw_scene *scene)
{
    static uint64_t id[SW_MAX_NODES], mark[SW_MAX_NODES];
    uint64_t twice;
    int marks = 0;
    for (int i = 0; i < scene->nodes; i++) {
        const struct sw_mark *m = &scene->node[i].mark;
        id[i] = scene->node[i].id;
        if (m->kind != SW_KIND_NONE)
            mark[marks++] = (uint64_t)m->kind2 << 48 | (uint64_t)(uint16_t)m->value2 << 32 |
                            (uint64_t)m->kind << 16 | (uint16_t)m->value;
    }
    if (!all_different(id, scene->nodes, &twice))
        return broken(p, "two nodes have the id %u", (unsigned)twice);
    return all_different(mark, marks, &twice) ||
           broken(p, "two nodes mean kind %u value %u", (unsigned)(twice >> 16) & 0xff,
                  (unsigned)twice & 0xffff);
}

/* What may be clicked says what it is, and means an action that is on offer. */
static bool marks_make_sense(struct spot *p, const struct sw_scene *scene)
{
    for (int i = 0; i < scene->nodes; i++) {
        const struct sw_node *n = &scene->node[i];
        bool fits = false;
        if (n->mark.kind == SW_KIND_NONE)
            continue;
        if (!n->say || !scene->text[n->say])
            return broken(p, "node %u may be clicked but says nothing", (unsigned)n->id);
        for (int k = 0; k < p->legal_count; k++)
            fits = fits || sw_mark_fits(p->g, &n->mark, &p->legal[k]);
        if ((n->flags & SW_GLOW) && !fits)
            return broken(p, "node %u glows but no action fits", (unsigned)n->id);
    }
    return true;
}

/* Clicking everything that fits an action leaves that action alone. */
static bool actions_are_clickable(struct spot *p, const struct sw_scene *scene)
{
    for (int k = 0; k < p->legal_count; k++) {
        int left = 0;
        for (int other = 0; other < p->legal_count; other++) {
            bool fits = true, any = false;
            for (int i = 0; i < scene->nodes && fits; i++) {
                const struct sw_mark *m = &scene->node[i].mark;
                if (m->kind == SW_KIND_NONE || !sw_mark_fits(p->g, m, &p->legal[k]))
                    continue;
                any = true;
                fits = sw_mark_fits(p->g, m, &p->legal[other]);
            }
            left += fits && any;
        }
        if (left != 1)
            return broken(p, "clicking for verb %s (%d %d) leaves %d actions",
                          p->g->verbs[p->legal[k].verb].name, p->legal[k].a, p->legal[k].b,
                          left);
    }
    return true;
}

static bool scene_is_sound(struct spot *p)
{
    union sw_any_state known;
    for (int lang = 0; lang < SW_LANGS; lang++) {
        look(p, p->s, p->seat, lang, &known, &scene_here);
        if (scene_here.full || scene_here.nodes == 0)
            return broken(p, "%d nodes, full: %d", scene_here.nodes, scene_here.full);
        if (!nodes_are_unique(p, &scene_here) || !marks_make_sense(p, &scene_here) ||
            !actions_are_clickable(p, &scene_here))
            return false;
    }
    return true;
}

/* Whoever plays has a place of their own on the page, and nobody else. */
static bool own_place_is_inside(struct spot *p, const struct sw_scene *sc)
{
    struct sw_box own = sc->own;
    if (p->seat == SW_SPECTATOR)
        return own.w == 0 || broken(p, "a spectator has a place of their own");
    if (own.w > 0 && own.h > 0 && own.x >= 0 && own.y >= 0 && own.x + own.w <= sc->width &&
        own.y + own.h <= sc->height)
        return true;
    return broken(p, "own place %d %d %d %d", own.x, own.y, own.w, own.h);
}

static bool scene_stays_inside(struct spot *p)
{
    union sw_any_state known;
    look(p, p->s, p->seat, SW_DE, &known, &scene_here);
    if (!own_place_is_inside(p, &scene_here))
        return false;
    for (int i = 0; i < scene_here.nodes; i++) {
        const struct sw_node *n = &scene_here.node[i];
        bool picture = n->x != SW_NOWHERE && n->type != SW_GROUP;
        if (picture &&
            (n->x < 0 || n->y < 0 || n->x > scene_here.width || n->y > scene_here.height))
            return broken(p, "node %u at %d %d is off the board", (unsigned)n->id, n->x, n->y);
        if (n->row >= 0 && n->glyph &&
            (n->row >= scene_here.rows || n->col < 0 || n->col >= scene_here.cols))
            return broken(p, "node %u is off the screen", (unsigned)n->id);
    }
    return true;
}

static bool same_words(const struct spot *p, const union sw_any_state *x,
                       const union sw_any_state *y, int seat)
{
    char here[512], there[512];
    struct sw_text a, b;
    sw_text_init(&a, here, sizeof here);
    sw_text_init(&b, there, sizeof there);
    if (x->head.over)
        return true;
    sw_prompt_say(p->g, &x->head, seat, SW_EN, NULL, &a);
    sw_prompt_say(p->g, &y->head, seat, SW_EN, NULL, &b);
    return strcmp(here, there) == 0;
}

/* Two worlds that differ only in what a seat cannot know look alike to it: bytes, picture,
 * words, actions. */
static bool worlds_look_alike(struct spot *p)
{
    static struct sw_action here[SW_MAX_ACTIONS], there[SW_MAX_ACTIONS];
    for (int seat = SW_SPECTATOR; seat < p->s->seats; seat++) {
        union sw_any_state world, x, y;
        memcpy(&world, p->s, p->g->state_size);
        sw_censor(p->g, &world.head, seat);
        sw_resample(p->g, &world.head, seat, p->luck);
        look(p, p->s, seat, SW_EN, &x, &scene_here);
        look(p, &world.head, seat, SW_EN, &y, &scene_there);
        if (memcmp(&x, &y, p->g->state_size) != 0)
            return differ(p, "what a seat knows", &x.head, &y.head);
        if (memcmp(&scene_here, &scene_there, sizeof scene_here) != 0)
            return broken(p, "picture of seat %d", seat);
        if (!same_words(p, &x, &y, seat))
            return broken(p, "words of seat %d", seat);
        int n = sw_legal(p->g, &x.head, seat, here);
        int k = sw_legal(p->g, &y.head, seat, there);
        if (n != k || memcmp(here, there, sizeof *here * (size_t)n) != 0)
            return broken(p, "actions of seat %d", seat);
    }
    return true;
}

static bool obvious_is_legal(struct spot *p)
{
    struct sw_action a;
    union sw_any_state known;
    if (!p->g->view.obvious || p->seat < 0)
        return true;
    memcpy(&known, p->s, p->g->state_size);
    sw_censor(p->g, &known.head, p->seat);
    if (!p->g->view.obvious(p->g, &known.head, p->seat, &a))
        return true;
    return sw_check(p->g, p->s, &a) == 0 || broken(p, "verb %d", a.verb);
}

/* Look at it, play on it; false if that leads to a position that cannot be. */
static bool play_on(struct spot *p, const union sw_any_state *state)
{
    static struct sw_action legal[SW_MAX_ACTIONS];
    static struct sw_events ev;
    union sw_any_state known, next;
    uint8_t place[SW_MAX_SEATS];
    struct sw_scores scores;
    p->g->rules.rank(p->g, &state->head, place);
    p->g->rules.score(p->g, &state->head, 0, &scores);
    for (int seat = SW_SPECTATOR; seat < state->head.seats; seat++) {
        look(p, &state->head, seat, SW_DE, &known, &scene_here);
        int n = sw_legal(p->g, &state->head, seat, legal);
        for (int i = 0; i < n; i++) {
            next = *state;
            sw_apply(p->g, &next.head, &legal[i], &ev);
            const char *wrong = sw_verify(p->g, &next.head);
            if (wrong)
                return broken(p, "after damage and %s: %s", p->g->verbs[legal[i].verb].name,
                              wrong);
        }
        sw_resample(p->g, &known.head, seat, p->luck);
    }
    return true;
}

/* Change some bytes: verify notices, or what comes out can be looked at and played. What goes
 * wrong here is found by the sanitizers. */
static bool damage_is_noticed_or_harmless(struct spot *p)
{
    size_t head = offsetof(struct sw_state, ply), size = p->g->state_size - head;
    for (int i = 0; i < 60; i++) {
        union sw_any_state hurt;
        memcpy(&hurt, p->s, p->g->state_size);
        for (uint32_t n = 1 + sw_rng_below(p->luck, 3); n; n--) {
            uint8_t *byte = &hurt.bytes[head + sw_rng_below(p->luck, (uint32_t)size)];
            uint32_t how = sw_rng_word(p->luck);
            *byte = (uint8_t)((how & 1 ? *byte + (how & 2) - 1u : how >> 8) & 255);
        }
        if (!sw_verify(p->g, &hurt.head) && !play_on(p, &hurt))
            return false;
    }
    return true;
}

const struct property view_properties[] = {
    {"scenes are sound", SOMETIMES, scene_is_sound},
    {"scenes stay inside", SOMETIMES, scene_stays_inside},
    {"worlds a seat cannot tell apart look alike", SOMETIMES, worlds_look_alike},
    {"damage is noticed or harmless", SELDOM, damage_is_noticed_or_harmless},
    {"the obvious action is legal", ALWAYS, obvious_is_legal},
};
const int view_property_count = COUNT(view_properties);
