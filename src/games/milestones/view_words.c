/* SPDX-License-Identifier: MIT */
/* view_words.c - Milestones in sentences: what is asked, and what an action brings.
 *
 * What an action brings is found out by letting the rules try it on a copy. Hiring is never
 * tried: it turns up a tile nobody may know yet. */
#include <stdio.h>

#include "kit/goods.h"
#include "view_pen.h"

#include "kit/say.h"

/* ---- trying ------------------------------ */

static void try(const struct pen *p, const struct sw_action *a, struct milestones *after)
{
    *after = *p->m;
    p->g->rules.apply(p->g, &after->head, a, NULL);
}

static int earned(const struct milestones_seat *s)
{
    return s->points - s->from[S_MAJORITY];
}

struct gain milestones_gain_of(const struct pen *p, const struct sw_action *a)
{
    const struct milestones_seat *before = &p->m->seat[a->seat];
    struct milestones after;
    struct gain gain;

    try(p, a, &after);
    gain.points = earned(&after.seat[a->seat]) - earned(before);
    for (int i = 0; i < GOODS; i++)
        gain.goods[i] = after.seat[a->seat].goods[i] - before->goods[i];
    return gain;
}

/* ---- things ------------------------------ */

void milestones_say_seat(const struct pen *p, int seat, struct sw_text *out)
{
    sw_seat_say(p->g, p->lang, seat, p->names, out);
}

static void say_points(const struct pen *p, int n, struct sw_text *out)
{
    say_number(p, out, n == 1 ? W_ONE_POINT : W_POINTS, n);
}

/* "2 stone, 1 coin"; what there is less of than 1 is left out. */
static void say_goods(const struct pen *p, const int goods[GOODS], struct sw_text *out)
{
    size_t start = out->len;

    for (int i = 0; i < GOODS; i++) {
        if (goods[i] < 1)
            continue;
        say_comma(out, start);
        sw_text_addf(out, "%d %s", goods[i],
                     pen_word(p, i == COIN && goods[i] == 1 ? W_ONE_COIN : W_GOOD_STONE + i));
    }
    if (out->len == start)
        sw_text_add(out, pen_word(p, W_SAY_NOTHING));
}

static void say_stock(const struct pen *p, const uint8_t stock[GOODS], struct sw_text *out)
{
    int goods[GOODS];

    for (int i = 0; i < GOODS; i++)
        goods[i] = stock[i];
    say_goods(p, goods, out);
}

static void say_worker(const struct pen *p, int kind, int number, struct sw_text *out)
{
    sw_text_addf(out, "%s %d", pen_word(p, W_WORKER_STONE + kind), number);
}

void milestones_say_slot(const struct pen *p, int slot, struct sw_text *out)
{
    if (!is_worker(slot)) {
        sw_text_add(out, pen_word(p, slot == COVERED ? W_SAY_COVERED : W_SAY_EMPTY));
        return;
    }
    say_worker(p, worker_kind(slot), worker_number(slot), out);
    if (has_bonus(slot))
        sw_text_add(out, pen_word(p, W_SAY_WITH_BONUS));
}

/* "minter 1 / quarryman 1": what is to be seen on it, from left to right */
static void say_tile(const struct pen *p, int tile, struct sw_text *out)
{
    sw_kind_speak(p->g, K_TILE, p->lang, tile, out);
}

static const char *corner_id(const struct pen *p, int corner)
{
    return p->t->corner[corner].id;
}

static void say_cell(const struct pen *p, int cell, struct sw_text *out)
{
    sw_kind_speak(p->g, K_CELL, p->lang, cell, out);
}

/* ---- a move ------------------------------ */

static const struct milestones_seat *mover(const struct pen *p)
{
    return &p->m->seat[p->m->current];
}

static void say_gain(const struct pen *p, const struct gain *gain, struct sw_text *out)
{
    say_goods(p, gain->goods, out);
    if (gain->points) {
        sw_text_add(out, ", ");
        say_points(p, gain->points, out);
    }
}

static void move_to_slot(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    int slot = mover(p)->slot[a->a - PATH];
    struct gain gain = milestones_gain_of(p, a);
    struct phrase who, what;
    char number[16];

    snprintf(number, sizeof number, "%d", a->a);
    milestones_say_slot(p, slot, say_begin(&who));
    say_gain(p, &gain, say_begin(&what));
    say(p, out, is_worker(slot) ? W_SAY_MOVE_WORKER : W_SAY_MOVE_IDLE, number, who.data,
        what.data);
}

