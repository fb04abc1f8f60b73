/* SPDX-License-Identifier: MIT */
/* load.c - reading saves and positions (docs/save-format.md).
 *
 * Files come from anywhere: nothing in them is believed. Every action is played by the
 * rules, all luck is drawn again, and what the file says about them must come out. The
 * first thing that does not is the error, with its line. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/digest.h"
#include "core/match.h"
#include "core/plain.h"
#include "core/save.h"
#include "spielwerk_words.h"

/* Positions whose digests have yet to be compared with what the file says. */
struct pending {
    int count, line[DIGESTS];
    const char *says[DIGESTS];
    union sw_any_state state[DIGESTS];
};

/* A copy of the text that is cut into lines as it is read. */
struct reader {
    char *copy, *next; /* next: what has not been read */
    bool position;     /* a position file, not a save */
    char *line;
    int number;            /* of `line`, from 1 */
    uint64_t hash, before; /* of all lines up to `line`, with and without it */
    struct sw_game *game;  /* opened by the header */
    struct pending *pending;
    struct digest_plan *plan;
    struct sw_error *e;
};

/* ---- errors ----------------------------------------------------------------- */

/* Whoever failed below did not know the line. */
static bool at_line(struct reader *r, int line)
{
    r->e->line = line;
    return false;
}

static bool fail(struct reader *r, int word, const char *a0, const char *a1, const char *a2)
{
    sw_fail(r->e, word, a0, a1, a2, NULL);
    return at_line(r, r->number);
}

static bool unexpected(struct reader *r, const char *expected)
{
    return fail(r, SW_W_SAVE_EXPECTED, expected, r->line, NULL);
}

/* ---- lines and the words in them ----------------------------------------------- */

static bool starts(const char *s, const char *with)
{
    return strncmp(s, with, strlen(with)) == 0;
}

static bool line_is_text(struct reader *r, size_t n)
{
    char most[SW_MAX_TOKEN];

    if (n > SAVE_LINE_MAX) {
        snprintf(most, sizeof most, "%d", SAVE_LINE_MAX);
        return fail(r, SW_W_SAVE_LONG, most, NULL, NULL);
    }
    return plain_text(r->line, n) || fail(r, SW_W_SAVE_BYTES, NULL, NULL, NULL);
}

/* Read the next line; `expected` is what the file lacks if there is none. */
static bool take(struct reader *r, const char *expected)
{
    const char *end = strchr(r->next, '\n');
    bool last = !end;
    size_t n = last ? strlen(r->next) : (size_t)(end - r->next);

    if (n == 0 && last)
        return fail(r, SW_W_SAVE_CUT, expected, NULL, NULL);
    r->line = r->next;
    r->next += last ? n : n + 1;
    r->number++;
    if (n > 0 && r->line[n - 1] == '\r')
        n--;
    r->line[n] = 0;
    r->before = r->hash;
    r->hash = plain_hash(plain_hash(r->hash, r->line, n), "\n", 1);
    return line_is_text(r, n);
}

/* Read the next line, which must begin with `word`; *rest is what follows it. */
static bool take_word(struct reader *r, const char *word, char **rest)
{
    size_t n = strlen(word);

    if (!take(r, word))
        return false;
    if (!starts(r->line, word) || r->line[n] != ' ')
        return unexpected(r, word);
    *rest = r->line + n + 1;
    return true;
}

/* Cut the next word off *rest; NULL if there is none. */
static char *word_of(char **rest)
{
    char *word = *rest, *end = strchr(word, ' ');

    *rest = end ? end + 1 : word + strlen(word);
    if (end)
        *end = 0;
    return *word ? word : NULL;
}

/* A decimal number as we write it: no sign, no zero in front. -1 if it is none. */
static int number_of(const char *word)
{
    int number = 0, n = 0;

    for (; word && word[n] >= '0' && word[n] <= '9' && n < 9; n++)
        number = 10 * number + (word[n] - '0');
    return n == 0 || word[n] || (n > 1 && word[0] == '0') ? -1 : number;
}

