/* SPDX-License-Identifier: MIT */
/* conn.h - one client: what it is to be told, and where it sits.
 *
 * Nothing is sent at once. What a turn of the loop has to say is held until all the turn has
 * done is durable, and only then released: nobody ever hears of something that could be lost.
 */
#ifndef SERVER_CONN_H
#define SERVER_CONN_H

#include "spielwerk.h"

struct guest;
struct server;
struct table;

enum {
    CONN_ROOM = 32,                 /* bytes before every message, for the frame's head */
    CONN_IN_MAX = 256 * 1024,       /* longest message from a client: a plan with an edition */
    CONN_OUT_MAX = 4 * 1024 * 1024, /* of a client that does not read: then it is dropped */
    VIEWER_SPECTATOR = SW_MAX_SEATS,
    VIEWERS
};

struct frame {
    struct frame *next;
    bool answer;     /* to a request; else news */
    int64_t request; /* its number */
    char *asked;     /* and the request itself, if it changed a table; else NULL */
    size_t size;
    unsigned char data[]; /* the message begins at CONN_ROOM */
};

struct frames {
    struct frame *first, **end;
};

struct conn {
    struct server *server;
    uint64_t key;        /* of its guest: who shares time for bots with whom */
    struct guest *guest; /* where it comes from; NULL: no memory, and it is let go */
    int unwanted; /* a word: why it is let go as soon as it asks for anything; 0: it is not */
    struct table *table; /* or NULL */
    struct conn *next;   /* at the same table */
    int viewer;          /* a seat, or VIEWER_SPECTATOR */
    enum sw_lang lang;
    uint32_t seen, sent; /* the last news it is told; the last that has gone out */
    struct sw_text in;   /* what has come of a message */
    struct frames held, out, undone;
    size_t out_size;
    struct conn *next_held;
    bool is_held, closing, too_long;
    bool acts;                  /* the request that is answered has changed a table */
    bool joins;                 /* it has taken a free seat in this turn */
    int64_t request;            /* the number of the request that is answered, or -1 */
    int64_t allowance, when;    /* thousandths of messages it may still send; reckoned at */
    struct conn *older, *newer; /* who has been silent for longer, and for less long */
    int64_t heard;              /* when it last sent anything */
    int64_t pinged;             /* when it was asked whether it is still there; 0: it was not */
    bool ping;                  /* it is to be asked */
    void *socket;
    void (*wake)(struct conn *c); /* there is something in `out`, or it is closing */
};

void conn_init(struct conn *c, struct server *s, void *socket, void (*wake)(struct conn *));
void conn_clear(struct conn *c);

/* Hold a message, a JSON object, until the end of the turn. */
void conn_send(struct conn *c, const struct sw_text *message);
/* The same as the answer to a request. `asked` is that request if it has changed a table, else
 * NULL. */
void conn_answer(struct conn *c, const struct sw_text *message, int64_t request,
                 const char *asked);
/* The turn is durable. */
void conn_release(struct conn *c);
/* It is not: forget what was to be said, all but answers to requests that changed nothing. The
 * other requests are undone: their answers are taken by conn_undone(). */
void conn_forget(struct conn *c);
/* The next of them, in the order of the requests; frame_free() it. NULL: none. */
struct frame *conn_undone(struct conn *c);
/* Is there an answer to a request that changed a table? */
bool conn_has_acted(const struct conn *c);
/* End it, after what is still to be sent. */
void conn_close(struct conn *c);
/* The first message that is to be sent; frame_free() it. NULL: none. */
struct frame *conn_take(struct conn *c);
void frame_free(struct frame *f);

/* May it send another message now? (`now` in milliseconds) */
bool conn_may_send(struct conn *c, int64_t now);

static inline int viewer_seat(int viewer)
{
    return viewer == VIEWER_SPECTATOR ? SW_SPECTATOR : viewer;
}

#endif