/* The best of all actions of a verb, in a position; -1: there is none. */
static int best_of(const struct pen *p, const struct milestones *m, int verb)
{
    struct pen there = *p;
    int best = -1;

    there.m = m;
    int n = sw_legal(p->g, &m->head, m->current, there.legal);
    for (int i = 0; i < n; i++)
        if (there.legal[i].verb == verb) {
            int points = milestones_gain_of(&there, &there.legal[i]).points;
            best = points > best ? points : best;
        }
    return best;
}

int milestones_best_after(const struct pen *p, const struct sw_action *a)
{
    struct milestones after;
    int best = -1;

    try(p, a, &after);
    if (after.head.phase != BUILD && after.head.phase != SUPPLY)
        return best;
    for (int verb = V_ROAD; verb <= V_DELIVER; verb++) {
        int points = best_of(p, &after, verb);
        best = points > best ? points : best;
    }
    return best;
}

static void move_to_office(const struct pen *p, const struct milestones *after,
                           struct sw_text *out)
{
    struct phrase what;

    say_begin(&what);
    for (int verb = V_ROAD; verb <= V_MARKET; verb++) {
        int best = best_of(p, after, verb);
        if (best < 0)
            continue;
        say_comma(&what.text, 0);
        say_number(p, &what.text, W_SAY_UP_TO_ROAD + verb - V_ROAD, best);
    }
    say(p, out, what.text.len ? W_SAY_MOVE_OFFICE : W_SAY_MOVE_OFFICE_NONE, what.data);
}

static void move_to_mill(const struct pen *p, const struct milestones *after,
                         struct sw_text *out)
{
    int best = best_of(p, after, V_DELIVER);

    say_number(p, out, best < 0 ? W_SAY_MOVE_MILL_NONE : W_SAY_MOVE_MILL, best);
}

static void move_to_trade(const struct pen *p, const struct milestones *after,
                          struct sw_text *out)
{
    bool income = milestones_ascending(mover(p));
    struct phrase goods;

    say_stock(p, after->seat[p->m->current].goods, say_begin(&goods));
    say(p, out, income ? W_SAY_MOVE_TRADE : W_SAY_MOVE_TRADE_NONE, goods.data);
}

static void move_to_castle(const struct pen *p, const struct milestones *after,
                           struct sw_text *out)
{
    int more = goods_total(mover(p)->goods, GOODS) - KEPT, workers = 0;
    size_t start;

    sw_text_add(out, pen_word(p, W_SAY_MOVE_CASTLE));
    start = out->len;
    for (int i = 0; i < SLOTS; i++)
        workers += is_worker(after->seat[p->m->current].slot[i]);
    if (more > 0)
        say_number(p, out, more == 1 ? W_SAY_GIVE_ONE : W_SAY_GIVE, more);
    say_comma(out, start);
    sw_text_add(out, pen_word(p, workers > STAY ? W_SAY_COVER_ONE : W_SAY_COVER_NONE));
}

void milestones_say_move(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    static void (*const to[])(const struct pen *, const struct milestones *,
                              struct sw_text *) = {move_to_trade, move_to_office, move_to_mill};
    struct milestones after;

    if (a->a >= PATH && a->a < TRADING_HOUSE) {
        move_to_slot(p, a, out);
        return;
    }
    try(p, a, &after);
    if (a->a == CASTLE)
        move_to_castle(p, &after, out);
    else
        to[a->a - TRADING_HOUSE](p, &after, out);
}

/* ---- tiles ------------------------------ */

void milestones_say_draft(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct phrase first, second;

    say_tile(p, a->a, say_begin(&first));
    say_tile(p, a->b, say_begin(&second));
    say(p, out, W_SAY_DRAFT, first.data, second.data);
}

/* What the tile would lie on, if that is anything. */
static void say_over(const struct pen *p, int slot, struct sw_text *out)
{
    size_t start = out->len;

    for (int i = slot; i <= slot + 1; i++)
        if (is_worker(mover(p)->slot[i])) {
            say_comma(out, start);
            milestones_say_slot(p, mover(p)->slot[i], out);
        }
}