/* ---- header and game -------------------------------------------------------------- */

static bool read_format(struct reader *r, const char *version)
{
    int format = number_of(version);
    char ours[SW_MAX_TOKEN];

    snprintf(ours, sizeof ours, "%d", SAVE_FORMAT);
    if (format > SAVE_FORMAT)
        return fail(r, SW_W_SAVE_NEWER, version, ours, NULL);
    return format == SAVE_FORMAT || fail(r, SW_W_SAVE_NONE, NULL, NULL, NULL);
}

static bool read_header(struct reader *r)
{
    static const char save[] = "spielwerk save ", place[] = "spielwerk position ";

    if (!starts(r->next, save) && !starts(r->next, place)) {
        r->number = 1;
        return fail(r, SW_W_SAVE_NONE, NULL, NULL, NULL);
    }
    r->position = starts(r->next, place);
    if (!take(r, "spielwerk"))
        return false;
    return read_format(r, r->line + strlen(r->position ? place : save));
}

/* The policy for logs of other rules is in docs/save-format.md: they are refused. */
static bool version_fits(struct reader *r, const char *version)
{
    int theirs = number_of(version), ours = r->game->version;
    char number[SW_MAX_TOKEN];

    if (theirs == ours)
        return true;
    if (theirs < 0)
        return fail(r, SW_W_SAVE_EXPECTED, "game ID VERSION", version, NULL);
    snprintf(number, sizeof number, "%d", ours);
    return fail(r, theirs < ours ? SW_W_SAVE_OLD_RULES : SW_W_SAVE_NEW_RULES, r->game->id,
                version, number);
}

static bool read_game(struct reader *r)
{
    char *rest, *id;

    if (!take_word(r, "game", &rest))
        return false;
    id = word_of(&rest);
    r->game = sw_game_open(id ? id : "", r->e);
    return r->game ? version_fits(r, rest) : at_line(r, r->number);
}

/* ---- the edition ----------------------------------------------------------------- */

static bool read_rows(struct reader *r, int table, char *rest)
{
    int rows = number_of(rest);

    if (rows < 0)
        return fail(r, SW_W_SAVE_EXPECTED, "rows TABLE NUMBER", rest, NULL);
    return sw_table_resize(r->game, table, rows, r->e) || at_line(r, r->number);
}

static bool read_row(struct reader *r, int table, char *rest)
{
    const char *word = word_of(&rest);
    int row = number_of(word) - 1;

    if (row < 0 || row >= sw_table_rows(r->game, table))
        return fail(r, SW_W_NO_SUCH_ROW, r->game->table[table].name, word, NULL);
    return sw_cell_set(r->game, table, row, 0, rest, r->e) || at_line(r, r->number);
}

static bool read_cell(struct reader *r, int table, char *rest)
{
    const char *id = word_of(&rest), *name = word_of(&rest), *title;
    int row = sw_row_find(r->game, table, id ? id : ""), column;

    title = r->game->table[table].name;
    if (row < 0)
        return fail(r, SW_W_NO_SUCH_ROW, title, id, NULL);
    column = sw_column_find(r->game, table, name ? name : "");
    if (column < 0)
        return fail(r, SW_W_NO_SUCH_COLUMN, title, id, name);
    return sw_cell_set(r->game, table, row, column, rest, r->e) || at_line(r, r->number);
}

