/* SPDX-License-Identifier: MIT */
/* prepare.c - Die Siedler von Nürnberg: is an edition playable, and what follows from its
 * tables. The maps are given by coordinates; who touches whom is worked out here. */
#include <stdio.h>
#include <string.h>

#include "kit/hex.h"
#include "rules.h"

static bool complain(struct sw_error *e, int word, const char *table, const char *row,
                     const char *column, int number)
{
    char text[16];
    snprintf(text, sizeof text, "%d", number);
    return sw_fail(e, word, table, row, column, text);
}

static struct hex landscape_at(const struct nuernberg_landscape *l)
{
    return (struct hex){l->q, l->r};
}

static struct hex field_at(const struct nuernberg_field *f)
{
    return (struct hex){f->q, f->r};
}

static struct hex_point crossing_at(const struct nuernberg_crossing *c)
{
    return (struct hex_point){c->x, c->y};
}

/* ---- rows whose number means something ------------------------------------------------ */

static bool check_ids(struct sw_error *e, const char *table, const char *id, const char *is)
{
    return strcmp(id, is) == 0 || sw_fail(e, W_ROW_ORDER, table, id, "id", NULL);
}

static bool check_fixed_rows(const struct nuernberg_tables *t, struct sw_error *e)
{
    for (int i = 0; i < ROADS; i++)
        if (!check_ids(e, "roads", t->road[i].id, nuernberg_standard.road[i].id))
            return false;
    for (int i = 0; i < WARES; i++)
        if (!check_ids(e, "wares", t->ware[i].id, nuernberg_standard.ware[i].id))
            return false;
    for (int i = 0; i < BUILDS; i++)
        if (!check_ids(e, "costs", t->cost[i].id, nuernberg_standard.cost[i].id))
            return false;
    for (int i = 0; i < CONSTANTS; i++)
        if (!check_ids(e, "constants", t->constant[i].id, nuernberg_standard.constant[i].id))
            return false;
    return true;
}

/* What the rules divide by, index with, or count up to. Too few points would end a match in
 * its set-up (NUE-A18). */
static bool check_constants(const struct nuernberg_tables *t, struct sw_error *e)
{
    static const struct {
        uint8_t constant, least, most;
    } range[] = {
        {WIN_POINTS, 5, 60},    {BANK_CARDS, 12, 40},      {HAND_LIMIT, 1, 250},
        {BANK_RATE, 1, 40},     {MARKET_RATE, 1, 40},      {GUILD_RATE, 1, 40},
        {COUNCIL_FROM, 1, 250}, {SETTLEMENTS_EACH, 2, 20}, {WORKSHOPS_EACH, 0, 16},
        {BARS_EACH, 2, 45},     {TURN_ACTIONS, 1, 250},
    };
    for (size_t i = 0; i < sizeof range / sizeof *range; i++) {
        const struct nuernberg_constant *c = &t->constant[range[i].constant];
        if (c->value < range[i].least || c->value > range[i].most)
            return complain(e, W_CONSTANT_RANGE, "constants", c->id, "value",
                            c->value < range[i].least ? range[i].least : range[i].most);
    }
    return true;
}

/* ---- the country ---------------------------------------------------------------------- */

/* NUE-A3: the castle yields nothing. */
static bool check_landscapes(struct nuernberg_tables *t, struct sw_error *e)
{
    int castles = 0;
    for (int i = 0; i < t->landscapes; i++) {
        const struct nuernberg_landscape *l = &t->landscape[i];
        for (int k = 0; k < i; k++)
            if (hex_same(landscape_at(l), landscape_at(&t->landscape[k])))
                return sw_fail(e, W_SAME_PLACE, "landscapes", l->id, "", NULL);
        if (hex_same(landscape_at(l), (struct hex){0, 0}))
            return sw_fail(e, W_SAME_PLACE, "landscapes", l->id, "", NULL);
        if (l->castle) {
            t->castle = (uint8_t)i;
            castles++;
        }
        if (l->number == 1 || (l->castle && l->number))
            return sw_fail(e, W_ONE_CASTLE, "landscapes", l->id, "", NULL);
    }
    return castles == 1 || sw_fail(e, W_ONE_CASTLE, "landscapes", "", "", NULL);
}