void milestones_say_lay(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct phrase tile, where, over;

    say_tile(p, a->a, say_begin(&tile));
    sw_text_addf(say_begin(&where), "%d–%d", a->b + 1, a->b + 2);
    say_over(p, a->b, say_begin(&over));
    say(p, out,
        a->verb == V_PLACE   ? W_SAY_PLACE
        : over.text.len == 0 ? W_SAY_HIRE
                             : W_SAY_HIRE_OVER,
        tile.data, where.data, over.data);
}

/* ---- building ------------------------------ */

/* The points at once; gives whether a bonus tile can be taken afterwards. */
static bool say_build_gain(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct milestones after;

    try(p, a, &after);
    say_points(p, earned(&after.seat[a->seat]) - earned(&p->m->seat[a->seat]), out);
    return after.head.phase == CLAIM;
}

void milestones_say_build(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct phrase where, gain;

    say_begin(&where);
    const char *bonus =
        say_build_gain(p, a, say_begin(&gain)) ? pen_word(p, W_SAY_THEN_BONUS) : "";
    if (a->verb == V_ROAD)
        sw_text_addf(&where.text, "%s–%s–%s", corner_id(p, a->a), corner_id(p, a->b),
                     corner_id(p, a->c));
    else if (a->verb == V_HOUSE)
        say_cell(p, a->a, &where.text);
    else
        sw_text_add(&where.text, corner_id(p, a->a));
    say(p, out, W_SAY_ROAD + a->verb - V_ROAD, where.data, gain.data, bonus);
}

void milestones_say_claim(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct phrase where, who;
    char number[16];

    snprintf(number, sizeof number, "%d", a->b + 1);
    say_cell(p, a->a, say_begin(&where));
    milestones_say_slot(p, mover(p)->slot[a->b], say_begin(&who));
    say(p, out, W_SAY_CLAIM, where.data, who.data, number);
}

/* "B2 (2)" */
static void say_counted(const struct pen *p, int corner, struct sw_text *out)
{
    if (corner != NONE)
        sw_text_addf(out, "%s%s (%d)", out->len ? " + " : "", corner_id(p, corner),
                     p->t->corner[corner].value);
}

void milestones_say_deliver(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct phrase counted, points;

    say_begin(&counted);
    say_counted(p, a->b, &counted.text);
    say_counted(p, a->c, &counted.text);
    if (!counted.text.len)
        sw_text_add(&counted.text, pen_word(p, W_SAY_NO_CORNER));
    say_points(p, milestones_gain_of(p, a).points, say_begin(&points));
    say(p, out, W_SAY_DELIVER, corner_id(p, a->a), counted.data, points.data);
}

/* ---- trading house ------------------------------ */

void milestones_say_buy(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    say(p, out, W_SAY_BUY, pen_word(p, W_GOOD_STONE + a->a));
}

void milestones_say_sell(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    say(p, out, a->a == a->b ? W_SAY_SELL_TWO : W_SAY_SELL, pen_word(p, W_GOOD_STONE + a->a),
        pen_word(p, W_GOOD_STONE + a->b));
}

/* ---- castle ------------------------------ */

void milestones_say_keep(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    int keep[GOODS] = {0}, give[GOODS];
    struct phrase kept, given;

    keep[a->a]++;
    keep[a->b]++;
    keep[a->c]++;
    for (int i = 0; i < GOODS; i++)
        give[i] = mover(p)->goods[i] - keep[i];
    say_goods(p, keep, say_begin(&kept));
    say_goods(p, give, say_begin(&given));
    say(p, out, W_SAY_KEEP, kept.data, given.data);
}

void milestones_say_cover(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct phrase who;
    char number[16];

    snprintf(number, sizeof number, "%d", a->a + 1);
    milestones_say_slot(p, mover(p)->slot[a->a], say_begin(&who));
    say(p, out, W_SAY_COVER, who.data, number);
}

/* ---- clicks ------------------------------ */

