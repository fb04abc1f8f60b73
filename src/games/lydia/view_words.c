/* SPDX-License-Identifier: MIT */
/* view_words.c - Lions of Lydia in sentences: what is asked, and what an action brings. */
#include <stdio.h>

#include "kit/bits.h"
#include "view.h"

#include "kit/say.h"

const char *lydia_card_name(const struct pen *p, int card)
{
    const struct lydia_card *c = &p->t->card[card];

    return p->lang == SW_DE ? c->name_de : c->name_en;
}

/* ---- goods, cards, spaces ------------------------------ */

void lydia_say_goods(const struct pen *p, const int goods[GOODS], struct sw_text *out)
{
    size_t start = out->len;

    for (int i = 0; i < GOODS; i++) {
        if (!goods[i])
            continue;
        int word = i == COIN && goods[i] == 1 ? W_ONE_COIN : W_GOOD_R + i;
        say_comma(out, start);
        sw_text_addf(out, "%d %s", goods[i], pen_word(p, word));
    }
    if (out->len == start)
        sw_text_add(out, pen_word(p, W_SAY_GAINS_NOTHING));
}

static void say_times(const struct pen *p, const uint8_t goods[GOODS], int times,
                      struct sw_text *out)
{
    int n[GOODS];

    for (int i = 0; i < GOODS; i++)
        n[i] = goods[i] * times;
    lydia_say_goods(p, n, out);
}

static void say_unit(const struct pen *p, const struct lydia_card *c, struct sw_text *out)
{
    static const int word[SCORE_RULES] = {
        [SCORE_COLOUR] = W_SAY_UNIT_R,      [SCORE_STOCK] = W_SAY_UNIT_STOCK,
        [SCORE_COINS] = W_SAY_UNIT_COINS,   [SCORE_INFLUENCE] = W_SAY_UNIT_INFLUENCE,
        [SCORE_PURPLE] = W_SAY_UNIT_PURPLE, [SCORE_GOLD] = W_SAY_UNIT_GOLD};

    if (c->score == SCORE_COLOUR)
        sw_text_add(out, pen_word(p, word[c->score] + c->colour));
    else
        say(p, out, word[c->score],
            c->score == SCORE_STOCK ? pen_word(p, W_GOOD_R + c->colour) : NULL);
}

/* "red or yellow": the gates of a card, before the word gate. */
static void say_gates(const struct pen *p, int gates, struct sw_text *out)
{
    const char *between = "";

    for (int gate = 0; gate < COLOURS; gate++)
        if (gates >> gate & 1) {
            sw_text_addf(out, "%s%s", between, pen_word(p, W_GATE_ADJECTIVE_R + gate));
            between = pen_word(p, W_OR);
        }
}

static void say_fires(const struct pen *p, const struct lydia_card *c, int times,
                      struct sw_text *out)
{
    struct phrase gates, income;

    say_gates(p, c->gates, say_begin(&gates));
    say_times(p, c->income, times, say_begin(&income));
    say(p, out, W_SAY_FIRES, pen_word(p, W_MERCHANT_R + c->merchant), gates.data, income.data);
}

static void say_points(const struct pen *p, int n, struct sw_text *out)
{
    say_count(p, out, W_SAY_ONE_POINT, W_SAY_POINTS, n);
}

/* "2 points (improved 4) per 2 coins"; of an improved card only what counts now. */
static void say_worth(const struct pen *p, const struct lydia_card *c, bool improved,
                      struct sw_text *out)
{
    struct phrase plain;
    char sunny[16];

    snprintf(sunny, sizeof sunny, "%d", c->points[1]);
    say_points(p, c->points[improved], say_begin(&plain));
    if (improved)
        sw_text_add(out, plain.data);
    else
        say(p, out, W_SAY_IF_IMPROVED, plain.data, sunny);
    if (c->kind == PURPLE) {
        sw_text_add(out, " ");
        say_unit(p, c, out);
    }
}

