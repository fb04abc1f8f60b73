/* SPDX-License-Identifier: MIT */
/* core_fields.c - positions by name: get, set, dump, read, diff, digest, JSON.
 *
 * A small state of our own with every type of field, so that no game's rules get in the
 * way. */
#include "unit/unit.h"

#include <jansson.h>
#include <string.h>

#include "core/digest.h"
#include "spielwerk_match.h"
#include "spielwerk_words.h"

struct sample {
    struct sw_state head;
    uint64_t set;
    uint32_t big, middle;
    uint16_t wide;
    int16_t deep;
    uint8_t grid[2][3];
    int8_t low;
    uint8_t small_set;
};

enum { K_FRUIT = SW_KIND_GAME };

static const char *const fruit[] = {"apple", "pear", "plum"};
static const struct sw_kind kinds[] = {
    {.name = "fruit", .tokens = fruit, .count = 3, .none = 255}};
static const struct sw_phase phases[] = {{"first", 0, 0}, {"second", 0, 0}};

#define AT(member) offsetof(struct sample, member)
static const struct sw_field fields[] = {
    {"bowl.set", AT(set), SW_SET64, K_FRUIT, {{0}}, ""},
    {"bowl.big", AT(big), SW_U32, SW_KIND_NUMBER, {{0}}, ""},
    {"bowl.middle", AT(middle), SW_SET32, SW_KIND_NUMBER, {{0}}, ""},
    {"wide", AT(wide), SW_U16, SW_KIND_NUMBER, {{0}}, ""},
    {"deep", AT(deep), SW_I16, SW_KIND_NUMBER, {{0}}, ""},
    {"grid.#.#", AT(grid), SW_U8, K_FRUIT, {{2, 3, SW_KIND_NUMBER}, {3, 1, K_FRUIT}}, ""},
    {"low", AT(low), SW_I8, SW_KIND_NUMBER, {{0}}, ""},
    {"bowl.small", AT(small_set), SW_SET8, SW_KIND_SEAT, {{0}}, ""},
};

static const struct sw_game game = {
    .id = "sample",
    .state_size = sizeof(struct sample),
    .fields = fields,
    .field_count = sizeof fields / sizeof *fields,
    .kinds = kinds,
    .kind_count = 1,
    .phases = phases,
    .phase_count = 2,
};

static struct sample sample;

static const char *get(const char *name)
{
    static char memory[512];
    struct sw_text t;
    sw_text_init(&t, memory, sizeof memory);
    assert_true(sw_field_get(&game, &sample.head, name, &t));
    return memory;
}

static bool set(const char *name, const char *value)
{
    return sw_field_set(&game, &sample.head, name, value, NULL);
}

static int refuse(const char *name, const char *value)
{
    struct sample before = sample;
    struct sw_error e = {0};
    assert_false(sw_field_set(&game, &sample.head, name, value, &e));
    assert_memory_equal(&sample, &before, sizeof sample);
    return e.word;
}

static int fresh(void **state)
{
    (void)state;
    memset(&sample, 0, sizeof sample);
    return 0;
}

static void values_go_in_and_out(void **state)
{
    (void)state;
    assert_true(set("wide", "65535") && set("deep", "-32768") && set("low", "-128"));
    assert_true(set("bowl.big", "4294967295") && set("grid.1.plum", "pear"));
    assert_int_equal(sample.wide, 65535);
    assert_int_equal(sample.deep, -32768);
    assert_int_equal(sample.low, -128);
    assert_int_equal(sample.big, 4294967295u);
    assert_int_equal(sample.grid[1][2], 1);
    assert_string_equal(get("bowl.big"), "4294967295");
    assert_string_equal(get("grid.1"), "apple apple pear");
    assert_string_equal(get("phase"), "first");
    assert_true(set("phase", "second") && sample.head.phase == 1);
    assert_true(set("rng.key", "00000001 00000002 00000003 00000004 00000005 00000006 00000007 "
                               "ffffffff"));
    assert_string_equal(get("rng.key.7"), "ffffffff");
    assert_true(set("rng.key.7", "ffff8000"));
    assert_string_equal(get("rng.key.7"), "ffff8000");
}

