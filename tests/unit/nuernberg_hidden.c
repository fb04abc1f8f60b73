/* SPDX-License-Identifier: MIT */
/* nuernberg_hidden.c - Die Siedler von Nürnberg: what a seat can and cannot tell apart.
 *
 * Whole matches are played. Then, from the log alone and without the book the game keeps, every
 * possible past is tried: each theft a seat took no part in may have been of any kind, and the
 * match is played again with it. Pasts in which every public action is still possible are the
 * worlds of that seat, with the weight of their luck; they must be exactly those the game
 * believes in, and all of them must look to the seat byte for byte like the truth. */
#include "unit/unit.h"

#include <stdio.h>
#include <string.h>

#include "ai/ai.h"
#include "games/nuernberg/hidden.h"
#include "spielwerk_match.h"

enum { LOG = 4000, DOUBTS = 4, PASTS = 625, MATCHES = 80 };

struct log {
    struct sw_setup setup;
    struct sw_action action[LOG];
    int length;
};

static struct sw_rng luck(uint64_t seed)
{
    struct sw_seed s = sw_seed_from_number(seed);
    struct sw_rng r;
    sw_rng_init(&r, SW_LUCK_FAST, &s);
    return r;
}

static const struct nuernberg *look(const union sw_any_state *s)
{
    return nuernberg(&s->head);
}

static bool takes_part(const struct nuernberg_steal *s, int seat)
{
    return s->thief == seat || s->victim == seat;
}

static int doubts(const struct nuernberg *n, int seat)
{
    int count = 0;
    for (int j = 0; j < n->steals; j++)
        count += !takes_part(&n->steal[j], seat);
    return count;
}

/* A mixed company plays until the seat is in doubt about so many thefts, or the match ends. */
static void play(const struct sw_game *g, int seats, int seat, uint64_t seed, int most,
                 struct log *log, union sw_any_state *s)
{
    struct sw_rng thinking = luck(seed + 1000);
    sw_setup_bots(g, seats, &log->setup);
    log->setup.seed = sw_seed_from_number(seed);
    log->setup.option[OPT_SETUP] = (uint8_t)(seed & 1);
    log->length = 0;
    sw_start(g, &log->setup, &s->head, NULL, NULL);
    while (!s->head.over && log->length < LOG && doubts(look(s), seat) < most) {
        struct sw_action legal[SW_MAX_ACTIONS];
        union sw_any_state view;
        int who = 0;
        sw_forward_next(g, &s->head, &who, legal);
        memcpy(&view, s, g->state_size);
        sw_censor(g, &view.head, who);
        struct sw_action a = ((uint64_t)who + seed) % 2
                                 ? ai_greedy(g, &view.head, who, &thinking)
                                 : ai_random(g, &view.head, who, &thinking);
        log->action[log->length++] = a;
        sw_apply(g, &s->head, &a, NULL);
    }
}

/* Is this a step of a counter-offer that was never made? Nobody else knows of it. */
static bool private_step(const struct log *log, int i, int seat)
{
    const struct sw_action *a = &log->action[i];
    bool composing = a->verb == V_COUNTER || a->verb == V_GIVE || a->verb == V_WANT;
    if (!composing || a->seat == seat)
        return false;
    for (; i < log->length; i++) {
        const struct sw_action *next = &log->action[i];
        if (next->seat != a->seat)
            continue;
        if (next->verb == V_SEND)
            return false;
        if (next->verb == V_REJECT)
            return true;
    }
    return true;
}

/* Let the theft just made be of another kind; false if the victim had none of it. */
static bool change_theft(struct nuernberg *n, int kind)
{
    struct nuernberg_steal *s = &n->steal[n->steals - 1];
    uint8_t *from = n->seat[s->victim].hand, *to = n->seat[s->thief].hand;
    from[s->kind]++;
    to[s->kind]--;
    if (from[kind] == 0)
        return false;
    from[kind]--;
    to[kind]++;
    s->kind = (uint8_t)kind;
    return true;
}

/* Play the log again with these kinds for the thefts `seat` took no part in, and the true ones
 * for its own. Gives the weight of that past, 0 if it is impossible. */
