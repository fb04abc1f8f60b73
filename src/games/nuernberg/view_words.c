/* SPDX-License-Identifier: MIT */
/* view_words.c - Die Siedler von Nürnberg in sentences: what is asked, what an action brings,
 * and the few facts behind them. */
#include "hidden.h"
#include "kit/bits.h"
#include "view.h"

#include "kit/say.h"

/* ---- facts ------------------------------ */

/* What a hand holds in all the worlds that are possible for the viewer. */
static void learn_hand(struct pen *p, const struct layer *layer, int seat)
{
    const struct nuernberg_seat *s = &p->n->seat[seat];

    for (int k = 0; k < RESOURCES; k++) {
        int least = hand_hidden(s) && layer->count ? s->cards : 0;
        for (int i = 0; i < layer->count; i++) {
            int here = s->open[k] + layer->world[i].net[seat][k];
            least = here < least ? here : least;
        }
        p->known[seat][k] = (uint8_t)(hand_hidden(s) ? least : s->hand[k]);
    }
}

void nuernberg_learn(struct pen *p)
{
    struct worlds worlds;
    const struct layer *layer = nuernberg_worlds(p->n, &worlds, NULL);

    for (int seat = 0; seat < p->n->head.seats; seat++)
        learn_hand(p, layer, seat);
}

struct sale nuernberg_sale(const struct pen *p, int seat, int ware)
{
    const struct nuernberg_ware *w = &p->t->ware[ware];
    int holder = p->n->right[w->road];
    bool doubled = (p->n->seat[seat].workshops & p->t->site_ware[ware]) != 0;
    bool pays = holder != NONE && holder != seat;

    return (struct sale){w->price * (doubled ? 2 : 1), pays ? w->toll : 0, pays ? holder : NONE,
                         doubled};
}

int nuernberg_card_count(const struct pen *p, int number)
{
    int n = 0;

    for (int i = 0; i < p->t->cards; i++)
        n += p->t->card[i].number == number;
    return n;
}

int nuernberg_settler(const struct pen *p, int crossing)
{
    for (int seat = 0; seat < p->n->head.seats; seat++)
        if (bits_has(p->n->seat[seat].settlements, crossing))
            return seat;
    return NONE;
}

int nuernberg_worker(const struct pen *p, int site)
{
    for (int seat = 0; seat < p->n->head.seats; seat++)
        if (bits_has(p->n->seat[seat].workshops, site))
            return seat;
    return NONE;
}

struct hex_point nuernberg_road_point(const struct pen *p, int road, int i)
{
    if (i == 0)
        return hex_corner((struct hex){0, 0}, p->t->road[road].corner);
    const struct nuernberg_crossing *c = &p->t->crossing[p->t->road_first[road] + i - 1];
    return (struct hex_point){c->x, c->y};
}

/* ---- names ------------------------------ */

const char *nuernberg_ware_name(const struct pen *p, int ware)
{
    return p->lang == SW_DE ? p->t->ware[ware].name_de : p->t->ware[ware].name_en;
}

const char *nuernberg_city_name(const struct pen *p, int road)
{
    return p->lang == SW_DE ? p->t->road[road].city_de : p->t->road[road].city_en;
}

const char *nuernberg_council_name(const struct pen *p, int council)
{
    return p->lang == SW_DE ? p->t->council[council].name_de : p->t->council[council].name_en;
}

void nuernberg_say_seat(const struct pen *p, int seat, struct sw_text *out)
{
    sw_seat_say(p->g, p->lang, seat, p->names, out);
}

void nuernberg_say_goods(const struct pen *p, const uint8_t *goods, int kinds,
                         struct sw_text *out)
{
    size_t start = out->len;

    for (int i = 0; i < kinds; i++) {
        if (!goods[i])
            continue;
        say_comma(out, start);
        sw_text_addf(out, "%d %s", goods[i], pen_word(p, W_GOOD_WOOD + i));
    }
    if (out->len == start)
        sw_text_add(out, pen_word(p, W_VIEW_NOTHING));
}

void nuernberg_say_road(const struct pen *p, int road, struct sw_text *out)
{
    const char *city = nuernberg_city_name(p, road);

    say(p, out, *city ? W_SAY_ROAD_TO : W_SAY_ROAD, p->t->road[road].id, city);
}

