/* SPDX-License-Identifier: MIT */
/* script.c - fuzz rule scripts: any text is run or refused, line by line.
 *
 * Left out is `play`, which may take as long as it is told to. */
#include "script/script.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct script_result result;
    char *text = fuzz_text(data, size);
    if (strstr(text, "play")) {
        free(text);
        return -1;
    }
    script_run("fuzz", text, SW_DE, &result);
    MUST(result.kept <= result.failed && result.kept <= SCRIPT_KEPT);
    for (int i = 0; i < result.kept; i++)
        MUST(result.failure[i].line > 0 && result.failure[i].message[0]);
    script_clear(&result);
    free(text);
    return 0;
}
