/* SPDX-License-Identifier: MIT */
/* playouts.c - random playouts of whole matches with fixed seeds: the same on every machine. */
#include "playouts.h"

static void stir(uint64_t *hash, int value)
{
    *hash = (*hash ^ (uint32_t)value) * 0x100000001b3u;
    *hash ^= *hash >> 32;
}

/* What was chosen out of how many: rules alone decide that, not how a state is stored. */
static void note_choices(struct playouts_notes *notes, const struct sw_game *g,
                         const struct sw_state *s)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int seat = 0, n = sw_forward_next(g, s, &seat, legal);

    stir(&notes->hash, n);
    for (int i = 0; i < n; i++)
        notes->listed[legal[i].verb]++;
}

static void note_action(struct playouts_notes *notes, const struct sw_action *a)
{
    const int part[] = {a->verb, a->seat, a->a, a->b, a->c};

    for (size_t i = 0; i < sizeof part / sizeof *part; i++)
        stir(&notes->hash, part[i]);
    notes->played[a->verb]++;
}

static void pick_and_note(struct playouts_notes *notes, const struct sw_game *g,
                          const struct sw_state *s, struct sw_rng *choice,
                          struct sw_action *out)
{
    int seat = 0;

    note_choices(notes, g, s);
    sw_pick_next(g, s, &seat, choice, out);
    note_action(notes, out);
}

static void note_result(struct playouts_notes *notes, const struct sw_game *g,
                        const struct sw_state *s)
{
    uint8_t place[SW_MAX_SEATS];
    struct sw_scores scores;

    g->rules.rank(g, s, place);
    for (int seat = 0; seat < s->seats; seat++) {
        g->rules.score(g, s, seat, &scores);
        stir(&notes->hash, scores.total);
        stir(&notes->hash, place[seat]);
    }
}

void playouts_setup(const struct sw_game *g, uint64_t number, struct sw_setup *setup,
                    struct sw_rng *choice)
{
    uint64_t more = number % (g->seats_max - g->seats_min + 1u);

    sw_setup_bots(g, g->seats_min + (int)more, setup);
    setup->luck = SW_LUCK_FAST;
    setup->seed = sw_seed_from_number(number);
    setup->seed.word[7] = 1;
    sw_rng_init(choice, SW_LUCK_FAST, &setup->seed);
    setup->seed.word[7] = 0;
}

uint32_t playouts_play(const struct sw_game *g, uint64_t number, struct playouts_notes *notes)
{
    union sw_any_state state;
    struct sw_state *s = &state.head;
    struct sw_setup setup;
    struct sw_rng choice;

    playouts_setup(g, number, &setup, &choice);
    sw_start(g, &setup, s, NULL, NULL);
    while (!s->over) {
        struct sw_action a;
        int seat = 0;
        if (notes)
            pick_and_note(notes, g, s, &choice, &a);
        else
            sw_any_next(g, s, &seat, &choice, &a);
        sw_apply(g, s, &a, NULL);
    }
    if (notes)
        note_result(notes, g, s);
    return s->ply;
}