/* "road III, crossing 4 (brick 5, ore 6, wool 3)" */
void nuernberg_say_crossing(const struct pen *p, int crossing, struct sw_text *out)
{
    sw_kind_speak(p->g, K_CROSSING, p->lang, crossing, out);
    sw_text_add(out, " (");
    size_t start = out->len;
    for (int i = 0; i < 3; i++) {
        int land = p->t->landscape_of[crossing][i];
        if (land == NONE || !p->t->landscape[land].number)
            continue;
        say_comma(out, start);
        sw_text_addf(out, "%s %d", pen_word(p, W_GOOD_WOOD + p->t->landscape[land].terrain),
                     p->t->landscape[land].number);
    }
    sw_text_add(out, ")");
}

/* "at the main market (grain 2:1); double price: helmets, trinkets" */
void nuernberg_say_site(const struct pen *p, int site, struct sw_text *out)
{
    struct phrase wares;

    say_begin(&wares);
    for (int w = 0; w < WARES; w++)
        if (bits_has(p->t->site_ware[w], site)) {
            say_comma(&wares.text, 0);
            sw_text_add(&wares.text, nuernberg_ware_name(p, w));
        }
    if (bits_has(p->t->site_tower, site))
        sw_text_addf(out, "%s; %s", pen_word(p, W_VIEW_AT_BAUHOF),
                     pen_word(p, W_VIEW_TOWER_RIGHT));
    else
        sw_kind_speak(p->g, K_SITE, p->lang, site, out);
    if (*wares.data) {
        sw_text_add(out, "; ");
        say(p, out, W_VIEW_DOUBLES, wares.data);
    }
}

/* ---- building ------------------------------ */

static void say_points(const struct pen *p, int n, struct sw_text *out)
{
    sw_text_add(out, n < 0 ? "−" : "+");
    say_count(p, out, W_VIEW_ONE_POINT, W_VIEW_POINTS, n < 0 ? -n : n);
}

/* What a piece costs now: walls are cheaper in some turns. */
static void say_cost(const struct pen *p, int build, struct sw_text *out)
{
    uint8_t cost[GOODS];

    memcpy(cost, p->t->cost[build].cost, sizeof cost);
    cost[GOLD] = (uint8_t)nuernberg_gold_cost(p->t, p->n, build);
    nuernberg_say_goods(p, cost, GOODS, out);
}

void nuernberg_say_toll(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    const struct nuernberg *n = p->n;
    int road = a->a, holder = n->right[road];
    struct phrase where;

    nuernberg_say_road(p, road, say_begin(&where));
    if (holder == NONE ||
        (holder != a->seat && n->seat[a->seat].bars[road] + 1 > n->seat[holder].bars[road])) {
        say_points(p, 1, out);
        sw_text_addf(out, ", %s: ", pen_word(p, W_VIEW_TAKES_RIGHT));
    }
    say(p, out, W_VIEW_SAY_TOLL, where.data);
}

void nuernberg_say_settle(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct phrase where;

    nuernberg_say_crossing(p, a->a, say_begin(&where));
    if (a->verb == V_PLACE) {
        say(p, out, W_VIEW_SAY_PLACE, where.data);
        return;
    }
    say_points(p, p->t->cost[SETTLEMENT].points, out);
    sw_text_add(out, ": ");
    say(p, out, W_VIEW_SAY_SETTLE, where.data);
}

void nuernberg_say_workshop(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct phrase where;

    nuernberg_say_site(p, a->a, say_begin(&where));
    say_points(p, p->t->cost[WORKSHOP].points, out);
    sw_text_add(out, ": ");
    say(p, out, W_VIEW_SAY_WORKSHOP, where.data);
}

/* The council card that waits for whoever reaches the threshold now, or NONE. */
static int free_council(const struct pen *p)
{
    for (int i = 0; i < p->t->councils; i++) {
        bool taken = p->t->council[i].seats > p->n->head.seats;
        for (int seat = 0; seat < p->n->head.seats; seat++)
            taken = taken || p->n->seat[seat].council == i;
        if (!taken)
            return i;
    }
    return NONE;
}

void nuernberg_say_wall(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    int build = a->verb == V_WALL ? WALL : TOWER, council = free_council(p);
    const struct nuernberg_seat *s = &p->n->seat[a->seat];
    struct phrase cost;
    char prestige[16], number[16];

    say_cost(p, build, say_begin(&cost));
    snprintf(number, sizeof number, "%d", a->a + 1);
    snprintf(prestige, sizeof prestige, "%d", p->t->cost[build].prestige);
    say(p, out, build == WALL ? W_VIEW_SAY_WALL : W_VIEW_SAY_TOWER, cost.data, prestige,
        build == TOWER ? number : NULL);
    if (s->council != NONE || council == NONE ||
        s->prestige + p->t->cost[build].prestige < p->t->constant[COUNCIL_FROM].value)
        return;
    sw_text_addf(out, "; %s, ", nuernberg_council_name(p, council));
    say_points(p, p->t->council[council].points, out);
}

