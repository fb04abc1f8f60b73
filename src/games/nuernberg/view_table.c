/* SPDX-License-Identifier: MIT */
/* view_table.c - what lies ready for all: the time line, the event cards, the bank, and who
 * holds which right of way and seat in the council. */
#include "view.h"

#include "kit/bits.h"

enum {
    CARD_W = 80,
    CARD_H = 112,
    CARD_Y = INNER_Y + INNER_H - CARD_H - 10,
    PILE_X = 74,
    OPEN_X = 170,
    EVENT_X = 266,
    BANK_H = 168,
    BANK_STEP = 60,
    LEFT_Y = BOARD_Y + BANK_H + 10,
    LEFT_H = 104
};

/* ---- time line ------------------------------ */

static void draw_year(struct pen *p, int year, int y, int h)
{
    const struct nuernberg_year *t = &p->t->year[year];
    bool now = year == p->n->time, last = year == p->t->years - 1;
    int material = t->shuffle || last ? M_IMPERIAL : year < p->n->time ? SW_SHADE : SW_PAPER;

    struct sw_node *n = pen_rect(p, material, TIME_X + 4, y, TIME_W - 8, h, 5);
    n->edge = M_SEPIA;
    if (now)
        n->height = SW_LYING;
    sw_node_say(p->sc, n, t->id);
    pen_fit(p, t->id, t->shuffle || last ? M_ON + 1 : SW_INK, TIME_X + TIME_W / 2,
            y + h / 2 + 6, TEXT - 1, SW_MIDDLE | (now ? SW_BOLD : 0), TIME_W - 12);
}

static void draw_time(struct pen *p)
{
    enum { TOP = INNER_Y + 44 };
    int years = p->t->years, step = (INNER_H - 64) / years;

    pen_owner(p, OF_TIME);
    pen_group(p, pen_word(p, W_TABLE_YEARS));
    pen_icon(p, "hourglass", M_TIME, TIME_X + TIME_W / 2 - 14, INNER_Y + 4, 28, 35);
    struct sw_node *n = pen_rect(p, M_CARD, TIME_X, TOP - 6, TIME_W, years * step + 8, 8);
    n->edge = M_SEPIA;
    n->height = SW_LYING;
    for (int i = 0; i < years; i++)
        draw_year(p, i, TOP + i * step, step - 6);
    struct pen_whose before = pen_piece(p, OF_STONE);
    n = pen_icon(p, "stone", M_TIME, TIME_X - 17, TOP + p->n->time * step + (step - 6) / 2 - 17,
                 30, 34);
    pen_back(p, before);
    n->height = SW_STANDING;
    sw_node_say(p->sc, n, p->t->year[p->n->time].id);
}

/* ---- event cards ------------------------------ */

/* Words in lines of at most `width`; gives the baseline below the last. */
static int draw_lines(struct pen *p, const char *text, int material, int x, int y, int size,
                      int width, int flags)
{
    char line[128] = "";
    size_t len = 0;

    for (;;) {
        size_t word = strcspn(text, " ");
        char longer[192];
        snprintf(longer, sizeof longer, "%s%s%.*s", line, len ? " " : "", (int)word, text);
        if (len && type_width(longer, size) > width) {
            pen_text(p, line, material, x, y, size, flags);
            y += size + 4;
            snprintf(line, sizeof line, "%.*s", (int)word, text);
        } else {
            snprintf(line, sizeof line, "%.100s", longer);
        }
        len = strlen(line);
        text += word;
        if (!*text)
            break;
        text++;
    }
    pen_text(p, line, material, x, y, size, flags);
    return y + size + 4;
}

static void draw_pile(struct pen *p)
{
    char count[32];
    struct sw_node *n;

    snprintf(count, sizeof count, "%d", p->n->pile_count);
    if (p->n->pile_count > 1)
        pen_icon(p, "back", M_BACK, PILE_X + 3, CARD_Y - 3, CARD_W, CARD_H)->height = SW_LYING;
    n = pen_icon(p, "back", M_BACK, PILE_X, CARD_Y, CARD_W, CARD_H);
    n->height = SW_LYING;
    if (!pen_mark(p, n, SW_KIND_VERB, V_DRAW))
        sw_node_say(p->sc, n, pen_word(p, W_TABLE_CARDS));
    pen_disc(p, SW_PAPER, PILE_X + CARD_W / 2, CARD_Y + CARD_H / 2, 18)->edge = SW_INK;
    pen_text(p, count, SW_INK, PILE_X + CARD_W / 2, CARD_Y + CARD_H / 2 + 7, TEXT + 2,
             SW_BOLD | SW_MIDDLE);
}

