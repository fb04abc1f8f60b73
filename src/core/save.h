/* SPDX-License-Identifier: MIT */
/* save.h - what writing and reading of saves have to agree on. See docs/save-format.md. */
#ifndef CORE_SAVE_H
#define CORE_SAVE_H

#include "spielwerk_match.h"

enum {
    SAVE_FORMAT = 1,
    SAVE_LINE_MAX = 16384, /* bytes; no state and no luck of one action prints longer */
    SAVE_CELL_MAX = 64 * SW_MAX_TOKEN
};

/* The eight digits behind a '~'. */
void save_digest(uint64_t digest, char out[9]);

/* "result 71 64 58 places 1 2 3", without its newline. */
void save_result(const struct sw_game *g, const struct sw_state *s, struct sw_text *out);

#endif
