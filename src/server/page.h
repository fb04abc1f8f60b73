/* SPDX-License-Identifier: MIT */
/* page.h - the files of the page, carried along in the program. */
#ifndef SERVER_PAGE_H
#define SERVER_PAGE_H

#include <stddef.h>

struct page_file {
    const char *path, *type;
    const char *data; /* compressed by gzip */
    size_t size;
};

extern const struct page_file page_files[]; /* made by the Makefile; ends with a NULL path */

#endif