static void draw_face(struct pen *p, int card, int x, int y)
{
    const struct nuernberg_card *c = &p->t->card[card];
    int mid = x + CARD_W / 2, cards = nuernberg_card_count(p, c->number);
    int ink = cards >= 5 ? SW_ACCENT : SW_INK;
    char dots[40] = "", say[128];
    struct sw_text text;

    struct sw_node *n = pen_card(p, M_CARD, x, y, CARD_W, CARD_H, 6);
    sw_text_init(&text, say, sizeof say);
    sw_kind_speak(p->g, K_CARD, p->lang, card, &text);
    sw_node_say(p->sc, n, say);
    if (!c->number) {
        pen_icon_of(p, "event", c->event, SW_INK, mid - 32, y + 14, 64, 82);
        return;
    }
    if (c->event == NOTHING) /* nothing below it: in the middle of the card */
        y += 24;
    pen_number(p, c->number, ink, mid, y + 42, 40, SW_BOLD | SW_MIDDLE);
    for (int i = 0; i < cards && i < 6; i++)
        strcat(dots, "•");
    pen_text(p, dots, ink, mid, y + 56, TEXT, SW_MIDDLE);
    if (c->event != NOTHING)
        pen_icon_of(p, "event", c->event, SW_INK, mid - 24, y + 62, 48, 44);
}

/* What the card brings, in words beside it. */
static void draw_effect(struct pen *p, int event)
{
    int width = CITY_X + CITY_W - EVENT_X - 6;
    int y = draw_lines(p, pen_word(p, W_VIEW_EVENT + event), M_SEPIA, EVENT_X, CARD_Y + 16,
                       TEXT, width, SW_BOLD);
    char gold[16], effect[160];
    struct sw_text text;
    const char *arg[4] = {gold, NULL, NULL, NULL};

    snprintf(gold, sizeof gold, "%d",
             p->t->constant[event == TOLL ? TOLL_GOLD : WALL_DISCOUNT].value);
    sw_text_init(&text, effect, sizeof effect);
    sw_say(&text, p->g, p->lang, W_VIEW_EFFECT + event, arg);
    draw_lines(p, effect, M_SEPIA, EVENT_X, y + 2, SMALL + 1, width, 0);
}

static void draw_events(struct pen *p)
{
    int card = p->n->card;

    pen_owner(p, OF_EVENT);
    pen_group(p, pen_word(p, W_TABLE_CARDS));
    pen_rect(p, SW_CLEAR, PILE_X - 6, CARD_Y - 8, CARD_W + 12, CARD_H + 14, 8)->edge = M_SEPIA;
    struct sw_node *n =
        pen_rect(p, SW_CLEAR, OPEN_X - 6, CARD_Y - 8, CARD_W + 12, CARD_H + 14, 8);
    n->edge = M_SEPIA;
    n->flags |= SW_DASHED;
    if (p->n->pile_count)
        draw_pile(p);
    if (card == NONE)
        return;
    draw_face(p, card, OPEN_X, CARD_Y);
    draw_effect(p, p->t->card[card].event);
}

/* ---- the bank, the rights and the council ------------------------------ */

static void draw_stock(struct pen *p, int resource, int x, int y)
{
    char say[64];

    snprintf(say, sizeof say, "%s: %d", pen_word(p, W_GOOD_WOOD + resource),
             p->n->bank[resource]);
    struct sw_node *n = pen_card(p, M_CARD, x, y, 50, 44, 6);
    bool may = p->n->head.phase == MAIN && pen_mark_quiet(p, n, K_WANT, resource);
    if (may)
        n->material = M_SUNNY;
    else
        sw_node_say(p->sc, n, say);
    pen_icon_of(p, "resource", resource, M_RESOURCE + resource, x + 3, y + 7, 29, 29);
    pen_number(p, p->n->bank[resource], SW_INK, x + 46, y + 38, SMALL + 1, SW_BOLD | SW_END);
}

static void draw_right(struct pen *p, int road, int x, int y)
{
    int holder = p->n->right[road], colour = holder == NONE ? 0 : nuernberg_colour(p, holder);

    pen_icon(p, "shield", holder == NONE ? SW_SHADE : M_COLOUR + colour, x, y, 28, 32);
    pen_text(p, p->t->road[road].id, holder == NONE ? SW_INK : M_ON + colour, x + 14, y + 20,
             p->t->road[road].id[2] ? 12 : SMALL, SW_BOLD | SW_MIDDLE);
    if (holder != NONE)
        pen_icon_of(p, "shield", colour, M_COLOUR + colour, x + 9, y + 32, 12, 14);
}

