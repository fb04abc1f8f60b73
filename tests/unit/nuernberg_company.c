/* SPDX-License-Identifier: MIT */
/* nuernberg_company.c - Die Siedler von Nürnberg: bots are good company.
 *
 * Somebody declines everything and plays on as a bot of medium strength would. Whoever is on
 * turn asks that person for a trade once at most, and never again for what was declined, nor
 * for anything that is worse. */
#include "unit/unit.h"

#include <stdio.h>
#include <string.h>

#include "engine/engine.h"
#include "games/nuernberg/rules.h"

enum { MATCHES = 20, PLIES = 6000, DECLINED = 200 };

struct proposal {
    int from;
    uint8_t give[GOODS], want[GOODS];
};

struct company {
    struct engine engine;
    const char *bot; /* that plays with the person */
    int person;
    bool asked;
    int this_turn, declined;
    struct proposal past[DECLINED];
};

static int turns, proposals, most, repeated;

static const char *say(struct engine *e, const char *line)
{
    static struct sw_text reply;

    if (!reply.grows)
        sw_text_init_heap(&reply);
    sw_text_clear(&reply);
    sw_text_add(&reply, "");
    engine_line(e, line, &reply);
    return reply.data;
}

static const struct nuernberg *position(const struct company *c)
{
    return nuernberg(sw_match_state(c->engine.match));
}

static bool no_better(const struct proposal *now, const struct proposal *then)
{
    if (now->from != then->from)
        return false;
    for (int k = 0; k < GOODS; k++)
        if (now->give[k] > then->give[k] || now->want[k] < then->want[k])
            return false;
    return true;
}

/* The person hears of a proposal. */
static void hear(struct company *c)
{
    const struct nuernberg *n = position(c);
    struct proposal now = {.from = n->current};

    memcpy(now.give, n->seat[n->current].give, GOODS);
    memcpy(now.want, n->seat[n->current].want, GOODS);
    proposals++;
    c->this_turn++;
    most = c->this_turn > most ? c->this_turn : most;
    for (int i = 0; i < c->declined; i++)
        if (no_better(&now, &c->past[i])) {
            repeated++;
            return;
        }
    assert_true(c->declined < DECLINED);
    c->past[c->declined++] = now;
}

static void watch(struct company *c, int verb)
{
    const struct nuernberg *n = position(c);
    bool asked = n->head.phase == REPLY && n->seat[c->person].reply == ASKED;

    if (verb == V_END_TURN) {
        turns += n->current != c->person;
        c->this_turn = 0;
    }
    if (asked && !c->asked)
        hear(c);
    c->asked = asked;
}

static void act(struct company *c)
{
    const struct nuernberg *n = position(c);
    char line[160], best[128];
    int seat = 0;

    while (!(n->head.waiting >> seat & 1))
        seat++;
    if (seat == c->person && n->seat[seat].reply == ASKED) {
        snprintf(best, sizeof best, "%d reject", seat);
    } else {
        snprintf(line, sizeof line, "go %d %s", seat, seat == c->person ? "level3" : c->bot);
        assert_int_equal(sscanf(say(&c->engine, line), "best %120[^\n]", best), 1);
    }
    snprintf(line, sizeof line, "apply %s", best);
    assert_memory_equal(say(&c->engine, line), "ok ", 3);
    watch(c, sw_match_action(c->engine.match, sw_match_length(c->engine.match) - 1).verb);
}

static void play(const char *bot, int seed)
{
    static struct company c;
    char line[64];

    memset(&c, 0, sizeof c);
    c.bot = bot;
    c.person = seed % 4;
    engine_init(&c.engine, SW_EN);
    snprintf(line, sizeof line, "new nuernberg seats 4 seed %d", seed);
    assert_memory_equal(say(&c.engine, line), "seed ", 5);
    for (int ply = 0; ply < PLIES && !sw_match_state(c.engine.match)->over; ply++)
        act(&c);
    engine_clear(&c.engine);
}

static void bots_ask_once_a_turn_and_never_again(void **state)
{
    static const char *const bots[] = {"level1", "level2", "level3"};

    (void)state;
    for (int seed = 1; seed <= MATCHES; seed++)
        play(bots[seed % 3], seed);
    print_message("%d proposals in %d turns of others, at most %d in one, %d of them again\n",
                  proposals, turns, most, repeated);
    assert_true(proposals > MATCHES); /* they do ask */
    assert_int_equal(most, 1);
    assert_int_equal(repeated, 0);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(bots_ask_once_a_turn_and_never_again),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
