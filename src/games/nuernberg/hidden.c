/* SPDX-License-Identifier: MIT */
/* hidden.c - Die Siedler von Nürnberg: what a seat may know, and what it may guess (NUE-A33).
 *
 * Cards come from open piles and go back to them, and trades are announced, so that everybody
 * could count every hand, if it were not for theft: of a card taken from a hidden hand only
 * thief and victim know the kind. The book of a match is therefore
 *
 *     open[p][k]    cards of kind k that p would hold had nothing ever been stolen
 *     steal[j]      thief, victim, kind, and the victim's open cards at that moment
 *     low[j][p][k]  the lowest open[p][k] since steal j; offering cards counts as lowering it
 *
 * and a hand is open cards, plus what was stolen by it, minus what was stolen from it. All of
 * it but the kinds is public. A world gives a kind to every steal a seat took no part in,
 * such that no hand ever held, or was shown to hold, fewer than none of anything. Its weight is
 * the product, over all steals, of how many cards of that kind the victim had: what the seat
 * drew or lost itself is evidence about earlier steals, too.
 *
 * Worlds are built steal by steal, and those with equal hands are merged. Of the ways that lead
 * to the same hands a guess needs only one, drawn by weight: at each merging the newcomer's
 * way takes the place of the other with the probability of its share. */
#include "hidden.h"

#include <string.h>

/* ---- censor ----------------------------------------------------------------------------- */

static void forget_offer(struct nuernberg_seat *s)
{
    memset(s->give, 0, sizeof s->give);
    memset(s->want, 0, sizeof s->want);
}

/* Unfinished offers and discards are nobody else's business. */
static void hide_composing(struct nuernberg *n, int i)
{
    struct nuernberg_seat *s = &n->seat[i];
    if (n->head.phase == DISCARD)
        forget_offer(s);
    if (s->reply == COMPOSING) {
        forget_offer(s);
        s->reply = ASKED;
    }
    if (n->head.phase == OFFER && i == n->current) {
        forget_offer(s);
        n->to = 0;
        n->head.phase = MAIN;
    }
}

void nuernberg_censor(const struct sw_game *g, struct sw_state *s, int seat)
{
    struct nuernberg *n = (struct nuernberg *)s;
    (void)g;
    deck_sort(n->pile, n->pile_count);
    for (int i = 0; i < s->seats; i++) {
        if (i == seat)
            continue;
        memset(n->seat[i].hand, SECRET, sizeof n->seat[i].hand);
        hide_composing(n, i);
    }
    for (int j = 0; j < n->steals; j++)
        if (n->steal[j].thief != seat && n->steal[j].victim != seat)
            n->steal[j].kind = SECRET;
}

/* ---- worlds ----------------------------------------------------------------------------- */

/* After j steals: does nobody hold fewer than none, or than he has shown? */
static bool possible(const struct nuernberg *n, int j, const struct world *w)
{
    for (int p = 0; p < n->head.seats; p++)
        for (int k = 0; k < RESOURCES; k++)
            if (n->low[j][p][k] + w->net[p][k] < 0)
                return false;
    return true;
}

/* 0 .. total - 1; totals stay below 2^48, so that the remainder favours nothing one could
 * notice. */
static uint64_t draw_below(uint64_t total, struct sw_rng *r)
{
    return ((uint64_t)sw_rng_word(r) << 32 | sw_rng_word(r)) % total;
}

static void replace_lightest(struct layer *layer, const struct world *w)
{
    struct world *lightest = layer->world;
    for (int i = 1; i < layer->count; i++)
        if (layer->world[i].weight < lightest->weight)
            lightest = &layer->world[i];
    if (lightest->weight < w->weight)
        *lightest = *w;
}

static void insert(struct layer *layer, const struct world *w, struct sw_rng *r)
{
    for (int i = 0; i < layer->count; i++) {
        struct world *same = &layer->world[i];
        if (memcmp(same->net, w->net, sizeof w->net) != 0)
            continue;
        same->weight += w->weight;
        if (r && draw_below(same->weight, r) < w->weight)
            memcpy(same->kind, w->kind, sizeof w->kind);
        return;
    }
    if (layer->count < WORLDS_MAX)
        layer->world[layer->count++] = *w;
    else
        replace_lightest(layer, w);
}

/* How many ways there are for steal j to be of this kind in the world before it. */
static int ways(const struct nuernberg_steal *s, const struct world *before, int kind)
{
    int held = s->base[kind] + before->net[s->victim][kind];
    return s->kind != SECRET && s->kind != kind ? 0 : held > 0 ? held : 0;
}

/* Weights only matter to one another: keep them far from overflowing. */
static void rescale(struct layer *layer)
{
    uint64_t most = 0;
    for (int i = 0; i < layer->count; i++)
        most = layer->world[i].weight > most ? layer->world[i].weight : most;
    for (; most >> 40; most >>= 8)
        for (int i = 0; i < layer->count; i++) {
            uint64_t *weight = &layer->world[i].weight;
            *weight = *weight >> 8 ? *weight >> 8 : 1;
        }
}

/* What steal j makes of one world. */
static void branch(const struct nuernberg *n, int j, const struct world *before,
                   struct layer *after, struct sw_rng *r)
{
    const struct nuernberg_steal *s = &n->steal[j];
    for (int kind = 0; kind < RESOURCES; kind++) {
        struct world w = *before;
        w.weight *= (uint64_t)ways(s, before, kind);
        w.net[s->victim][kind]--;
        w.net[s->thief][kind]++;
        w.kind[j] = (uint8_t)kind;
        if (w.weight && possible(n, j + 1, &w))
            insert(after, &w, r);
    }
}

const struct layer *nuernberg_worlds(const struct nuernberg *n, struct worlds *out,
                                     struct sw_rng *r)
{
    struct layer *now = &out->layer[0], *next = &out->layer[1];
    memset(&now->world[0], 0, sizeof now->world[0]);
    now->world[0].weight = 1;
    now->count = possible(n, 0, &now->world[0]);
    for (int j = 0; j < n->steals; j++) {
        struct layer *done = now;
        next->count = 0;
        for (int i = 0; i < now->count; i++)
            branch(n, j, &now->world[i], next, r);
        rescale(next);
        now = next;
        next = done;
    }
    return now;
}

/* ---- resample --------------------------------------------------------------------------- */

static const struct world *draw_world(const struct layer *layer, struct sw_rng *r)
{
    uint64_t total = 0;
    const struct world *w = layer->world;
    for (int i = 0; i < layer->count; i++)
        total += layer->world[i].weight;
    for (uint64_t at = draw_below(total, r); at >= w->weight; w++)
        at -= w->weight;
    return w;
}

/* Own hand and everything public stay as they are: every world agrees about them. */
void nuernberg_resample(const struct sw_game *g, struct sw_state *s, int seat, struct sw_rng *r)
{
    struct nuernberg *n = (struct nuernberg *)s;
    struct worlds worlds;
    (void)g;
    (void)seat;
    deck_shuffle(n->pile, n->pile_count, r);
    const struct layer *fit = nuernberg_worlds(n, &worlds, r);
    if (fit->count == 0)
        return; /* verify() lets no such state pass */
    const struct world *w = draw_world(fit, r);
    for (int p = 0; p < s->seats; p++)
        for (int k = 0; k < RESOURCES; k++)
            n->seat[p].hand[k] = (uint8_t)(n->seat[p].open[k] + w->net[p][k]);
    for (int j = 0; j < n->steals; j++)
        n->steal[j].kind = w->kind[j];
}
