/* SPDX-License-Identifier: MIT */
/* cmd_engine.c - `spielwerk engine`: the line protocol on standard input and output. */
#include "commands.h"
#include "engine/engine.h"

/* One line; what is longer than any request may be is cut, so that the session refuses it
 * instead of filling the memory. A zero byte becomes a blank. False at the end. */
static bool read_line(struct sw_text *out)
{
    bool any = false;
    int c;

    sw_text_clear(out);
    sw_text_add(out, "");
    while ((c = getchar()) != EOF && c != '\n') {
        char byte = c ? (char)c : ' ';
        any = true;
        if (out->len <= ENGINE_LINE_MAX + 1)
            sw_text_add_bytes(out, &byte, 1);
    }
    return c == '\n' || any;
}

int cmd_engine(struct cli *c)
{
    struct sw_text line, reply;
    struct engine e;

    engine_init(&e, c->lang);
    e.entropy = open_entropy;
    sw_text_init_heap(&line);
    sw_text_init_heap(&reply);
    while (!e.quit && read_line(&line)) {
        engine_line(&e, line.data, &reply);
        cli_flush(&reply, stdout);
        fflush(stdout);
    }
    sw_text_clear(&line);
    sw_text_clear(&reply);
    engine_clear(&e);
    return EXIT_OK;
}