static void rows_and_sets(void **state)
{
    (void)state;
    assert_true(set("grid.0", " plum -  apple "));
    assert_int_equal(sample.grid[0][1], 255);
    assert_string_equal(get("grid.0"), "plum - apple");
    assert_true(set("bowl.set", "plum apple"));
    assert_int_equal(sample.set, 5);
    assert_string_equal(get("bowl.set"), "apple plum");
    assert_true(set("bowl.set", "-"));
    assert_string_equal(get("bowl.set"), "-");
    assert_true(set("bowl.small", "1 7"));
    assert_int_equal(sample.small_set, 0x82);
    assert_true(set("bowl.middle", "0 31"));
    assert_int_equal(sample.middle, 0x80000001u);
    assert_string_equal(get("bowl.middle"), "0 31");
    refuse("bowl.middle", "32");
}

static void nonsense_is_refused_and_changes_nothing(void **state)
{
    (void)state;
    assert_int_equal(refuse("nothing", "1"), SW_W_NO_SUCH_FIELD);
    assert_int_equal(refuse("grid.2", "apple apple apple"), SW_W_NO_SUCH_FIELD);
    assert_int_equal(refuse("grid.0.cherry", "apple"), SW_W_NO_SUCH_FIELD);
    assert_int_equal(refuse("grid.0", "apple apple"), SW_W_VALUE_COUNT);
    assert_int_equal(refuse("grid.0", "apple apple apple apple"), SW_W_VALUE_COUNT);
    assert_int_equal(refuse("grid.0", "apple cherry apple"), SW_W_BAD_VALUE);
    assert_int_equal(refuse("wide", "65536"), SW_W_BAD_VALUE);
    assert_int_equal(refuse("wide", "-1"), SW_W_BAD_VALUE);
    assert_int_equal(refuse("wide", "1x"), SW_W_BAD_VALUE);
    assert_int_equal(refuse("wide", ""), SW_W_VALUE_COUNT);
    assert_int_equal(refuse("low", "128"), SW_W_BAD_VALUE);
    assert_int_equal(refuse("deep", "32768"), SW_W_BAD_VALUE);
    assert_int_equal(refuse("bowl.big", "-1"), SW_W_BAD_VALUE);
    assert_int_equal(refuse("bowl.big", "4294967296"), SW_W_BAD_VALUE);
    assert_int_equal(refuse("bowl.set", "cherry"), SW_W_BAD_VALUE);
    assert_int_equal(refuse("bowl.set", ""), SW_W_BAD_VALUE);
    assert_int_equal(refuse("bowl.set", "apple -"), SW_W_BAD_VALUE);
    assert_int_equal(refuse("bowl.small", "8"), SW_W_BAD_VALUE);
    assert_int_equal(refuse("phase", "third"), SW_W_BAD_VALUE);
    assert_int_equal(refuse("wide", "007"), SW_W_BAD_VALUE);
    assert_int_equal(refuse("wide", "+7"), SW_W_BAD_VALUE);
    assert_int_equal(refuse("bowl.big", "00"), SW_W_BAD_VALUE);
    assert_int_equal(refuse("rng.key.0", "1"), SW_W_BAD_VALUE);
}

static int read_error(const char *text, int *line)
{
    struct sample before = sample;
    struct sw_error e = {0};
    assert_false(sw_read(&game, text, &sample.head, &e));
    assert_memory_equal(&sample, &before, sizeof sample);
    *line = e.line;
    return e.word;
}

static void dumps_read_back(void **state)
{
    char memory[2048], damaged[5000];
    struct sw_text t;
    struct sample other;
    int line;
    (void)state;
    set("bowl.set", "plum"), set("low", "-3"), set("grid.1", "plum - apple");
    sw_text_init(&t, memory, sizeof memory);
    sw_dump(&game, &sample.head, &t);
    assert_true(sw_read(&game, memory, &other.head, NULL));
    assert_memory_equal(&other, &sample, sizeof sample);
    snprintf(damaged, sizeof damaged, "# a comment\n\n%slow 3\n", memory);
    assert_int_equal(read_error(damaged, &line), SW_W_FIELD_TWICE);
    assert_int_equal(read_error(strchr(memory, '\n') + 1, &line), SW_W_FIELD_MISSING);
    snprintf(damaged, sizeof damaged, "seats 1\nbowl.set cherry\n");
    assert_int_equal(read_error(damaged, &line), SW_W_BAD_VALUE);
    assert_int_equal(line, 2);
    assert_int_equal(read_error("seats 1\n\nhuh\n", &line), SW_W_NO_SUCH_FIELD);
    assert_int_equal(line, 3);
    memset(damaged, 'x', sizeof damaged - 1);
    damaged[0] = '\n';
    damaged[sizeof damaged - 1] = 0;
    assert_int_equal(read_error(damaged, &line), SW_W_SAVE_LONG);
    assert_int_equal(line, 2);
}

