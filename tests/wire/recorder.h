/* SPDX-License-Identifier: MIT */
/* recorder.h - was a client told exactly what its seat may know, and not a byte more? */
#ifndef WIRE_RECORDER_H
#define WIRE_RECORDER_H

#include "desk.h"

/* `log` is the table's log, opened when the match was over. Every message in d->record must be
 * what follows from it for the seat of `d`; nothing may have been taken back in that match.
 * NULL, or what was wrong. `secrets`: texts that must not occur in any message before the
 * match was over; ends with NULL. */
const char *recorder_check(const struct desk *d, const char *log, const char *const *secrets);

#endif
