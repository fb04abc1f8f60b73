/* SPDX-License-Identifier: MIT */
/* cmd_perft.c - `spielwerk perft`: count the positions N actions away.
 *
 * Luck is not branched over: each line of play draws what the generator in its own copy of
 * the state gives. That is one fixed number per seed, which changes as soon as any rule, or
 * the order in which luck is drawn, does. */
#include <inttypes.h>
#include <string.h>

#include "commands.h"

struct counter {
    const struct sw_game *game;
    union sw_any_state *state; /* one per level */
    struct sw_action (*legal)[SW_MAX_ACTIONS];
};

static int all_legal(const struct sw_game *g, const struct sw_state *s, struct sw_action *out)
{
    struct sw_action own[SW_MAX_ACTIONS];
    int n = 0;

    for (int seat = 0; seat < s->seats; seat++) {
        int more = sw_legal(g, s, seat, own);
        for (int i = 0; i < more && n < SW_MAX_ACTIONS; i++)
            out[n++] = own[i];
    }
    return n;
}

static uint64_t perft(const struct counter *k, int level, int depth)
{
    const struct sw_game *g = k->game;
    int n = depth ? all_legal(g, &k->state[level].head, k->legal[level]) : 0;
    uint64_t sum = 0;

    if (depth == 0)
        return 1;
    if (depth == 1)
        return (uint64_t)n;
    for (int i = 0; i < n; i++) {
        memcpy(&k->state[level + 1], &k->state[level], g->state_size);
        sw_apply(g, &k->state[level + 1].head, &k->legal[level][i], NULL);
        sum += perft(k, level + 1, depth - 1);
    }
    return sum;
}

static void divide(const struct counter *k, int depth)
{
    const struct sw_game *g = k->game;
    int n = all_legal(g, &k->state[0].head, k->legal[0]);

    for (int i = 0; i < n && depth > 0; i++) {
        char memory[128];
        struct sw_text text;
        sw_text_init(&text, memory, sizeof memory);
        sw_action_print(g, &k->legal[0][i], &text);
        memcpy(&k->state[1], &k->state[0], g->state_size);
        sw_apply(g, &k->state[1].head, &k->legal[0][i], NULL);
        printf("%-28s %" PRIu64 "\n", memory, perft(k, 1, depth - 1));
    }
}

static void print_counts(struct cli *c, const struct counter *k, int depth)
{
    for (int d = 1; d <= depth; d++)
        printf("%3d %" PRIu64 "\n", d, perft(k, 0, d));
    if (c->option[O_DIVIDE])
        divide(k, depth);
}

/* ---- where to count from --------------------------------------------------------- */

enum { MAX_DEPTH = 64 };

static union sw_any_state level_state[MAX_DEPTH + 1];
static struct sw_action level_legal[MAX_DEPTH + 1][SW_MAX_ACTIONS];

static int count_from(struct cli *c, const struct sw_game *g, const struct sw_state *s)
{
    struct counter k = {g, level_state, level_legal};
    int64_t depth;

    if (!args_number(c, O_DEPTH, 4, 1, MAX_DEPTH, &depth))
        return EXIT_USAGE;
    if (s->rng.kind == SW_LUCK_NONE)
        return cli_fail(c, EXIT_INPUT, T_CENSORED, c->option[O_LOAD], NULL, NULL);
    memmove(&k.state[0], s, g->state_size);
    print_counts(c, &k, (int)depth);
    return EXIT_OK;
}

static int count_from_file(struct cli *c)
{
    struct sw_match *m = open_match(c, c->option[O_LOAD]);
    int code = c->code;

    if (m)
        code = count_from(c, sw_match_game(m), sw_match_state(m));
    sw_match_free(m);
    return code;
}

static int count_from_setup(struct cli *c, const struct sw_game *g)
{
    struct sw_setup setup;
    struct sw_error e;
    int64_t seats;

    if (!args_number(c, O_SEATS, g->seats_min, g->seats_min, g->seats_max, &seats) ||
        !open_setup(c, g, (int)seats, true, &setup))
        return c->code;
    if (!c->option[O_SEED])
        setup.seed = sw_seed_from_number(1);
    if (!sw_start(g, &setup, &level_state[0].head, NULL, &e))
        return cli_fail_error(c, EXIT_USAGE, "", &e, g);
    return count_from(c, g, &level_state[0].head);
}

int cmd_perft(struct cli *c)
{
    struct sw_game *g = open_game(c, c->word[0]);
    int code = c->code;

    if (g)
        code = c->option[O_LOAD] ? count_from_file(c) : count_from_setup(c, g);
    sw_game_close(g);
    return code;
}
