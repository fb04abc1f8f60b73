/* SPDX-License-Identifier: MIT */
/* look.c - lines that look: see, end, rank, legal. */
#include "runner.h"

/* Is the field one of "a | b | c"? Each goes through a copy of the state, so that it is
 * written the way the field itself is. */
static bool see_field(struct runner *r, const char *name, char *wanted)
{
    char memory[2][SCRIPT_LINE];
    struct sw_text text[2];
    union sw_any_state copy;
    sw_text_init(&text[0], memory[0], SCRIPT_LINE);
    if (!sw_field_get(r->game, &r->state.head, name, &text[0]))
        return run_fail(r, SW_W_NO_SUCH_FIELD, name);
    run_copy(r->expected, wanted);
    for (char *next; wanted; wanted = next) {
        next = line_split(wanted, "|");
        memcpy(&copy, &r->state, r->game->state_size);
        if (!sw_field_set(r->game, &copy.head, name, wanted, &r->why))
            return false;
        sw_text_init(&text[1], memory[1], SCRIPT_LINE);
        sw_field_get(r->game, &copy.head, name, &text[1]);
        if (strcmp(memory[0], memory[1]) == 0)
            return true;
    }
    run_copy(r->actual, memory[0]);
    return run_fail(r, SW_W_SCRIPT_VALUE, NULL);
}

static bool same_number(struct runner *r, int actual, const char *wanted)
{
    int n;
    struct sw_text t;
    if (!line_number(wanted, INT16_MIN, INT16_MAX, &n))
        return run_misshapen(r);
    if (n == actual)
        return true;
    run_copy(r->expected, wanted);
    sw_text_init(&t, r->actual, sizeof r->actual);
    sw_text_addf(&t, "%d", actual);
    return run_fail(r, SW_W_SCRIPT_VALUE, NULL);
}

/* A category by its number, or by the name of its word. */
static bool find_category(struct runner *r, const struct sw_scores *s, const char *name,
                          int *points)
{
    int index = -1;
    line_number(name, 0, s->count - 1, &index);
    for (int i = 0; i < s->count; i++) {
        if (i == index || strcmp(sw_word(r->game, s->item[i].word)->name, name) == 0) {
            *points = s->item[i].points;
            return true;
        }
    }
    return run_fail(r, SW_W_SCRIPT_CATEGORY, name);
}

/* `who` is "0" or "0.CATEGORY" */
static bool see_score(struct runner *r, char *who, const char *wanted)
{
    struct sw_scores scores = {0};
    char *category = strchr(who, '.');
    int seat, points;
    if (category)
        *category++ = 0;
    if (!line_number(who, 0, r->state.head.seats - 1, &seat))
        return run_fail(r, SW_W_NO_SUCH_SEAT, NULL);
    r->game->rules.score(r->game, &r->state.head, seat, &scores);
    points = scores.total;
    return (!category || find_category(r, &scores, category, &points)) &&
           same_number(r, points, wanted);
}

static bool see_place(struct runner *r, const char *who, const char *wanted)
{
    uint8_t place[SW_MAX_SEATS] = {0};
    int seat;
    if (!line_number(who, 0, r->state.head.seats - 1, &seat))
        return run_fail(r, SW_W_NO_SUCH_SEAT, NULL);
    r->game->rules.rank(r->game, &r->state.head, place);
    return same_number(r, place[seat], wanted);
}

bool run_see(struct runner *r, char *rest)
{
    char *name = line_word(&rest);
    if (!*rest)
        return run_misshapen(r);
    if (strncmp(name, "score.", 6) == 0)
        return see_score(r, name + 6, rest);
    if (strncmp(name, "place.", 6) == 0)
        return see_place(r, name + 6, rest);
    return see_field(r, name, rest);
}

/* Compare one number per seat with what the line lists. */
static bool same_numbers(struct runner *r, const int *actual, char *wanted)
{
    char memory[SCRIPT_LINE];
    struct sw_text t;
    bool same = true;
    int n;
    run_copy(r->expected, wanted);
    sw_text_init(&t, memory, sizeof memory);
    for (int i = 0; i < r->state.head.seats; i++) {
        if (!line_number(line_word(&wanted), INT16_MIN, INT16_MAX, &n))
            return run_misshapen(r);
        same = same && n == actual[i];
        sw_text_addf(&t, "%s%d", i ? " " : "", actual[i]);
    }
    if (*wanted)
        return run_misshapen(r);
    run_copy(r->actual, memory);
    return same || run_fail(r, SW_W_SCRIPT_VALUE, NULL);
}