/* What a card brings and what it is worth. */
static void say_effect(const struct pen *p, int card, bool improved, struct sw_text *out)
{
    const struct lydia_card *c = &p->t->card[card];

    if (c->kind != PURPLE) {
        say_fires(p, c, improved ? 2 : 1, out);
        sw_text_add(out, "; ");
    }
    say_worth(p, c, improved, out);
}

void lydia_say_card(const struct pen *p, int card, bool improved, struct sw_text *out)
{
    sw_text_addf(out, "%s: ", lydia_card_name(p, card));
    say_effect(p, card, improved, out);
}

void lydia_say_space(const struct pen *p, int space, struct sw_text *out)
{
    const struct lydia_influence *t = &p->t->influence[space];
    const int coins[GOODS] = {[COIN] = t->coins};
    size_t start = out->len;

    if (t->lydian)
        sw_text_add(out, pen_word(p, W_SAY_LYDIAN));
    if (t->coins)
        lydia_say_goods(p, coins, out);
    if (t->points)
        say_points(p, t->points, out);
    if (t->wild) {
        say_comma(out, start);
        sw_text_add(out, pen_word(p, W_SAY_WILD));
    }
    if (t->limit == p->t->influence[space - 1].limit)
        return;
    say_comma(out, start);
    if (t->limit == NONE)
        sw_text_add(out, pen_word(p, W_SAY_NO_LIMIT));
    else
        say_number(p, out, W_SAY_LIMIT, t->limit);
}

void lydia_say_seat(const struct pen *p, int seat, struct sw_text *out)
{
    sw_seat_say(p->g, p->lang, seat, p->names, out);
}

/* ---- a gate ------------------------------ */

static void gain_one(struct gain *gain, const struct lydia_seat *s, int good, int n)
{
    int room =
        (good == COIN ? COINS_MAX - s->coins : STOCK_MAX - s->stock[good]) - gain->goods[good];

    if (n > room)
        n = room;
    gain->goods[good] += n;
    gain->bonuses += good != COIN && n > 0 && n == room;
}

struct gain lydia_gate_gain(const struct lydia_tables *t, const struct lydia *l, int gate)
{
    const struct lydia_seat *s = &l->seat[l->current];
    struct gain gain = {{0}, 0, false, false};
    int m = l->drawn;

    if (m >= MERCHANTS)
        return gain;
    bits_each (card, t->fires[m][gate] & s->owned) {
        for (int i = 0; i < GOODS; i++)
            gain_one(&gain, s, i,
                     t->card[card].income[i] * (bits_has(s->improved, card) ? 2 : 1));
    }
    gain_one(&gain, s, gate, 1);
    for (int c = 0; c < COLOURS; c++)
        gain_one(&gain, s, c, l->gate[gate][c] + (c == m));
    gain.exchange =
        (m == LYDIAN || l->gate[gate][LYDIAN]) && s->coins + gain.goods[COIN] < COINS_MAX;
    gain.pair = l->gate[gate][m] > 0;
    return gain;
}

void lydia_say_gate(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    int gate = a->a;
    struct gain gain = lydia_gate_gain(p->t, p->l, gate);

    sw_text_addf(out, "%s: ", pen_word(p, W_GATE_R + gate));
    lydia_say_goods(p, gain.goods, out);
    if (gain.bonuses == 1)
        sw_text_addf(out, "; %s", pen_word(p, W_SAY_AND_BONUS));
    else if (gain.bonuses)
        sw_text_addf(out, "; %d × %s", gain.bonuses, pen_word(p, W_SAY_AND_BONUS));
    if (gain.exchange) {
        sw_text_add(out, "; ");
        say(p, out, W_SAY_AND_EXCHANGE, pen_word(p, W_GOOD_R + gate));
    }
    if (gain.pair)
        sw_text_addf(out, "; %s", pen_word(p, W_SAY_AND_PAIR));
}

/* ---- the fountain ------------------------------ */