/* Where the crossing before this one lies: the last of its road, or the road's beginning. */
static struct hex_point before(const struct nuernberg_tables *t, int crossing)
{
    const struct nuernberg_crossing *c = &t->crossing[crossing];
    if (crossing > 0 && t->crossing[crossing - 1].road == c->road)
        return crossing_at(&t->crossing[crossing - 1]);
    return hex_corner((struct hex){0, 0}, t->road[c->road].corner);
}

/* Roads follow one another, run along edges and do not meet; a crossing lies at no corner of
 * the city, where all of them begin. */
static bool check_crossing(const struct nuernberg_tables *t, int i, struct sw_error *e)
{
    const struct nuernberg_crossing *c = &t->crossing[i];
    struct hex_point p = crossing_at(c);
    bool ordered =
        i == 0 ? c->road == 0
               : c->road == t->crossing[i - 1].road || c->road == t->crossing[i - 1].road + 1;
    if (!ordered || !hex_corners_joined(before(t, i), p) ||
        hex_corner_at((struct hex){0, 0}, p) >= 0)
        return sw_fail(e, W_ROAD_BROKEN, "crossings", c->id, "", NULL);
    for (int k = 0; k < i; k++)
        if (t->crossing[k].x == c->x && t->crossing[k].y == c->y)
            return sw_fail(e, W_SAME_PLACE, "crossings", c->id, "", NULL);
    return true;
}

/* The table has 22 rows or more, so seven settlements, each of which blocks three crossings at
 * most, never leave an eighth without a place (NUE-A34). */
static bool check_roads(struct nuernberg_tables *t, struct sw_error *e)
{
    memset(t->road_length, 0, sizeof t->road_length);
    memset(t->on_road, 0, sizeof t->on_road);
    for (int i = 0; i < t->crossings; i++) {
        int road = t->crossing[i].road;
        if (!check_crossing(t, i, e))
            return false;
        if (t->road_length[road]++ == 0)
            t->road_first[road] = (uint8_t)i;
        t->on_road[road] |= bits_one(i);
    }
    for (int road = 0; road < ROADS; road++)
        if (t->road_length[road] < 1 || t->road_length[road] > SECTIONS_MAX)
            return complain(e, W_ROAD_LENGTH, "roads", t->road[road].id, "", SECTIONS_MAX);
    return true;
}

static void derive_country(struct nuernberg_tables *t)
{
    t->road_begins = t->road_ends = 0;
    for (int road = 0; road < ROADS; road++) {
        t->road_begins |= bits_one(t->road_first[road]);
        t->road_ends |= bits_one(t->road_first[road] + t->road_length[road] - 1);
    }
    memset(t->at_landscape, 0, sizeof t->at_landscape);
    memset(t->of_number, 0, sizeof t->of_number);
    memset(t->landscape_of, NONE, sizeof t->landscape_of);
    for (int i = 0; i < t->landscapes; i++)
        t->of_number[t->landscape[i].number] |= bits_one(i);
    for (int c = 0; c < t->crossings; c++) {
        int n = 0;
        for (int i = 0; i < t->landscapes; i++)
            if (hex_corner_at(landscape_at(&t->landscape[i]), crossing_at(&t->crossing[c])) >=
                0) {
                t->at_landscape[i] |= bits_one(c);
                t->landscape_of[c][n++] = (uint8_t)i;
            }
    }
}

/* ---- the city ------------------------------------------------------------------------- */

static int field_of(const struct nuernberg_tables *t, struct hex h)
{
    for (int i = 0; i < t->fields; i++)
        if (hex_same(field_at(&t->field[i]), h))
            return i;
    return NONE;
}

static bool check_fields(const struct nuernberg_tables *t, struct sw_error *e)
{
    for (int i = 0; i < t->fields; i++)
        if (field_of(t, field_at(&t->field[i])) != i)
            return sw_fail(e, W_SAME_PLACE, "fields", t->field[i].id, "", NULL);
    return true;
}

static struct hex_point site_at(const struct nuernberg_tables *t, int site)
{
    const struct nuernberg_site *s = &t->site[site];
    return hex_corner(field_at(&t->field[s->field]), s->corner);
}

static bool check_sites(const struct nuernberg_tables *t, struct sw_error *e)
{
    for (int i = 0; i < t->sites; i++) {
        const struct nuernberg_site *s = &t->site[i];
        int kind = t->field[s->field].kind;
        if ((kind != MARKET && kind != BAUHOF) || (kind == BAUHOF && s->rate != NONE))
            return sw_fail(e, W_CITY_SITE, "sites", s->id, "", NULL);
        for (int k = 0; k < i; k++)
            if (site_at(t, k).x == site_at(t, i).x && site_at(t, k).y == site_at(t, i).y)
                return sw_fail(e, W_SAME_PLACE, "sites", s->id, "", NULL);
    }
    return true;
}

