/* SPDX-License-Identifier: MIT */
/* cli_trace.c - a trace is read back the way a stranger would: with a JSON library and
 * the published names only. Everything it says must come out again. */
#include "unit/unit.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "cli/sim.h"
#include "cli/trace.h"

enum { MATCHES = 2 };

struct reader {
    struct sw_game *game;
    union sw_any_state state;
    struct sw_events ev;
    int setups, actions, ends, lucky;
};

static const char *text_of(const json_t *object, const char *name)
{
    const char *s = json_string_value(json_object_get(object, name));

    assert_non_null(s);
    return s;
}

static int number_of(const json_t *object, const char *name)
{
    const json_t *n = json_object_get(object, name);

    assert_true(json_is_integer(n));
    return (int)json_integer_value(n);
}

static void has_hash(const json_t *line, const char *name, uint64_t value)
{
    char hex[17];

    snprintf(hex, sizeof hex, "%016" PRIx64, value);
    assert_string_equal(text_of(line, name), hex);
}

static void has_position(const struct reader *r, const json_t *line)
{
    struct sw_text text;
    json_t *own;

    sw_text_init_heap(&text);
    sw_json(r->game, &r->state.head, &text);
    own = json_loads(text.data, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(own);
    assert_true(json_equal(own, json_object_get(line, "position")));
    has_hash(line, "digest", sw_digest(r->game, &r->state.head));
    json_decref(own);
    sw_text_clear(&text);
}

static void has_event(const struct reader *r, const json_t *said, const struct sw_event *e)
{
    const int numbers[] = {e->type, e->seat, e->a, e->b, e->c};
    char memory[128];
    struct sw_text text;

    sw_text_init(&text, memory, sizeof memory);
    sw_event_print(r->game, e, &text);
    assert_string_equal(text_of(said, "text"), memory);
    assert_int_equal(number_of(said, "seat"), e->seat);
    for (size_t i = 0; i < 5; i++)
        assert_int_equal(
            json_integer_value(json_array_get(json_object_get(said, "numbers"), i)),
            numbers[i]);
}

static void has_luck(struct reader *r, const json_t *line)
{
    const json_t *luck = json_object_get(line, "luck");
    size_t n = 0;

    for (int i = 0; i < r->ev.count; i++) {
        const struct sw_event *e = &r->ev.item[i];
        if (r->game->events[e->type].flags & SW_EVENT_LUCK)
            has_event(r, json_array_get(luck, n++), e);
    }
    assert_int_equal(json_array_size(luck), n);
    r->lucky += (int)n;
}

static void read_setup(struct reader *r, const json_t *line)
{
    struct sw_setup setup;
    const char *name;
    json_t *value;

    assert_int_equal(number_of(line, "format"), TRACE_FORMAT);
    assert_string_equal(text_of(line, "game"), r->game->id);
    assert_int_equal(number_of(line, "version"), r->game->version);
    assert_string_equal(text_of(line, "edition"), "standard");
    has_hash(line, "edition_hash", r->game->edition_hash);
    memset(&setup, 0xff, sizeof setup); /* nothing may come from the presets */
    memset(setup.option, 0, sizeof setup.option);
    setup.seats = (uint8_t)number_of(line, "seats");
    setup.luck =
        strcmp(text_of(line, "generator"), "fast") == 0 ? SW_LUCK_FAST : SW_LUCK_CHACHA;
    assert_true(sw_seed_parse(text_of(line, "seed"), &setup.seed));
    assert_int_equal(json_object_size(json_object_get(line, "options")), r->game->option_count);
    json_object_foreach(json_object_get(line, "options"), name, value)
    {
        assert_true(sw_setup_option(r->game, &setup, name, json_string_value(value), NULL));
    }
    assert_int_equal(json_array_size(json_object_get(line, "bots")), setup.seats);
    assert_true(sw_start(r->game, &setup, &r->state.head, &r->ev, NULL));
    r->setups++;
}

static void read_action(struct reader *r, const json_t *line)
{
    const json_t *numbers = json_object_get(line, "numbers");
    struct sw_action a;

    assert_true(sw_action_parse(r->game, text_of(line, "text"), &a, NULL));
    const int own[] = {a.verb, a.seat, a.a, a.b, a.c};
    assert_int_equal(json_array_size(numbers), 5);
    for (size_t i = 0; i < 5; i++)
        assert_int_equal(json_integer_value(json_array_get(numbers, i)), own[i]);
    assert_int_equal(number_of(line, "seat"), a.seat);
    assert_int_equal(sw_check(r->game, &r->state.head, &a), 0);
    sw_apply(r->game, &r->state.head, &a, &r->ev);
    assert_int_equal(number_of(line, "ply"), r->state.head.ply);
    r->actions++;
}

static void has_score(const struct reader *r, const json_t *said, int seat, int place)
{
    struct sw_scores scores;
    int sum = 0;

    r->game->rules.score(r->game, &r->state.head, seat, &scores);
    assert_int_equal(number_of(said, "seat"), seat);
    assert_int_equal(number_of(said, "place"), place);
    assert_int_equal(number_of(said, "total"), scores.total);
    assert_int_equal(json_object_size(json_object_get(said, "by")), scores.count);
    for (int i = 0; i < scores.count; i++) {
        const char *name = sw_word(r->game, scores.item[i].word)->name;
        sum += number_of(json_object_get(said, "by"), name);
    }
    assert_int_equal(sum, scores.total);
}

static void read_end(struct reader *r, const json_t *line)
{
    const struct sw_state *s = &r->state.head;
    const json_t *scores = json_object_get(line, "scores");
    uint8_t place[SW_MAX_SEATS];

    assert_true(s->over);
    assert_string_equal(text_of(line, "ending"), r->game->endings[s->over].name);
    assert_int_equal(number_of(line, "ply"), s->ply);
    assert_int_equal(json_array_size(scores), s->seats);
    r->game->rules.rank(r->game, s, place);
    for (int seat = 0; seat < s->seats; seat++)
        has_score(r, json_array_get(scores, (size_t)seat), seat, place[seat]);
    r->ends++;
}

static void read_line(struct reader *r, const char *text, size_t length)
{
    json_t *line = json_loadb(text, length, JSON_REJECT_DUPLICATES, NULL);
    const char *type;

    assert_non_null(line);
    type = text_of(line, "type");
    if (strcmp(type, "end") == 0) {
        read_end(r, line);
    } else {
        if (strcmp(type, "setup") == 0)
            read_setup(r, line);
        else
            read_action(r, line);
        has_luck(r, line);
        has_position(r, line);
    }
    assert_int_equal(number_of(line, "match"), r->setups - 1);
    json_decref(line);
}

static void read_trace(struct reader *r, const char *text)
{
    while (*text) {
        size_t length = strcspn(text, "\n");
        read_line(r, text, length);
        text += length + 1;
    }
}

static void trace_game(struct sw_game *g)
{
    struct sim_plan plan = {.game = g, .seed = 11, .games = MATCHES, .trace = true};
    struct reader r = {.game = g};
    struct sim_result result;
    struct sw_text text;

    for (int seats = g->seats_min; seats <= g->seats_max; seats++)
        plan.seats[plan.seat_counts++] = seats;
    sw_setup_init(g, plan.seats[0], &plan.setup);
    sw_text_init_heap(&text);
    for (int i = 0; i < MATCHES * plan.seat_counts; i++) {
        sim_play(&plan, (uint64_t)i, &result, &text);
        assert_string_equal(result.violation, "");
    }
    assert_false(text.cut);
    read_trace(&r, text.data);
    assert_int_equal(r.setups, MATCHES * plan.seat_counts);
    assert_int_equal(r.ends, r.setups);
    assert_true(r.actions > r.setups);
    assert_true(r.lucky > r.setups);
    sw_text_clear(&text);
}

static void what_a_trace_says_comes_out_again(void **state)
{
    (void)state;
    for (int i = 0; i < sw_game_count(); i++) {
        struct sw_game *g = sw_game_open(sw_game_id(i), NULL);
        assert_non_null(g);
        trace_game(g);
        sw_game_close(g);
    }
}

/* Collects what sim_run() hands over. */
struct heap {
    struct sw_text trace;
    uint64_t next;
    uint64_t points;
};

static bool take(void *self, uint64_t index, const struct sim_result *r)
{
    struct heap *h = self;

    assert_true(index == h->next++);
    for (int seat = 0; seat < r->seats; seat++)
        h->points = h->points * 31 + (uint64_t)r->score[seat];
    return true;
}

static bool keep(void *self, const char *data, size_t size)
{
    sw_text_add_bytes(&((struct heap *)self)->trace, data, size);
    return true;
}

static void run_with_jobs(const struct sw_game *g, int jobs, struct heap *out)
{
    struct sim_plan plan = {
        .game = g, .seed = 5, .games = 70, .trace = true, .verify = true, .jobs = jobs};
    struct sim_taker taker = {take, keep, out};

    plan.seats[plan.seat_counts++] = g->seats_min;
    sw_setup_init(g, g->seats_min, &plan.setup);
    *out = (struct heap){.next = 0};
    sw_text_init_heap(&out->trace);
    assert_true(sim_run(&plan, &taker));
    assert_true(out->next == plan.games);
}

static void the_number_of_jobs_changes_nothing(void **state)
{
    struct sw_game *g = sw_game_open(sw_game_id(sw_game_count() - 1), NULL);
    struct heap one, three;

    (void)state;
    run_with_jobs(g, 1, &one);
    run_with_jobs(g, 3, &three);
    assert_true(one.points == three.points);
    assert_string_equal(one.trace.data, three.trace.data);
    sw_text_clear(&one.trace);
    sw_text_clear(&three.trace);
    sw_game_close(g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_a_trace_says_comes_out_again),
        cmocka_unit_test(the_number_of_jobs_changes_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