static int count_verb(const struct pen *p, const struct lydia *l, int verb)
{
    struct sw_action legal[SW_MAX_ACTIONS];
    int n = sw_legal(p->g, &l->head, l->current, legal), found = 0;

    for (int i = 0; i < n; i++)
        found += legal[i].verb == verb;
    return found;
}

/* We let the rules try it: what could be bought, and what improved if nothing were bought. */
void lydia_say_fountain(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct lydia try = *p->l;
    const struct sw_action place = {.verb = V_FOUNTAIN, .seat = try.current};
    const struct sw_action stop = {.verb = V_END_BUY, .seat = try.current};
    struct phrase buy, improve;

    (void)a;
    p->g->rules.apply(p->g, &try.head, &place, NULL);
    say_count(p, say_begin(&buy), W_SAY_ONE_CARD, W_SAY_CARDS, count_verb(p, &try, V_BUY));
    p->g->rules.apply(p->g, &try.head, &stop, NULL);
    say_count(p, say_begin(&improve), W_SAY_ONE_IMPROVEMENT, W_SAY_IMPROVEMENTS,
              count_verb(p, &try, V_IMPROVE));
    say(p, out, W_SAY_FOUNTAIN, buy.data, improve.data);
}

/* Word `word` about a card: which, its price, what it does, and (NONE: left out) its side. */
static void say_deal(const struct pen *p, int word, int card, bool improved, int side,
                     struct sw_text *out)
{
    struct phrase which, cost, effect;

    say(p, say_begin(&which), W_SAY_CARD, lydia_card_name(p, card));
    say_times(p, p->t->card[card].cost, 1, say_begin(&cost));
    say_effect(p, card, improved, say_begin(&effect));
    const char *arg[4] = {which.data, cost.data, effect.data,
                          side == NONE ? "" : pen_word(p, W_SHORT_SIDE_0 + side)};
    sw_say(out, p->g, p->lang, word, arg);
}

static int side_of(const struct lydia *l, int card)
{
    for (int side = 0; side < SIDES; side++)
        for (int slot = 0; slot < SLOTS; slot++)
            if (l->slot[side][slot] == card)
                return side;
    return NONE;
}

/* The side is told while there is a choice of sides. */
void lydia_say_buy(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    int card = a->a, side = p->l->buy_side == NONE ? side_of(p->l, card) : NONE;

    say_deal(p, side == NONE ? W_SAY_BUY : W_SAY_BUY_SIDE, card, false, side, out);
    if (bits_has(p->l->with_lydian, card))
        sw_text_addf(out, "; %s", pen_word(p, W_SAY_FREES));
}

/* ---- actions ------------------------------ */

void lydia_say_bonus_influence(const struct pen *p, const struct sw_action *a,
                               struct sw_text *out)
{
    int space = p->l->seat[p->l->current].influence + 1;
    struct phrase what;
    char number[16];

    (void)a;
    snprintf(number, sizeof number, "%d", space);
    lydia_say_space(p, space, say_begin(&what));
    say(p, out, W_SAY_INFLUENCE, number, what.data);
}

void lydia_say_improve(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    say_deal(p, a->verb == V_IMPROVE ? W_SAY_IMPROVE : W_SAY_IMPROVE_FREE, a->a, true, NONE,
             out);
}

void lydia_say_exchange(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    int n = a->a, give[GOODS] = {0}, get[GOODS] = {[COIN] = n};
    struct phrase from, to;

    if (!n || p->l->where >= COLOURS) {
        sw_text_add(out, pen_word(p, W_SAY_EXCHANGE_NONE));
        return;
    }
    give[p->l->where] = n;
    lydia_say_goods(p, give, say_begin(&from));
    lydia_say_goods(p, get, say_begin(&to));
    say(p, out, W_SAY_EXCHANGE, from.data, to.data);
}

void lydia_say_pay(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    int goods[GOODS] = {[COIN] = a->b}, any = a->b;
    struct phrase what;

    for (int c = 0; c < COLOURS; c++)
        any += goods[c] = pay_part(a->a, c);
    say_begin(&what);
    if (any || !(a->a & PAY_WILD))
        lydia_say_goods(p, goods, &what.text);
    if (a->a & PAY_WILD) {
        sw_text_addf(&what.text, "%s%s", any ? pen_word(p, W_AND) : "", pen_word(p, W_WILD));
    }
    say(p, out, W_SAY_PAY, what.data);
}