static void derive_sites(struct nuernberg_tables *t)
{
    memset(t->site_rate, 0, sizeof t->site_rate);
    memset(t->site_ware, 0, sizeof t->site_ware);
    t->site_tower = 0;
    for (int i = 0; i < t->sites; i++) {
        if (t->site[i].rate != NONE)
            t->site_rate[t->site[i].rate] |= bits_one(i);
        if (t->field[t->site[i].field].kind == BAUHOF)
            t->site_tower |= bits_one(i);
        for (int f = 0; f < t->fields; f++)
            if (t->field[f].kind < WARES &&
                hex_corner_at(field_at(&t->field[f]), site_at(t, i)) >= 0)
                t->site_ware[t->field[f].kind] |= bits_one(i);
    }
}

/* The corner where a wall begins or ends, going counter-clockwise round the city. */
static struct hex_point wall_end(const struct nuernberg_tables *t, int wall, bool begins)
{
    const struct nuernberg_wall *w = &t->wall[wall];
    return hex_corner(field_at(&t->field[w->field]), (w->edge + begins) % HEX_CORNERS);
}

static bool check_walls(const struct nuernberg_tables *t, struct sw_error *e)
{
    for (int i = 0; i < t->walls; i++) {
        const struct nuernberg_wall *w = &t->wall[i];
        bool inside =
            field_of(t, hex_neighbour(field_at(&t->field[w->field]), w->edge)) != NONE;
        struct hex_point from = wall_end(t, i, true);
        struct hex_point to = wall_end(t, i > 0 ? i - 1 : t->walls - 1, false);
        if (inside || (i > 0 && (from.x != to.x || from.y != to.y)))
            return sw_fail(e, W_WALL_INSIDE, "walls", w->id, "", NULL);
    }
    return true;
}

static bool check_towers(const struct nuernberg_tables *t, struct sw_error *e)
{
    for (int i = 0; i < t->towers; i++) {
        int wall = t->tower[i].wall;
        if (wall + 1 >= t->walls || t->wall[wall].field != t->wall[wall + 1].field ||
            (i > 0 && wall <= t->tower[i - 1].wall))
            return sw_fail(e, W_TOWER_WALLS, "towers", t->tower[i].id, "wall", NULL);
    }
    return true;
}

/* A seller must be able to pay the toll out of the price (NUE-A11), and a doubled sale must
 * not buy back more than it took (NUE-A32). */
static bool check_wares(const struct nuernberg_tables *t, struct sw_error *e)
{
    for (int i = 0; i < WARES; i++) {
        const struct nuernberg_ware *w = &t->ware[i];
        int n = 0;
        for (int k = 0; k < RESOURCES; k++)
            n += w->cost[k];
        if (n == 0 || w->price < w->toll || 2 * w->price > 3 * n)
            return sw_fail(e, W_WARE_PRICE, "wares", w->id, "", NULL);
    }
    return true;
}

static bool check_costs(const struct nuernberg_tables *t, struct sw_error *e)
{
    for (int i = 0; i < BUILDS; i++) {
        const struct nuernberg_cost *c = &t->cost[i];
        bool counts = i == SETTLEMENT || i == WORKSHOP, honours = i == WALL || i == TOWER;
        if ((c->points && !counts) || (c->prestige && !honours))
            return sw_fail(e, W_COST_PRESTIGE, "costs", c->id, "", NULL);
    }
    return true;
}

static bool check_councils(const struct nuernberg_tables *t, struct sw_error *e)
{
    for (int i = 1; i < t->councils; i++)
        if (t->council[i].points >= t->council[i - 1].points)
            return sw_fail(e, W_COUNCIL_ORDER, "councils", t->council[i].id, "points", NULL);
    return true;
}

/* ---- cards and time ------------------------------------------------------------------- */

static bool check_cards(struct nuernberg_tables *t, struct sw_error *e)
{
    memset(t->of_event, 0, sizeof t->of_event);
    for (int i = 0; i < t->cards; i++) {
        const struct nuernberg_card *c = &t->card[i];
        if (c->number == 1 || (c->event == ROBBER) != (c->number == 0))
            return sw_fail(e, W_CARD_EVENT, "cards", c->id, "", NULL);
        t->of_event[c->event] |= bits_one(i);
    }
    return true;
}

