/* SPDX-License-Identifier: MIT */
/* rules_store.c - Altiplano: the warehouse and corn (ALT-WARE, ALT-CORN, ALT-STO).
 *
 * Rows are begun from the bottom, first in the left part: the rows of the table that are begun
 * are always the first ones. Where a good goes is never a choice; corn is a joker and has
 * one. */
#include "rules.h"

/* ---- rows (ALT-WARE) ----------------------------------------------------------------- */

static bool incomplete(const struct at *at, int row)
{
    return at->me->row_count[row] > 0 && at->me->row_count[row] < at->t->row[row].size;
}

/* ALT-WARE-1, ALT-WARE-6: the next row to begin, or -1. */
static int next_row(const struct at *at)
{
    for (int row = 0; row < at->t->rows; row++)
        if (at->me->row_count[row] == 0)
            return row;
    return -1;
}

/* ALT-WARE-2 .. ALT-WARE-5: anything but food; an incomplete row of the same sort
 * first, else a new one. */
int altiplano_row_for(const struct at *at, int good)
{
    if (!at->t->good[good].storable)
        return -1;
    for (int row = 0; row < at->t->rows; row++)
        if (at->me->row_good[row] == good && incomplete(at, row))
            return row;
    return next_row(at);
}

/* ALT-CORN-2: any row that is begun and not full, as a joker; or a row of its own, unless one
 * is begun already. */
unsigned altiplano_corn_rows(const struct at *at, bool loft)
{
    bool own = false;
    unsigned rows = 0;
    for (int row = 0; row < at->t->rows; row++)
        if (incomplete(at, row)) {
            rows |= 1u << row;
            own = own || at->me->row_good[row] == CORN;
        }
    if (!own && next_row(at) >= 0)
        rows |= 1u << next_row(at);
    if (loft && loft_room(at->t, at->me, at->aid->tiles) > 0)
        rows |= 1u << TO_LOFT;
    return rows;
}

/* ALT-WARE-3: the first good of a row says what belongs there; corn on top stays corn
 * (ALT-A21). */
static void lay_in_row(struct at *at, int good, int row)
{
    struct altiplano_seat *me = at->me;
    if (me->row_count[row]++ == 0)
        me->row_good[row] = (uint8_t)good;
    if (good == CORN)
        me->row_corn[row]++;
    sw_tell(at->ev, E_STORED, at->seat, good, row, 0);
}

/* ---- corn (ALT-CORN) ----------------------------------------------------------------- */

/* ALT-A22: corn that finds no place stays in the supply. */
bool altiplano_corn_can_come(const struct at *at)
{
    return at->m->supply[CORN] && altiplano_corn_rows(at, true);
}

/* ALT-CORN-1: it must be stored before anything else. Until then it is part of the supply. */
void altiplano_gain_corn(struct at *at, int n)
{
    struct altiplano *m = at->m;
    m->corn = (uint8_t)(n < m->supply[CORN] ? n : m->supply[CORN]);
    if (!altiplano_corn_can_come(at))
        m->corn = 0;
    m->head.phase = m->corn ? CORNING : AFTER;
}

int altiplano_why_not_corn(const struct at *at, int row)
{
    bool there = row >= 0 && row <= TO_LOFT && altiplano_corn_rows(at, true) >> row & 1;
    return there ? 0 : W_CORN_DOES_NOT_FIT;
}

/* ALT-CORN-3: a loft may take it instead. */
void altiplano_place_corn(struct at *at, int row)
{
    at->m->supply[CORN]--;
    if (row == TO_LOFT) {
        at->me->loft++;
        sw_tell(at->ev, E_LOFTED, at->seat, 0, 0, 0);
    } else {
        lay_in_row(at, CORN, row);
    }
    altiplano_gain_corn(at, at->m->corn - 1);
}

void altiplano_list_corn(const struct at *at, struct list *list)
{
    list_each(list, V_CORN, altiplano_corn_rows(at, true));
}

/* ---- storing (ALT-STO) --------------------------------------------------------------- */

