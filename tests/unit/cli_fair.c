/* SPDX-License-Identifier: MIT */
/* cli_fair.c - luck nobody can choose: commitments, seeds, and logs that were tampered with. */
#define _POSIX_C_SOURCE 200809L

#include "unit.h"

#include <stdlib.h>
#include <string.h>

#include "server/fair.h"
#include "server/secret.h"

static const char secret[] = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
static const char luck[SW_MAX_SEATS][FAIR_LUCK] = {"00112233445566778899aabbccddeeff", "",
                                                   "ffeeddccbbaa99887766554433221100"};
static const char promise[] =
    "6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b";

/* Written down: by `printf %s "$secret" | sha256sum` and the like. */
static void hashes_are_plain_sha256(void **state)
{
    char text[FAIR_SECRET], seed_text[SW_MAX_TOKEN * 2];
    struct sw_seed seed;

    (void)state;
    fair_commitment(secret, text);
    assert_string_equal(text, promise);
    fair_seed(secret, luck, SW_MAX_SEATS, &seed);
    sw_seed_print(&seed, seed_text);
    assert_string_equal(seed_text,
                        "cbd1f8993de981e608428de5f25291eac1a9404e65be0f9eeb1652169c59b7cb");
}

/* A match of the first game, nothing played, and its log. */
static char *a_log(void)
{
    struct sw_game *g = sw_game_open(sw_game_id(0), NULL);
    struct fair_opened opened = {.secret = ""};
    struct sw_setup setup;
    struct sw_match *m;
    struct sw_text out;

    sw_setup_init(g, 3, &setup);
    fair_seed(secret, luck, SW_MAX_SEATS, &setup.seed);
    m = sw_match_new(g, &setup, NULL);
    sw_text_init_heap(&out);
    memcpy(opened.secret, secret, sizeof secret);
    memcpy(opened.luck, luck, sizeof luck);
    memcpy(opened.saw[2], promise, sizeof promise);
    fair_log_write(&opened, m, &out);
    sw_match_free(m);
    sw_game_close(g);
    return out.data;
}

static enum fair_verdict verdict_by(const char *log, const char *pinned)
{
    struct sw_error e;
    struct sw_game *g;
    enum fair_verdict v = fair_log_check(log, pinned, &e, &g);

    sw_game_close(g);
    return v;
}

static enum fair_verdict verdict_of(const char *log)
{
    return verdict_by(log, NULL);
}

static void honest_logs_pass(void **state)
{
    char *log = a_log();

    (void)state;
    assert_int_equal(verdict_of(log), FAIR_GOOD);
    assert_int_equal(verdict_by(log, promise), FAIR_GOOD);
    free(log);
}

/* They have no lines about who saw what. */
static void logs_of_the_first_version_pass(void **state)
{
    char *log = a_log(), *saw = strstr(log, "saw 2 "), *save = strchr(saw, '\n') + 1;

    (void)state;
    memmove(saw, save, strlen(save) + 1);
    log[strlen("spielwerk table ")] = '1';
    assert_int_equal(verdict_of(log), FAIR_GOOD);
    free(log);
}

/* All of the log fits together, but it is not what somebody was promised. */
static void who_copied_the_promise_notices(void **state)
{
    char *log = a_log(), other[FAIR_SECRET];

    (void)state;
    memcpy(other, promise, sizeof promise);
    other[63] = '0';
    assert_int_equal(verdict_by(log, other), FAIR_PINNED);
    free(log);
}

/* Change one letter behind `after` and see what is said. */
static enum fair_verdict tampered(const char *after)
{
    char *log = a_log(), *at = strstr(log, after) + strlen(after);
    enum fair_verdict v;

    *at = *at == '0' ? '1' : '0';
    v = verdict_of(log);
    free(log);
    return v;
}

static void tampering_is_found(void **state)
{
    (void)state;
    assert_int_equal(tampered("commitment "), FAIR_COMMITMENT);
    assert_int_equal(tampered("secret "), FAIR_COMMITMENT);
    assert_int_equal(tampered("saw 2 "), FAIR_COMMITMENT);
    assert_int_equal(tampered("luck 0 "), FAIR_SEED);
    assert_int_equal(tampered("seed "), FAIR_SAVE);
    assert_int_equal(verdict_of(""), FAIR_SHAPE);
    assert_int_equal(verdict_of("spielwerk table 1\ncommitment 12"), FAIR_SHAPE);
    assert_int_equal(verdict_of("spielwerk save 1\n"), FAIR_SHAPE);
}

static void secrets_open_only_their_own(void **state)
{
    char one[SECRET_TEXT], two[SECRET_TEXT], hash[SECRET_HASH];

    (void)state;
    assert_true(secret_begin());
    secret_new(one);
    secret_new(two);
    assert_true(secret_shape(one) && secret_shape(two) && strcmp(one, two) != 0);
    secret_hash(one, hash);
    assert_true(secret_fits(one, hash));
    assert_false(secret_fits(two, hash));
    assert_false(secret_fits("", hash));
    assert_false(secret_fits(one, ""));
    assert_false(secret_shape("../../etc/passwd......"));
    assert_false(secret_shape("short"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hashes_are_plain_sha256),
        cmocka_unit_test(honest_logs_pass),
        cmocka_unit_test(logs_of_the_first_version_pass),
        cmocka_unit_test(who_copied_the_promise_notices),
        cmocka_unit_test(tampering_is_found),
        cmocka_unit_test(secrets_open_only_their_own),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
