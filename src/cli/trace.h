/* SPDX-License-Identifier: MIT */
/* trace.h - matches as JSON lines for programs in other languages (docs/trace-format.md). */
#ifndef CLI_TRACE_H
#define CLI_TRACE_H

#include "ai/ai.h"

enum { TRACE_FORMAT = 1 };

/* Each appends one line. `match` is the number of the match in the file, from 0. */
void trace_setup(const struct sw_game *g, uint64_t match, const struct sw_setup *setup,
                 const struct ai_bot *const bot[], const struct sw_state *s,
                 const struct sw_events *ev, struct sw_text *out);
void trace_action(const struct sw_game *g, uint64_t match, const struct sw_action *a,
                  const struct sw_state *s, const struct sw_events *ev, struct sw_text *out);
void trace_end(const struct sw_game *g, uint64_t match, const struct sw_state *s,
               struct sw_text *out);

#endif
