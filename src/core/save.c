/* SPDX-License-Identifier: MIT */
/* save.c - writing matches and positions as text (docs/save-format.md).
 *
 * A save proves itself: every action carries the digest of the position it led to, and
 * the last line the digest of the whole text. It also stands alone: what an edition
 * changed is written out as cells, so that the edition's file need not be kept. */
#include "core/save.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "core/match.h"
#include "core/plain.h"

void save_digest(uint64_t digest, char out[9])
{
    for (int i = 7; i >= 0; i--, digest >>= 4)
        out[i] = "0123456789abcdef"[digest & 15];
    out[8] = 0;
}

void save_result(const struct sw_game *g, const struct sw_state *s, struct sw_text *out)
{
    uint8_t place[SW_MAX_SEATS] = {0};
    struct sw_scores scores;

    sw_text_add(out, "result");
    for (int seat = 0; seat < s->seats; seat++) {
        memset(&scores, 0, sizeof scores);
        g->rules.score(g, s, seat, &scores);
        sw_text_addf(out, " %d", scores.total);
    }
    g->rules.rank(g, s, place);
    sw_text_add(out, " places");
    for (int seat = 0; seat < s->seats; seat++)
        sw_text_addf(out, " %d", place[seat]);
}

/* ---- the edition, as what differs from the standard one ------------------------ */

static void save_cell(const struct sw_game *g, const struct sw_game *standard, int table,
                      int row, int column, struct sw_text *out)
{
    const struct sw_table *t = &g->table[table];
    char ours[SAVE_CELL_MAX], theirs[SAVE_CELL_MAX], id[SAVE_CELL_MAX];
    struct sw_text text;

    sw_text_init(&text, theirs, sizeof theirs);
    sw_cell_print(standard, table, row, column, &text);
    sw_text_init(&text, ours, sizeof ours);
    sw_cell_print(g, table, row, column, &text);
    if (strcmp(ours, theirs) == 0)
        return;
    sw_text_init(&text, id, sizeof id);
    sw_cell_print(g, table, row, 0, &text);
    if (column == 0)
        sw_text_addf(out, "row %s %d %s\n", t->name, row + 1, id);
    else
        sw_text_addf(out, "cell %s %s %s %s\n", t->name, id, t->column[column].name, ours);
}

/* Ids first: the cells after them call their rows by id. */
static void save_table(const struct sw_game *g, struct sw_game *standard, int table,
                       struct sw_text *out)
{
    int rows = sw_table_rows(g, table);

    if (rows != sw_table_rows(standard, table))
        sw_text_addf(out, "rows %s %d\n", g->table[table].name, rows);
    sw_table_resize(standard, table, rows, NULL);
    for (int row = 0; row < rows; row++)
        save_cell(g, standard, table, row, 0, out);
    for (int row = 0; row < rows; row++)
        for (int column = 1; column < g->table[table].columns; column++)
            save_cell(g, standard, table, row, column, out);
}

/* Only what differs from the built-in edition, which has to be opened for that. */
static void save_tables(const struct sw_game *g, struct sw_text *out)
{
    struct sw_game *standard = sw_game_open(g->id, NULL);

    if (!standard) {
        out->cut = true;
        return;
    }
    for (int table = 0; table < g->table_count; table++)
        save_table(g, standard, table, out);
    sw_game_close(standard);
}

static void save_edition(const struct sw_game *g, struct sw_text *out)
{
    sw_text_addf(out, "edition %s %016" PRIx64 "\n", g->edition, g->edition_hash);
    if (g->edition_hash != g->standard_hash)
        save_tables(g, out);
}

static void save_header(const struct sw_game *g, const char *what, struct sw_text *out)
{
    sw_text_addf(out, "spielwerk %s %d\ngame %s %d\n", what, SAVE_FORMAT, g->id, g->version);
    save_edition(g, out);
}

/* ---- the beginning ---------------------------------------------------------------- */

