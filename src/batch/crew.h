/* SPDX-License-Identifier: MIT */
/* crew.h - threads that go through the same row of jobs again and again.
 *
 * Each has a part of the row, so that what it works on stays in the cache of its processor; who
 * is done helps the others. A call may be over within microseconds, so nobody goes to sleep at
 * once. */
#ifndef BATCH_CREW_H
#define BATCH_CREW_H

struct crew;

/* Jobs first .. end-1. Several threads call it at once, never for the same job. */
typedef void crew_work(void *self, int first, int end);

/* The caller works, too: it is one of the threads. Aborts where there is no room for them. */
struct crew *crew_new(int threads, int jobs, crew_work *work, void *self);
void crew_free(struct crew *c);

/* Do all jobs once. */
void crew_run(struct crew *c);

#endif