bool run_end(struct runner *r, char *rest)
{
    int total[SW_MAX_SEATS] = {0};
    if (!r->state.head.over)
        return run_fail(r, SW_W_SCRIPT_RUNNING, NULL);
    for (int i = 0; i < r->state.head.seats; i++) {
        struct sw_scores scores = {0};
        r->game->rules.score(r->game, &r->state.head, i, &scores);
        total[i] = scores.total;
    }
    return same_numbers(r, total, rest);
}

bool run_rank(struct runner *r, char *rest)
{
    uint8_t place[SW_MAX_SEATS] = {0};
    int actual[SW_MAX_SEATS];
    r->game->rules.rank(r->game, &r->state.head, place);
    for (int i = 0; i < SW_MAX_SEATS; i++)
        actual[i] = place[i];
    return same_numbers(r, actual, rest);
}

/* ---- legal actions ---- */

struct legal {
    int count;
    struct sw_action item[SW_MAX_ACTIONS];
};

/* verb < 0: of all verbs */
static void list_legal(const struct runner *r, int seat, int verb, struct legal *out)
{
    int n = sw_legal(r->game, &r->state.head, seat, out->item);
    out->count = 0;
    for (int i = 0; i < n; i++)
        if (verb < 0 || out->item[i].verb == verb)
            out->item[out->count++] = out->item[i];
}

static bool holds(const struct legal *l, const struct sw_action *a)
{
    for (int i = 0; i < l->count; i++)
        if (sw_action_compare(&l->item[i], a) == 0)
            return true;
    return false;
}

static bool other_actions(struct runner *r, const char *wanted, const struct legal *l)
{
    struct sw_text t;
    run_copy(r->expected, wanted);
    sw_text_init(&t, r->actual, sizeof r->actual);
    sw_text_addf(&t, "%d", l->count);
    for (int i = 0; i < l->count; i++) {
        sw_text_add(&t, i ? " | " : ": ");
        sw_action_print(r->game, &l->item[i], &t);
    }
    return run_fail(r, SW_W_SCRIPT_LEGAL, NULL);
}

/* "a | b | c": exactly these, in any order, each headed by `head` ("0 pay ") */
static bool same_actions(struct runner *r, const char *head, char *wanted,
                         const struct legal *l)
{
    char line[SCRIPT_LINE], memory[SCRIPT_LINE];
    struct legal named = {0};
    struct sw_text t;
    bool same = true;
    run_copy(line, wanted);
    for (char *next; wanted && *wanted; wanted = next) {
        next = line_split(wanted, "|");
        sw_text_init(&t, memory, sizeof memory);
        sw_text_addf(&t, "%s%s", head, wanted);
        struct sw_action *a = &named.item[named.count];
        if (named.count == SW_MAX_ACTIONS || !run_read_action(r, line_trim(memory), a))
            return named.count == SW_MAX_ACTIONS ? run_misshapen(r) : false;
        same = same && holds(l, a) && !holds(&named, a);
        named.count++;
    }
    return (same && named.count == l->count) || other_actions(r, line, l);
}

bool run_legal(struct runner *r, char *rest)
{
    char *who = line_word(&rest), *word = line_word(&rest), head[SW_MAX_TOKEN * 2];
    struct legal l;
    struct sw_text t;
    int seat, verb = -1, n;
    if (!line_number(who, 0, SW_MAX_SEATS - 1, &seat) || !*word)
        return run_misshapen(r);
    sw_text_init(&t, head, sizeof head);
    sw_text_addf(&t, "%d ", seat);
    if (strcmp(word, "=") != 0 && !line_number(word, 0, SW_MAX_ACTIONS, &n)) {
        if (!run_read_verb(r, word, &verb))
            return false;
        sw_text_addf(&t, "%s ", word);
        word = line_word(&rest);
    }
    list_legal(r, seat, verb, &l);
    if (strcmp(word, "=") == 0)
        return same_actions(r, head, rest, &l);
    if (*rest || !line_number(word, 0, SW_MAX_ACTIONS, &n))
        return run_misshapen(r);
    return n == l.count || other_actions(r, word, &l);
}
