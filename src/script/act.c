/* SPDX-License-Identifier: MIT */
/* act.c - lines that act: do, no, odds, play.
 *
 * A script says how luck turns out instead of hoping for it. We then try one seed after
 * the other on copies of the position until it does; the match's own generator stays as
 * it was. The seeds are counted, so a script gives the same result every time. */
#include "runner.h"

enum {
    TRIES = 20000,   /* seeds until we give up hoping for an outcome */
    SAMPLES = 4000,  /* seeds for odds and for "never"; 5 sigma are at most 4 % then */
    LUCK_TEXT = 8192 /* what one setup tells of its luck */
};

/* A value as its kind writes it, or "=7": a bare number, also one that nobody could mean. */
static bool read_value(struct runner *r, int kind, const char *word, int16_t *out)
{
    int value;
    if (*word == '=' ? !line_number(word + 1, INT16_MIN, INT16_MAX, &value)
                     : !sw_kind_parse(r->game, kind, word, &value))
        return sw_fail(&r->why, SW_W_BAD_VALUE, r->command->name, word, NULL, NULL);
    *out = (int16_t)value;
    return true;
}

bool run_read_verb(struct runner *r, const char *word, int *out)
{
    for (*out = 0; *out < r->game->verb_count; ++*out)
        if (strcmp(r->game->verbs[*out].name, word) == 0)
            return true;
    return (*word == '=' && line_number(word + 1, 0, UINT8_MAX, out)) ||
           run_fail(r, SW_W_VERB_UNKNOWN, word);
}

/* "0 take =9": an action no parser of the engine would let through. */
static bool read_bare_action(struct runner *r, char *text, struct sw_action *out)
{
    int16_t *value[3] = {&out->a, &out->b, &out->c};
    int seat, verb;
    if (!line_number(line_word(&text), 0, UINT8_MAX, &seat))
        return run_fail(r, SW_W_ACTION_SHAPE, r->text);
    if (!run_read_verb(r, line_word(&text), &verb))
        return false;
    *out = (struct sw_action){.verb = (uint8_t)verb, .seat = (uint8_t)seat};
    for (int i = 0; i < 3 && *text; i++) {
        int kind = verb < r->game->verb_count ? r->game->verbs[verb].kind[i] : SW_KIND_NONE;
        if (!read_value(r, kind, line_word(&text), value[i]))
            return false;
    }
    return !*text || run_misshapen(r);
}

bool run_read_action(struct runner *r, char *text, struct sw_action *out)
{
    if (!*text)
        return run_misshapen(r);
    if (strstr(text, " ="))
        return read_bare_action(r, text, out);
    return sw_action_parse(r->game, text, out, &r->why);
}

static int ask_check(const struct runner *r, const struct sw_action *a)
{
    return sw_check(r->game, &r->state.head, a);
}

/* "LIMIT_REACHED: Your influence does not allow another property." */
static bool refused(struct runner *r, int word, const char *expected, int why)
{
    char memory[SCRIPT_LINE];
    struct sw_text t;
    sw_text_init(&t, memory, sizeof memory);
    sw_text_addf(&t, "%s: ", sw_word(r->game, why)->name);
    sw_why_say(r->game, &r->state.head, why, r->lang, NULL, &t);
    return run_differ(r, word, expected, memory);
}

static bool must_be_legal(struct runner *r, const struct sw_action *a)
{
    int why = ask_check(r, a);
    return !why || refused(r, SW_W_SCRIPT_REFUSED, "", why);
}

/* ---- luck ---- */

/* Play `a` on a copy (NULL: deal anew) with the luck of seed number n; what luck brought is
 * written to `luck`. */