/* Is there a good on the slots of this recipe that can be stored? */
bool altiplano_can_store(const struct at *at, int recipe)
{
    for (int i = 0; i < at->t->picks[recipe]; i++) {
        int good = at->me->slot[at->t->pick[recipe][i]];
        if (good < GOODS && altiplano_row_for(at, good) >= 0)
            return true;
    }
    return false;
}

int altiplano_why_not_store(const struct at *at, int recipe, int good)
{
    if (good < 0 || good >= GOODS || altiplano_slot_with(at, recipe, good) < 0)
        return W_NOT_ON_SLOT;
    if (!at->t->good[good].storable)
        return W_NEVER_STORED;
    return altiplano_row_for(at, good) >= 0 ? 0 : W_WAREHOUSE_FULL;
}

/* ALT-A43: corn from the loft goes along with at least one good from the slots; if it goes
 * first, one of those must still fit. */
static bool goods_fit_after(const struct at *at, int recipe, int row)
{
    struct altiplano_seat after = *at->me;
    struct at then = {at->t, at->m, &after, at->aid, NULL, at->seat};
    lay_in_row(&then, CORN, row);
    return altiplano_can_store(&then, recipe);
}

int altiplano_why_not_store_corn(const struct at *at, int recipe, int row)
{
    bool alone = at->m->head.phase != STORAGE && at->m->stored == 0;
    if (!at->me->loft)
        return W_LOFT_EMPTY;
    if (row < 0 || row >= ROWS_MAX || !(altiplano_corn_rows(at, false) >> row & 1))
        return W_CORN_DOES_NOT_FIT;
    return alone && !goods_fit_after(at, recipe, row) ? W_CORN_NOT_ALONE : 0;
}

int altiplano_why_not_stop(const struct at *at)
{
    bool too_soon = at->m->head.phase == STORING && at->m->stored == 0;
    return too_soon ? W_STORE_ONE_FIRST : 0;
}

/* In a turn the first step begins the action. */
static void begin_storing(struct at *at, int recipe)
{
    struct altiplano *m = at->m;
    if (m->head.phase != TURN)
        return;
    m->head.phase = STORING;
    m->begun = NOT_BEGUN;
    m->recipe = (uint8_t)recipe;
    sw_tell(at->ev, E_ACTED, at->seat, recipe, 0, 0);
}

void altiplano_store(struct at *at, int recipe, int good)
{
    begin_storing(at, recipe);
    altiplano_lift(at, altiplano_slot_with(at, recipe, good));
    lay_in_row(at, good, altiplano_row_for(at, good));
    if (at->m->head.phase == STORING)
        at->m->stored++;
}

void altiplano_store_corn(struct at *at, int recipe, int row)
{
    begin_storing(at, recipe);
    at->me->loft--;
    lay_in_row(at, CORN, row);
}

static void list_goods(const struct at *at, int recipe, struct list *list)
{
    unsigned goods = 0;
    for (int i = 0; i < at->t->picks[recipe]; i++) {
        int good = at->me->slot[at->t->pick[recipe][i]];
        if (good < GOODS && altiplano_row_for(at, good) >= 0)
            goods |= 1u << good;
    }
    list_with_each(list, V_STORE, recipe, goods);
}

static void list_corn(const struct at *at, int recipe, struct list *list)
{
    unsigned rows = 0;
    if (at->me->loft)
        bits_each (row, altiplano_corn_rows(at, false))
            rows |= (unsigned)!altiplano_why_not_store_corn(at, recipe, row) << row;
    list_with_each(list, V_STORE_CORN, recipe, rows);
}

void altiplano_list_store(const struct at *at, uint64_t recipes, struct list *list)
{
    bits_each (r, recipes)
        list_goods(at, r, list);
    bits_each (r, recipes)
        list_corn(at, r, list);
}

/* ALT-STO-2, ALT-STO-3: depots and lofts, in any order, as much as one likes. */
void altiplano_list_storage(const struct at *at, struct list *list)
{
    uint64_t tiles = at->aid->tiles;
    bits_each (r, tiles & at->t->with_effect[DEPOT])
        list_goods(at, r, list);
    int loft = bits_lowest(tiles & at->t->with_effect[LOFT]);
    if (loft >= 0)
        list_corn(at, loft, list);
    list_add(list, V_END, 0, 0);
}