/* Lines that change tables: rows TABLE N, row TABLE N ID, cell TABLE ID COLUMN VALUE. */
static bool read_cells(struct reader *r)
{
    while (starts(r->next, "rows ") || starts(r->next, "row ") || starts(r->next, "cell ")) {
        char *rest, *kind, *name;
        int table;
        bool done;
        if (!take(r, "cell"))
            return false;
        rest = r->line;
        kind = word_of(&rest);
        name = word_of(&rest);
        table = sw_table_find(r->game, name ? name : "");
        if (table < 0)
            return fail(r, SW_W_NO_SUCH_TABLE, name, NULL, NULL);
        if (strcmp(kind, "rows") == 0)
            done = read_rows(r, table, rest);
        else if (strcmp(kind, "row") == 0)
            done = read_row(r, table, rest);
        else
            done = read_cell(r, table, rest);
        if (!done)
            return false;
    }
    return true;
}

/* Only a line that may follow ends the cells: else that line is wrong, and not the edition,
 * which merely lacks the cells behind it. */
static bool cells_end(struct reader *r)
{
    if (r->position || starts(r->next, "seats ") || starts(r->next, "position"))
        return true;
    return take(r, "seats") && unexpected(r, "seats");
}

/* What is wrong with the edition as a whole is wrong in its own line. The standard edition is
 * sealed already. */
static bool read_edition(struct reader *r)
{
    char *name, *hash, is[SW_MAX_TOKEN];
    const char *cells;
    int line;

    if (!take_word(r, "edition", &name))
        return false;
    hash = strrchr(name, ' ');
    if (!hash)
        return unexpected(r, "edition NAME HASH");
    *hash++ = 0;
    line = r->number;
    cells = r->next;
    if (!read_cells(r) || !cells_end(r))
        return false;
    if ((r->next != cells || strcmp(name, r->game->edition) != 0) &&
        !sw_game_seal(r->game, name, r->e))
        return at_line(r, line);
    snprintf(is, sizeof is, "%016" PRIx64, r->game->edition_hash);
    if (strcmp(hash, is) == 0)
        return true;
    fail(r, SW_W_SAVE_EDITION, hash, is, NULL);
    return at_line(r, line);
}

/* ---- the beginning: setup ------------------------------------------------------------ */

/* All options, in the game's order. One more than there are is unknown or out of place. */
static bool read_options(struct reader *r, struct sw_setup *setup)
{
    for (int i = 0; i < r->game->option_count || starts(r->next, "option "); i++) {
        char *name, *value;
        if (!take_word(r, "option", &value))
            return false;
        name = word_of(&value);
        if (!sw_setup_option(r->game, setup, name ? name : "", value, r->e))
            return at_line(r, r->number);
        if (i >= r->game->option_count)
            return fail(r, SW_W_SAVE_EXPECTED, "luck", name, NULL);
        if (strcmp(name, r->game->options[i].name) != 0)
            return fail(r, SW_W_SAVE_EXPECTED, r->game->options[i].name, name, NULL);
    }
    return true;
}

static bool read_luck(struct reader *r, struct sw_setup *setup)
{
    char *text;
    int luck;

    if (!take_word(r, "luck", &text))
        return false;
    if (!sw_kind_parse(r->game, SW_KIND_LUCK, text, &luck) || luck == SW_LUCK_NONE)
        return fail(r, SW_W_BAD_VALUE, "luck", text, NULL);
    setup->luck = (uint8_t)luck;
    if (!take_word(r, "seed", &text))
        return false;
    return sw_seed_parse(text, &setup->seed) || fail(r, SW_W_BAD_VALUE, "seed", text, NULL);
}

/* Options are known to be good afterwards, so sw_match_new() can only dislike the seats. */
static struct sw_match *begin_at_setup(struct reader *r)
{
    struct sw_setup setup;
    struct sw_match *m;
    char *text;
    int seats, line;

    if (!take_word(r, "seats", &text))
        return NULL;
    line = r->number;
    seats = number_of(text);
    if (seats < 0 || seats > SW_MAX_SEATS) {
        fail(r, SW_W_BAD_VALUE, "seats", text, NULL);
        return NULL;
    }
    sw_setup_init(r->game, seats, &setup);
    if (!read_options(r, &setup) || !read_luck(r, &setup))
        return NULL;
    m = sw_match_new(r->game, &setup, r->e);
    if (!m)
        at_line(r, line);
    return m;
}

