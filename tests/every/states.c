/* SPDX-License-Identifier: MIT */
/* states.c - what must hold of states and rules: legality, luck, secrets. */
#include <math.h>
#include <string.h>

#include "every.h"
#include "spielwerk_words.h"

#define COUNT(array) (int)(sizeof array / sizeof *array)

static void copy(const struct spot *p, union sw_any_state *to)
{
    memcpy(to, p->s, p->g->state_size);
}

static bool same(const struct spot *p, const union sw_any_state *x, const union sw_any_state *y)
{
    return memcmp(x, y, p->g->state_size) == 0;
}

static bool invariants(struct spot *p)
{
    const char *wrong = sw_verify(p->g, p->s);
    return !wrong || broken(p, "%s", wrong);
}

static bool legal_ascends(struct spot *p)
{
    if (p->legal_count > SW_MAX_ACTIONS)
        return broken(p, "%d actions", p->legal_count);
    for (int i = 1; i < p->legal_count; i++)
        if (sw_action_compare(&p->legal[i - 1], &p->legal[i]) >= 0)
            return broken(p, "action %d is not after action %d", i, i - 1);
    return true;
}

/* Picking an action draws the same luck as listing all and takes the same one. */
static bool picks_are_listed(struct spot *p)
{
    static struct sw_action out[SW_MAX_ACTIONS];
    struct sw_action picked;
    for (int from = 0; from < p->s->seats; from++) {
        struct sw_rng luck = *p->luck, same_luck = *p->luck;
        int seat = from, same_seat = from;
        int n = sw_forward_next(p->g, p->s, &seat, out);
        int same_n = sw_pick_next(p->g, p->s, &same_seat, &same_luck, &picked);
        if (n != same_n || (n && seat != same_seat))
            return broken(p, "%d actions of %d, not %d of %d", n, seat, same_n, same_seat);
        if (n && sw_action_compare(&picked, &out[sw_rng_below(&luck, (uint32_t)n)]) != 0)
            return broken(p, "another of %d actions of %d", n, seat);
        if (memcmp(&luck, &same_luck, sizeof luck) != 0)
            return broken(p, "other luck for %d actions of %d", n, seat);
    }
    return true;
}

static int place_in(const struct sw_action *list, int n, const struct sw_action *a)
{
    for (int i = 0; i < n; i++)
        if (sw_action_compare(&list[i], a) == 0)
            return i;
    return -1;
}

/* The quick way draws what is listed, and all of it alike: the sum of squares tells. An action
 * that never came, or twice as often as the others, would be seen. */
static bool draws_are_even(struct spot *p)
{
    enum { EACH = 100 };
    static struct sw_action list[SW_MAX_ACTIONS];
    int drawn[SW_MAX_ACTIONS] = {0}, seat = 0, n = sw_forward_next(p->g, p->s, &seat, list);
    struct sw_rng luck = *p->luck;
    double squares = 0, most = n + 8 * sqrt(2.0 * n) + 20;
    if (!p->g->rules.any)
        return true; /* it picks */
    for (int k = 0; k < n * EACH; k++) {
        struct sw_action a;
        int who = 0, i;
        sw_any_next(p->g, p->s, &who, &luck, &a);
        i = place_in(list, n, &a);
        if (who != seat || i < 0)
            return broken(p, "seat %d drew verb %d, which is not listed", who, a.verb);
        drawn[i]++;
    }
    for (int i = 0; i < n; i++)
        squares += (drawn[i] - EACH) * (drawn[i] - EACH) / (double)EACH;
    return squares <= most ||
           broken(p, "%d actions: squares %.0f above %.0f", n, squares, most);
}

/* Who waits has something to do, who does not wait has nothing. */
static bool waiting_is_legal(struct spot *p)
{
    static struct sw_action out[SW_MAX_ACTIONS];
    if (p->s->over ? p->s->waiting != 0 : p->s->waiting == 0)
        return broken(p, "over %d, waiting %d", p->s->over, p->s->waiting);
    for (int seat = -1; seat < p->s->seats; seat++) {
        int n = sw_legal(p->g, p->s, seat, out);
        bool waits = seat >= 0 && (p->s->waiting >> seat & 1);
        if ((n > 0) != waits)
            return broken(p, "seat %d waits %d but has %d actions", seat, waits, n);
    }
    return true;
}

static bool listed(const struct spot *p, const struct sw_action *a)
{
    for (int i = 0; i < p->legal_count; i++)
        if (sw_action_compare(&p->legal[i], a) == 0)
            return true;
    return false;
}

