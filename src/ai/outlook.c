/* SPDX-License-Identifier: MIT */
/* outlook.c - what happens more, and what less often after one action than after another.
 *
 * Games tell what happens in sentences, for every event. So whoever plays on in thought after
 * two actions, in the same worlds, only has to count: what was told after the one in many
 * worlds and after the other in few is what it makes possible. Most of what happens is of no
 * interest; we keep what brought points to who did it, and of that the event that names a
 * thing. */
#include "outlook.h"

#include <string.h>

enum { CLEAR = 4 /* in so many parts of the worlds, one more */ };

void outlook_begin(struct outlook *o)
{
    o->trial++;
}

static int points(const struct sw_game *g, const struct sw_state *s, int seat)
{
    struct sw_scores scores;

    g->rules.score(g, s, seat, &scores);
    return scores.total;
}

static bool is_thing(const struct sw_game *g, int kind)
{
    return kind >= SW_KIND_GAME && g->kinds[kind - SW_KIND_GAME].table;
}

/* Is this told to everybody, of somebody, and about a card, a place, a building? */
static bool names_a_thing(const struct sw_game *g, const struct sw_event *e)
{
    const struct sw_event_type *type = &g->events[e->type];

    if (!type->words || type->secret || (type->flags & SW_EVENT_LUCK) ||
        !strstr(sw_words(g, type->words, SW_EN), "{seat}"))
        return false;
    return is_thing(g, type->kind[0]) || is_thing(g, type->kind[1]) ||
           is_thing(g, type->kind[2]);
}

static struct outlook_event *find(struct outlook *o, const struct sw_event *e)
{
    for (int i = 0; i < o->count; i++)
        if (memcmp(&o->item[i].event, e, sizeof *e) == 0)
            return &o->item[i];
    if (o->count == OUTLOOK_EVENTS)
        return NULL;
    o->item[o->count] = (struct outlook_event){.event = *e};
    return &o->item[o->count++];
}

void outlook_note(struct outlook *o, const struct sw_game *g, const struct sw_state *before,
                  const struct sw_state *after, const struct sw_action *a,
                  const struct sw_events *ev, int which)
{
    if (points(g, after, a->seat) <= points(g, before, a->seat))
        return;
    for (int i = 0; i < ev->count; i++) {
        struct outlook_event *known;
        if (ev->item[i].seat != a->seat || !names_a_thing(g, &ev->item[i]))
            continue;
        known = find(o, &ev->item[i]);
        if (known && known->last != o->trial) {
            known->last = o->trial;
            known->after[which]++;
        }
        return;
    }
}

static int lead(const struct outlook_event *e, int seat, bool own)
{
    if ((e->event.seat == seat) != own)
        return 0;
    return own ? e->after[0] - e->after[1] : e->after[1] - e->after[0];
}

int outlook_find(const struct outlook *o, int seat, bool own, int worlds,
                 struct sw_event out[OUTLOOK_LINES])
{
    int taken = -1, n = 0;

    while (n < OUTLOOK_LINES) {
        int best = -1; /* two lines, so one that is taken is all there is to avoid */
        for (int i = 0; i < o->count; i++) {
            int now = lead(&o->item[i], seat, own);
            if (i != taken && now * CLEAR > worlds &&
                (best < 0 || now > lead(&o->item[best], seat, own)))
                best = i;
        }
        if (best < 0)
            break;
        taken = best;
        out[n++] = o->item[best].event;
    }
    return n;
}
