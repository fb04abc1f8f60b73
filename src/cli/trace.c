/* SPDX-License-Identifier: MIT */
/* trace.c - matches as JSON lines for programs in other languages (docs/trace-format.md).
 *
 * The format is public: members may be added, but none changes its meaning, unless
 * TRACE_FORMAT counts up. */
#include "trace.h"

#include <inttypes.h>

static void key(struct sw_text *out, const char *name)
{
    sw_text_addf(out, ",\"%s\":", name);
}

static void head(struct sw_text *out, const char *type, uint64_t match)
{
    sw_text_addf(out, "{\"type\":\"%s\",\"match\":%" PRIu64, type, match);
}

static void number(struct sw_text *out, const char *name, long long value)
{
    key(out, name);
    sw_text_addf(out, "%lld", value);
}

static void string(struct sw_text *out, const char *name, const char *value)
{
    key(out, name);
    sw_text_add_json(out, value);
}

static void hash(struct sw_text *out, const char *name, uint64_t value)
{
    key(out, name);
    sw_text_addf(out, "\"%016" PRIx64 "\"", value);
}

static void position(struct sw_text *out, const struct sw_game *g, const struct sw_state *s)
{
    key(out, "position");
    sw_json(g, s, out);
    hash(out, "digest", sw_digest(g, s));
}

/* A text the engine prints, as a JSON string. */
static void printed_event(struct sw_text *out, const struct sw_game *g,
                          const struct sw_event *e)
{
    char memory[256];
    struct sw_text t;

    sw_text_init(&t, memory, sizeof memory);
    sw_event_print(g, e, &t);
    sw_text_addf(out, "{\"seat\":%d,\"text\":", e->seat);
    sw_text_add_json(out, memory);
    sw_text_addf(out, ",\"numbers\":[%d,%d,%d,%d,%d]}", e->type, e->seat, e->a, e->b, e->c);
}

static void luck(struct sw_text *out, const struct sw_game *g, const struct sw_events *ev)
{
    const char *between = "";

    key(out, "luck");
    sw_text_add(out, "[");
    for (int i = 0; i < ev->count; i++) {
        if (!(g->events[ev->item[i].type].flags & SW_EVENT_LUCK))
            continue;
        sw_text_add(out, between);
        printed_event(out, g, &ev->item[i]);
        between = ",";
    }
    sw_text_add(out, "]");
}

static void options(struct sw_text *out, const struct sw_game *g, const struct sw_setup *setup)
{
    key(out, "options");
    sw_text_add(out, "{");
    for (int i = 0; i < g->option_count; i++) {
        char token[SW_MAX_TOKEN];
        sw_option_print(g, i, setup->option[i], token);
        sw_text_add(out, i ? "," : "");
        sw_text_add_json(out, g->options[i].name);
        sw_text_add(out, ":");
        sw_text_add_json(out, token);
    }
    sw_text_add(out, "}");
}

static void bots(struct sw_text *out, const struct ai_bot *const bot[], int seats)
{
    key(out, "bots");
    sw_text_add(out, "[");
    for (int seat = 0; seat < seats; seat++) {
        sw_text_add(out, seat ? "," : "");
        sw_text_add_json(out, bot[seat]->name);
    }
    sw_text_add(out, "]");
}

void trace_setup(const struct sw_game *g, uint64_t match, const struct sw_setup *setup,
                 const struct ai_bot *const bot[], const struct sw_state *s,
                 const struct sw_events *ev, struct sw_text *out)
{
    char seed[SW_MAX_TOKEN * 2];

    sw_seed_print(&setup->seed, seed);
    head(out, "setup", match);
    number(out, "format", TRACE_FORMAT);
    string(out, "game", g->id);
    number(out, "version", g->version);
    number(out, "seats", setup->seats);
    options(out, g, setup);
    string(out, "edition", g->edition);
    hash(out, "edition_hash", g->edition_hash);
    string(out, "generator", setup->luck == SW_LUCK_FAST ? "fast" : "chacha");
    string(out, "seed", seed);
    bots(out, bot, setup->seats);
    luck(out, g, ev);
    position(out, g, s);
    sw_text_add(out, "}\n");
}

void trace_action(const struct sw_game *g, uint64_t match, const struct sw_action *a,
                  const struct sw_state *s, const struct sw_events *ev, struct sw_text *out)
{
    char memory[256];
    struct sw_text text;

    sw_text_init(&text, memory, sizeof memory);
    sw_action_print(g, a, &text);
    head(out, "action", match);
    number(out, "ply", s->ply);
    number(out, "seat", a->seat);
    string(out, "text", memory);
    key(out, "numbers");
    sw_text_addf(out, "[%d,%d,%d,%d,%d]", a->verb, a->seat, a->a, a->b, a->c);
    luck(out, g, ev);
    position(out, g, s);
    sw_text_add(out, "}\n");
}

static void score(struct sw_text *out, const struct sw_game *g, const struct sw_state *s,
                  int seat, int place)
{
    struct sw_scores scores;

    g->rules.score(g, s, seat, &scores);
    sw_text_addf(out, "{\"seat\":%d,\"place\":%d,\"total\":%d,\"by\":{", seat, place,
                 scores.total);
    for (int i = 0; i < scores.count; i++) {
        sw_text_add(out, i ? "," : "");
        sw_text_add_json(out, sw_word(g, scores.item[i].word)->name);
        sw_text_addf(out, ":%d", scores.item[i].points);
    }
    sw_text_add(out, "}}");
}

void trace_end(const struct sw_game *g, uint64_t match, const struct sw_state *s,
               struct sw_text *out)
{
    uint8_t place[SW_MAX_SEATS] = {0};

    g->rules.rank(g, s, place);
    head(out, "end", match);
    number(out, "ply", s->ply);
    string(out, "ending", g->endings[s->over].name);
    key(out, "scores");
    sw_text_add(out, "[");
    for (int seat = 0; seat < s->seats; seat++) {
        sw_text_add(out, seat ? "," : "");
        score(out, g, s, seat, place[seat]);
    }
    sw_text_add(out, "]}\n");
}