/* Something like an action: a legal one with a change, or any bytes at all. */
static struct sw_action odd_action(struct spot *p)
{
    uint32_t x = sw_rng_word(p->luck), y = sw_rng_word(p->luck);
    struct sw_action a = {.seat = (uint8_t)(p->seat < 0 ? 0 : p->seat)};
    if (p->legal_count && x % 3)
        a = p->legal[x / 3 % (uint32_t)p->legal_count];
    if (x % 3 == 0)
        a.verb = (uint8_t)(x >> 8);
    else
        a.verb = (uint8_t)(x >> 8 & 1 ? (x >> 16) % (uint32_t)p->g->verb_count : a.verb);
    if (x >> 9 & 1)
        a.a = (int16_t)(x >> 10 & 1 ? (int)(y & 0xffff) : a.a + (int)(y % 5) - 2);
    if (x >> 11 & 1)
        a.b = (int16_t)(x >> 12 & 1 ? (int)(y >> 16) : a.b + (int)((y >> 8) % 3) - 1);
    if ((x >> 13 & 7) == 0)
        a.c = (int16_t)(y >> 4);
    if ((x >> 16 & 15) == 0)
        a.seat = (uint8_t)(y >> 24);
    return a;
}

static bool check_agrees(struct spot *p)
{
    for (int i = 0; i < p->legal_count; i++)
        if (sw_check(p->g, p->s, &p->legal[i]))
            return broken(p, "a legal action is refused: number %d", i);
    for (int i = 0; i < 4; i++) {
        struct sw_action a = odd_action(p);
        int why = sw_check(p->g, p->s, &a);
        if (a.seat != p->seat && a.seat < p->s->seats && (p->s->waiting >> a.seat & 1))
            continue; /* another seat that acts at the same time: not our list */
        if ((why == 0) != listed(p, &a))
            return broken(p, "check says %d of verb %d seat %d: %d %d %d", why, a.verb, a.seat,
                          a.a, a.b, a.c);
        if (why && (!*sw_words(p->g, why, SW_EN) || !*sw_words(p->g, why, SW_DE)))
            return broken(p, "refusal %d has no words", why);
    }
    return true;
}

/* Why something is refused must not depend on what the seat cannot know. */
static bool refusals_give_nothing_away(struct spot *p)
{
    union sw_any_state known;
    if (p->seat < 0)
        return true;
    copy(p, &known);
    sw_censor(p->g, &known.head, p->seat);
    for (int i = 0; i < 20; i++) {
        struct sw_action a = odd_action(p);
        a.seat = (uint8_t)p->seat;
        int why = sw_check(p->g, p->s, &a), told = sw_check(p->g, &known.head, &a);
        if (why != told)
            return broken(p, "verb %d (%d %d) is refused by %s, or so it seems by %s", a.verb,
                          a.a, a.b, sw_word(p->g, why)->name, sw_word(p->g, told)->name);
    }
    return true;
}

/* Whoever asks why not is told the rule: of every verb, whoever asks, in every phase. Only that
 * there is no such seat rests on no rule. */
static bool refusals_name_rules(struct spot *p)
{
    for (int seat = 0; seat < p->s->seats; seat++)
        for (int verb = 0; verb < p->g->verb_count; verb++) {
            struct sw_action a = {.verb = (uint8_t)verb, .seat = (uint8_t)seat};
            const uint8_t *kind = p->g->verbs[verb].kind;
            a.a = (int16_t)(kind[0] ? sw_rng_below(p->luck, 8) : 0);
            a.b = (int16_t)(kind[1] ? sw_rng_below(p->luck, 8) : 0);
            a.c = (int16_t)(kind[2] ? sw_rng_below(p->luck, 8) : 0);
            int why = sw_check(p->g, p->s, &a);
            if (why && why != SW_W_NO_SUCH_SEAT && !*sw_word(p->g, why)->rule)
                return broken(p, "%s of seat %d in phase %s: %s names no rule",
                              p->g->verbs[verb].name, seat, p->g->phases[p->s->phase].name,
                              sw_word(p->g, why)->name);
        }
    return true;
}

/* Thinking about an action and playing it are the same, and copies stay apart. */
static bool events_change_nothing(struct spot *p)
{
    static struct sw_events ev;
    union sw_any_state told, silent, before;
    if (!p->action)
        return true;
    copy(p, &told), copy(p, &silent), copy(p, &before);
    sw_apply(p->g, &told.head, p->action, &ev);
    sw_apply(p->g, &silent.head, p->action, NULL);
    if (!same(p, &told, &silent))
        return differ(p, "events change the state", &silent.head, &told.head);
    if (memcmp(&before, p->s, p->g->state_size) != 0)
        return differ(p, "playing on a copy changed the original", &before.head, p->s);
    return told.head.ply == p->s->ply + 1 || broken(p, "ply was not counted");
}