/* ---- the beginning: position ----------------------------------------------------------- */

/* The lines of a dump, each behind `indent`, into `out`. */
static bool collect(struct reader *r, const char *indent, struct sw_text *out)
{
    while (*r->next && starts(r->next, indent)) {
        if (!take(r, "position"))
            return false;
        sw_text_add(out, r->line + strlen(indent));
        sw_text_add(out, "\n");
    }
    return !out->cut || fail(r, SW_W_NO_MEMORY, NULL, NULL, NULL);
}

/* Errors of a line in the dump name that line; what is missing is missing at its end. */
static bool read_state(struct reader *r, const char *dump, int first, struct sw_state *s)
{
    const char *broken;

    if (!sw_read(r->game, dump, s, r->e))
        return at_line(r, r->e->line ? first + r->e->line : r->number);
    broken = sw_verify(r->game, s);
    return !broken || fail(r, SW_W_POSITION_BROKEN, broken, NULL, NULL);
}

static struct sw_match *begin_at_position(struct reader *r, const char *indent)
{
    union sw_any_state s;
    struct sw_match *m = NULL;
    struct sw_text dump;
    int first = r->number;

    memset(&s, 0, sizeof s);
    sw_text_init_heap(&dump);
    if (collect(r, indent, &dump) && read_state(r, dump.data, first, &s.head)) {
        m = sw_match_from(r->game, &s.head);
        if (!m)
            fail(r, SW_W_NO_MEMORY, NULL, NULL, NULL);
    }
    sw_text_clear(&dump);
    return m;
}

/* ---- names and log --------------------------------------------------------------------- */

static bool read_names(struct reader *r, struct sw_match *m)
{
    int last = -1;

    while (starts(r->next, "name ")) {
        char *rest;
        int seat;
        if (!take_word(r, "name", &rest))
            return false;
        seat = number_of(word_of(&rest));
        if (seat <= last || seat >= m->setup.seats)
            return fail(r, SW_W_NO_SUCH_SEAT, NULL, NULL, NULL);
        sw_match_set_name(m, seat, rest);
        if (!*rest || strcmp(sw_match_name(m, seat), rest) != 0)
            return fail(r, SW_W_BAD_VALUE, "name", rest, NULL);
        last = seat;
    }
    return true;
}

/* The first that does not fit is the error, whatever was found wrong behind it. */
static bool digests_fit(struct reader *r)
{
    struct pending *p = r->pending;
    const struct sw_state *s[DIGESTS];
    uint64_t digest[DIGESTS];
    char is[9];

    if (p->count == 0)
        return true;
    for (int i = 0; i < DIGESTS; i++)
        s[i] = &p->state[i < p->count ? i : 0].head;
    digest_several(r->plan, s, digest);
    for (int i = 0; i < p->count; i++) {
        save_digest(digest[i], is);
        if (strcmp(p->says[i], is) == 0)
            continue;
        sw_fail(r->e, SW_W_SAVE_DIGEST, p->says[i], is, NULL, NULL);
        return at_line(r, p->line[i]);
    }
    p->count = 0;
    return true;
}

static bool note_digest(struct reader *r, const struct sw_match *m, const char *says)
{
    struct pending *p = r->pending;

    memcpy(&p->state[p->count], m->now, m->game->state_size - m->game->derived_size);
    p->line[p->count] = r->number;
    p->says[p->count++] = says;
    return p->count < DIGESTS || digests_fit(r);
}

static bool read_start(struct reader *r, const struct sw_match *m)
{
    char *rest;

    if (!take_word(r, "start", &rest))
        return false;
    digest_plan_init(r->plan, m->game);
    return *rest == '~' ? note_digest(r, m, rest + 1) && digests_fit(r)
                        : unexpected(r, "start ~DIGEST");
}

