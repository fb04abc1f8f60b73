/* SPDX-License-Identifier: MIT */
/* log.h - lines for whoever looks after the server. */
#ifndef SERVER_LOG_H
#define SERVER_LOG_H

/* One line to standard error, with the time. Never a secret, a name, or what people write;
 * ids of tables are secrets, too: who knows one may watch. */
void log_line(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