static void try_luck(struct runner *r, const struct sw_action *a, uint64_t n,
                     union sw_any_state *copy, char luck[LUCK_TEXT])
{
    struct sw_seed seed = sw_seed_from_number(n);
    struct sw_events events = {0};
    struct sw_text t;
    if (a) {
        memcpy(copy, &r->state, r->game->state_size);
        sw_rng_init(&copy->head.rng, SW_LUCK_FAST, &seed);
        sw_apply(r->game, &copy->head, a, &events);
    } else {
        struct sw_setup setup = r->setup;
        setup.luck = SW_LUCK_FAST;
        setup.seed = seed;
        sw_start(r->game, &setup, &copy->head, &events, NULL);
    }
    sw_text_init(&t, luck, LUCK_TEXT);
    sw_luck_print(r->game, &events, &t);
}

/* Do the words of `outcome` stand side by side in `luck`? */
static bool happened(const char *luck, const char *outcome)
{
    size_t n = strlen(outcome);
    for (const char *p = strstr(luck, outcome); p; p = strstr(p + 1, outcome))
        if ((p == luck || p[-1] == ' ') && (!p[n] || p[n] == ' ' || p[n] == ';'))
            return true;
    return false;
}

/* The first of `tries` seeds with which luck turns out so; the state after it in *copy. */
static bool find_luck(struct runner *r, const struct sw_action *a, const char *outcome,
                      int tries, union sw_any_state *copy)
{
    char luck[LUCK_TEXT];
    for (int n = 1; n <= tries; n++) {
        try_luck(r, a, (uint64_t)n, copy, luck);
        if (happened(luck, outcome))
            return true;
    }
    run_copy(r->actual, luck);
    return false;
}

/* "new" stands for the setup: *a is then NULL. */
static bool read_lucky(struct runner *r, char *text, struct sw_action *action,
                       const struct sw_action **a)
{
    *a = strcmp(text, "new") == 0 ? NULL : action;
    return !*a || (run_read_action(r, text, action) && must_be_legal(r, action));
}

static bool play_lucky(struct runner *r, const struct sw_action *a, const char *outcome)
{
    union sw_any_state copy;
    if (!*outcome)
        return run_misshapen(r);
    if (!find_luck(r, a, outcome, TRIES, &copy)) {
        run_copy(r->expected, outcome);
        return run_fail(r, SW_W_SCRIPT_NEVER, NULL);
    }
    copy.head.rng = r->state.head.rng;
    memcpy(&r->state, &copy, r->game->state_size);
    return true;
}

bool run_do(struct runner *r, char *rest)
{
    char *outcome = line_split(rest, "->");
    struct sw_action a;
    if (!run_read_action(r, rest, &a) || !must_be_legal(r, &a))
        return false;
    if (r->state.head.rng.kind == SW_LUCK_NONE)
        return run_fail(r, SW_W_NO_LUCK, NULL);
    if (outcome && !play_lucky(r, &a, outcome))
        return false;
    if (!outcome)
        sw_apply(r->game, &r->state.head, &a, NULL);
    return run_possible(r);
}

static bool never_happens(struct runner *r, char *rest, const char *outcome)
{
    union sw_any_state copy;
    struct sw_action action;
    const struct sw_action *a;
    if (!*outcome)
        return run_misshapen(r);
    if (!read_lucky(r, rest, &action, &a))
        return false;
    if (find_luck(r, a, outcome, SAMPLES, &copy))
        return run_fail(r, SW_W_SCRIPT_HAPPENS, NULL);
    r->actual[0] = 0;
    return true;
}

static bool names_a_word(const struct runner *r, const char *name)
{
    for (int i = 1; i < SW_W_COUNT; i++)
        if (strcmp(sw_word(r->game, i)->name, name) == 0)
            return true;
    for (int i = 0; i < r->game->word_count; i++)
        if (strcmp(sw_word(r->game, SW_WORD_GAME + i)->name, name) == 0)
            return true;
    return false;
}

