/* SPDX-License-Identifier: MIT */
/* record.c - a row of actions in few bytes.
 *
 * An entry is a byte with the verb and what else has changed since the entry before it: the
 * seat, and how much has been revealed. Then come these two, if they have, and the values the
 * verb asks for. Numbers are written with seven bits a byte, the highest telling whether more
 * follow, and those near 0 are short on both sides of it. */
#include "record.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum {
    VERB = 0x3f, /* sets of verbs are words of 64 bits */
    OTHER_SEAT = 0x40,
    REVEALED = 0x80,
    MORE = 0x80,
    ENTRY_MAX = 1 + 1 + 3 + 3 * 3, /* numbers of 16 bits take three bytes at most */
    STRIDE = 16
};

void record_free(struct record *r)
{
    free(r->bytes);
    free(r->mark);
    *r = (struct record){0};
}

size_t record_bytes(const struct record *r)
{
    return r->room + (size_t)r->marks * sizeof *r->mark;
}

/* ---- numbers --------------------------------------------------------------------------- */

static uint8_t *write_number(uint8_t *to, unsigned n)
{
    for (; n >= MORE; n >>= 7)
        *to++ = (uint8_t)(n | MORE);
    *to++ = (uint8_t)n;
    return to;
}

static const uint8_t *read_number(const uint8_t *from, unsigned *n)
{
    int shift = 0;
    *n = 0;
    for (; *from & MORE; shift += 7)
        *n |= (*from++ & (MORE - 1u)) << shift;
    *n |= (unsigned)*from++ << shift;
    return from;
}

/* 0, -1, 1, -2, ... become 0, 1, 2, 3, ... */
static unsigned folded(int value)
{
    return value < 0 ? ~((unsigned)value << 1) : (unsigned)value << 1;
}

static int16_t unfolded(unsigned n)
{
    return (int16_t)(n >> 1 ^ -(n & 1));
}

/* ---- entries --------------------------------------------------------------------------- */

static uint8_t *write_entry(uint8_t *to, const struct sw_game *g,
                            const struct record_entry *last, const struct record_entry *e)
{
    const struct sw_action *a = &e->action;
    const int value[] = {a->a, a->b, a->c};
    const uint8_t *kind = g->verbs[a->verb].kind;
    uint8_t *begin = to++;
    assert(a->verb <= VERB);
    *begin = a->verb;
    if (a->seat != last->action.seat) {
        *begin |= OTHER_SEAT;
        *to++ = a->seat;
    }
    if (e->reveals != last->reveals) {
        *begin |= REVEALED;
        to = write_number(to, (uint16_t)(e->reveals - last->reveals));
    }
    for (int i = 0; i < 3 && kind[i] != SW_KIND_NONE; i++)
        to = write_number(to, folded(value[i]));
    return to;
}

static const uint8_t *read_entry(const uint8_t *from, const struct sw_game *g,
                                 struct record_entry *e)
{
    struct sw_action *a = &e->action;
    int16_t *const value[] = {&a->a, &a->b, &a->c};
    int begin = *from++, i = 0;
    unsigned n;
    a->verb = (uint8_t)(begin & VERB);
    if (begin & OTHER_SEAT)
        a->seat = *from++;
    if (begin & REVEALED) {
        from = read_number(from, &n);
        e->reveals = (uint16_t)(e->reveals + n);
    }
    for (; i < 3 && g->verbs[a->verb].kind[i] != SW_KIND_NONE; i++) {
        from = read_number(from, &n);
        *value[i] = unfolded(n);
    }
    while (i < 3)
        *value[i++] = 0;
    return from;
}

/* ---- the row --------------------------------------------------------------------------- */

static bool room_for_bytes(struct record *r)
{
    uint32_t room = r->room + r->room / 4 + 8 * ENTRY_MAX; /* small steps: tables lie idle */
    uint8_t *bytes;
    if (r->room - r->used >= ENTRY_MAX)
        return true;
    bytes = realloc(r->bytes, room);
    if (!bytes)
        return false;
    r->bytes = bytes;
    r->room = room;
    return true;
}

static bool room_for_mark(struct record *r)
{
    int marks = r->marks + r->marks / 4 + 4;
    struct record_mark *mark;
    if (r->count % STRIDE != 0 || r->count / STRIDE < r->marks)
        return true;
    mark = realloc(r->mark, (size_t)marks * sizeof *mark);
    if (!mark)
        return false;
    r->mark = mark;
    r->marks = marks;
    return true;
}

void record_cut(struct record *r, const struct sw_game *g, int count)
{
    struct record_reader reader;
    if (count >= r->count)
        return;
    reader = record_read(r, g, count);
    r->used = (uint32_t)(reader.next - r->bytes);
    r->last = count ? record_get(r, g, count - 1) : (struct record_entry){0};
    r->count = count;
}

bool record_put(struct record *r, const struct sw_game *g, int index,
                const struct record_entry *e)
{
    if (!room_for_bytes(r) || !room_for_mark(r))
        return false;
    record_cut(r, g, index);
    if (r->count % STRIDE == 0)
        r->mark[r->count / STRIDE] =
            (struct record_mark){r->used, r->last.reveals, r->last.action.seat};
    r->used = (uint32_t)(write_entry(r->bytes + r->used, g, &r->last, e) - r->bytes);
    r->last = *e;
    r->count++;
    return true;
}

struct record_reader record_read(const struct record *r, const struct sw_game *g, int first)
{
    struct record_reader reader = {.game = g};
    const struct record_mark *mark;
    if (first >= r->count)
        return reader;
    mark = &r->mark[first / STRIDE];
    reader.next = r->bytes + mark->at;
    reader.last.reveals = mark->reveals;
    reader.last.action.seat = mark->seat;
    for (int i = first % STRIDE; i > 0; i--)
        record_next(&reader);
    return reader;
}

const struct record_entry *record_next(struct record_reader *reader)
{
    reader->next = read_entry(reader->next, reader->game, &reader->last);
    return &reader->last;
}

struct record_entry record_get(const struct record *r, const struct sw_game *g, int index)
{
    struct record_reader reader = record_read(r, g, index);
    return *record_next(&reader);
}