static uint64_t replay(const struct sw_game *g, const struct log *log, int seat,
                       const struct nuernberg *truth, const int *kinds, union sw_any_state *s)
{
    uint64_t weight = 1;
    int doubt = 0;
    sw_start(g, &log->setup, &s->head, NULL, NULL);
    for (int i = 0; i < log->length; i++) {
        const struct sw_action *a = &log->action[i];
        if (private_step(log, i, seat))
            continue;
        if (sw_check(g, &s->head, a))
            return 0;
        uint8_t before[RESOURCES];
        if (a->verb == V_STEAL)
            memcpy(before, look(s)->seat[a->a].hand, sizeof before);
        sw_apply(g, &s->head, a, NULL);
        if (a->verb != V_STEAL)
            continue;
        const struct nuernberg_steal *own = &truth->steal[look(s)->steals - 1];
        int kind = takes_part(own, seat) ? own->kind : kinds[doubt++];
        if (!change_theft((struct nuernberg *)&s->head, kind))
            return 0;
        weight *= before[kind];
    }
    return weight;
}

/* One of the 5^n ways to choose n kinds. */
static void nth_past(int number, int n, int *kinds)
{
    for (int i = 0; i < n; i++, number /= RESOURCES)
        kinds[i] = number % RESOURCES;
}

static bool same_hands(const struct nuernberg *n, const struct world *w)
{
    for (int p = 0; p < n->head.seats; p++)
        for (int k = 0; k < RESOURCES; k++)
            if (n->seat[p].hand[k] != n->seat[p].open[k] + w->net[p][k])
                return false;
    return true;
}

/* The state looks to the seat like the truth does, but for the steps it does not see. */
static void looks_like(const struct sw_game *g, const union sw_any_state *truth,
                       const union sw_any_state *other, int seat)
{
    union sw_any_state x = *truth, y = *other;
    sw_censor(g, &x.head, seat);
    sw_censor(g, &y.head, seat);
    y.head.ply = x.head.ply;
    assert_memory_equal(&x, &y, g->state_size);
}

/* Every past is tried; what is left must be the worlds, weight by weight. */
static int compare_worlds(const struct sw_game *g, const struct log *log, int seat,
                          const union sw_any_state *truth)
{
    static struct worlds worlds;
    static uint64_t weight[WORLDS_MAX];
    union sw_any_state known = *truth, past;
    int kinds[DOUBTS], n = doubts(look(truth), seat), pasts = 1;
    sw_censor(g, &known.head, seat);
    const struct layer *fit = nuernberg_worlds(look(&known), &worlds, NULL);
    memset(weight, 0, sizeof weight);
    for (int i = 0; i < n; i++)
        pasts *= RESOURCES;
    for (int i = 0; i < pasts; i++) {
        nth_past(i, n, kinds);
        uint64_t found = replay(g, log, seat, look(truth), kinds, &past);
        bool listed = false;
        for (int w = 0; w < fit->count && found; w++)
            if (same_hands(look(&past), &fit->world[w])) {
                weight[w] += found;
                listed = true;
            }
        assert_int_equal(found != 0, listed);
        if (found) {
            assert_null(sw_verify(g, &past.head));
            looks_like(g, truth, &past, seat);
        }
    }
    for (int w = 0; w < fit->count;
         w++) /* not yet rescaled, so equal and not just in proportion */
        assert_true(weight[w] == fit->world[w].weight);
    return fit->count;
}

static void worlds_are_the_possible_pasts(void **state)
{
    static struct log log;
    static union sw_any_state s;
    struct sw_game *g = sw_game_open("nuernberg", NULL);
    int in_doubt = 0, most = 0;
    (void)state;
    for (int i = 0; i < MATCHES; i++) {
        int seats = 3 + i % 2, seat = i % seats;
        play(g, seats, seat, (uint64_t)i, 1 + i % DOUBTS, &log, &s);
        int found = compare_worlds(g, &log, seat, &s);
        in_doubt += found > 1;
        most = found > most ? found : most;
    }
    assert_true(in_doubt > MATCHES / 2); /* else this would prove nothing */
    assert_true(most > 4);
    sw_game_close(g);
}

