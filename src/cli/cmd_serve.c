/* SPDX-License-Identifier: MIT */
/* cmd_serve.c - `spielwerk serve` and `verify`: tables for browsers, and whether their luck
 * was fair. */
#define _POSIX_C_SOURCE 200809L

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "commands.h"
#include "config.h"
#include "server/fair.h"
#include "server/serve.h"

static volatile bool stop; /* set by a signal, read by the loop */

static void on_signal(int signal)
{
    (void)signal;
    stop = true;
}

/* Ask the desktop for a browser. Whoever has none, opens the address by hand. */
static void open_browser(const char *address)
{
    pid_t child = fork();

    if (child != 0)
        return;
    if (fork() == 0) {
        if (freopen("/dev/null", "w", stdout) && freopen("/dev/null", "w", stderr))
            execlp("xdg-open", "xdg-open", address, (char *)NULL);
    }
    _exit(0);
}

static void say_address(void *self, int port)
{
    struct cli *c = self;
    const char *host = c->option[O_ADDRESS];
    char address[128];

    if (!host || strcmp(host, "0.0.0.0") == 0)
        host = "127.0.0.1";
    snprintf(address, sizeof address, "%s://%s:%d/",
             c->option[O_CERTIFICATE] ? "https" : "http", host, port);
    cli_print(c, T_SERVE_AT, address, NULL, NULL);
    fflush(stdout);
    if (c->option[O_OPEN])
        open_browser(address);
}

/* ~/.local/share/spielwerk/tables.db, unless told otherwise. */
static bool find_store(struct cli *c, struct sw_text *out)
{
    if (c->option[O_STORE]) {
        sw_text_add(out, c->option[O_STORE]);
        return true;
    }
    if (!open_folder_name(out)) {
        cli_fail(c, EXIT_USAGE, T_SERVE_NO_FOLDER, NULL, NULL, NULL);
        return false;
    }
    open_make_folder(out->data);
    chmod(out->data, 0700);
    sw_text_add(out, "/tables.db");
    return true;
}

/* lws would go on without it. */
static bool check_hook_ca(struct cli *c)
{
    const char *name = c->option[O_HOOK_CA];
    struct sw_text text;
    bool good;

    if (!name)
        return true;
    if (!open_file(c, name, &text))
        return false;
    good = strstr(text.data, "-----BEGIN CERTIFICATE-----") != NULL;
    if (!good)
        cli_fail(c, EXIT_INPUT, T_SERVE_HOOK_CA, name, NULL, NULL);
    sw_text_clear(&text);
    return good;
}

static bool read_limits(struct cli *c, struct limits *out)
{
    enum { MEGABYTE = 1 << 20, MILLION = 1000000 };
    int64_t clients, clients_each, tables, tables_each, editions, editions_each;

    if (!args_number(c, O_CLIENTS, 20000, 1, MILLION, &clients) ||
        !args_number(c, O_CLIENTS_EACH, 200, 1, MILLION, &clients_each) ||
        !args_number(c, O_TABLES, 50000, 1, MILLION, &tables) ||
        !args_number(c, O_TABLES_EACH, 200, 1, MILLION, &tables_each) ||
        !args_number(c, O_EDITIONS, 64, 0, MILLION, &editions) ||
        !args_number(c, O_EDITIONS_EACH, 8, 0, MILLION, &editions_each))
        return false;
    *out = (struct limits){.clients = (int)clients,
                           .clients_each = (int)clients_each,
                           .tables = (int)tables,
                           .tables_each = (int)tables_each,
                           .editions = editions * MEGABYTE,
                           .editions_each = editions_each * MEGABYTE};
    return true;
}

static bool read_options(struct cli *c, struct serve_options *o)
{
    int64_t port, threads, team, rate, patience, away, linger, bots;

    if (!args_number(c, O_PORT, 8173, 0, 65535, &port) ||
        !args_number(c, O_THREADS, 2, 1, 16, &threads) ||
        !args_number(c, O_TEAM, 0, 1, 16, &team) ||
        !args_number(c, O_RATE, 30, 1, 1000000, &rate) ||
        !args_number(c, O_PATIENCE, 30, 1, 86400, &patience) ||
        !args_number(c, O_AWAY, 120, 0, 30 * 86400, &away) ||
        !args_number(c, O_LINGER, 10, 0, 86400, &linger) ||
        !args_number(c, O_BOTS_EACH, 200, 0, 1000000, &bots))
        return false;
    *o = (struct serve_options){
        .address = c->option[O_ADDRESS] ? c->option[O_ADDRESS] : "127.0.0.1",
        .port = (int)port,
        .bots = (int)threads,
        .team = (int)team,
        .rate = (int)rate,
        .patience = (int)patience,
        .away = (int)away,
        .linger = (int)linger,
        .bots_each = (int)bots,
        .proxies = c->option[O_PROXY],
        .watch = c->option[O_METRICS],
        .certificate = c->option[O_CERTIFICATE],
        .key = c->option[O_KEY],
        .private_hooks = c->option[O_PRIVATE_HOOKS] != NULL,
        .hook_ca = c->option[O_HOOK_CA],
    };
    if (!read_limits(c, &o->limit))
        return false;
    if (!o->certificate == !o->key)
        return check_hook_ca(c);
    cli_fail(c, EXIT_USAGE, T_SERVE_TLS, NULL, NULL, NULL);
    return false;
}

