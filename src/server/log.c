/* SPDX-License-Identifier: MIT */
/* log.c - lines for whoever looks after the server. */
#define _POSIX_C_SOURCE 200809L

#include "log.h"

#include <stdarg.h>
#include <stdio.h>
#include <time.h>

void log_line(const char *format, ...)
{
    time_t now = time(NULL);
    struct tm parts;
    char when[32];
    va_list values;

    gmtime_r(&now, &parts);
    strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%SZ", &parts);
    fprintf(stderr, "%s ", when);
    va_start(values, format);
    vfprintf(stderr, format, values);
    va_end(values);
    fputc('\n', stderr);
}
