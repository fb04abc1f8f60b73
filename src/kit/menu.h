/* SPDX-License-Identifier: MIT */
/* menu.h - what may be done now, as a few lines of which each stands for many actions.
 *
 * Legal actions come in rows: one for each of these slots, one for each of those cards. A menu
 * keeps such a row as a set, so that somebody who wants any one of all actions needs not write
 * them all down. Rules fill a menu once; menu_list() writes what `legal` promises, menu_pick()
 * takes one of the same list. There is no second opinion about what is legal.
 *
 * Lines are added in ascending order of their actions, as `legal` lists them. */
#ifndef KIT_MENU_H
#define KIT_MENU_H

#include <assert.h>

#include "bits.h"
#include "spielwerk.h"

enum { MENU_LINES = 128 };

struct menu_line {
    uint64_t first;   /* the action with 0 for the value that varies, as a word */
    uint64_t one;     /* what the word grows by when that value does by 1 */
    uint64_t members; /* the values */
    int upto;         /* actions in the menu, up to this line */
};

struct menu {
    int count, total; /* lines, actions */
    uint8_t seat;
    struct menu_line line[MENU_LINES];
};

/* An action as one word, so that it is written at once. Whatever the order of bytes, adding the
 * word of an action that is 0 but for one value adds to that value. */
union menu_word {
    struct sw_action action;
    uint64_t word;
};

static inline void menu_init(struct menu *m, int seat)
{
    m->count = m->total = 0;
    m->seat = (uint8_t)seat;
}

static inline uint64_t menu_action(const struct menu *m, int verb, int a, int b)
{
    union menu_word w = {
        .action = {.verb = (uint8_t)verb, .seat = m->seat, .a = (int16_t)a, .b = (int16_t)b}};
    return w.word;
}

/* Lines without actions are written, too, and then over: that saves a branch. */
static inline void menu_line(struct menu *m, uint64_t first, uint64_t one, uint64_t members)
{
    assert(m->count < MENU_LINES);
    m->total += bits_count(members);
    m->line[m->count] = (struct menu_line){first, one, members, m->total};
    m->count += members != 0;
}

/* One action. */
static inline void menu_add(struct menu *m, int verb, int a, int b)
{
    assert(m->count < MENU_LINES);
    m->line[m->count++] = (struct menu_line){menu_action(m, verb, a, b), 0, 1, ++m->total};
}

/* An action for each member of a set, as its only value ... */
static inline void menu_each(struct menu *m, int verb, uint64_t members)
{
    const union menu_word one = {.action = {.a = 1}};
    menu_line(m, menu_action(m, verb, 0, 0), one.word, members);
}

/* ... or as its second one. */
static inline void menu_with_each(struct menu *m, int verb, int a, uint64_t members)
{
    const union menu_word one = {.action = {.b = 1}};
    menu_line(m, menu_action(m, verb, a, 0), one.word, members);
}

/* An action for each member of a set, its only value being so much more than `from`. */
static inline void menu_each_from(struct menu *m, int verb, int from, uint64_t members)
{
    const union menu_word one = {.action = {.a = 1}};
    menu_line(m, menu_action(m, verb, from, 0), one.word, members);
}

static inline struct sw_action menu_member(const struct menu_line *line, int value)
{
    return (union menu_word){.word = line->first + line->one * (unsigned)value}.action;
}

/* All of it, in order; gives how many. */
static inline int menu_list(const struct menu *m, struct sw_action *out)
{
    for (const struct menu_line *line = m->line; line < m->line + m->count; line++)
        for (uint64_t rest = line->members; rest; rest &= rest - 1)
            *out++ = menu_member(line, bits_lowest(rest));
    return m->total;
}

/* Any one, all equally likely: the one that luck would point at in the list. Gives how many
 * there are, at least 1. */
static inline int menu_pick(const struct menu *m, struct sw_rng *luck, struct sw_action *out)
{
    const struct menu_line *line = m->line;
    int n = (int)sw_rng_below(luck, (uint32_t)m->total);
    while (line->upto <= n)
        line++;
    n -= line->upto - bits_count(line->members);
    *out = menu_member(line, bits_nth(line->members, n));
    return m->total;
}

#endif