/* The same a while after the last theft, when the cards have been used. */
static void worlds_die_as_cards_are_shown(void **state)
{
    static struct log log;
    static union sw_any_state s;
    struct sw_game *g = sw_game_open("nuernberg", NULL);
    int certain = 0;
    (void)state;
    for (int i = 0; i < MATCHES; i++) {
        play(g, 4, i % 4, (uint64_t)(100 + i), 3, &log, &s);
        log.length -=
            log.length > 1; /* the third theft is left out: two, and what came after */
        sw_start(g, &log.setup, &s.head, NULL, NULL);
        for (int k = 0; k < log.length; k++)
            sw_apply(g, &s.head, &log.action[k], NULL);
        certain += compare_worlds(g, &log, i % 4, &s) == 1;
    }
    assert_true(certain > 0);
    assert_true(certain < MATCHES);
    sw_game_close(g);
}

/* In a whole match, at every step and for everybody: all worlds give the same bytes, and so the
 * same legal actions. */
static void worlds_look_alike_in_whole_matches(void **state)
{
    static struct log log;
    static union sw_any_state s;
    static struct worlds worlds;
    struct sw_game *g = sw_game_open("nuernberg", NULL);
    int pairs = 0;
    (void)state;
    for (int i = 0; i < 12; i++) {
        play(g, 3 + i % 2, 0, (uint64_t)(200 + i), STEALS_MAX + 1, &log, &s);
        sw_start(g, &log.setup, &s.head, NULL, NULL);
        for (int k = 0; k < log.length; k++) {
            sw_apply(g, &s.head, &log.action[k], NULL);
            int seat = k % s.head.seats;
            union sw_any_state known = s, world;
            sw_censor(g, &known.head, seat);
            const struct layer *fit = nuernberg_worlds(look(&known), &worlds, NULL);
            assert_true(fit->count > 0);
            for (int w = 0; w < fit->count; w++) {
                struct nuernberg *n = (struct nuernberg *)&world.head;
                memcpy(&world, &s, g->state_size);
                for (int p = 0; p < s.head.seats; p++)
                    for (int r = 0; r < RESOURCES; r++)
                        n->seat[p].hand[r] =
                            (uint8_t)(n->seat[p].open[r] + fit->world[w].net[p][r]);
                for (int j = 0; j < n->steals; j++)
                    n->steal[j].kind = fit->world[w].kind[j];
                looks_like(g, &s, &world, seat);
                pairs += !same_hands(look(&s), &fit->world[w]);
            }
        }
        assert_int_not_equal(s.head.over, 0);
    }
    assert_true(pairs > 1000);
    sw_game_close(g);
}

/* ---- guesses follow the weights -----------------------------------------------------------
 */

static void set(const struct sw_game *g, union sw_any_state *s, const char *field,
                const char *value)
{
    assert_true(sw_field_set(g, &s->head, field, value, NULL));
}

/* Seat 2 holds two ore and a wool, all others nothing; seat 0 has just stolen from it. */
static void one_theft(const struct sw_game *g, union sw_any_state *s, const char *kind)
{
    struct sw_setup setup;
    sw_setup_init(g, 4, &setup);
    sw_start(g, &setup, &s->head, NULL, NULL);
    for (int i = 0; i < 4; i++) {
        char name[4][24];
        const char *hand = i == 2 ? "0 0 1 0 2" : "0 0 0 0 0";
        snprintf(name[0], sizeof name[0], "seat.%d.hand", i);
        snprintf(name[1], sizeof name[1], "seat.%d.open", i);
        snprintf(name[2], sizeof name[2], "seat.%d.cards", i);
        set(g, s, name[0], hand);
        set(g, s, name[1], hand);
        set(g, s, name[2], i == 2 ? "3" : "0");
    }
    set(g, s, "bank", "20 20 19 20 18");
    struct nuernberg *n = (struct nuernberg *)&s->head;
    int k = strcmp(kind, "ore") == 0 ? ORE : WOOL;
    n->steal[0] = (struct nuernberg_steal){0, 2, (uint8_t)k, {0, 0, 1, 0, 2}};
    n->steals = 1;
    memcpy(n->low[1][2], n->seat[2].open, sizeof n->low[1][2]);
    n->seat[2].hand[k]--;
    n->seat[2].cards--;
    n->seat[0].hand[k]++;
    n->seat[0].cards++;
}

