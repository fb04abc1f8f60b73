/* SPDX-License-Identifier: MIT */
/* match.c - one play of a game: its log, taking back, playing again.
 *
 * A match is its beginning and its log; the state is only what they lead to. Taking back
 * therefore replays the shorter log from the beginning instead of unmaking an action: no
 * game needs an "unapply", and a state after undo cannot differ from a replayed one. Games
 * make millions of actions a second, so nobody waits for it.
 *
 * Actions that were taken back stay behind the log's end, to be played again, until
 * another action takes their place. */
#include "core/match.h"

#include <stdlib.h>
#include <string.h>

#include "core/plain.h"
#include "spielwerk_words.h"

static size_t named_size(const struct sw_game *g)
{
    return (size_t)(g->state_size - g->derived_size);
}

static struct sw_match *match_alloc(const struct sw_game *g, struct sw_error *e)
{
    size_t first = (named_size(g) + 7) / 8 * 8;
    struct sw_match *m = calloc(1, sizeof *m + first + g->state_size);

    if (!m) {
        sw_fail(e, SW_W_NO_MEMORY, NULL, NULL, NULL, NULL);
        return NULL;
    }
    m->game = g;
    m->first = (struct sw_state *)(void *)m->states;
    m->now = (struct sw_state *)(void *)(m->states + first);
    return m;
}

struct sw_match *sw_match_new(const struct sw_game *g, const struct sw_setup *setup,
                              struct sw_error *e)
{
    struct sw_match *m = match_alloc(g, e);

    if (!m)
        return NULL;
    m->setup = *setup;
    if (!sw_start(g, setup, m->now, NULL, e)) {
        sw_match_free(m);
        return NULL;
    }
    memcpy(m->first, m->now, named_size(g));
    return m;
}

/* The setup tells what the position tells; its seed means nothing here. */
struct sw_match *sw_match_from(const struct sw_game *g, const struct sw_state *position)
{
    struct sw_match *m = match_alloc(g, NULL);

    if (!m)
        return NULL;
    m->from_position = true;
    m->setup.seats = position->seats;
    m->setup.luck = (uint8_t)position->rng.kind;
    memcpy(m->setup.option, position->option, sizeof m->setup.option);
    memcpy(m->first, position, named_size(g));
    memcpy(m->now, position, g->state_size);
    return m;
}

void sw_match_free(struct sw_match *m)
{
    if (!m)
        return;
    sw_game_close(m->own);
    record_free(&m->log);
    free(m->renewal);
    free(m);
}

const struct sw_game *sw_match_game(const struct sw_match *m)
{
    return m->game;
}

const struct sw_setup *sw_match_setup(const struct sw_match *m)
{
    return &m->setup;
}

const struct sw_state *sw_match_state(const struct sw_match *m)
{
    return m->now;
}

void sw_match_view(const struct sw_match *m, int seat, struct sw_state *out)
{
    memcpy(out, m->now, m->game->state_size);
    sw_censor(m->game, out, seat);
}

/* ---- names ------------------------------------------------------------------ */

const char *sw_match_name(const struct sw_match *m, int seat)
{
    return m->name[seat];
}

void sw_match_names(const struct sw_match *m, const char *name[SW_MAX_SEATS])
{
    for (int seat = 0; seat < SW_MAX_SEATS; seat++)
        name[seat] = seat < m->now->seats ? sw_match_name(m, seat) : "";
}

/* Names come from anybody and go into saves, one line each. */
void sw_match_set_name(struct sw_match *m, int seat, const char *name)
{
    char *to = m->name[seat];
    size_t left, n = 0;

    name += strspn(name, " ");
    for (left = strlen(name); left > 0;) {
        size_t whole = plain_char(name, left), length = whole ? whole : 1;
        if (n + length >= SW_MAX_TOKEN)
            break;
        memcpy(to + n, whole ? name : "?", length);
        n += length;
        name += length;
        left -= length;
    }
    while (n > 0 && to[n - 1] == ' ')
        n--;
    memset(to + n, 0, SW_MAX_TOKEN - n);
}

/* ---- the log ------------------------------------------------------------------ */

int sw_match_length(const struct sw_match *m)
{
    return m->length;
}

struct sw_action sw_match_action(const struct sw_match *m, int index)
{
    return record_get(&m->log, m->game, index).action;
}

