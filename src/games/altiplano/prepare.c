/* SPDX-License-Identifier: MIT */
/* prepare.c - Altiplano: is an edition playable, and what follows from its tables. */
#include <stdio.h>
#include <string.h>

#include "game.h"

/* ALT-A20: what may lie on a slot, be sold, delivered or asked for: anything but corn. */
#define GOODS_ONLY (bits_below(GOODS) & ~bits_one(CORN))

static bool complain(struct sw_error *e, int word, const char *table, const char *row,
                     const char *column)
{
    return sw_fail(e, word, table, row, column, "");
}

/* ---- what follows from the tables ---------------------------------------------------- */

static int add_slot(struct altiplano_tables *t, uint64_t accepts)
{
    int slot = t->slot_count;
    if (slot < SLOTS)
        bits_each (piece, accepts)
            t->accepting[piece] |= bits_one(slot);
    return t->slot_count++;
}

static void derive_board(struct altiplano_tables *t)
{
    for (int i = 0; i < t->slots; i++) {
        int slot = add_slot(t, t->slot[i].accepts);
        if (t->slot[i].place < PLACES)
            t->place_slots[t->slot[i].place] |= bits_one(slot);
        snprintf(t->slot_name[slot], sizeof t->slot_name[slot], "%s", t->slot[i].id);
    }
    t->first_move = (uint8_t)t->slot_count;
    for (int place = PLACES; place >= 0; place--) {
        t->first_slot[place] = place == PLACES ? t->first_move : t->first_slot[place + 1];
        if (place < PLACES && t->place_slots[place])
            t->first_slot[place] = (uint8_t)bits_lowest(t->place_slots[place]);
    }
    for (int i = 0; i < CARTS; i++) {
        int slot = add_slot(t, bits_one(FOOD));
        snprintf(t->slot_name[slot], sizeof t->slot_name[slot], "move%d", i + 1);
    }
    t->board_slots = bits_below(t->slot_count);
    t->first_tile = (uint8_t)t->slot_count;
}

/* A tile's own slots: first those for goods, then the coin symbols. */
static void derive_tile(struct altiplano_tables *t, int recipe)
{
    const struct altiplano_recipe *r = &t->recipe[recipe];
    int first = t->slot_count;
    for (int i = 0; i < NEEDS && r->need[i]; i++)
        t->goods_slots[recipe] |= bits_one(add_slot(t, r->need[i]));
    t->slots_of[recipe] = t->goods_slots[recipe];
    for (int i = 0; i < r->coins; i++)
        t->slots_of[recipe] |= bits_one(add_slot(t, bits_one(COIN)));
    for (int slot = first; slot < t->slot_count && slot < SLOTS; slot++) {
        t->tile_at[slot] = (uint8_t)recipe;
        snprintf(t->slot_name[slot], sizeof t->slot_name[slot], "%s%d", r->id,
                 slot - first + 1);
    }
}

static int width(const struct altiplano_tables *t, int slot)
{
    int n = 0;
    for (int piece = 0; piece < PIECES; piece++)
        n += bits_has(t->accepting[piece], slot);
    return n;
}

/* ALT-A41: the slot that accepts more is emptied first, then the lower number. */
static void derive_picks(struct altiplano_tables *t, int recipe)
{
    uint8_t *pick = t->pick[recipe];
    int n = 0;
    bits_each (slot, t->goods_slots[recipe]) {
        int at = n < PICKS ? n++ : PICKS - 1;
        while (at > 0 && width(t, pick[at - 1]) < width(t, slot)) {
            pick[at] = pick[at - 1];
            at--;
        }
        pick[at] = (uint8_t)slot;
    }
    t->picks[recipe] = (uint8_t)n;
}

static uint8_t cheapest(const struct altiplano_tables *t)
{
    uint8_t price = NONE;
    for (int i = 0; i < t->extensions; i++)
        price = t->extension[i].price < price ? t->extension[i].price : price;
    return price;
}

/* Do these pieces, one per slot (NONE: empty), serve a recipe? Needs are equal or have nothing
 * in common, so the first piece that will do is as good as any. */
static bool serves(const struct altiplano_recipe *r, const uint8_t piece[PICKS], int slots)
{
    unsigned used = 0;
    for (int n = 0; n < NEEDS && r->need[n]; n++) {
        int i = 0;
        while (i < slots && (used >> i & 1 || !bits_has(r->need[n], piece[i])))
            i++;
        if (i == slots)
            return false;
        used |= 1u << i;
    }
    return true;
}

/* The `number`-th way to load the slots of a place, from `first` on. */
static void unpack_load(const struct altiplano_tables *t, int first, int slots, int number,
                        uint8_t piece[PICKS])
{
    for (int i = 0; i < slots; i++) {
        uint64_t accepts = t->slot[first + i].accepts;
        int ways = bits_count(accepts) + 1, way = number % ways;
        piece[i] = way ? (uint8_t)bits_nth(accepts, way - 1) : NONE;
        number /= ways;
    }
}