static int guesses_of_ore(const struct sw_game *g, const union sw_any_state *s, int seat,
                          int tries)
{
    struct sw_rng r = luck(7);
    int ore = 0;
    for (int i = 0; i < tries; i++) {
        union sw_any_state guess = *s;
        sw_censor(g, &guess.head, seat);
        sw_resample(g, &guess.head, seat, &r);
        assert_int_equal(look(&guess)->seat[0].hand[ORE] + look(&guess)->seat[0].hand[WOOL],
                         look(s)->seat[0].cards);
        ore += look(&guess)->steal[0].kind == ORE;
    }
    return ore;
}

/* 5 standard deviations of 9000 draws. */
static void about(int is, int thirds)
{
    assert_in_range(is, thirds * 3000 - 225, thirds * 3000 + 225);
}

static void a_theft_leaves_two_worlds_to_the_others(void **state)
{
    struct sw_game *g = sw_game_open("nuernberg", NULL);
    union sw_any_state s;
    (void)state;
    for (int i = 0; i < 2; i++) {
        one_theft(g, &s, i ? "ore" : "wool");
        assert_int_equal(guesses_of_ore(g, &s, 0, 100), i ? 100 : 0);
        assert_int_equal(guesses_of_ore(g, &s, 2, 100), i ? 100 : 0);
        about(guesses_of_ore(g, &s, 1, 9000), 2);
        about(guesses_of_ore(g, &s, 3, 9000), 2);
        about(guesses_of_ore(g, &s, SW_SPECTATOR, 9000), 2);
    }
    sw_game_close(g);
}

/* Seat 1 then draws wool from the thief's only card, or from the victim's two: what one draws
 * oneself is evidence about the theft before. From the victim: if ore was stolen, wool comes
 * with 1 of 2; if wool was stolen it could not come at all. */
static void what_one_draws_is_evidence(void **state)
{
    struct sw_game *g = sw_game_open("nuernberg", NULL);
    union sw_any_state s;
    struct nuernberg *n = (struct nuernberg *)&s.head;
    (void)state;
    one_theft(g, &s, "ore");
    n->steal[1] = (struct nuernberg_steal){1, 2, WOOL, {0, 0, 1, 0, 2}};
    n->steals = 2;
    memcpy(n->low[2][2], n->seat[2].open, sizeof n->low[2][2]);
    n->seat[2].hand[WOOL]--;
    n->seat[2].cards--;
    n->seat[1].hand[WOOL]++;
    n->seat[1].cards++;
    assert_int_equal(guesses_of_ore(g, &s, 1, 100), 100);
    /* to seat 3: ore then wool 2 x 1, ore then ore 2 x 1, wool then ore 1 x 2: two in three */
    about(guesses_of_ore(g, &s, 3, 9000), 2);
    sw_game_close(g);
}

/* A hand of a single kind leaves no doubt. */
static void one_kind_leaves_no_doubt(void **state)
{
    struct sw_game *g = sw_game_open("nuernberg", NULL);
    union sw_any_state s;
    struct worlds worlds;
    struct nuernberg *n = (struct nuernberg *)&s.head;
    (void)state;
    one_theft(g, &s, "ore");
    n->seat[2].open[WOOL] = n->steal[0].base[WOOL] = n->low[1][2][WOOL] = 0;
    n->seat[2].hand[WOOL]--;
    n->seat[2].cards--;
    n->bank[WOOL]++;
    for (int seat = SW_SPECTATOR; seat < 4; seat++) {
        union sw_any_state known = s;
        sw_censor(g, &known.head, seat);
        assert_int_equal(nuernberg_worlds(look(&known), &worlds, NULL)->count, 1);
        assert_int_equal(guesses_of_ore(g, &s, seat, 50), 50);
    }
    sw_game_close(g);
}

/* As many thefts as there can be, to and fro between seats 0 and 2, who hold so much wool and
 * ore each and never use any of it. */
static const struct layer *to_and_fro(const struct sw_game *g, int wool, int ore,
                                      struct worlds *out)
{
    static union sw_any_state s;
    struct nuernberg *n = (struct nuernberg *)&s.head;
    one_theft(g, &s, "ore");
    n->steals = STEALS_MAX;
    for (int j = 0; j < STEALS_MAX; j++) {
        uint8_t thief = (uint8_t)(j % 2 ? 2 : 0), victim = (uint8_t)(j % 2 ? 0 : 2);
        n->steal[j] = (struct nuernberg_steal){
            thief, victim, SECRET, {0, 0, (int8_t)wool, 0, (int8_t)ore}};
    }
    for (int j = 0; j <= STEALS_MAX; j++)
        for (int p = 0; p < 3; p += 2) {
            n->low[j][p][WOOL] = (int8_t)wool;
            n->low[j][p][ORE] = (int8_t)ore;
        }
    return nuernberg_worlds(n, out, NULL);
}

