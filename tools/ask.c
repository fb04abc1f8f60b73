/* SPDX-License-Identifier: MIT */
/* ask.c - lines of the line protocol in, answers out: how the build asks the engine.
 *
 * The page is built before the program that carries it, and shows what every game looks like.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/engine.h"

int main(void)
{
    static struct engine e;
    static char line[1 << 16];
    struct sw_text reply;

    engine_init(&e, SW_EN);
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = '\0';
        sw_text_init_heap(&reply);
        sw_text_add(&reply, "");
        engine_line(&e, line, &reply);
        if (strncmp(reply.data, "error", 5) == 0) {
            fprintf(stderr, "%s", reply.data);
            return EXIT_FAILURE;
        }
        fputs(reply.data, stdout);
        sw_text_clear(&reply);
    }
    engine_clear(&e);
    return EXIT_SUCCESS;
}
