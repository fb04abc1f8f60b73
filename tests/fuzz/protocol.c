/* SPDX-License-Identifier: MIT */
/* protocol.c - fuzz the line protocol: every line is answered, and the session survives. */
#include "engine/engine.h"
#include "fuzz.h"

/* Nothing while a position is read; else a last line that begins with "ok" or "error". */
static void answered(const struct engine *e, const struct sw_text *reply)
{
    const char *last = reply->data;
    if (e->reading && reply->len == 0)
        return;
    MUST(reply->len > 0 && reply->data[reply->len - 1] == '\n');
    for (const char *p = reply->data; p < reply->data + reply->len - 1; p++)
        if (*p == '\n')
            last = p + 1;
    MUST(strncmp(last, "ok", 2) == 0 || strncmp(last, "error ", 6) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size), *line = text;
    struct engine e;
    struct sw_text reply;
    engine_init(&e, SW_EN);
    sw_text_init_heap(&reply);
    while (line && !e.quit) {
        char *end = strchr(line, '\n');
        if (end)
            *end = 0;
        sw_text_clear(&reply);
        engine_line(&e, line, &reply);
        answered(&e, &reply);
        line = end ? end + 1 : NULL;
    }
    sw_text_clear(&reply);
    engine_clear(&e);
    free(text);
    return 0;
}