bool run_no(struct runner *r, char *rest)
{
    char *outcome = line_split(rest, "->"), *reason = strrchr(rest, ' ');
    struct sw_action a;
    if (outcome)
        return never_happens(r, rest, outcome);
    if (!reason)
        return run_misshapen(r);
    *reason++ = 0;
    if (!names_a_word(r, reason))
        return run_fail(r, SW_W_SCRIPT_NO_REASON, reason);
    if (!run_read_action(r, line_trim(rest), &a))
        return false;
    int why = ask_check(r, &a);
    if (!why)
        return run_differ(r, SW_W_SCRIPT_ALLOWED, reason, "");
    return strcmp(sw_word(r->game, why)->name, reason) == 0 ||
           refused(r, SW_W_SCRIPT_REASON, reason, why);
}

/* Off by more than 5 sigma happens by chance once in two million lines, and as the seeds
 * are fixed, a line that holds today holds tomorrow. */
static bool far_off(int hits, int p, int q)
{
    int64_t off = (int64_t)hits * q - (int64_t)SAMPLES * p;
    return off * off > 25 * (int64_t)SAMPLES * p * (q - p);
}

bool run_odds(struct runner *r, char *rest)
{
    char *outcome = line_split(rest, "->"), *odds = outcome ? strrchr(outcome, ' ') : NULL;
    char *over = odds ? strchr(odds, '/') : NULL, luck[LUCK_TEXT];
    struct sw_action action;
    const struct sw_action *a;
    union sw_any_state copy;
    struct sw_text t;
    int p, q, hits = 0;
    if (!over)
        return run_misshapen(r);
    *odds++ = 0;
    run_copy(r->expected, odds);
    *over++ = 0;
    if (!line_number(over, 1, 1000, &q) || !line_number(odds, 0, q, &p))
        return run_misshapen(r);
    if (!read_lucky(r, rest, &action, &a))
        return false;
    for (int n = 1; n <= SAMPLES; n++) {
        try_luck(r, a, (uint64_t)n, &copy, luck);
        hits += happened(luck, line_trim(outcome));
    }
    sw_text_init(&t, r->actual, sizeof r->actual);
    sw_text_addf(&t, "%d/%d", hits, SAMPLES);
    return !far_off(hits, p, q) || run_fail(r, SW_W_SCRIPT_ODDS, NULL);
}

/* ---- random matches ---- */

static int random_action(const struct runner *r, const struct sw_state *s, struct sw_rng *rng,
                         struct sw_action *out)
{
    int seat = (int)sw_rng_below(rng, s->seats);
    return sw_pick_next(r->game, s, &seat, rng, out);
}

/* One match to its end, by seed number n. The state is left where it went wrong. */
static bool play_out(struct runner *r, uint64_t n)
{
    struct sw_state *s = &r->state.head;
    struct sw_seed luck = sw_seed_from_number(n), choices = sw_seed_from_number(~n);
    struct sw_rng rng;
    struct sw_action a;
    uint32_t most = r->game->match_bound;
    sw_rng_init(&rng, SW_LUCK_FAST, &choices);
    sw_rng_init(&s->rng, SW_LUCK_FAST, &luck);
    for (uint32_t i = 0; !s->over; i++) {
        if (i > most)
            return run_fail_number(r, SW_W_SCRIPT_ENDLESS, (int)most);
        if (!random_action(r, s, &rng, &a))
            return run_fail_number(r, SW_W_SCRIPT_STUCK, (int)i);
        sw_apply(r->game, s, &a, NULL);
        if (!run_possible(r))
            return false;
    }
    return true;
}

bool run_play(struct runner *r, char *rest)
{
    union sw_any_state begin;
    int matches;
    if (!line_number(rest, 1, 100000, &matches))
        return run_misshapen(r);
    memcpy(&begin, &r->state, r->game->state_size);
    for (int n = 1; n <= matches; n++) {
        memcpy(&r->state, &begin, r->game->state_size);
        if (!play_out(r, (uint64_t)n))
            return false;
    }
    memcpy(&r->state, &begin, r->game->state_size);
    return true;
}