/* "17 2 take Y -> drew B ~0123abcd", cut into its parts. */
struct log_line {
    const char *number, *action, *luck, *digest;
};

static bool split_action(struct reader *r, struct log_line *out)
{
    char *rest = r->line, *arrow, *digest = strrchr(rest, '~');

    if (!digest || digest == rest || digest[-1] != ' ' || !strchr(rest, ' '))
        return unexpected(r, "NUMBER ACTION ~DIGEST");
    digest[-1] = 0;
    out->digest = digest + 1;
    out->number = word_of(&rest);
    out->action = rest;
    out->luck = "";
    arrow = strchr(rest, '>') ? strstr(rest, " -> ") : NULL;
    if (arrow) {
        *arrow = 0;
        out->luck = arrow + 4;
    }
    return true;
}

static bool is_luck(const struct sw_game *g, const struct sw_events *ev)
{
    for (int i = 0; i < ev->count; i++)
        if (g->events[ev->item[i].type].flags & SW_EVENT_LUCK)
            return true;
    return false;
}

/* Most actions draw nothing. */
static bool luck_fits(struct reader *r, const struct sw_events *ev, const char *says)
{
    struct sw_text is;
    bool fits;

    if (!*says && !is_luck(r->game, ev))
        return true;
    sw_text_init_heap(&is);
    sw_luck_print(r->game, ev, &is);
    fits = is.data && strcmp(is.data, says) == 0;
    if (!fits)
        fail(r, SW_W_SAVE_LUCK, says, is.data, NULL);
    sw_text_clear(&is);
    return fits;
}

static bool number_fits(struct reader *r, const char *says, int is)
{
    char number[SW_MAX_TOKEN];

    if (number_of(says) == is)
        return true;
    snprintf(number, sizeof number, "%d", is);
    return fail(r, SW_W_SAVE_EXPECTED, number, says, NULL);
}

/* Whoever would have been waited for is {0}. */
static bool fail_by_rule(struct reader *r, const struct sw_match *m, int why)
{
    const char *name[SW_MAX_SEATS];
    char memory[SW_MAX_TOKEN * 2];
    struct sw_text waiting;

    sw_match_names(m, name);
    sw_text_init(&waiting, memory, sizeof memory);
    sw_waiting_say(sw_match_game(m), sw_match_state(m), SW_EN, name, &waiting);
    return fail(r, why, memory, NULL, NULL);
}

