/* SPDX-License-Identifier: MIT */
/* gang.h - threads that go through the same row of jobs again and again.
 *
 * Each has a part of the row, so that what it works on stays in the cache of its processor; who
 * is done helps the others. A call may be over within microseconds, so nobody goes to sleep at
 * once. */
#ifndef BATCH_GANG_H
#define BATCH_GANG_H

struct gang;

/* Jobs first .. end-1. Several threads call it at once, never for the same job. */
typedef void gang_work(void *self, int first, int end);

/* The caller works, too: it is one of the threads. Aborts where there is no room for them. */
struct gang *gang_new(int threads, int jobs, gang_work *work, void *self);
void gang_free(struct gang *c);

/* Do all jobs once. */
void gang_run(struct gang *c);

#endif
