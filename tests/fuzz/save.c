/* SPDX-License-Identifier: MIT */
/* save.c - fuzz saves and positions: refused with a sentence, or stable when written again. */
#include "fuzz.h"

static void write_again(const struct sw_match *m, struct sw_text *out)
{
    sw_text_init_heap(out);
    sw_match_save(m, out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);
    struct sw_error e = {0};
    struct sw_text first, second;
    struct sw_match *m = sw_match_load(text, &e), *again;
    free(text);
    if (!m) {
        fuzz_error(&e, NULL);
        return 0;
    }
    write_again(m, &first);
    again = sw_match_load(first.data, &e);
    MUST(again);
    write_again(again, &second);
    MUST(strcmp(first.data, second.data) == 0);
    sw_match_free(m);
    sw_match_free(again);
    sw_text_clear(&first);
    sw_text_clear(&second);
    return 0;
}
