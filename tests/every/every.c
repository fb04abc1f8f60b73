/* SPDX-License-Identifier: MIT */
/* every.c - random matches of every game, with every property asked on the way.
 *
 *   every [GAME]     SPIELWERK_EFFORT=short for a quick look */
#include "every.h"

#include "ai/ai.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PROPERTIES_MAX = 64, SETUPS_MAX = 256, FEWEST_LIGHT = 5 };

/* Matches per seat count and option set: the cheap questions, and with the dear ones. Games
 * with many option sets, long matches, or large states, play fewer of them. */
static int light_matches = 1000, full_matches = 6;
static bool quick;
static uint32_t enough_actions = 3000000; /* of a game, in all */

static int passed, failed;
static uint64_t all_actions;

struct asked {
    const struct property *property[PROPERTIES_MAX];
    bool failed[PROPERTIES_MAX];
    int count;
};

static void add_properties(struct asked *q, const struct property *list, int n)
{
    for (int i = 0; i < n && q->count < PROPERTIES_MAX; i++)
        q->property[q->count++] = &list[i];
}

static void ask(struct asked *q, enum often often, struct spot *p)
{
    for (int i = 0; i < q->count; i++) {
        if (q->failed[i] || q->property[i]->often != often)
            continue;
        p->why[0] = 0;
        about_to(q->property[i]->name, p);
        if (q->property[i]->holds(p))
            continue;
        q->failed[i] = true;
        tell_failure(q->property[i]->name, p);
    }
}

/* Somebody who can go forward, -1 if nobody can; and all that he may do. */
static int some_waiting_seat(const struct sw_game *g, const struct sw_state *s,
                             struct sw_rng *luck, struct sw_action *legal, int *count)
{
    int seat = (int)sw_rng_below(luck, s->seats);
    *count = 0;
    if (!sw_forward_next(g, s, &seat, legal))
        return -1;
    *count = sw_legal(g, s, seat, legal);
    return seat;
}

/* The bot's choice, as one of the legal actions; seldom any of them, so that steps back are
 * seen, too. */
static const struct sw_action *choose(const struct spot *p, const struct ai_bot *bot)
{
    static union sw_any_state view;
    struct sw_action a;
    int i = 0;
    if (sw_rng_below(p->luck, 16) == 0)
        return &p->legal[sw_rng_below(p->luck, (uint32_t)p->legal_count)];
    memcpy(&view, p->s, p->g->state_size);
    sw_censor(p->g, &view.head, p->seat);
    a = bot->choose(p->g, &view.head, p->seat, p->luck);
    while (i < p->legal_count - 1 && sw_action_compare(&a, &p->legal[i]) != 0)
        i++;
    return &p->legal[i];
}

static void note_events(const struct sw_game *g, const struct sw_events *ev, struct reached *r)
{
    for (int i = 0; i < ev->count; i++)
        reach_event(g, r, &ev->item[i]);
}

/* One match; returns its length. With `full` a real match is kept, for saves and undo. */
static uint32_t play(const struct sw_game *g, const struct sw_setup *setup, bool full,
                     const struct ai_bot *bot, struct sw_rng *luck, struct asked *q,
                     struct reached *reached)
{
    static struct sw_action legal[SW_MAX_ACTIONS];
    static struct sw_events ev;
    static union sw_any_state state;
    struct sw_match *m = full ? sw_match_new(g, setup, NULL) : NULL;
    sw_start(g, setup, &state.head, &ev, NULL);
    note_events(g, &ev, reached);
    struct spot p = {.g = g, .setup = setup, .s = &state.head, .match = m, .luck = luck};
    uint32_t dear = full ? 7 : 2000; /* how seldom SOMETIMES is */
    while (!state.head.over && state.head.ply <= g->match_bound) {
        p.action = NULL;
        about_to("listing what is legal", &p);
        p.seat = some_waiting_seat(g, &state.head, luck, legal, &p.legal_count);
        p.legal = legal;
        if (p.legal_count <= 0)
            break;
        about_to("letting a bot choose", &p);
        p.action = choose(&p, bot);
        ask(q, ALWAYS, &p);
        if (sw_rng_below(luck, dear) == 0)
            ask(q, SOMETIMES, &p);
        if (full && sw_rng_below(luck, 40 + state.head.ply / 4) == 0)
            ask(q, SELDOM, &p); /* reads the whole log: the longer it is, the seldomer */
        reach_action(g, reached, p.action);
        about_to("playing", &p);
        if (m)
            sw_match_play(m, p.action, &ev);
        sw_apply(g, &state.head, p.action, &ev);
        note_events(g, &ev, reached);
    }
    p.seat = -1;
    p.legal_count = 0;
    p.action = NULL;
    reached->ending[state.head.over]++;
    ask(q, ALWAYS, &p);
    ask(q, AT_END, &p);
    if (full) {
        ask(q, SOMETIMES, &p);
        ask(q, SELDOM, &p);
    }
    sw_match_free(m);
    return state.head.ply;
}

