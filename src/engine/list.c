/* SPDX-License-Identifier: MIT */
/* list.c - what a seat may do, in the order in which people read it.
 *
 * What an action brings is judged at a glance, as the simplest thinking bot does: in one
 * imagined world, by what the position is worth to the seat afterwards. */
#include "list.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "ai/ai.h"
#include "ai/judge.h"

/* ---- what belongs together ----------------------------------------------------------------
 */

static bool takes_back(const struct sw_game *g, const struct sw_action *a)
{
    return g->takes_back >> a->verb & 1;
}

static bool same_value(const struct sw_action *x, const struct sw_action *y)
{
    return x->verb == y->verb && x->a == y->a;
}

/* Values without words of their own make no heading. */
static bool is_spoken(const struct sw_game *g, int kind)
{
    return kind >= SW_KIND_GAME &&
           (g->kinds[kind - SW_KIND_GAME].speak || g->kinds[kind - SW_KIND_GAME].words);
}

/* Are there so many actions of this verb, several with the same first value, that they are
 * better told apart by it? Equal ones lie together, as the rules list them. */
static bool worth_splitting(const struct sw_game *g, const struct list *list, int verb)
{
    const uint8_t *kind = g->verbs[verb].kind;
    int all = 0, values = 0;

    if (!kind[1] || !is_spoken(g, kind[0]))
        return false;
    for (int i = 0; i < list->count; i++) {
        const struct sw_action *a = &list->item[i].action;
        if (a->verb != verb)
            continue;
        all++;
        values += i == 0 || !same_value(a, &list->item[i - 1].action);
    }
    return all >= LIST_LONG && values > 1 && values <= all / 2;
}

/* Groups stand in the order of their first action, what has no heading after them. */
static int group_of(const struct list *list, int i)
{
    const struct list_item *item = &list->item[i];
    int first = 0;

    if (!item->word && !item->split)
        return SW_MAX_ACTIONS + item->action.verb;
    while (list->item[first].word != item->word || list->item[first].split != item->split ||
           (item->split && !same_value(&list->item[first].action, &item->action)))
        first++;
    return first;
}

static void give_headings(const struct sw_game *g, struct list *list)
{
    for (int i = 0; i < list->count; i++) {
        struct list_item *item = &list->item[i];
        bool back = takes_back(g, &item->action);
        item->word = g->headings && !back ? g->headings[item->action.verb] : 0;
        item->split = !back && worth_splitting(g, list, item->action.verb);
    }
    for (int i = 0; i < list->count; i++)
        list->item[i].group = group_of(list, i);
}

/* ---- what it brings -----------------------------------------------------------------------
 */

static void judge(const struct sw_game *g, const struct sw_state *view, int seat,
                  struct list *list)
{
    struct sw_rng thinking = ai_thinking(g, view, (uint32_t)seat);
    union sw_any_state world, next;

    memcpy(&world, view, g->state_size);
    sw_resample(g, &world.head, seat, &thinking);
    for (int i = 0; i < list->count; i++) {
        memcpy(&next, &world, g->state_size);
        sw_apply(g, &next.head, &list->item[i].action, NULL);
        list->item[i].worth = judge_value(g, &next.head, seat);
    }
}

static int compare(const void *x, const void *y)
{
    const struct list_item *a = x, *b = y;

    if (a->group != b->group)
        return a->group < b->group ? -1 : 1;
    if (a->worth != b->worth)
        return a->worth > b->worth ? -1 : 1;
    return a->place < b->place ? -1 : 1;
}

/* One heading over everything says nothing. */
static void drop_only_heading(struct list *list)
{
    if (list->item[0].group != list->item[list->count - 1].group)
        return;
    for (int i = 0; i < list->count; i++) {
        list->item[i].word = 0;
        list->item[i].split = false;
    }
}

/* ---- from outside -------------------------------------------------------------------------
 */

void list_make(const struct sw_game *g, const struct sw_state *view, int seat, struct list *out)
{
    struct sw_action legal[SW_MAX_ACTIONS];

    out->count = sw_legal(g, view, seat, legal);
    for (int i = 0; i < out->count; i++)
        out->item[i] = (struct list_item){.action = legal[i], .place = i};
    if (out->count < LIST_LONG)
        return;
    give_headings(g, out);
    judge(g, view, seat, out);
    qsort(out->item, (size_t)out->count, sizeof *out->item, compare);
    drop_only_heading(out);
}

void list_heading(const struct sw_game *g, const struct list *list, int i, enum sw_lang lang,
                  struct sw_text *out)
{
    const struct list_item *item = &list->item[i];
    size_t start = out->len;

    if (item->word)
        sw_text_addf(out, "%s%s", sw_words(g, item->word, lang), item->split ? ": " : "");
    if (item->split)
        sw_kind_speak(g, g->verbs[item->action.verb].kind[0], lang, item->action.a, out);
    if (out->len > start)
        out->data[start] = (char)toupper((unsigned char)out->data[start]);
}

int list_find(const struct list *list, const struct sw_action *a)
{
    for (int i = 0; i < list->count; i++)
        if (sw_action_compare(a, &list->item[i].action) == 0)
            return i;
    return -1;
}