/* Before the pile is empty the time must reach a year that shuffles, or the last one; and the
 * state has room for so many steals. */
static bool check_time(const struct nuernberg_tables *t, struct sw_error *e)
{
    int passes = 1, steps = 0, longest = 0;
    for (int i = 1; i < t->years; i++) {
        steps++;
        longest = steps > longest ? steps : longest;
        if (!t->year[i].shuffle)
            continue;
        passes++;
        steps = 0;
    }
    if (t->year[0].shuffle || t->year[t->years - 1].shuffle)
        return sw_fail(e, W_TIME_SHUFFLE, "years", t->year[0].id, "shuffle", NULL);
    if (bits_count(t->of_event[TIME]) < longest)
        return complain(e, W_TIME_CARDS, "cards", "", "event", longest);
    if (bits_count(t->of_event[ROBBER]) * passes > STEALS_MAX)
        return complain(e, W_ROBBER_CARDS, "cards", "", "event", STEALS_MAX);
    return true;
}

/* ---- the set-up for beginners --------------------------------------------------------- */

static bool has_start_bar(const struct nuernberg_tables *t, int seats, int seat, int road)
{
    for (int i = 0; i < t->start_bars; i++) {
        const struct nuernberg_start_bar *b = &t->start_bar[i];
        if (b->seats == seats && b->seat == seat && b->road == road)
            return true;
    }
    return false;
}

static bool check_start(const struct nuernberg_tables *t, int i, struct sw_error *e)
{
    const struct nuernberg_start *s = &t->start[i];
    bool good = s->seat < s->seats && s->crossing < t->crossings &&
                has_start_bar(t, s->seats, s->seat, t->crossing[s->crossing].road);
    for (int k = 0; good && k < i; k++) {
        const struct nuernberg_start *o = &t->start[k];
        int apart = o->crossing - s->crossing;
        bool same_road = t->crossing[o->crossing].road == t->crossing[s->crossing].road;
        good = o->seats != s->seats || !same_road || apart > 1 || apart < -1;
    }
    return good || sw_fail(e, W_START_BROKEN, "starts", s->id, "", NULL);
}

static bool check_starts(const struct nuernberg_tables *t, struct sw_error *e)
{
    int settlements[SEATS + 1][SEATS] = {{0}}, stars[SEATS + 1][SEATS] = {{0}};
    int bars[SEATS + 1][SEATS] = {{0}}, on_road[SEATS + 1][ROADS] = {{0}};
    for (int i = 0; i < t->start_bars; i++) {
        const struct nuernberg_start_bar *b = &t->start_bar[i];
        if (b->seat >= b->seats || ++on_road[b->seats][b->road] > t->road_length[b->road])
            return sw_fail(e, W_START_BROKEN, "start_bars", b->id, "", NULL);
        bars[b->seats][b->seat]++;
    }
    for (int i = 0; i < t->starts; i++) {
        if (!check_start(t, i, e))
            return false;
        settlements[t->start[i].seats][t->start[i].seat]++;
        stars[t->start[i].seats][t->start[i].seat] += t->start[i].star;
    }
    for (int seats = 3; seats <= SEATS; seats++)
        for (int i = 0; i < seats; i++)
            if (settlements[seats][i] != 2 || bars[seats][i] != 2 || stars[seats][i] != 1)
                return sw_fail(e, W_START_BROKEN, "starts", "", "", NULL);
    return true;
}

static void derive_costs(struct nuernberg_tables *t)
{
    for (int i = 0; i < BUILDS; i++)
        t->build_cost[i] = pack_resources(t->cost[i].cost);
    for (int i = 0; i < WARES; i++)
        t->ware_cost[i] = pack_resources(t->ware[i].cost);
}

bool nuernberg_prepare(const struct sw_game *g, void *data, struct sw_error *e)
{
    struct nuernberg_tables *t = data;
    (void)g;
    if (!check_fixed_rows(t, e) || !check_constants(t, e) || !check_landscapes(t, e) ||
        !check_roads(t, e))
        return false;
    derive_country(t);
    if (!check_fields(t, e) || !check_sites(t, e) || !check_walls(t, e) || !check_towers(t, e))
        return false;
    derive_sites(t);
    derive_costs(t);
    return check_wares(t, e) && check_costs(t, e) && check_councils(t, e) &&
           check_cards(t, e) && check_time(t, e) && check_starts(t, e);
}
