/* SPDX-License-Identifier: MIT */
/* hidden.c - Altiplano: who knows what, and which worlds are possible.
 *
 * Plans are open (ALT-A29), and draws, gains and used goods are seen by all, so everybody could
 * know every bag and box (ALT-HID-1); what a bag will give is luck to come and lies in the
 * generator, which the engine hides. Secret are the order of the stack within each letter
 * (which cards it still holds is known by elimination, and the letters are on their backs), and
 * the missions of the others. */
#include "game.h"

/* Where the cards with the letter of stack[first] end. */
static int letter_end(const struct altiplano_tables *t, const struct altiplano *m, int first)
{
    int end = first;
    while (end < m->stack_count &&
           t->extension[m->stack[end]].stack == t->extension[m->stack[first]].stack)
        end++;
    return end;
}

/* As deck_sort() does, through a set: cards are all different and few. */
static void sort_cards(uint8_t *card, int n)
{
    uint64_t set = 0;
    for (int i = 0; i < n; i++)
        set |= bits_one(card[i]);
    bits_each (next, set)
        *card++ = (uint8_t)next;
}

/* ALT-HID-2 */
static void forget_stack(const struct altiplano_tables *t, struct altiplano *m)
{
    for (int first = 0, end; first < m->stack_count; first = end) {
        end = letter_end(t, m, first);
        sort_cards(m->stack + first, end - first);
    }
}

/* ALT-HID-3: a seat knows its own missions, also the one it gave back; at the end those kept
 * are shown. */
static void forget_missions(struct altiplano *m, int seat)
{
    int shown = m->head.over ? MISSIONS_DEALT - 1 : 0;
    for (int i = 0; m->head.option[OPT_MISSIONS] && i < m->head.seats; i++)
        for (int k = i == seat ? MISSIONS_DEALT : shown; k < MISSIONS_DEALT; k++)
            m->seat[i].mission[k] = SECRET;
}

void altiplano_censor(const struct sw_game *g, struct sw_state *s, int seat)
{
    struct altiplano *m = (struct altiplano *)s;
    forget_stack(tables(g), m);
    forget_missions(m, seat);
}

/* Has this seat given a mission back already? From the start player on, clockwise. */
static bool has_chosen(const struct altiplano *m, int seat)
{
    int n = m->head.seats;
    return m->head.phase != MISSION ||
           (seat + n - m->start) % n < (m->current + n - m->start) % n;
}

static void guess_missions(const struct altiplano_tables *t, struct altiplano *m,
                           struct sw_rng *r)
{
    uint8_t pool[MISSIONS_MAX], count = 0;
    deck_fill(pool, &count, MISSIONS_MAX, t->missions);
    for (int i = 0; i < m->head.seats; i++)
        for (int k = 0; k < MISSIONS_DEALT; k++)
            deck_take(pool, &count, m->seat[i].mission[k]);
    deck_shuffle(pool, count, r);
    for (int i = 0; i < m->head.seats; i++) {
        uint8_t *hand = m->seat[i].mission;
        for (int k = 0; k < MISSIONS_DEALT; k++)
            if (hand[k] == SECRET)
                hand[k] = (uint8_t)deck_draw(pool, &count);
        deck_sort(hand, has_chosen(m, i) ? MISSIONS_DEALT - 1 : MISSIONS_DEALT);
    }
}

void altiplano_resample(const struct sw_game *g, struct sw_state *s, int seat, struct sw_rng *r)
{
    const struct altiplano_tables *t = tables(g);
    struct altiplano *m = (struct altiplano *)s;
    (void)seat;
    for (int first = 0, end; first < m->stack_count; first = end) {
        end = letter_end(t, m, first);
        deck_shuffle(m->stack + first, end - first, r);
    }
    if (s->option[OPT_MISSIONS])
        guess_missions(t, m, r);
}