static bool censor_is_idempotent(struct spot *p)
{
    for (int seat = SW_SPECTATOR; seat < p->s->seats; seat++) {
        union sw_any_state once, twice;
        copy(p, &once);
        sw_censor(p->g, &once.head, seat);
        twice = once;
        sw_censor(p->g, &twice.head, seat);
        if (!same(p, &once, &twice))
            return differ(p, "censoring twice", &once.head, &twice.head);
        if (once.head.rng.kind != SW_LUCK_NONE)
            return broken(p, "seat %d keeps the generator", seat);
    }
    return true;
}

static bool resample_fits(struct spot *p)
{
    for (int seat = SW_SPECTATOR; seat < p->s->seats; seat++) {
        union sw_any_state known, world;
        copy(p, &known);
        sw_censor(p->g, &known.head, seat);
        world = known;
        sw_resample(p->g, &world.head, seat, p->luck);
        const char *wrong = sw_verify(p->g, &world.head);
        if (wrong)
            return broken(p, "a world guessed by seat %d: %s", seat, wrong);
        sw_censor(p->g, &world.head, seat);
        if (!same(p, &known, &world))
            return differ(p, "a seat would notice that its guess is one", &known.head,
                          &world.head);
    }
    return true;
}

static bool legal_survives_censoring(struct spot *p)
{
    static struct sw_action out[SW_MAX_ACTIONS];
    union sw_any_state known;
    if (p->seat < 0)
        return true;
    copy(p, &known);
    sw_censor(p->g, &known.head, p->seat);
    int n = sw_legal(p->g, &known.head, p->seat, out);
    return (n == p->legal_count && memcmp(out, p->legal, sizeof *out * (size_t)n) == 0) ||
           broken(p, "%d actions become %d", p->legal_count, n);
}

/* Play the action here and in a world that `seat` cannot tell from this one. False if it
 * cannot be played there: somebody else's secret made it legal. */
static bool play_in_two_worlds(struct spot *p, int seat, union sw_any_state *here,
                               union sw_any_state *there, struct sw_events *told,
                               struct sw_events *told_there)
{
    copy(p, here), copy(p, there);
    sw_censor(p->g, &there->head, seat);
    sw_resample(p->g, &there->head, seat, p->luck);
    if (!p->action || sw_check(p->g, &there->head, p->action))
        return false;
    sw_apply(p->g, &here->head, p->action, told);
    sw_apply(p->g, &there->head, p->action, told_there);
    return true;
}

/* If a seat can tell two worlds apart that it could not tell apart before, then something was
 * revealed, and the game must say so: undo stops there. */
static bool reveals_are_counted(struct spot *p)
{
    static struct sw_events told, told_there;
    for (int seat = SW_SPECTATOR; seat < p->s->seats; seat++) {
        union sw_any_state here, there;
        if (!play_in_two_worlds(p, seat, &here, &there, &told, &told_there))
            continue;
        bool counted = here.head.reveals != p->s->reveals;
        if (!counted && here.head.rng.draws != p->s->rng.draws)
            return broken(p, "luck was drawn and nothing revealed");
        sw_censor(p->g, &here.head, seat);
        sw_censor(p->g, &there.head, seat);
        if (!counted && !same(p, &here, &there))
            return differ(p, "a seat learned something that undo could take back", &there.head,
                          &here.head);
    }
    return true;
}

/* If it cannot tell them apart afterwards either, it must have been told the same. */
static bool events_keep_secrets(struct spot *p)
{
    static struct sw_events told, told_there;
    for (int seat = SW_SPECTATOR; seat < p->s->seats; seat++) {
        union sw_any_state here, there;
        if (!play_in_two_worlds(p, seat, &here, &there, &told, &told_there))
            continue;
        sw_censor(p->g, &here.head, seat);
        sw_censor(p->g, &there.head, seat);
        if (!same(p, &here, &there))
            continue;
        if (told.count != told_there.count)
            return broken(p, "seat %d hears %d events or %d", seat, told.count,
                          told_there.count);
        for (int i = 0; i < told.count; i++) {
            struct sw_event *x = &told.item[i], *y = &told_there.item[i];
            sw_event_censor(p->g, x, seat);
            sw_event_censor(p->g, y, seat);
            if (memcmp(x, y, sizeof *x) != 0)
                return broken(p, "seat %d hears too much: %s", seat,
                              p->g->events[x->type].name);
        }
    }
    return true;
}