/* Number all ways to load the slots of a place, in the bits from `shift` on; gives how many
 * there are. */
static int number_loads(struct altiplano_tables *t, int first, int slots, int shift)
{
    int ways = 1;
    for (int i = first; i < first + slots && ways <= LOADS_MAX; i++) {
        int part = ways;
        bits_each (good, t->slot[i].accepts) {
            t->load_part[i][good % 16] = (uint64_t)part << shift;
            part += ways;
        }
        ways *= bits_count(t->slot[i].accepts) + 1;
    }
    return ways;
}

/* What the board's recipes of a place find in each way to load its slots. */
static void derive_load(struct altiplano_tables *t, int place, int ways)
{
    int first = t->first_slot[place], slots = t->first_slot[place + 1] - first;
    for (int number = 0; number < ways; number++) {
        uint8_t piece[PICKS];
        unpack_load(t, first, slots, number, piece);
        bits_each (r, t->recipes_at[place] & t->board_recipes)
            if (serves(&t->recipe[r], piece, slots))
                t->load[t->place_load[place].first + number] |= bits_one(r);
    }
}

/* The board's recipes by what lies on its slots; false if there is no room for all. */
static bool derive_loads(struct altiplano_tables *t)
{
    int at = 0, shift = 0;
    for (int place = 0; place < PLACES; place++) {
        int first = t->first_slot[place], slots = t->first_slot[place + 1] - first, bits = 0;
        int ways = shift < 64 ? number_loads(t, first, slots, shift) : LOADS_MAX;
        while (1 << bits < ways)
            bits++;
        if (at + ways > LOADS_MAX || shift + bits > 64)
            return false;
        t->place_load[place] = (struct altiplano_load){
            (uint16_t)at, (uint16_t)((1 << bits) - 1), (uint8_t)(shift & 63)};
        derive_load(t, place, ways);
        at += ways;
        shift += bits;
    }
    return true;
}

static void derive_costs(struct altiplano_tables *t)
{
    bits_each (r, t->board_recipes) {
        int coins = t->recipe[r].effect == EXTENSION ? cheapest(t) : t->recipe[r].coins;
        for (int purse = coins; purse <= PURSE; purse++)
            t->within_coins[purse] |= bits_one(r);
    }
}

static void derive_recipe(struct altiplano_tables *t, int recipe)
{
    const struct altiplano_recipe *r = &t->recipe[recipe];
    t->with_effect[r->effect] |= bits_one(recipe);
    if (r->effect == GAIN && r->good < GOODS)
        t->gaining[r->good] |= bits_one(recipe);
    if (r->effect >= SORTING)
        t->no_action |= bits_one(recipe);
    if (r->place < PLACES)
        t->recipes_at[r->place] |= bits_one(recipe);
    if (r->tile) {
        derive_tile(t, recipe);
    } else if (r->place < PLACES) {
        t->slots_of[recipe] = t->goods_slots[recipe] = t->place_slots[r->place];
        t->board_recipes |= bits_one(recipe);
    }
    if (r->effect == CARAVAN) {
        t->caravan = (uint8_t)recipe;
        t->caravan_slot = (uint8_t)bits_lowest(t->slots_of[recipe]);
    }
}

static bool alike(const struct altiplano_tables *t, int slot, int other)
{
    for (int piece = 0; piece < PIECES; piece++)
        if (bits_has(t->accepting[piece], slot) != bits_has(t->accepting[piece], other))
            return false;
    return true;
}

/* Slots side by side, of one place or tile, that accept the same. The spaces for movement
 * food belong to different carts and are not alike. */
static void derive_twins(struct altiplano_tables *t)
{
    for (int i = 0; i < PLACES + t->recipes; i++) {
        uint64_t group = i < PLACES                   ? t->place_slots[i]
                         : t->recipe[i - PLACES].tile ? t->slots_of[i - PLACES]
                                                      : 0;
        bits_each (slot, group)
            if (bits_has(group, slot - 1) && alike(t, slot, slot - 1))
                t->twin |= bits_one(slot);
    }
    for (uint64_t run = ~UINT64_C(0); run; run = run << 1 & t->twin)
        t->twins++;
}

