/* SPDX-License-Identifier: MIT */
/* words.c - speaking to people: words in their language, errors, columns. */
#include <errno.h>
#include <string.h>

#include "cli.h"

static const struct sw_word cli_words[] = {
#define W(name, english, german) {#name, "", {english, german}},
#include "text.def"
#undef W
};

const struct sw_game cli_language = {
    .id = "cli",
    .words = cli_words,
    .word_count = sizeof cli_words / sizeof *cli_words,
};

const char *cli_text(struct cli *c, int word)
{
    return sw_words(&cli_language, word, c->lang);
}

void cli_say(struct cli *c, struct sw_text *out, int word, const char *a0, const char *a1,
             const char *a2, const char *a3)
{
    const char *arg[4] = {a0 ? a0 : "", a1 ? a1 : "", a2 ? a2 : "", a3 ? a3 : ""};

    sw_say(out, &cli_language, c->lang, word, arg);
}

void cli_print(struct cli *c, int word, const char *a0, const char *a1, const char *a2)
{
    struct sw_text t;

    sw_text_init_heap(&t);
    cli_say(c, &t, word, a0, a1, a2, NULL);
    puts(t.data ? t.data : "");
    sw_text_clear(&t);
}

static void complain(struct cli *c, int code, const char *place, const char *sentence)
{
    c->code = code;
    fflush(stdout);
    fprintf(stderr, "spielwerk%s%s: %s%s%s\n", c->command ? " " : "",
            c->command ? c->command->name : "", place, *place ? ": " : "", sentence);
}

int cli_fail(struct cli *c, int code, int word, const char *a0, const char *a1, const char *a2)
{
    struct sw_text t;

    sw_text_init_heap(&t);
    cli_say(c, &t, word, a0, a1, a2, NULL);
    complain(c, code, "", t.data ? t.data : "");
    sw_text_clear(&t);
    return code;
}

int cli_fail_error(struct cli *c, int code, const char *place, const struct sw_error *e,
                   const struct sw_game *g)
{
    struct sw_text t;

    sw_text_init_heap(&t);
    sw_error_say(e, g, c->lang, &t);
    complain(c, code, place, t.data ? t.data : "");
    sw_text_clear(&t);
    return code;
}

const char *cli_reason(struct cli *c, int error)
{
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return cli_text(c, T_REASON_NOT_THERE);
    case EISDIR:
        return cli_text(c, T_REASON_FOLDER);
    case EACCES:
    case EPERM:
    case EROFS:
        return cli_text(c, T_REASON_FORBIDDEN);
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return cli_text(c, T_REASON_FULL);
    default:
        return strerror(error);
    }
}

void cli_flush(struct sw_text *t, FILE *to)
{
    if (t->len)
        fwrite(t->data, 1, t->len, to);
    sw_text_clear(t);
}
