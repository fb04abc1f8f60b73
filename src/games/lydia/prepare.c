/* SPDX-License-Identifier: MIT */
/* prepare.c - Lions of Lydia: is an edition playable, and what follows from its tables. */
#include <stdio.h>
#include <string.h>

#include "game.h"
#include "kit/bits.h"

enum { CARD_COST_MAX = 8 }; /* resources; keeps the list of payments short */

static bool complain(struct sw_error *e, int word, const char *row, const char *detail,
                     int number)
{
    char text[16];
    snprintf(text, sizeof text, "%d", number);
    return sw_fail(e, word, "cards", row, detail, text);
}

static uint16_t income_units(const struct lydia_card *c)
{
    int n = 0;
    for (int good = 0; good < GOODS; good++)
        n += c->income[good] * (good == COIN ? 2 : 1);
    return (uint16_t)n;
}

static void derive(struct lydia_tables *t)
{
    memset(t->of_kind, 0, sizeof t->of_kind);
    memset(t->fires, 0, sizeof t->fires);
    memset(t->of_merchant, 0, sizeof t->of_merchant);
    t->counting = 0;
    for (int i = 0; i < t->cards; i++) {
        const struct lydia_card *c = &t->card[i];
        t->of_kind[c->kind] |= bits_one(i);
        memcpy(&t->cost_word[i], c->cost, sizeof t->cost_word[i]);
        t->cost_total[i] = (uint8_t)(c->cost[0] + c->cost[1] + c->cost[2] + c->cost[3]);
        t->income_units[i] = income_units(c);
        if (c->score != SCORE_FIXED)
            t->counting |= bits_one(i);
        if (c->merchant == NONE)
            continue;
        t->of_merchant[c->merchant] |= bits_one(i);
        for (int gate = 0; gate < COLOURS; gate++)
            if (c->gates >> gate & 1)
                t->fires[c->merchant][gate] |= bits_one(i);
    }
}

static bool check_card(const struct lydia_tables *t, int i, struct sw_error *e)
{
    const struct lydia_card *c = &t->card[i];
    bool counts_colour = c->score == SCORE_COLOUR || c->score == SCORE_STOCK;
    if (t->cost_total[i] > CARD_COST_MAX)
        return complain(e, W_CARD_COST, c->id, "", CARD_COST_MAX);
    if ((c->merchant == NONE) != (c->gates == 0) ||
        (c->merchant != NONE && c->merchant > LYDIAN))
        return complain(e, W_CARD_FIRES, c->id, "merchant", 0);
    if (counts_colour != (c->colour < COLOURS))
        return complain(e, W_CARD_SCORE, c->id, "colour", 0);
    return true;
}

/* Enough cards of each kind for every table, and not more than the decks can hold. */
static bool check_kind(const struct lydia_tables *t, int kind, const char *name, int capacity,
                       struct sw_error *e)
{
    int n = bits_count(t->of_kind[kind]);
    for (int i = 0; i < 3; i++) {
        const struct lydia_seats *table = &t->seats[i];
        int each = kind == GOLD ? table->gold : kind == SILVER ? table->silver : table->purple;
        if (n < each * SIDES)
            return complain(e, W_CARD_KINDS_FEW, "", name, each * SIDES);
        if (n - each * SIDES > capacity)
            return complain(e, W_CARD_KINDS_MANY, "", name, each * SIDES + capacity);
    }
    return true;
}

static bool check_start(const struct lydia_tables *t, struct sw_error *e)
{
    for (int colour = 0; colour < COLOURS; colour++)
        if (bits_count(t->of_kind[START] & t->of_merchant[colour]) != 1)
            return complain(e, W_START_COLOURS, "", "start", 0);
    if (bits_count(t->of_kind[START]) != COLOURS)
        return complain(e, W_START_COLOURS, "", "start", 0);
    return true;
}

/* The tables that are indexed by a number keep their rows; a board has one Lydian, which
 * leaves it on one space. */
static bool check_rows(const struct lydia_tables *t, struct sw_error *e)
{
    int lydians = 0;
    for (int i = 0; i <= INFLUENCE_MAX; i++) {
        lydians += t->influence[i].lydian;
        if (t->influence[i].id[0] != '0' + i || t->influence[i].id[1])
            return sw_fail(e, W_ROW_ORDER, "influence", t->influence[i].id, "id", NULL);
    }
    if (lydians > 1 || t->influence[0].lydian)
        return sw_fail(e, W_ONE_LYDIAN, "influence", "", "lydian", NULL);
    for (int i = 0; i < 3; i++)
        if (t->seats[i].id[0] != '2' + i || t->seats[i].id[1])
            return sw_fail(e, W_ROW_ORDER, "seats", t->seats[i].id, "id", NULL);
    return true;
}

bool lydia_prepare(const struct sw_game *g, void *data, struct sw_error *e)
{
    struct lydia_tables *t = data;
    (void)g;
    derive(t);
    for (int i = 0; i < t->cards; i++)
        if (!check_card(t, i, e))
            return false;
    return check_rows(t, e) && check_start(t, e) &&
           check_kind(t, SILVER, "silver", DECK_SILVER_MAX, e) &&
           check_kind(t, GOLD, "gold", DECK_GOLD_MAX, e) &&
           check_kind(t, PURPLE, "purple", DECK_PURPLE_MAX, e);
}
