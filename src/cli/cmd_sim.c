/* SPDX-License-Identifier: MIT */
/* cmd_sim.c - `spielwerk sim`: play many matches, count, and report what is violated. */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "commands.h"
#include "sim.h"

enum { MAX_ENDINGS = 16, KEPT_VIOLATIONS = 10, BAR = 40 };

/* Least, most and sum of something that was counted once or more. */
struct range {
    int least, most;
    int64_t sum;
    uint64_t count;
};

struct tally { /* of all matches with the same number of seats */
    uint64_t matches;
    struct range plies, rounds, score, winner;
    uint64_t wins[SW_MAX_SEATS], bot_wins[SW_MAX_SEATS], bot_seats[SW_MAX_SEATS], shared,
        endings[MAX_ENDINGS];
};

struct report {
    struct cli *c;
    const struct sim_plan *plan;
    struct tally tally[SW_MAX_SEATS + 1]; /* by number of seats */
    uint64_t done, violations;
    FILE *trace;
    bool show_progress;
    time_t last;
    struct sw_text bad; /* the first violations, in words */
};

static void count(struct range *r, int value)
{
    if (!r->count || value < r->least)
        r->least = value;
    if (!r->count || value > r->most)
        r->most = value;
    r->sum += value;
    r->count++;
}

/* How often each of the bots that were asked for won, of how often it played. */
static void count_bots(struct tally *t, const struct sim_plan *plan, uint64_t index,
                       const struct sim_result *r)
{
    for (int seat = 0; seat < r->seats && plan->bots; seat++) {
        int bot = sim_who(plan, index, seat);
        t->bot_seats[bot]++;
        t->bot_wins[bot] += r->place[seat] == 1;
    }
}

static void count_match(struct tally *t, const struct sim_result *r)
{
    int best = INT32_MIN, winners = 0;

    t->matches++;
    count(&t->plies, r->plies);
    count(&t->rounds, r->rounds);
    for (int seat = 0; seat < r->seats; seat++) {
        count(&t->score, r->score[seat]);
        t->wins[seat] += r->place[seat] == 1;
        winners += r->place[seat] == 1;
        best = r->score[seat] > best ? r->score[seat] : best;
    }
    count(&t->winner, best);
    t->shared += winners > 1;
    t->endings[r->ending < MAX_ENDINGS ? r->ending : 0]++;
}

/* ---- while it runs ------------------------------------------------------------- */

/* Ten times a second would be a waste: once per second and at the end. */
static void show_progress(struct report *p)
{
    uint64_t all = p->plan->games * (uint64_t)p->plan->seat_counts;
    int filled = (int)(p->done * BAR / all);
    time_t now = time(NULL);

    if (!p->show_progress || (now == p->last && p->done != all))
        return;
    p->last = now;
    fprintf(stderr, "\r[%.*s%.*s] %" PRIu64 "/%" PRIu64 "  %" PRIu64 " ✗%s", filled,
            "########################################", BAR - filled,
            "........................................", p->done, all, p->violations,
            p->done == all ? "\n" : "");
    fflush(stderr);
}

static void keep_violation(struct report *p, uint64_t index, const struct sim_result *r)
{
    char seats[16], seed[32], ply[16];

    if (p->violations++ >= KEPT_VIOLATIONS)
        return;
    snprintf(seats, sizeof seats, "%d", r->seats);
    snprintf(seed, sizeof seed, "%" PRIu64, sim_seed(p->plan, index));
    snprintf(ply, sizeof ply, "%d", r->plies);
    cli_say(p->c, &p->bad, T_SIM_VIOLATION, seats, seed, ply, r->violation);
    sw_text_add(&p->bad, "\n");
}

static bool take(void *self, uint64_t index, const struct sim_result *r)
{
    struct report *p = self;

    if (*r->violation)
        keep_violation(p, index, r);
    else
        count_match(&p->tally[r->seats], r);
    if (!*r->violation)
        count_bots(&p->tally[r->seats], p->plan, index, r);
    p->done++;
    show_progress(p);
    return true;
}