/* Mostly chance, which goes everywhere; now and then somebody who knows what to do, because
 * chance alone hardly ever ends some games the way people do. Greedy matches are dear. */
static const struct ai_bot *who_plays(int match)
{
    return ai_find(match % 20 == 3 ? "greedy" : match % 2 ? "broad" : "random");
}

static void play_setup(const struct sw_game *g, struct sw_setup *setup, uint32_t enough,
                       struct sw_rng *luck, struct reached *reached)
{
    struct asked q = {.count = 0};
    uint32_t played = 0;
    add_properties(&q, state_properties, state_property_count);
    add_properties(&q, text_properties, text_property_count);
    add_properties(&q, view_properties, view_property_count);
    add_properties(&q, thing_properties, thing_property_count);
    add_properties(&q, terminal_properties, terminal_property_count);
    add_properties(&q, log_properties, log_property_count);
    for (int i = 0; i < light_matches + full_matches; i++) {
        bool full = i < full_matches;
        setup->seed = sw_seed_from_number(sw_rng_word(luck));
        setup->luck = full && i % 2 ? SW_LUCK_CHACHA : SW_LUCK_FAST;
        played += play(g, setup, full, who_plays(i), luck, &q, reached);
        if (played > enough && i >= full_matches + FEWEST_LIGHT)
            break;
    }
    all_actions += played;
    for (int i = 0; i < q.count; i++)
        q.failed[i] ? failed++ : passed++;
}

/* The values worth trying for an option: all names, or the bots' preset and one small number.
 */
static int option_values(const struct sw_option *o, uint8_t value[256])
{
    int n = 0;
    if (!o->tokens && o->max - o->min > 4) {
        value[n++] = o->bots;
        value[n++] = (uint8_t)(o->min + 3);
        return n;
    }
    for (int v = o->min; v <= o->max; v++)
        value[n++] = (uint8_t)v;
    return n;
}

/* All combinations of option values, up to `most`. */
static int option_sets(const struct sw_game *g, uint8_t set[][SW_MAX_OPTIONS], int most)
{
    int n = 1;
    memset(set[0], 0, SW_MAX_OPTIONS);
    for (int i = 0; i < g->option_count; i++) {
        uint8_t value[256];
        int values = option_values(&g->options[i], value), before = n;
        if (before * values > most)
            values = 1;
        for (int v = 0; v < values; v++)
            for (int k = 0; k < before; k++) {
                memcpy(set[v * before + k], set[k], SW_MAX_OPTIONS);
                set[v * before + k][i] = value[v];
            }
        n = before * values;
    }
    return n;
}

static void tally(const char *name, const struct sw_game *g, bool good, const char *why)
{
    good ? passed++ : failed++;
    if (!good)
        printf("FAIL %s: %s: %s\n", name, g->id, why);
}

static void try_facts(const struct sw_game *g, const struct fact *fact, int count)
{
    char why[512] = "";
    for (int i = 0; i < count; i++)
        tally(fact[i].name, g, fact[i].holds(g, why), why);
}

static void try_game(const char *id)
{
    static uint8_t options[SETUPS_MAX][SW_MAX_OPTIONS];
    struct reached *reached = calloc(1, sizeof *reached);
    struct sw_game *g = sw_game_open(id, NULL);
    struct sw_seed seed = sw_seed_from_number(20);
    struct sw_rng luck;
    char why[512] = "";
    sw_rng_init(&luck, SW_LUCK_FAST, &seed);
    about_to(id, NULL);
    try_facts(g, facts, fact_count);
    if (!g->hidden) /* nobody is shown the components of a template */
        try_facts(g, component_facts, component_fact_count);
    int sets = option_sets(g, options, SETUPS_MAX);
    uint32_t setups = (uint32_t)(sets * (g->seats_max - g->seats_min + 1));
    uint32_t enough = enough_actions / setups / (1 + g->state_size / 400u);
    for (int seats = g->seats_min; seats <= g->seats_max; seats++)
        for (int i = 0; i < sets; i++) {
            struct sw_setup setup;
            sw_setup_init(g, seats, &setup);
            memcpy(setup.option, options[i], sizeof setup.option);
            play_setup(g, &setup, enough, &luck, reached);
        }
    if (!quick) /* a dozen matches need not end in every way */
        tally("every verb, row and ending is reached", g, reached_all(g, reached, why), why);
    printf("%s: %d option sets at %d to %d seats, %" PRIu64 " actions, %d s\n", id, sets,
           g->seats_min, g->seats_max, all_actions, (int)(clock() / CLOCKS_PER_SEC));
    sw_game_close(g);
    free(reached);
}

int main(int argc, char **argv)
{
    const char *effort = getenv("SPIELWERK_EFFORT");
    tell_crashes();
    if (effort && strcmp(effort, "short") == 0) {
        quick = true;
        enough_actions = 20000;
        light_matches = 10;
        full_matches = 2;
    }
    for (int i = 0; i < sw_game_count(); i++)
        if (argc < 2 || strcmp(argv[1], sw_game_id(i)) == 0)
            try_game(sw_game_id(i));
    printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}
