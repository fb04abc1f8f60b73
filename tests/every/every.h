/* SPDX-License-Identifier: MIT */
/* every.h - tests that every game must pass.
 *
 * Random matches of every game, at every number of seats and with every set of options,
 * and on the way a list of properties, each a small function that is asked about a place
 * in a match. A property that fails says where, once, and is not asked again there. */
#ifndef TESTS_EVERY_H
#define TESTS_EVERY_H

#include "spielwerk_match.h"
#include "spielwerk_scene.h"

/* Where we are in a match. */
struct spot {
    const struct sw_game *g;
    const struct sw_setup *setup;
    const struct sw_state *s;      /* full state */
    const struct sw_match *match;  /* the match so far; NULL within light matches */
    struct sw_rng *luck;           /* the test's own */
    int seat;                      /* a seat that may act, -1 when over */
    const struct sw_action *legal; /* its legal actions */
    int legal_count;
    const struct sw_action *action; /* about to be played; NULL when over */
    char why[512];                  /* what is wrong, filled by the property */
};

/* How often a property is asked: at every action, now and then, seldom (it is dear), or at
 * the end of the match. */
enum often { ALWAYS, SOMETIMES, SELDOM, AT_END };

struct property {
    const char *name;
    enum often often;
    bool (*holds)(struct spot *p);
};

extern const struct property state_properties[], text_properties[], view_properties[],
    thing_properties[], terminal_properties[], log_properties[];
extern const int state_property_count, text_property_count, view_property_count,
    thing_property_count, terminal_property_count, log_property_count;

/* Properties of the description alone. */
struct fact {
    const char *name;
    bool (*holds)(const struct sw_game *g, char why[512]);
};
extern const struct fact facts[], component_facts[];
extern const int fact_count, component_fact_count;

/* What must be reached by some match: every verb, ending and table row. */
enum { ROWS = 256 };
struct reached {
    int verb[256], ending[64], row[16][ROWS];
};
void reach_action(const struct sw_game *g, struct reached *r, const struct sw_action *a);
void reach_event(const struct sw_game *g, struct reached *r, const struct sw_event *e);
bool reached_all(const struct sw_game *g, const struct reached *r, char why[512]);

/* How failures are told (told.c). Both set `why` and return false: like printf, or with the
 * names and values of the fields in which two states differ. */
bool broken(struct spot *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool differ(struct spot *p, const char *what, const struct sw_state *x,
            const struct sw_state *y);
/* Print where a property failed: match, ply, the action about to be played in words, why. */
void tell_failure(const char *property, const struct spot *p);
/* From now on a crash is told like a failure: in what, and at which place of which match. */
void tell_crashes(void);
void about_to(const char *what, const struct spot *p);

#endif