/* Somebody else who may act now, and one of his actions; false if there is nobody. */
static bool other_action(struct spot *p, struct sw_action *out)
{
    static struct sw_action legal[SW_MAX_ACTIONS];
    for (int i = 1; i < p->s->seats; i++) {
        int seat = (p->seat + i) % p->s->seats, n = sw_legal(p->g, p->s, seat, legal);
        if (n > 0) {
            *out = legal[sw_rng_below(p->luck, (uint32_t)n)];
            return true;
        }
    }
    return false;
}

/* Seats that act at the same time do not depend on who is quicker: where both orders are
 * possible, they lead to the same position. */
static bool order_does_not_matter(struct spot *p)
{
    union sw_any_state one, two;
    struct sw_action other;
    if (!p->action || !other_action(p, &other))
        return true;
    copy(p, &one), copy(p, &two);
    sw_apply(p->g, &one.head, p->action, NULL);
    sw_apply(p->g, &two.head, &other, NULL);
    if (sw_check(p->g, &one.head, &other) || sw_check(p->g, &two.head, p->action))
        return true;
    sw_apply(p->g, &one.head, &other, NULL);
    sw_apply(p->g, &two.head, p->action, NULL);
    return same(p, &one, &two) || differ(p, p->g->verbs[other.verb].name, &one.head, &two.head);
}

static bool scores_add_up(struct spot *p)
{
    uint8_t place[SW_MAX_SEATS];
    int first = 0;
    for (int seat = 0; seat < p->s->seats; seat++) {
        struct sw_scores scores;
        int sum = 0;
        p->g->rules.score(p->g, p->s, seat, &scores);
        for (int i = 0; i < scores.count; i++)
            sum += scores.item[i].points;
        if (sum != scores.total)
            return broken(p, "seat %d: %d is not %d", seat, sum, scores.total);
    }
    p->g->rules.rank(p->g, p->s, place);
    for (int seat = 0; seat < p->s->seats; seat++) {
        int better = 0;
        for (int k = 0; k < p->s->seats; k++)
            better += place[k] < place[seat];
        if (place[seat] != better + 1)
            return broken(p, "seat %d has place %d but %d are better", seat, place[seat],
                          better);
        first += place[seat] == 1;
    }
    return first > 0 || broken(p, "nobody is first");
}

/* A better place never goes with fewer points. */
static bool places_follow_points(struct spot *p)
{
    uint8_t place[SW_MAX_SEATS];
    p->g->rules.rank(p->g, p->s, place);
    for (int i = 0; i < p->s->seats; i++)
        for (int k = 0; k < p->s->seats; k++) {
            struct sw_scores x, y;
            p->g->rules.score(p->g, p->s, i, &x);
            p->g->rules.score(p->g, p->s, k, &y);
            if (place[i] < place[k] && x.total < y.total)
                return broken(p, "seat %d is before seat %d", i, k);
        }
    return true;
}

static bool ends_in_time(struct spot *p)
{
    if (!p->s->over)
        return broken(p, "not over after %u actions", (unsigned)p->s->ply);
    return p->s->over < p->g->ending_count || broken(p, "ending %d", p->s->over);
}

const struct property state_properties[] = {
    {"the invariants hold", ALWAYS, invariants},
    {"legal actions ascend", ALWAYS, legal_ascends},
    {"picked actions are the listed ones", ALWAYS, picks_are_listed},
    {"quickly drawn actions are listed, all alike", SOMETIMES, draws_are_even},
    {"who waits may act", SOMETIMES, waiting_is_legal},
    {"check agrees with legal", ALWAYS, check_agrees},
    {"refusals name their rule", SOMETIMES, refusals_name_rules},
    {"refusals give nothing away", SOMETIMES, refusals_give_nothing_away},
    {"events change nothing", SOMETIMES, events_change_nothing},
    {"censor is idempotent", SOMETIMES, censor_is_idempotent},
    {"a guessed world fits what is known", SOMETIMES, resample_fits},
    {"legal actions survive censoring", SOMETIMES, legal_survives_censoring},
    {"reveals are counted", SOMETIMES, reveals_are_counted},
    {"events keep secrets", SOMETIMES, events_keep_secrets},
    {"seats at the same time do not disturb each other", ALWAYS, order_does_not_matter},
    {"scores and places add up", SOMETIMES, scores_add_up},
    {"places follow points", SOMETIMES, places_follow_points},
    {"the match ends in time", AT_END, ends_in_time},
};
const int state_property_count = COUNT(state_properties);