static void derive(struct altiplano_tables *t)
{
    size_t from = offsetof(struct altiplano_tables, slot_count);
    memset((char *)t + from, 0, sizeof *t - from);
    t->caravan = t->caravan_slot = NONE;
    derive_board(t);
    for (int i = 0; i < t->recipes; i++)
        derive_recipe(t, i);
    for (int i = 0; i < t->recipes; i++)
        derive_picks(t, i);
    t->takes_any = t->with_effect[STORE] | t->with_effect[DELIVER];
    derive_twins(t);
    derive_costs(t);
    for (int good = 0; good < GOODS; good++)
        if (t->good[good].home < PLACES)
            t->stock[t->good[good].home] |= bits_one(good);
    for (int seats = 2; seats <= SEATS; seats++)
        for (int i = 0; i < t->extensions; i++)
            t->cards[seats] = (uint8_t)(t->cards[seats] + (t->extension[i].seats <= seats));
}

/* ---- can it be played? --------------------------------------------------------------- */

/* The tables that are indexed by a number keep their rows. */
static bool check_fixed(const struct altiplano_tables *t, struct sw_error *e)
{
    static const char *const id[GOODS] = {"food", "fish",  "alpaca", "corn",
                                          "wood", "stone", "cacao",  "wool",
                                          "ore",  "cloth", "silver", "glass"};
    for (int i = 0; i < GOODS; i++)
        if (strcmp(t->good[i].id, id[i]) != 0)
            return complain(e, W_ROW_ORDER, "goods", t->good[i].id, "id");
    for (int i = 0; i < SEATS - 1; i++)
        if (t->supply[i].id[0] != '2' + i || t->supply[i].id[1])
            return complain(e, W_ROW_ORDER, "supply", t->supply[i].id, "id");
    for (int i = 0; i < STRIP; i++)
        if (t->strip[i].id[0] != '0' + i || t->strip[i].id[1])
            return complain(e, W_ROW_ORDER, "strip", t->strip[i].id, "id");
    return true;
}

static bool check_slots(const struct altiplano_tables *t, struct sw_error *e)
{
    for (int i = 0; i < t->slots; i++) {
        const struct altiplano_slot *slot = &t->slot[i];
        if (slot->accepts & ~GOODS_ONLY || slot->place >= PLACES)
            return complain(e, W_BAD_GOOD, "slots", slot->id, "accepts");
        if (i > 0 && slot->place < slot[-1].place)
            return complain(e, W_WRONG_ORDER, "slots", slot->id, "place");
        if (bits_count(t->place_slots[slot->place]) > PICKS)
            return sw_fail(e, W_BAD_SLOTS, "slots", slot->id, "place", "6");
    }
    return true;
}

static bool check_needs(const struct altiplano_recipe *r, struct sw_error *e)
{
    for (int i = 0; i < NEEDS; i++) {
        if (r->need[i] & ~GOODS_ONLY)
            return complain(e, W_BAD_GOOD, "recipes", r->id, "need1");
        if (i > 0 && r->need[i] && !r->need[i - 1])
            return complain(e, W_BAD_NEEDS, "recipes", r->id, "need1");
        for (int k = 0; k < i && !r->tile; k++)
            if (r->need[i] != r->need[k] && r->need[i] & r->need[k])
                return complain(e, W_BAD_NEEDS, "recipes", r->id, "need1");
    }
    return true;
}

/* Which columns an effect needs: a good, a choice, a place of its own. */
static bool effect_fits(const struct altiplano_recipe *r)
{
    bool good = r->effect == GAIN, corn = r->effect == STEP || r->effect == LOFT;
    bool on_board = r->effect == DELIVER || r->effect == ORDER || r->effect == EXTENSION;
    if (good ? r->good >= GOODS : corn ? r->good != CORN : r->good != NONE)
        return false;
    if (r->effect == CHOOSE ? !r->choice || r->choice & ~GOODS_ONLY : r->choice != 0)
        return false;
    if ((good || r->effect == CHOOSE) && r->amount == 0)
        return false;
    if (r->effect == CARAVAN)
        return r->tile && r->coins == 1 && !r->need[0];
    if (r->effect >= SORTING)
        return r->tile && r->coins == 0 && (r->need[0] != 0) == (r->effect == DEPOT);
    if (r->effect == SELL && (!r->need[0] || r->need[1] || r->coins))
        return false;
    if ((r->effect == STORE || r->effect == DELIVER) && (!r->need[0] || r->coins))
        return false;
    if (r->effect == EXTENSION && (r->need[0] || r->coins))
        return false;
    return r->place < PLACES && !(on_board && r->tile);
}

static bool check_recipe(const struct altiplano_recipe *r, struct sw_error *e)
{
    if (!check_needs(r, e))
        return false;
    if (!effect_fits(r))
        return complain(e, W_BAD_EFFECT, "recipes", r->id, "effect");
    if (!r->need[0] && !r->coins && r->effect < SORTING && r->effect != ORDER &&
        r->effect != EXTENSION)
        return complain(e, W_FREE_RECIPE, "recipes", r->id, "coins");
    return true;
}

