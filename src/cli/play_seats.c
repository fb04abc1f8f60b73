/* SPDX-License-Identifier: MIT */
/* play_seats.c - who plays at the terminal table, and under which name. */
#include <string.h>

#include "play.h"

static bool people_from_list(struct table *t)
{
    int list[SW_MAX_SEATS];
    int n = args_list(t->c, O_HUMAN, 0, table_state(t)->seats - 1, list, SW_MAX_SEATS);

    for (int i = 0; i < n; i++)
        t->bot[list[i]] = NULL;
    return n > 0;
}

/* Where one sits is luck, too. It is drawn from the seed of the match, so that whoever goes
 * on with a saved match sits where they sat; the generator of the match is not touched. */
static int drawn_seat(const struct table *t)
{
    struct sw_seed seed = sw_match_setup(t->match)->seed;
    struct sw_rng r;

    seed.word[7] ^= 0x73656174; /* "seat" */
    sw_rng_init(&r, SW_LUCK_CHACHA, &seed);
    return (int)sw_rng_below(&r, table_state(t)->seats);
}

static bool choose_people(struct table *t)
{
    const char *wish = t->c->option[O_HUMAN];

    if (!wish)
        t->bot[drawn_seat(t)] = NULL;
    else if (strcmp(wish, "all") == 0)
        memset(t->bot, 0, sizeof t->bot);
    else if (strcmp(wish, "none") != 0)
        return people_from_list(t);
    return true;
}

static bool choose_bots(struct table *t)
{
    const char *wish = t->c->option[O_BOT] ? t->c->option[O_BOT] : "greedy";
    bool mix = strcmp(wish, "mix") == 0;
    const struct ai_bot *bot = ai_find(wish);

    if (!bot && !mix) {
        cli_fail(t->c, EXIT_USAGE, T_VALUE_ONE_OF, "bot", wish, CLI_BOTS);
        return false;
    }
    for (int seat = 0; seat < SW_MAX_SEATS; seat++)
        t->bot[seat] = mix ? &ai_bots[(seat + 1) % AI_SIMPLE] : bot;
    return true;
}

/* ---- names ------------------------------------------------------------------------- */

static const char *preset_name(const struct table *t, int seat, char *memory, size_t size)
{
    static const char *const bots[SW_MAX_SEATS] = {"Ada",  "Konrad", "Grace", "Alan",
                                                   "Emmy", "Carl",   "Sofia", "Blaise"};

    if (!table_is_person(t, seat))
        return bots[seat];
    if (table_people(t) == 1)
        return cli_text(t->c, T_GUEST);
    snprintf(memory, size, "%s %d", cli_text(t->c, T_GUEST), seat + 1);
    return memory;
}

static int count_names(const char *list)
{
    int n = 1;

    for (; *list; list++)
        n += *list == ',';
    return n;
}

static bool names_fit(struct table *t)
{
    int given = t->c->option[O_NAMES] ? count_names(t->c->option[O_NAMES]) : 0;
    char names[16], seats[16];

    if (given <= table_state(t)->seats)
        return true;
    snprintf(names, sizeof names, "%d", given);
    snprintf(seats, sizeof seats, "%d", table_state(t)->seats);
    cli_fail(t->c, EXIT_USAGE, T_NAMES_MANY, names, seats, NULL);
    return false;
}

/* The next name of the command line, else the one the match has already, else ours. */
static const char *name_seat(struct table *t, int seat, const char *list)
{
    char memory[SW_MAX_TOKEN];
    size_t length = strcspn(list, ",");
    struct sw_text name;

    sw_text_init_heap(&name);
    sw_text_add_bytes(&name, list, length);
    if (length > 0)
        sw_match_set_name(t->match, seat, name.data);
    else if (!*sw_match_name(t->match, seat))
        sw_match_set_name(t->match, seat, preset_name(t, seat, memory, sizeof memory));
    sw_text_clear(&name);
    return list + length + (list[length] == ',');
}

/* People first: where they sit may have been drawn by lot. */
static void name_seats(struct table *t)
{
    const char *list = t->c->option[O_NAMES] ? t->c->option[O_NAMES] : "";

    for (int people = 1; people >= 0; people--)
        for (int seat = 0; seat < table_state(t)->seats; seat++)
            if (table_is_person(t, seat) == people)
                list = name_seat(t, seat, list);
    show_names(t->c, t->match, &t->names);
}

bool seats_choose(struct table *t)
{
    if (!choose_bots(t) || !choose_people(t) || !names_fit(t))
        return false;
    name_seats(t);
    return true;
}
