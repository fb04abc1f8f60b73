/* SPDX-License-Identifier: MIT */
/* exports.c - what a page may call: sessions of the line protocol.
 *
 * The page writes a line into a buffer of ours and gets the address of the reply. Everything
 * else, from setting up a match to drawing it, is a line (docs/protocol.md). Seeds come from
 * the page, which has the browser's generator: it never sends `new` without one. */
#include <stdint.h>
#include <stdlib.h>

#include "ai/playouts.h"
#include "engine/engine.h"

#define EXPORT(name) __attribute__((export_name(#name))) name

static struct sw_text reply;

struct engine *EXPORT(session_open)(void);
void EXPORT(session_close)(struct engine *e);
char *EXPORT(line_room)(size_t size);
const char *EXPORT(session_line)(struct engine *e, char *line);
size_t EXPORT(reply_length)(void);
uint32_t EXPORT(drill)(int game, int from, int to);

struct engine *session_open(void)
{
    struct engine *e = malloc(sizeof *e);

    if (e)
        engine_init(e, SW_EN);
    return e;
}

void session_close(struct engine *e)
{
    engine_clear(e);
    free(e);
}

/* Memory for a line of `size` bytes with its final zero; session_line() frees it. */
char *line_room(size_t size)
{
    return malloc(size);
}

/* The reply stays where it is until the next line. */
const char *session_line(struct engine *e, char *line)
{
    if (!reply.grows)
        sw_text_init_heap(&reply);
    sw_text_clear(&reply);
    sw_text_add(&reply, "");
    engine_line(e, line, &reply);
    free(line);
    return reply.data;
}

size_t reply_length(void)
{
    return reply.len;
}

/* Random matches `from` to `to` of a game, for measuring; gives the number of decisions. The
 * game stays open from call to call, as it does in the program's `bench`: opening it takes as
 * long as thousands of decisions. */
uint32_t drill(int game, int from, int to)
{
    static struct sw_game *g;
    static int opened = -1;
    uint32_t decisions = 0;

    if (game != opened) {
        sw_game_close(g);
        g = sw_game_open(sw_game_id(game), NULL);
        opened = game;
    }
    for (int i = from; g && i < to; i++)
        decisions += playouts_play(g, (uint64_t)i, NULL);
    return decisions;
}