static void differences_are_named(void **state)
{
    char memory[512];
    struct sw_text t;
    struct sample before;
    (void)state;
    before = sample;
    sw_text_init(&t, memory, sizeof memory);
    set("grid.1.pear", "plum"), set("low", "-1");
    assert_int_equal(sw_diff(&game, &before.head, &sample.head, &t), 2);
    assert_string_equal(memory, "grid.1 apple apple apple -> apple plum apple\nlow 0 -> -1\n");
    sw_text_clear(&t);
    assert_int_equal(sw_changes(&game, &before.head, &sample.head, &t), 2);
    assert_string_equal(memory, "grid.1 apple plum apple\nlow -1\n");
}

/* The number is written down: it must be the same on every machine, for ever. */
static void the_digest_is_the_same_everywhere(void **state)
{
    (void)state;
    set("bowl.set", "plum"), set("low", "-3"), set("grid.1", "plum - apple");
    set("bowl.big", "123456789"), set("deep", "-2");
    assert_true(sw_digest(&game, &sample.head) == UINT64_C(0x6096b4ba305f141e));
}

/* One state is empty, so that zeros are skipped only where all have them. */
static void several_digests_are_those_of_each(void **state)
{
    static struct digest_plan plan;
    struct sample other[DIGESTS];
    const struct sw_state *s[DIGESTS];
    uint64_t several[DIGESTS];
    (void)state;
    digest_plan_init(&plan, &game);
    for (int round = 0; round < 50; round++) {
        for (int i = 0; i < DIGESTS; i++) {
            memset(&other[i], i == round % 8 ? 0 : round * 7 + i, sizeof other[i]);
            memset(&other[i].head, 0, sizeof other[i].head - (size_t)(round % 40));
            s[i] = &other[i].head;
        }
        digest_several(&plan, s, several);
        for (int i = 0; i < DIGESTS; i++)
            assert_true(several[i] == sw_digest(&game, s[i]));
    }
}

static void json_nests_by_the_dots(void **state)
{
    char memory[2048];
    struct sw_text t;
    json_error_t e;
    (void)state;
    set("bowl.set", "plum apple"), set("low", "-3"), set("grid.1", "plum - apple");
    sw_text_init(&t, memory, sizeof memory);
    sw_json(&game, &sample.head, &t);
    json_t *root = json_loads(memory, JSON_REJECT_DUPLICATES, &e);
    assert_non_null(root);
    json_t *row = json_array_get(json_object_get(root, "grid"), 1);
    assert_string_equal(json_string_value(json_object_get(row, "apple")), "plum");
    assert_true(json_is_null(json_object_get(row, "pear")));
    json_t *bowl = json_object_get(root, "bowl");
    assert_int_equal(json_array_size(json_object_get(bowl, "set")), 2);
    assert_int_equal(json_integer_value(json_object_get(bowl, "big")), 0);
    assert_int_equal(json_integer_value(json_object_get(root, "low")), -3);
    assert_int_equal(json_array_size(json_object_get(root, "option")), SW_MAX_OPTIONS);
    json_decref(root);
}

/* Sides of Lydia's city have no names: in JSON they are numbers, and none is null. */
static void what_has_no_name_is_a_number(void **state)
{
    struct sw_game *g = sw_game_open("lydia", NULL);
    struct sw_setup setup;
    union sw_any_state s;
    struct sw_text t;

    (void)state;
    sw_setup_init(g, 2, &setup);
    assert_true(sw_start(g, &setup, &s.head, NULL, NULL));
    sw_text_init_heap(&t);
    sw_json(g, &s.head, &t);
    assert_non_null(strstr(t.data, "\"buy_side\":null,"));
    assert_true(sw_field_set(g, &s.head, "buy_side", "2", NULL));
    sw_text_clear(&t);
    sw_json(g, &s.head, &t);
    assert_non_null(strstr(t.data, "\"buy_side\":2,"));
    sw_text_clear(&t);
    sw_game_close(g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(values_go_in_and_out, fresh),
        cmocka_unit_test_setup(rows_and_sets, fresh),
        cmocka_unit_test_setup(nonsense_is_refused_and_changes_nothing, fresh),
        cmocka_unit_test_setup(dumps_read_back, fresh),
        cmocka_unit_test_setup(differences_are_named, fresh),
        cmocka_unit_test_setup(the_digest_is_the_same_everywhere, fresh),
        cmocka_unit_test_setup(several_digests_are_those_of_each, fresh),
        cmocka_unit_test_setup(json_nests_by_the_dots, fresh),
        cmocka_unit_test(what_has_no_name_is_a_number),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