static bool read_action(struct reader *r, struct sw_match *m)
{
    struct log_line part;
    struct sw_action action;
    struct sw_events ev;
    int why;

    if (!take(r, "end") || !split_action(r, &part) ||
        !number_fits(r, part.number, m->length + 1))
        return false;
    if (!sw_action_parse(r->game, part.action, &action, r->e))
        return at_line(r, r->number);
    why = sw_match_play(m, &action, &ev);
    if (why)
        return fail_by_rule(r, m, why);
    return luck_fits(r, &ev, part.luck) && note_digest(r, m, part.digest);
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Renewals count upwards; those that were cut off leave gaps. */
static bool read_renewal(struct reader *r, struct sw_match *m)
{
    char *rest;

    if (!take_word(r, "again", &rest))
        return false;
    if (sw_match_renewal(m, m->length) || !match_renew(m, number_of(rest)))
        return unexpected(r, "again N");
    return true;
}

static bool read_log(struct reader *r, struct sw_match *m)
{
    bool good = true;

    while (good && (is_digit(*r->next) || starts(r->next, "again ")))
        good = is_digit(*r->next) ? read_action(r, m) : read_renewal(r, m);
    return digests_fit(r) && good;
}

/* ---- the end ----------------------------------------------------------------------------- */

static bool read_result(struct reader *r, const struct sw_match *m)
{
    char memory[SW_MAX_TOKEN * 8];
    struct sw_text is;

    if (!m->now->over)
        return true;
    if (!take(r, "result"))
        return false;
    sw_text_init(&is, memory, sizeof memory);
    save_result(m->game, m->now, &is);
    return strcmp(r->line, memory) == 0 || unexpected(r, memory);
}

static bool read_end(struct reader *r)
{
    char *says, is[SW_MAX_TOKEN];

    if (!take_word(r, "end", &says))
        return false;
    snprintf(is, sizeof is, "%016" PRIx64, r->before);
    if (strcmp(says, is) != 0)
        return fail(r, SW_W_SAVE_CHANGED, says, is, NULL);
    if (!*r->next)
        return true;
    r->number++;
    return fail(r, SW_W_SAVE_AFTER_END, NULL, NULL, NULL);
}

/* ---- the whole --------------------------------------------------------------------------- */

static struct sw_match *begin(struct reader *r)
{
    if (r->position)
        return begin_at_position(r, "");
    if (!starts(r->next, "position"))
        return begin_at_setup(r);
    if (!take(r, "position"))
        return NULL;
    if (strcmp(r->line, "position") == 0)
        return begin_at_position(r, "  ");
    unexpected(r, "position");
    return NULL;
}

static bool read_rest(struct reader *r, struct sw_match *m)
{
    return read_names(r, m) && read_start(r, m) && read_log(r, m) && read_result(r, m) &&
           read_end(r);
}

/* From its beginning on, the match owns the game. */
static struct sw_match *load(struct reader *r)
{
    struct sw_match *m = NULL;

    if (read_header(r) && read_game(r) && read_edition(r))
        m = begin(r);
    if (!m) {
        sw_game_close(r->game);
        return NULL;
    }
    m->own = r->game;
    if (r->position || read_rest(r, m))
        return m;
    sw_match_free(m);
    return NULL;
}

static void reader_clear(struct reader *r)
{
    free(r->copy);
    free(r->pending);
    free(r->plan);
}

static bool reader_init(struct reader *r, const char *text, struct sw_error *e)
{
    size_t size = strlen(text) + 1;

    memset(r, 0, sizeof *r);
    r->hash = PLAIN_HASH;
    r->e = e;
    r->copy = malloc(size);
    r->pending = malloc(sizeof *r->pending);
    r->plan = malloc(sizeof *r->plan);
    if (!r->copy || !r->pending || !r->plan) {
        reader_clear(r);
        return sw_fail(e, SW_W_NO_MEMORY, NULL, NULL, NULL, NULL);
    }
    r->pending->count = 0;
    r->next = memcpy(r->copy, text, size);
    return true;
}

struct sw_match *sw_match_load(const char *text, struct sw_error *e)
{
    struct sw_error unheard;
    struct sw_match *m;
    struct reader r;

    if (!reader_init(&r, text, e ? e : &unheard))
        return NULL;
    m = load(&r);
    reader_clear(&r);
    return m;
}

static bool read_id(struct reader *r, char id[SW_MAX_TOKEN])
{
    char *rest, *word;

    if (!read_header(r) || !take_word(r, "game", &rest))
        return false;
    word = word_of(&rest);
    if (!word || strlen(word) >= SW_MAX_TOKEN)
        return fail(r, SW_W_NO_SUCH_GAME, word, NULL, NULL);
    strcpy(id, word);
    return true;
}

bool sw_save_game(const char *text, char id[SW_MAX_TOKEN], struct sw_error *e)
{
    struct sw_error unheard;
    struct reader r;
    bool found;

    if (!reader_init(&r, text, e ? e : &unheard))
        return false;
    found = read_id(&r, id);
    reader_clear(&r);
    return found;
}

struct sw_game *sw_save_open(const char *text)
{
    char id[SW_MAX_TOKEN];

    return sw_save_game(text, id, NULL) ? sw_game_open(id, NULL) : NULL;
}
