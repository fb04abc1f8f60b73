/* SPDX-License-Identifier: MIT */
/* play_story.c - what happened at the table, told in words. */
#include "play.h"

/* Who played action number `ply`, from 1; SW_SPECTATOR: nobody, it is the setup. */
static int actor(const struct table *t, int ply)
{
    return ply > 0 ? sw_match_action(t->match, ply - 1).seat : SW_SPECTATOR;
}

static void add_events(struct table *t, int ply, int seat, struct sw_text *out)
{
    union sw_any_state s;
    struct sw_events ev;

    sw_match_at(t->match, ply, &s.head, &ev);
    sw_text_add(out, "");
    show_events(t->c, table_game(t), &ev, seat, &t->names, out);
}

/* The others began to act right after `seat` had: here begins what it has missed. */
static bool misses_from(const struct table *t, int ply, int seat)
{
    return seat != SW_SPECTATOR && ply > 1 && actor(t, ply) != seat &&
           actor(t, ply - 1) == seat;
}

static void tell_from(struct table *t, int from, int seat, bool heading)
{
    int last = from > 0 ? actor(t, from) : SW_SPECTATOR;
    bool missed = false;

    for (int ply = from + 1; ply <= sw_match_length(t->match); ply++) {
        struct sw_text events;
        sw_text_init_heap(&events);
        add_events(t, ply, seat, &events);
        missed |= heading && misses_from(t, ply, seat);
        if (events.len && actor(t, ply) != last)
            sw_text_add(&t->out, "\n");
        if (events.len && missed)
            sw_text_addf(&t->out, "  %s\n", cli_text(t->c, T_SINCE));
        if (events.len)
            last = actor(t, ply), missed = false;
        sw_text_add(&t->out, events.data);
        sw_text_clear(&events);
    }
}

/* Spectators are only told when nobody else is: they share the memory of seat 0. */
void story_tell(struct table *t, int seat)
{
    int *told = &t->told[seat == SW_SPECTATOR ? 0 : seat];

    tell_from(t, *told, seat, true);
    *told = sw_match_length(t->match);
}

void story_all(struct table *t, int seat)
{
    tell_from(t, -1, seat, false);
    t->told[seat] = sw_match_length(t->match);
}