/* ---- selling, the bank, the council, the robber ------------------------------ */

void nuernberg_say_sell(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct sale sale = nuernberg_sale(p, a->seat, a->a);
    struct phrase what, who;
    char gold[16], toll[16];

    nuernberg_say_goods(p, p->t->ware[a->a].cost, RESOURCES, say_begin(&what));
    snprintf(gold, sizeof gold, "%d", sale.gold);
    say(p, out, W_VIEW_SAY_SELL, nuernberg_ware_name(p, a->a),
        nuernberg_city_name(p, p->t->ware[a->a].road), what.data, gold);
    if (sale.to == NONE || !sale.toll)
        return;
    snprintf(toll, sizeof toll, "%d", sale.toll);
    nuernberg_say_seat(p, sale.to, say_begin(&who));
    sw_text_add(out, "; ");
    say(p, out, W_VIEW_SAY_SELL_TOLL, toll, who.data);
}

void nuernberg_say_bank(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    char rate[16];

    snprintf(rate, sizeof rate, "%d", nuernberg_rate(p->t, &p->n->seat[a->seat], a->a));
    say(p, out, W_VIEW_SAY_BANK, rate, pen_word(p, W_GOOD_WOOD + a->a),
        pen_word(p, W_GOOD_WOOD + a->b));
}

void nuernberg_say_swap(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    int own = p->n->seat[a->seat].council, theirs = p->n->seat[a->a].council;
    struct phrase who;

    nuernberg_say_seat(p, a->a, say_begin(&who));
    say(p, out, W_VIEW_SAY_SWAP, who.data, nuernberg_council_name(p, theirs));
    sw_text_add(out, "; ");
    say_points(p, p->t->council[theirs].points - (own == NONE ? 0 : p->t->council[own].points),
               out);
}

/* Whom the robber would stop there. */
void nuernberg_say_robber(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct phrase where;

    sw_kind_speak(p->g, K_LANDSCAPE, p->lang, a->a, say_begin(&where));
    say(p, out, W_VIEW_SAY_ROBBER, where.data);
    size_t start = out->len;
    for (int seat = 0; seat < p->n->head.seats; seat++) {
        int stopped = bits_count(p->n->seat[seat].settlements & p->t->at_landscape[a->a]);
        if (!stopped)
            continue;
        if (out->len == start)
            sw_text_addf(out, "; %s ", pen_word(p, W_VIEW_STOPS));
        else
            sw_text_add(out, ", ");
        nuernberg_say_seat(p, seat, out);
        if (stopped > 1)
            sw_text_addf(out, " × %d", stopped);
    }
}

void nuernberg_say_steal(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    struct phrase who, cards;

    nuernberg_say_seat(p, a->a, say_begin(&who));
    say_count(p, say_begin(&cards), W_VIEW_ONE_CARD, W_VIEW_CARDS, p->n->seat[a->a].cards);
    say(p, out, W_VIEW_SAY_STEAL, who.data, cards.data);
}

/* ---- trade ------------------------------ */

static void say_exchange(const struct pen *p, int word, const char *who, const uint8_t *give,
                         const uint8_t *get, struct sw_text *out)
{
    struct phrase from, to;

    nuernberg_say_goods(p, give, GOODS, say_begin(&from));
    nuernberg_say_goods(p, get, GOODS, say_begin(&to));
    say(p, out, word, from.data, to.data, who);
}

void nuernberg_say_confirm(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    const struct nuernberg_seat *me = &p->n->seat[a->seat], *other = &p->n->seat[a->a];
    bool counter = other->reply == COUNTERED;
    struct phrase who;

    nuernberg_say_seat(p, a->a, say_begin(&who));
    say_exchange(p, W_VIEW_SAY_CONFIRM, who.data, counter ? other->want : me->give,
                 counter ? other->give : me->want, out);
}

void nuernberg_say_own_offer(const struct pen *p, const struct sw_action *a,
                             struct sw_text *out)
{
    const struct nuernberg_seat *s = &p->n->seat[a->seat];