size_t sw_match_bytes(const struct sw_match *m)
{
    return sizeof *m + (named_size(m->game) + 7) / 8 * 8 + m->game->state_size +
           record_bytes(&m->log) + (size_t)m->renewals * sizeof *m->renewal;
}

/* What was taken back is not going to be played again. */
static void forget_redo(struct sw_match *m)
{
    record_cut(&m->log, m->game, m->length);
}

/* ---- renewing luck ----------------------------------------------------------------- */

/* Draws between the beginnings of two parts: more than any match needs. Parts follow from
 * their number alone, so that nobody can choose among them. */
enum { PART = 1 << 20 };

void match_renew_state(struct sw_state *s, int number)
{
    if (number)
        s->rng.draws = (uint32_t)number * PART;
}

int sw_match_renewal(const struct sw_match *m, int ply)
{
    for (int i = m->renewals; i-- > 0 && m->renewal[i].ply >= ply;)
        if (m->renewal[i].ply == ply)
            return m->renewal[i].number;
    return 0;
}

static bool renewal_room(struct sw_match *m)
{
    struct match_renewal *more =
        realloc(m->renewal, ((size_t)m->renewals + 1) * sizeof *m->renewal);

    if (more)
        m->renewal = more;
    return more != NULL;
}

bool match_renew(struct sw_match *m, int number)
{
    if (m->now->rng.kind != SW_LUCK_CHACHA || number <= m->renewed ||
        number > SW_MAX_RENEWALS || !renewal_room(m))
        return false;
    if (!m->renewals || m->renewal[m->renewals - 1].ply < m->length)
        m->renewals++;
    m->renewal[m->renewals - 1] = (struct match_renewal){m->length, number};
    m->renewed = number;
    forget_redo(m);
    match_renew_state(m->now, number);
    return true;
}

bool sw_match_renew(struct sw_match *m)
{
    return match_renew(m, m->renewed + 1);
}

/* Who takes back an action from before a renewal must not get back the luck from before it. */
static void keep_renewal(struct sw_match *m)
{
    struct match_renewal *last = m->renewals ? &m->renewal[m->renewals - 1] : NULL;

    if (!last || last->ply <= m->length)
        return;
    last->ply = m->length;
    if (m->renewals > 1 && last[-1].ply == m->length) {
        last[-1] = *last;
        m->renewals--;
    }
}

/* ---- replaying --------------------------------------------------------------------- */

void match_first(const struct sw_match *m, struct sw_state *out)
{
    size_t named = named_size(m->game);

    memcpy(out, m->first, named);
    memset((char *)out + named, 0, m->game->derived_size);
    sw_derive(m->game, out);
}

/* What the setup reported can only be heard by setting up once more. */
static void match_beginning(const struct sw_match *m, struct sw_state *out,
                            struct sw_events *ev)
{
    if (ev)
        ev->count = 0;
    if (ev && !m->from_position)
        sw_start(m->game, &m->setup, out, ev, NULL);
    match_first(m, out);
}

static void replay(const struct sw_match *m, int ply, const struct sw_action *a,
                   struct sw_state *s, struct sw_events *ev)
{
    sw_apply(m->game, s, a, ev);
    match_renew_state(s, sw_match_renewal(m, ply + 1));
}

void sw_match_step(const struct sw_match *m, int ply, struct sw_state *s, struct sw_events *ev)
{
    struct sw_action a = sw_match_action(m, ply);

    replay(m, ply, &a, s, ev);
}

void sw_match_at(const struct sw_match *m, int ply, struct sw_state *out, struct sw_events *ev)
{
    struct record_reader log = record_read(&m->log, m->game, 0);

    match_beginning(m, out, ply == 0 ? ev : NULL);
    match_renew_state(out, sw_match_renewal(m, 0));
    for (int i = 0; i < ply; i++)
        replay(m, i, &record_next(&log)->action, out, i == ply - 1 ? ev : NULL);
}

void sw_match_cut(struct sw_match *m, int ply)
{
    if (ply < 0 || ply > m->length)
        return;
    while (m->renewals && m->renewal[m->renewals - 1].ply > ply)
        m->renewals--;
    sw_match_at(m, ply, m->now, NULL);
    m->length = ply;
    forget_redo(m);
}