/* Weights are scaled down and stay in proportion. */
static void weights_do_not_overflow(void **state)
{
    struct sw_game *g = sw_game_open("nuernberg", NULL);
    struct worlds worlds;
    const struct layer *fit = to_and_fro(g, 12, 12, &worlds);
    uint64_t total = 0, balanced = 0;
    (void)state;
    for (int i = 0; i < fit->count; i++) {
        total += fit->world[i].weight;
        assert_true(fit->world[i].weight > 0 && fit->world[i].weight < (uint64_t)1 << 48);
        balanced += fit->world[i].net[0][WOOL] == 0 ? fit->world[i].weight : 0;
    }
    assert_true(fit->count > 4);
    assert_true(balanced * 10 > total && balanced * 2 < total);
    sw_game_close(g);
}

/* What is possible stays possible, however unlikely it is. */
static void the_unlikely_is_not_lost(void **state)
{
    struct sw_game *g = sw_game_open("nuernberg", NULL);
    struct worlds worlds;
    const struct layer *fit = to_and_fro(g, 118, 9, &worlds);
    uint64_t least = UINT64_MAX;
    (void)state;
    for (int i = 0; i < fit->count; i++)
        least = fit->world[i].weight < least ? fit->world[i].weight : least;
    assert_true(fit->count > 1);
    assert_true(least >= 1);
    sw_game_close(g);
}

/* Four seats steal from one another, who hold plenty of everything: more worlds than there is
 * room for. The likelier ones stay. */
static void too_many_worlds_leave_the_likelier(void **state)
{
    struct sw_game *g = sw_game_open("nuernberg", NULL);
    static union sw_any_state s;
    struct worlds worlds;
    struct nuernberg *n = (struct nuernberg *)&s.head;
    (void)state;
    one_theft(g, &s, "ore");
    n->steals = STEALS_MAX;
    for (int j = 0; j < STEALS_MAX; j++)
        n->steal[j] = (struct nuernberg_steal){
            (uint8_t)(j % 4), (uint8_t)((j + 1 + j / 4 % 3) % 4), SECRET, {9, 9, 9, 9, 9}};
    memset(n->low, 9, sizeof n->low);
    const struct layer *fit = nuernberg_worlds(n, &worlds, NULL);
    assert_int_equal(fit->count, WORLDS_MAX);
    for (int i = 0; i < fit->count; i++)
        assert_true(fit->world[i].weight > 0);
    sw_game_close(g);
}

/* A book that contradicts itself leaves nothing to guess. */
static void no_world_no_guess(void **state)
{
    struct sw_game *g = sw_game_open("nuernberg", NULL);
    union sw_any_state s;
    struct sw_rng r = luck(1);
    struct nuernberg *n = (struct nuernberg *)&s.head;
    (void)state;
    one_theft(g, &s, "ore");
    sw_censor(g, &s.head, 1);
    n->low[1][3][BRICK] = -1;
    assert_non_null(sw_verify(g, &s.head));
    sw_resample(g, &s.head, 1, &r);
    assert_int_equal(n->seat[0].hand[ORE], SECRET);
    sw_game_close(g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(worlds_are_the_possible_pasts),
        cmocka_unit_test(worlds_die_as_cards_are_shown),
        cmocka_unit_test(worlds_look_alike_in_whole_matches),
        cmocka_unit_test(a_theft_leaves_two_worlds_to_the_others),
        cmocka_unit_test(what_one_draws_is_evidence),
        cmocka_unit_test(one_kind_leaves_no_doubt),
        cmocka_unit_test(weights_do_not_overflow),
        cmocka_unit_test(the_unlikely_is_not_lost),
        cmocka_unit_test(too_many_worlds_leave_the_likelier),
        cmocka_unit_test(no_world_no_guess),
    };
    return cmocka_run_group_tests_name("nuernberg/hidden", tests, NULL, NULL);
}