    say_exchange(p, W_VIEW_SAY_SEND, NULL, s->give, s->want, out);
}

void nuernberg_say_accept(const struct pen *p, const struct sw_action *a, struct sw_text *out)
{
    const struct nuernberg_seat *turn = &p->n->seat[p->n->current];

    (void)a;
    say_exchange(p, W_VIEW_SAY_ACCEPT, NULL, turn->want, turn->give, out);
}

/* ---- prompts ------------------------------ */

static int sum(const uint8_t *goods, int kinds)
{
    int n = 0;

    for (int i = 0; i < kinds; i++)
        n += goods[i];
    return n;
}

/* Everybody who is waited for, by name. */
static void prompt_wait(const struct pen *p, struct sw_text *out)
{
    struct phrase names;
    int waiting = p->n->head.waiting, some = waiting & (waiting - 1);

    say_begin(&names);
    for (int seat = 0; seat < p->n->head.seats; seat++)
        if (waiting >> seat & 1) {
            say_comma(&names.text, 0);
            nuernberg_say_seat(p, seat, &names.text);
        }
    if (p->n->head.phase == DISCARD || p->n->head.phase == REPLY)
        say(p, out, p->n->head.phase == DISCARD ? W_VIEW_WAIT_DISCARD : W_VIEW_WAIT_REPLY,
            names.data);
    else
        say(p, out, some ? W_VIEW_WAIT_SOME : W_VIEW_WAIT, names.data);
}

static void prompt_discard(const struct pen *p, int seat, struct sw_text *out)
{
    const struct nuernberg_seat *s = &p->n->seat[seat];
    char cards[16], half[16], aside[16];

    snprintf(cards, sizeof cards, "%d", s->cards);
    snprintf(half, sizeof half, "%d", s->cards / 2);
    snprintf(aside, sizeof aside, "%d", sum(s->give, RESOURCES));
    say(p, out, W_VIEW_ASK_DISCARD, cards, half, aside);
}

/* Both sides, as far as they are composed, and what it answers to. */
static void prompt_counter(const struct pen *p, int seat, const char *who, struct sw_text *out)
{
    const struct nuernberg_seat *s = &p->n->seat[seat], *turn = &p->n->seat[p->n->current];

    say_exchange(p, W_VIEW_ASK_COUNTER, who, s->give, s->want, out);
    if (sum(turn->give, GOODS))
        say_exchange(p, W_VIEW_ASK_COUNTERED, who, turn->give, turn->want, out);
}

static void prompt_reply(const struct pen *p, int seat, struct sw_text *out)
{
    const struct nuernberg_seat *turn = &p->n->seat[p->n->current];
    struct phrase who;

    nuernberg_say_seat(p, p->n->current, say_begin(&who));
    if (p->n->seat[seat].reply == COMPOSING)
        prompt_counter(p, seat, who.data, out);
    else if (!sum(turn->give, GOODS))
        say(p, out, W_VIEW_ASK_INVITED, who.data);
    else
        say_exchange(p, W_VIEW_ASK_REPLY, who.data, turn->give, turn->want, out);
}

static void prompt_offer(const struct pen *p, int seat, struct sw_text *out)
{
    const struct nuernberg_seat *s = &p->n->seat[seat];

    say_exchange(p, W_VIEW_ASK_OFFER, NULL, s->give, s->want, out);
}

/* The event is told while it still matters: at the beginning of the turn. */
static void prompt_main(const struct pen *p, struct sw_text *out)
{
    int card = p->n->card;

    if (card != NONE && !p->n->actions && !p->n->offers) {
        struct phrase what;
        sw_kind_speak(p->g, K_CARD, p->lang, card, say_begin(&what));
        say(p, out, W_VIEW_ASK_MAIN, what.data);
    } else {
        sw_text_add(out, pen_word(p, W_ASK_MAIN));
    }
}

void nuernberg_say_prompt(const struct pen *p, int seat, struct sw_text *out)
{
    const struct nuernberg *n = p->n;

    if (n->head.over)
        sw_text_add(out, pen_word(p, W_ASK_OVER));
    else if (seat < 0 || !(n->head.waiting >> seat & 1))
        prompt_wait(p, out);
    else if (n->head.phase == DISCARD)
        prompt_discard(p, seat, out);
    else if (n->head.phase == MAIN)
        prompt_main(p, out);
    else if (n->head.phase == OFFER)
        prompt_offer(p, seat, out);
    else if (n->head.phase == REPLY)
        prompt_reply(p, seat, out);
}