static bool write_trace(void *self, const char *data, size_t size)
{
    struct report *p = self;

    return fwrite(data, 1, size, p->trace) == size;
}

/* ---- afterwards ------------------------------------------------------------------ */

static void say_range(struct cli *c, struct sw_text *out, int word, const struct range *r)
{
    int64_t tenths = r->count
                         ? (r->sum * 10 + (r->sum < 0 ? -1 : 1) * (int64_t)(r->count / 2)) /
                               (int64_t)r->count
                         : 0;

    sw_text_add(out, "  ");
    cli_pad(out, cli_text(c, word), 22);
    sw_text_addf(out, "%6" PRId64 ".%d   (%d … %d)\n", tenths / 10, abs((int)(tenths % 10)),
                 r->least, r->most);
}

static void say_share(struct sw_text *out, uint64_t part, uint64_t all)
{
    sw_text_addf(out, " %5.1f %%", all ? 100.0 * (double)part / (double)all : 0.0);
}

static void say_endings(struct cli *c, const struct sw_game *g, const struct tally *t,
                        struct sw_text *out)
{
    for (int i = 1; i < g->ending_count && i < MAX_ENDINGS; i++) {
        sw_text_add(out, "  ");
        cli_pad(out, g->endings[i].name, 22);
        say_share(out, t->endings[i], t->matches);
        sw_text_addf(out, "   %s\n", sw_words(g, g->endings[i].words, c->lang));
    }
}

static void say_bots(struct cli *c, const struct sim_plan *plan, const struct tally *t,
                     struct sw_text *out)
{
    for (int i = 0; i < plan->bots && plan->bots > 1; i++) {
        struct sw_text name;
        char memory[2 * SW_MAX_TOKEN];
        sw_text_init(&name, memory, sizeof memory);
        cli_say(c, &name, T_SIM_BOT, plan->bot[i]->name, NULL, NULL, NULL);
        sw_text_add(out, "  ");
        cli_pad(out, memory, 22);
        say_share(out, t->bot_wins[i], t->bot_seats[i]);
        sw_text_add(out, "\n");
    }
}

static void say_tally(struct cli *c, const struct sim_plan *plan, int seats,
                      const struct tally *t, struct sw_text *out)
{
    char number[16], matches[32];

    snprintf(number, sizeof number, "%d", seats);
    snprintf(matches, sizeof matches, "%" PRIu64, t->matches);
    cli_say(c, out, T_SIM_HEAD, number, matches, NULL, NULL);
    sw_text_add(out, "\n");
    say_range(c, out, T_SIM_ROUNDS, &t->rounds);
    say_range(c, out, T_SIM_ACTIONS, &t->plies);
    say_range(c, out, T_SIM_SCORES, &t->score);
    say_range(c, out, T_SIM_WINNERS, &t->winner);
    sw_text_add(out, "  ");
    cli_pad(out, cli_text(c, T_SIM_WINS), 22);
    for (int seat = 0; seat < seats; seat++)
        say_share(out, t->wins[seat], t->matches);
    sw_text_add(out, "\n  ");
    cli_pad(out, cli_text(c, T_SIM_SHARED), 22);
    say_share(out, t->shared, t->matches);
    sw_text_add(out, "\n");
    say_bots(c, plan, t, out);
    say_endings(c, plan->game, t, out);
}