static void save_setup(const struct sw_match *m, struct sw_text *out)
{
    char value[SW_MAX_TOKEN], seed[SW_MAX_TOKEN * 2];

    sw_text_addf(out, "seats %d\n", m->setup.seats);
    for (int i = 0; i < m->game->option_count; i++) {
        sw_option_print(m->game, i, m->setup.option[i], value);
        sw_text_addf(out, "option %s %s\n", m->game->options[i].name, value);
    }
    sw_kind_print(m->game, SW_KIND_LUCK, (int)m->first->rng.kind, value);
    sw_seed_print(&m->setup.seed, seed);
    sw_text_addf(out, "luck %s\nseed %s\n", value, seed);
}

/* The dump, two blanks before each of its lines. */
static void save_position(const struct sw_match *m, struct sw_text *out)
{
    struct sw_text dump;

    sw_text_init_heap(&dump);
    sw_dump(m->game, m->first, &dump);
    out->cut = out->cut || dump.cut;
    sw_text_add(out, "position\n");
    for (const char *line = dump.data, *end; line && (end = strchr(line, '\n'));
         line = end + 1) {
        sw_text_add(out, "  ");
        sw_text_add_bytes(out, line, (size_t)(end + 1 - line));
    }
    sw_text_clear(&dump);
}

static void save_names(const struct sw_match *m, struct sw_text *out)
{
    for (int seat = 0; seat < m->setup.seats; seat++)
        if (m->name[seat][0])
            sw_text_addf(out, "name %d %s\n", seat, m->name[seat]);
}

/* ---- the log ------------------------------------------------------------------------ */

static void save_luck(const struct sw_game *g, const struct sw_events *ev, struct sw_text *out)
{
    size_t before;

    sw_text_add(out, " -> ");
    before = out->len;
    sw_luck_print(g, ev, out);
    if (out->len > before || out->cut)
        return;
    out->len -= strlen(" -> ");
    out->data[out->len] = 0;
}

static void save_renewal(const struct sw_match *m, int ply, struct sw_state *s,
                         struct sw_text *out)
{
    int number = sw_match_renewal(m, ply);

    if (number)
        sw_text_addf(out, "again %d\n", number);
    match_renew_state(s, number);
}

static void save_log(const struct sw_match *m, struct sw_text *out)
{
    union sw_any_state s;
    struct sw_events ev;
    char digest[9];
    struct record_reader log = record_read(&m->log, m->game, 0);

    match_first(m, &s.head);
    save_digest(sw_digest(m->game, &s.head), digest);
    sw_text_addf(out, "start ~%s\n", digest);
    save_renewal(m, 0, &s.head, out);
    for (int i = 0; i < m->length; i++) {
        const struct sw_action *a = &record_next(&log)->action;
        sw_apply(m->game, &s.head, a, &ev);
        save_digest(sw_digest(m->game, &s.head), digest);
        sw_text_addf(out, "%d ", i + 1);
        sw_action_print(m->game, a, out);
        save_luck(m->game, &ev, out);
        sw_text_addf(out, " ~%s\n", digest);
        save_renewal(m, i + 1, &s.head, out);
    }
}

void sw_match_save(const struct sw_match *m, struct sw_text *out)
{
    size_t begin = out->len;

    save_header(m->game, "save", out);
    if (m->from_position)
        save_position(m, out);
    else
        save_setup(m, out);
    save_names(m, out);
    save_log(m, out);
    if (m->now->over) {
        save_result(m->game, m->now, out);
        sw_text_add(out, "\n");
    }
    if (out->data)
        sw_text_addf(out, "end %016" PRIx64 "\n",
                     plain_hash(PLAIN_HASH, out->data + begin, out->len - begin));
}

void sw_position_save(const struct sw_game *g, const struct sw_state *s, struct sw_text *out)
{
    save_header(g, "position", out);
    sw_dump(g, s, out);
}