static int council_holder(const struct pen *p, int council)
{
    for (int seat = 0; seat < p->n->head.seats; seat++)
        if (p->n->seat[seat].council == council)
            return seat;
    return NONE;
}

/* A crown for each council, and before it the shield of its member. */
static void draw_council(struct pen *p, int council, int x, int y)
{
    int holder = council_holder(p, council);
    char say[96];

    snprintf(say, sizeof say, "%s: %d", nuernberg_council_name(p, council),
             p->t->council[council].points);
    struct sw_node *n =
        pen_icon(p, "council", holder == NONE ? SW_STONE : SW_GOLD, x, y + 2, 36, 26);
    sw_node_say(p->sc, n, say);
    pen_number(p, p->t->council[council].points, SW_INK, x + 18, y + 45, TEXT - 2,
               SW_BOLD | SW_MIDDLE);
    if (holder != NONE) {
        int colour = nuernberg_colour(p, holder);
        pen_icon_of(p, "shield", colour, M_COLOUR + colour, x + 24, y + 14, 18, 21);
    }
}

static void draw_bank(struct pen *p)
{
    int x = SIDE_X + 16, y = BOARD_Y, at = 0;

    pen_owner(p, OF_BANK);
    pen_group(p, pen_word(p, W_VIEW_BANK));
    struct sw_node *n = pen_rect(p, SW_PAPER, SIDE_X, y, SIDE_W, BANK_H, 8);
    n->edge = SW_FAINT;
    n->height = SW_LYING;
    pen_text(p, pen_word(p, W_VIEW_BANK), SW_FAINT, x, y + 20, SMALL + 2, SW_CAPS);
    for (int i = 0; i < RESOURCES; i++)
        draw_stock(p, i, x + i * BANK_STEP, y + 30);
    pen_text(p, pen_word(p, W_VIEW_RIGHTS), SW_FAINT, x, y + 98, SMALL + 2, SW_CAPS);
    pen_text(p, pen_word(p, W_VIEW_COUNCIL), SW_FAINT, x + 170, y + 98, SMALL + 2, SW_CAPS);
    for (int road = 0; road < ROADS; road++)
        draw_right(p, road, x + road * 31 - 2, y + 112);
    for (int i = 0; i < p->t->councils; i++)
        if (p->t->council[i].seats <= p->n->head.seats)
            draw_council(p, i, x + 168 + at++ * 46, y + 108);
}

/* ---- what is still to come ------------------------------ */

/* The cards with this number (0: the robber's), those on the discard pile hollow. */
static void draw_odds(struct pen *p, int number, int x, int y)
{
    int left = 0, gone = 0;

    for (int i = 0; i < p->t->cards; i++)
        if (p->t->card[i].number == number) {
            bool seen = bits_has(p->n->discarded, i);
            gone += seen;
            left += !seen;
        }
    if (number)
        pen_number(p, number, left ? SW_INK : SW_FAINT, x, y, TEXT - 2,
                   SW_MIDDLE | (left ? SW_BOLD : 0));
    else
        pen_icon(p, "robber", SW_INK, x - 8, y - 16, 16, 20);
    for (int i = 0; i < left + gone && i < 7; i++) {
        struct sw_node *n = pen_disc(p, i < left ? M_IMPERIAL : SW_CLEAR, x, y - 24 - i * 8, 3);
        if (i >= left)
            n->edge = SW_FAINT;
    }
}

static void draw_left(struct pen *p)
{
    int columns = 0, at = 0;

    pen_owner(p, OF_PILE);
    pen_group(p, pen_word(p, W_VIEW_LEFT));
    struct sw_node *n = pen_rect(p, SW_PAPER, SIDE_X, LEFT_Y, SIDE_W, LEFT_H, 8);
    n->edge = SW_FAINT;
    n->height = SW_LYING;
    pen_text(p, pen_word(p, W_VIEW_LEFT), SW_FAINT, SIDE_X + 16, LEFT_Y + 20, SMALL + 2,
             SW_CAPS);
    for (int number = 0; number <= NUMBER_MAX; number++)
        columns += nuernberg_card_count(p, number) > 0;
    for (int number = 1; number <= NUMBER_MAX + 1; number++)
        if (nuernberg_card_count(p, number % (NUMBER_MAX + 1)))
            draw_odds(p, number % (NUMBER_MAX + 1),
                      SIDE_X + 26 + at++ * (SIDE_W - 52) / (columns > 1 ? columns - 1 : 1),
                      LEFT_Y + LEFT_H - 10);
}

void nuernberg_draw_table(struct pen *p)
{
    draw_time(p);
    draw_events(p);
    draw_bank(p);
    draw_left(p);
}