static int serve(struct cli *c, const struct serve_options *o)
{
    char why[256] = "", port[16];

    switch (serve_run(o, say_address, c, &stop, why, sizeof why)) {
    case SERVE_NO_PORT:
        snprintf(port, sizeof port, "%d", o->port);
        return cli_fail(c, EXIT_INPUT, T_SERVE_PORT, port, NULL, NULL);
    case SERVE_NO_STORE:
        return cli_fail(c, EXIT_INPUT, T_SERVE_STORE, o->store, why, NULL);
    case SERVE_NO_PROXY:
        return cli_fail(c, EXIT_USAGE, T_SERVE_PROXY, o->proxies, NULL, NULL);
    case SERVE_NO_WATCH:
        return cli_fail(c, EXIT_INPUT, T_SERVE_METRICS, o->watch, NULL, NULL);
    case SERVE_NO_MEMORY:
        return cli_fail(c, EXIT_INPUT, T_SERVE_MEMORY, NULL, NULL, NULL);
    default:
        return EXIT_OK;
    }
}

static int serve_with(struct cli *c)
{
    struct serve_options o;
    struct sw_text store;
    int code;

    if (!read_options(c, &o))
        return c->code;
    sw_text_init_heap(&store);
    code = EXIT_USAGE;
    if (find_store(c, &store)) {
        o.store = store.data;
        code = serve(c, &o);
    }
    sw_text_clear(&store);
    return code;
}

int cmd_serve(struct cli *c)
{
    struct sigaction action = {.sa_handler = on_signal};
    struct sw_text config;
    int code;

    sw_text_init_heap(&config);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    signal(SIGCHLD, SIG_IGN);
    signal(SIGPIPE, SIG_IGN);
    code = config_read(c, &config) ? serve_with(c) : c->code;
    sw_text_clear(&config);
    return code;
}

/* ---- verify ----------------------------------------------------------------------- */

/* Whoever never agreed to anything should wonder. */
static void say_renewals(struct cli *c, const char *text)
{
    static const char line[] = "\nagain ";
    struct sw_text numbers;

    sw_text_init_heap(&numbers);
    while ((text = strstr(text, line))) {
        text += strlen(line);
        sw_text_add(&numbers, numbers.len ? ", " : "");
        sw_text_add_bytes(&numbers, text, strcspn(text, "\n"));
    }
    if (numbers.len)
        cli_print(c, T_VERIFY_AGAIN, numbers.data, NULL, NULL);
    sw_text_clear(&numbers);
}

static int say_verdict(struct cli *c, const char *text, const char *pinned)
{
    static const int word[] = {[FAIR_SHAPE] = T_VERIFY_SHAPE,
                               [FAIR_PINNED] = T_VERIFY_PINNED,
                               [FAIR_COMMITMENT] = T_VERIFY_COMMITMENT,
                               [FAIR_SEED] = T_VERIFY_SEED};
    struct sw_error e;
    struct sw_game *g;
    enum fair_verdict verdict = fair_log_check(text, pinned, &e, &g);

    if (verdict == FAIR_GOOD) {
        cli_print(c, T_VERIFY_GOOD, NULL, NULL, NULL);
        if (!pinned)
            cli_print(c, T_VERIFY_ALONE, NULL, NULL, NULL);
        say_renewals(c, text);
    } else if (verdict == FAIR_SAVE) {
        cli_fail_error(c, EXIT_WRONG, c->word[0], &e, g);
    } else {
        cli_fail(c, EXIT_WRONG, word[verdict], NULL, NULL, NULL);
    }
    sw_game_close(g);
    return verdict == FAIR_GOOD ? EXIT_OK : EXIT_WRONG;
}

/* As people copy it: in any case. */
static bool read_commitment(struct cli *c, char out[FAIR_SECRET])
{
    const char *given = c->option[O_COMMITMENT];

    snprintf(out, FAIR_SECRET, "%s", given ? given : "");
    for (char *at = out; *at; at++)
        *at = (char)(*at >= 'A' && *at <= 'F' ? *at - 'A' + 'a' : *at);
    if (!given || (strlen(given) < FAIR_SECRET && fair_commitment_shape(out)))
        return true;
    cli_fail(c, EXIT_USAGE, T_VERIFY_HEX, given, NULL, NULL);
    return false;
}

int cmd_verify(struct cli *c)
{
    char pinned[FAIR_SECRET];
    struct sw_text text;
    int code;

    if (!read_commitment(c, pinned))
        return c->code;
    if (!open_file(c, c->word[0], &text))
        return c->code;
    code = say_verdict(c, text.data, pinned[0] ? pinned : NULL);
    sw_text_clear(&text);
    return code;
}