void milestones_say_mark(const struct pen *p, int kind, int value, struct sw_text *out)
{
    static const struct {
        int kind, word;
    } role[] = {
        {K_TILE_TOO, W_MARK_TILE_TOO}, {K_SLOT, W_MARK_SLOT},
        {K_ANCHOR, W_MARK_ANCHOR},     {K_CORNER, W_MARK_CORNER},
        {K_END, W_MARK_END},           {K_CELL, W_MARK_CELL},
        {K_STALL, W_MARK_STALL},       {K_COUNTED, W_MARK_COUNTED},
        {K_MATERIAL, W_MARK_MATERIAL}, {K_SOLD, W_MARK_SOLD},
        {K_KEPT, W_MARK_KEPT},         {K_COUNTED_TOO, W_MARK_COUNTED_TOO},
        {K_KEPT_2, W_MARK_KEPT_2},     {K_SOLD_TOO, W_MARK_SOLD_TOO},
        {K_KEPT_3, W_MARK_KEPT_3},     {K_TILE, W_MARK_TILE},
    };
    struct phrase what;

    sw_kind_speak(p->g, kind, p->lang, value, say_begin(&what));
    for (size_t i = 0; i < sizeof role / sizeof *role; i++)
        if (role[i].kind == kind) {
            say(p, out, role[i].word, what.data);
            return;
        }
    sw_text_add(out, what.data);
}

/* ---- prompts ------------------------------ */

static void prompt_wait(const struct pen *p, struct sw_text *out)
{
    struct phrase name;

    milestones_say_seat(p, p->m->current, say_begin(&name));
    say(p, out, W_PROMPT_WAIT, name.data);
}

/* In trading house, office and mill: what one has decides. */
static void prompt_stock(const struct pen *p, int word, struct sw_text *out)
{
    struct phrase goods;

    say_stock(p, mover(p)->goods, say_begin(&goods));
    say(p, out, word, goods.data);
}

static void prompt_place(const struct pen *p, struct sw_text *out)
{
    struct phrase tiles;

    say_begin(&tiles);
    for (int i = 0; i < HAND; i++)
        if (mover(p)->hand[i] != NONE) {
            say_comma(&tiles.text, 0);
            say_tile(p, mover(p)->hand[i], &tiles.text);
        }
    say(p, out, W_PROMPT_PLACE, tiles.data);
}

static void prompt_keep(const struct pen *p, struct sw_text *out)
{
    say_number(p, out, W_PROMPT_KEEP, goods_total(mover(p)->goods, GOODS));
}

void milestones_say_prompt(const struct pen *p, int seat, struct sw_text *out)
{
    static const int stock_word[] = {
        [TRADE] = W_PROMPT_TRADE, [BUILD] = W_PROMPT_BUILD, [SUPPLY] = W_PROMPT_SUPPLY};
    int phase = p->m->head.phase;

    if (p->m->head.over)
        sw_text_add(out, pen_word(p, W_ASK_OVER));
    else if (seat != p->m->current)
        prompt_wait(p, out);
    else if (phase == TRADE || phase == BUILD || phase == SUPPLY)
        prompt_stock(p, stock_word[phase], out);
    else if (phase == DRAFT)
        sw_text_add(out, pen_word(p, W_PROMPT_DRAFT));
    else if (phase == PLACE)
        prompt_place(p, out);
    else if (phase == MOVE)
        sw_text_add(out, pen_word(p, p->m->move ? W_PROMPT_MOVE_2 : W_PROMPT_MOVE_1));
    else if (phase == CLAIM)
        sw_text_add(
            out, pen_word(p, p->m->claim_cell == NONE ? W_PROMPT_CLAIM : W_PROMPT_CLAIM_HOUSE));
    else if (phase == KEEP)
        prompt_keep(p, out);
    else
        sw_text_add(out, pen_word(p, W_PROMPT_COVER));
}

/* ---- what hardly needs thinking ------------------------------ */

/* The delivery with most points; false if it is not the only one with so many. */
static bool best_delivery(const struct pen *p, struct sw_action *out)
{
    int best = -1, count = 0;

    for (int i = 0; i < p->legal_count; i++) {
        if (p->legal[i].verb != V_DELIVER)
            continue;
        int points = milestones_gain_of(p, &p->legal[i]).points;
        if (points >= best) {
            count = points > best ? 1 : count + 1;
            best = points;
            *out = p->legal[i];
        }
    }
    return count == 1;
}

bool milestones_find_obvious(const struct pen *p, int seat, struct sw_action *out)
{
    if (p->m->head.over || p->m->current != seat || !p->legal_count)
        return false;
    if (p->legal_count == 1) {
        *out = p->legal[0];
        return true;
    }
    return p->m->head.phase == SUPPLY && best_delivery(p, out);
}