static int say_report(struct report *p, bool complete)
{
    struct sw_text out;
    char count_text[32];

    sw_text_init_heap(&out);
    for (int seats = 1; seats <= SW_MAX_SEATS; seats++)
        if (p->tally[seats].matches)
            say_tally(p->c, p->plan, seats, &p->tally[seats], &out);
    sw_text_add(&out, p->bad.data);
    snprintf(count_text, sizeof count_text, "%" PRIu64, p->violations);
    cli_say(p->c, &out, p->plan->verify ? T_SIM_VIOLATIONS : T_SIM_UNCHECKED, count_text, NULL,
            NULL, NULL);
    sw_text_add(&out, "\n");
    cli_flush(&out, stdout);
    if (!complete)
        return cli_fail(p->c, EXIT_OUTPUT, T_CANNOT_WRITE, p->c->option[O_TRACE],
                        cli_reason(p->c, errno), NULL);
    return p->violations ? EXIT_WRONG : EXIT_OK;
}

/* ---- beginning --------------------------------------------------------------------- */

/* "greedy,random,random" */
static bool plan_bots(struct cli *c, struct sim_plan *plan)
{
    const char *list = c->option[O_BOT] ? c->option[O_BOT] : "mix";

    if (strcmp(list, "mix") == 0)
        return true;
    for (bool more = true; more;) {
        size_t length = strcspn(list, ",");
        char name[SW_MAX_TOKEN];
        const struct ai_bot *bot;
        snprintf(name, sizeof name, "%.*s", (int)length, list);
        bot = plan->bots < SW_MAX_SEATS ? ai_find(name) : NULL;
        if (!bot) {
            cli_fail(c, EXIT_USAGE, T_VALUE_ONE_OF, "bot", name, CLI_BOTS);
            return false;
        }
        plan->bot[plan->bots++] = bot;
        more = list[length] == ',';
        list += length + more;
    }
    return true;
}

static bool plan_numbers(struct cli *c, struct sim_plan *plan)
{
    int64_t games = 1, jobs = 1, cores = sysconf(_SC_NPROCESSORS_ONLN);
    bool good = args_number(c, O_GAMES, 1000, 1, 1000000000, &games) &&
                args_number(c, O_JOBS, cores > 0 ? cores : 1, 1, 64, &jobs) &&
                open_seed(c, 1, &plan->seed);

    plan->games = (uint64_t)games;
    plan->jobs = (int)jobs;
    return good;
}

static bool make_plan(struct cli *c, const struct sw_game *g, struct sim_plan *plan)
{
    *plan = (struct sim_plan){.game = g};
    plan->verify = !c->option[O_NO_VERIFY];
    plan->trace = c->option[O_TRACE] != NULL;
    plan->seat_counts = open_seats(c, g, plan->seats);
    return plan->seat_counts && open_setup(c, g, plan->seats[0], false, &plan->setup) &&
           plan_numbers(c, plan) && plan_bots(c, plan);
}

static bool open_trace(struct report *p)
{
    const char *path = p->c->option[O_TRACE];

    if (!path)
        return true;
    p->trace = strcmp(path, "-") == 0 ? stdout : fopen(path, "wb");
    if (!p->trace)
        cli_fail(p->c, EXIT_OUTPUT, T_CANNOT_WRITE, path, cli_reason(p->c, errno), NULL);
    return p->trace != NULL;
}

static int run_plan(struct cli *c, const struct sim_plan *plan)
{
    struct report p = {.c = c, .plan = plan};
    struct sim_taker taker = {take, write_trace, &p};
    bool complete;
    int code;

    p.show_progress = isatty(STDERR_FILENO);
    if (!open_trace(&p))
        return EXIT_OUTPUT;
    sw_text_init_heap(&p.bad);
    complete = sim_run(plan, &taker);
    if (p.trace && p.trace != stdout)
        complete = fclose(p.trace) == 0 && complete;
    code = p.trace == stdout && complete && !p.violations ? EXIT_OK : say_report(&p, complete);
    sw_text_clear(&p.bad);
    return code;
}

int cmd_sim(struct cli *c)
{
    struct sw_game *g = open_game(c, c->word[0]);
    struct sim_plan plan;
    int code;

    code = g && make_plan(c, g, &plan) ? run_plan(c, &plan) : c->code;
    sw_game_close(g);
    return code;
}