int sw_match_play(struct sw_match *m, const struct sw_action *a, struct sw_events *ev)
{
    int why = sw_check(m->game, m->now, a);

    if (!why && m->now->rng.kind == SW_LUCK_NONE)
        why = SW_W_NO_LUCK;
    if (why)
        return why;
    if (!record_put(&m->log, m->game, m->length, &(struct record_entry){*a, m->now->reveals}))
        return SW_W_NO_MEMORY;
    m->length++;
    sw_apply(m->game, m->now, a, ev);
    return 0;
}

/* ---- taking back ----------------------------------------------------------------- */

static bool has_acted(const struct sw_match *m, int seat)
{
    struct record_reader log = record_read(&m->log, m->game, 0);

    for (int i = 0; i < m->length; i++)
        if (record_next(&log)->action.seat == seat)
            return true;
    return false;
}

int sw_match_may_undo(const struct sw_match *m, int seat)
{
    struct record_entry last;

    if (m->length == 0 || (seat != SW_SPECTATOR && !has_acted(m, seat)))
        return SW_W_NOTHING_TO_UNDO;
    last = record_get(&m->log, m->game, m->length - 1);
    if (seat != SW_SPECTATOR && last.action.seat != seat)
        return SW_W_UNDO_OTHERS;
    return last.reveals != m->now->reveals ? SW_W_UNDO_REVEALED : 0;
}

int sw_match_undo(struct sw_match *m, int seat)
{
    int why = sw_match_may_undo(m, seat);

    if (why)
        return why;
    m->length--;
    keep_renewal(m);
    sw_match_at(m, m->length, m->now, NULL);
    return 0;
}

/* ---- back to a decision ------------------------------------------------------------ */

static bool decides(const struct sw_game *g, const struct sw_state *s, int seat, int how)
{
    struct sw_action legal[SW_MAX_ACTIONS];

    return sw_forward(g, s, seat, legal) > 0 &&
           (how & SW_BACK_FORCED || sw_legal(g, s, seat, legal) > 1);
}

/* How many actions stay at least, whatever is taken back. */
static int undo_limit(const struct sw_match *m, int seat, int how)
{
    int stay = m->length;

    while (stay > 0) {
        struct record_entry e = record_get(&m->log, m->game, stay - 1);
        if (e.reveals != m->now->reveals || (how & SW_BACK_OWN && e.action.seat != seat))
            break;
        stay--;
    }
    return stay;
}

/* The last decision of the seat not before `first`, or -1. Has it ever made any? */
static bool find_decision(const struct sw_match *m, int seat, int how, int first, int *ply)
{
    struct record_reader log = record_read(&m->log, m->game, 0);
    union sw_any_state s;
    bool any = false;

    *ply = -1;
    sw_match_at(m, 0, &s.head, NULL);
    for (int i = 0; i < m->length; i++) {
        const struct sw_action *a = &record_next(&log)->action;
        if (a->seat == seat && (i >= first || !any) && decides(m->game, &s.head, seat, how)) {
            any = true;
            *ply = i >= first ? i : -1;
        }
        replay(m, i, a, &s.head, NULL);
    }
    return any;
}

int sw_match_may_go_back(const struct sw_match *m, int seat, int how, int *ply)
{
    int first = undo_limit(m, seat, how);

    if (!find_decision(m, seat, how, first, ply))
        return SW_W_NOTHING_TO_UNDO;
    if (*ply >= 0)
        return 0;
    return how & SW_BACK_OWN && sw_match_action(m, first - 1).seat != seat ? SW_W_UNDO_OTHERS
                                                                           : SW_W_UNDO_REVEALED;
}

int sw_match_go_back(struct sw_match *m, int seat, int how)
{
    int ply, why = sw_match_may_go_back(m, seat, how, &ply);

    while (!why && m->length > ply)
        why = sw_match_undo(m, SW_SPECTATOR);
    return why;
}

/* ---- playing again --------------------------------------------------------------- */

int sw_match_may_redo(const struct sw_match *m, int seat)
{
    bool nothing = m->length == m->log.count ||
                   (seat != SW_SPECTATOR && sw_match_action(m, m->length).seat != seat);

    return nothing ? SW_W_NOTHING_TO_REDO : 0;
}

/* It was legal in this very state once. */
int sw_match_redo(struct sw_match *m, int seat)
{
    int why = sw_match_may_redo(m, seat);
    struct sw_action again;

    if (why)
        return why;
    again = sw_match_action(m, m->length);
    m->length++;
    sw_apply(m->game, m->now, &again, NULL);
    return 0;
}