static bool check_recipes(const struct altiplano_tables *t, struct sw_error *e)
{
    static const struct {
        int effect;
        const char *name;
    } once[] = {{DELIVER, "deliver"}, {ORDER, "order"}, {EXTENSION, "extension"}};
    for (int i = 0; i < t->recipes; i++)
        if (!check_recipe(&t->recipe[i], e))
            return false;
    for (int i = 0; i < 3; i++)
        if (bits_count(t->with_effect[once[i].effect]) != 1)
            return sw_fail(e, W_ONE_RECIPE, "recipes", "", "effect", once[i].name);
    if (bits_count(t->with_effect[CARAVAN]) > 1)
        return sw_fail(e, W_ONE_RECIPE, "recipes", "", "effect", "caravan");
    if (t->slot_count > SLOTS)
        return sw_fail(e, W_BAD_SLOTS, "recipes", "", "need1", "6");
    return true;
}

static bool tile_recipe(const struct altiplano_tables *t, int recipe)
{
    return recipe < t->recipes && t->recipe[recipe].tile;
}

static bool check_tiles(const struct altiplano_tables *t, struct sw_error *e)
{
    for (int i = 0; i < t->roles; i++)
        if (!tile_recipe(t, t->role[i].recipe))
            return complain(e, W_NOT_A_TILE, "roles", t->role[i].id, "recipe");
    for (int i = 0; i < t->extensions; i++)
        if (!tile_recipe(t, t->extension[i].recipe))
            return complain(e, W_NOT_A_TILE, "extensions", t->extension[i].id, "recipe");
    if (t->cards[2] < STRIP)
        return complain(e, W_TOO_FEW, "extensions", "", "seats");
    return true;
}

static bool check_tracks(const struct altiplano_tables *t, struct sw_error *e)
{
    for (int i = 1; i < t->rows; i++)
        if (t->row[i].part < t->row[i - 1].part)
            return complain(e, W_WRONG_ORDER, "rows", t->row[i].id, "part");
    for (int i = 1; i < t->roads; i++)
        if (t->road[i].value < t->road[i - 1].value)
            return complain(e, W_WRONG_ORDER, "road", t->road[i].id, "value");
    return true;
}

/* Whatever roles are dealt, everybody gets goods and a cart, and every place has something. */
static bool check_supply(const struct altiplano_tables *t, struct sw_error *e)
{
    for (int i = 0; i < SEATS - 1; i++) {
        const struct altiplano_supply *s = &t->supply[i];
        for (int good = 0; good < GOODS; good++) {
            int given = 0;
            for (int role = 0; role < t->roles; role++)
                given += t->role[role].good[good];
            if (given > s->good[good])
                return complain(e, W_TOO_FEW, "supply", s->id, t->good[good].id);
        }
        if (s->carts < i + 2)
            return complain(e, W_TOO_FEW, "supply", s->id, "carts");
        if (s->orders > t->orders || s->orders == 0)
            return complain(e, W_TOO_FEW, "supply", s->id, "orders");
    }
    for (int place = 0; place < PLACES; place++)
        if (!t->stock[place] && place != MARKET && place != HARBOUR && place != VILLAGE)
            return complain(e, W_TOO_FEW, "goods", "", "home");
    return true;
}

static bool holds_good(int good)
{
    return good < GOODS && good != CORN;
}

static bool check_cards(const struct altiplano_tables *t, struct sw_error *e)
{
    for (int i = 0; i < t->orders; i++) {
        int n = 0;
        for (int good = 0; good < GOODS; good++)
            n += t->order[i].good[good];
        if (n == 0 || t->order[i].good[CORN])
            return complain(e, W_BAD_GOOD, "orders", t->order[i].id, "corn");
    }
    for (int i = 0; i < t->houses; i++)
        if (!holds_good(t->house[i].good))
            return complain(e, W_BAD_GOOD, "houses", t->house[i].id, "good");
    for (int i = 0; i < t->boats; i++)
        if (!holds_good(t->boat[i].good))
            return complain(e, W_BAD_GOOD, "boats", t->boat[i].id, "good");
    for (int i = 0; i < t->missions; i++)
        if ((t->mission[i].test == TEST_GOODS) != (t->mission[i].good < GOODS))
            return complain(e, W_BAD_GOOD, "missions", t->mission[i].id, "good");
    return true;
}

bool altiplano_prepare(const struct sw_game *g, void *data, struct sw_error *e)
{
    struct altiplano_tables *t = data;
    (void)g;
    derive(t);
    if (!check_fixed(t, e) || !check_slots(t, e))
        return false;
    if (!derive_loads(t))
        return sw_fail(e, W_BAD_SLOTS, "slots", "", "accepts", "6");
    return check_recipes(t, e) && check_tiles(t, e) && check_tracks(t, e) &&
           check_supply(t, e) && check_cards(t, e);
}