void lydia_say_take(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    sw_text_add(out, pen_word(p, W_SAY_TAKE_R + a->a));
}

void lydia_say_take_gate(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    say(p, out, W_SAY_TAKE_FROM, pen_word(p, W_SAY_TAKE_R + a->b),
        pen_word(p, W_FROM_PLACE_R + a->a));
}

/* ---- prompts
 * ---------------------------------------------------------------------------------- */

static void prompt_draw(const struct pen *p, struct sw_text *out)
{
    const struct lydia_seat *s = &p->l->seat[p->l->current];
    struct phrase inside;

    say_begin(&inside);
    for (int m = 0; m < MERCHANTS; m++)
        if (s->bag[m]) {
            say_comma(&inside.text, 0);
            sw_text_addf(&inside.text, "%d %s", s->bag[m],
                         pen_word(p, (s->bag[m] == 1 ? W_BAG_ONE_R : W_BAG_SOME_R) + m));
        }
    say(p, out, W_PROMPT_DRAW, inside.data);
}

static void prompt_reach(const struct pen *p, int verb, int some, int none, struct sw_text *out)
{
    int n = count_verb(p, p->l, verb);

    say_number(p, out, n ? some : none, n);
}

static void prompt_exchange(const struct pen *p, struct sw_text *out)
{
    int gate = p->l->where;
    char have[16];

    snprintf(have, sizeof have, "%d", p->l->seat[p->l->current].stock[gate]);
    say(p, out, W_PROMPT_EXCHANGE, pen_word(p, W_GATE_ADJECTIVE_R + gate), have,
        pen_word(p, W_GOOD_R + gate));
}

static void prompt_pay(const struct pen *p, struct sw_text *out)
{
    int word = p->t->cost_total[p->l->paying] ? W_PROMPT_PAY : W_PROMPT_PAY_COINS;
    struct phrase cost;

    say_times(p, p->t->card[p->l->paying].cost, 1, say_begin(&cost));
    say(p, out, word, lydia_card_name(p, p->l->paying), cost.data);
}

static void prompt_wait(const struct pen *p, struct sw_text *out)
{
    struct phrase name;

    lydia_say_seat(p, p->l->current, say_begin(&name));
    say(p, out, W_PROMPT_WAIT, name.data);
}

void lydia_say_prompt(const struct pen *p, int seat, struct sw_text *out)
{
    const struct lydia *l = p->l;
    int phase = l->head.phase;

    if (l->head.over)
        sw_text_add(out, pen_word(p, W_ASK_OVER));
    else if (seat != l->current)
        prompt_wait(p, out);
    else if (phase == DRAW)
        prompt_draw(p, out);
    else if (phase == PLACE)
        say(p, out, W_PROMPT_PLACE, pen_word(p, W_A_MERCHANT_R + l->drawn));
    else if (phase == BONUS)
        say(p, out, W_PROMPT_BONUS, pen_word(p, W_GOOD_R + l->bonus));
    else if (phase == EXCHANGE)
        prompt_exchange(p, out);
    else if (phase == BUY)
        prompt_reach(p, V_BUY, l->buy_side == NONE ? W_PROMPT_BUY : W_PROMPT_BUY_SIDE,
                     W_PROMPT_BUY_NONE, out);
    else if (phase == IMPROVE)
        prompt_reach(p, V_IMPROVE, W_PROMPT_IMPROVE, W_PROMPT_IMPROVE_NONE, out);
    else if (phase == PAY)
        prompt_pay(p, out);
    else if (phase == TAKE)
        sw_text_add(out, pen_word(p, count_verb(p, l, V_TAKE_GATE) ? W_PROMPT_TAKE_GATE
                                                                   : W_PROMPT_TAKE));
}
