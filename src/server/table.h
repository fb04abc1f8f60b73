/* SPDX-License-Identifier: MIT */
/* table.h - a match with people around it.
 *
 * A table is its plan and its lines, as a match is its log: whatever happens at a table is a
 * line ("act 0 buy S05", "chat 1 hello"), and playing the lines again gives the same table on
 * every server. So there is one function that changes a table, and it does not matter whether
 * a line comes from a client, from a bot, from another server or from the store. */
#ifndef SERVER_TABLE_H
#define SERVER_TABLE_H

#include "conn.h"
#include "plan.h"
#include "queue.h"
#include "spielwerk_match.h"

enum { TABLE_LINE_MAX = 1024, TABLE_CHAT_MAX = 500, TABLE_CHATS = 200 };

struct guest;
struct peer;

enum table_ask { ASK_NONE, ASK_UNDO, ASK_END, ASK_BOT };

struct table_seat {
    char hash[SECRET_HASH], luck[FAIR_LUCK];
    char saw[FAIR_SECRET]; /* the commitment it knew before it added its luck; "": not said */
    char name[SW_MAX_TOKEN];
    char bot[SW_MAX_TOKEN]; /* who plays it now: "" its person */
    char *hook;             /* where it wants to be told that it is its turn, or NULL */
    int64_t reminded;       /* when it was told so last */
    bool joined;
    bool left;    /* its person has left it to a bot, and votes on nothing until he is back */
    int online;   /* clients at this server */
    int64_t gone; /* since when there is nobody, if there is nobody */
    int64_t time; /* milliseconds on its clock */
};

/* Clients at another server. */
struct elsewhere {
    struct elsewhere *next;
    const struct peer *peer;
    uint32_t seats; /* bit per seat */
    int watching;
};

struct table_chat {
    int seat;
    int64_t at;
    char *text;
};

struct table {
    char id[SECRET_TEXT];
    struct table *next;         /* in the same row of the hash table */
    struct table *next_touched; /* something happened this turn */
    bool touched, changed;      /* changed: people have to be told how the table stands */
    struct plan plan;
    struct sw_match *match; /* NULL: seats are free */
    int lines;              /* so far */
    int64_t at;             /* of the last one */
    int64_t seen;           /* of the last one that everybody could notice */
    int64_t clock;          /* since when those who are waiting think */
    uint32_t thought;       /* who did before the line that is happening */
    int64_t used;           /* when anybody last looked at it */
    struct table_seat seat[SW_MAX_SEATS];

    uint16_t *told; /* by action: which viewers noticed (bit per viewer) */
    int told_room;
    uint32_t news[VIEWERS];     /* how many news each viewer has had */
    uint32_t cut[VIEWERS];      /* the last of them that took something back */
    uint32_t chapters[VIEWERS]; /* what it has been told and not taken back */

    struct table_chat *chat; /* the latest TABLE_CHATS */
    int chats, chat_first;   /* how many there are; the number of the first */

    enum table_ask ask;
    int asker, target;
    bool fresh;                /* what is taken back gives fresh luck, too */
    uint32_t voters, agreed;   /* bit per seat; no voters: as table_voters() says */
    bool ended;                /* by agreement */
    char rematch[SECRET_TEXT]; /* the next table, or "" */
    struct guest *brought;     /* who is charged for its components, or NULL */
    int64_t bytes;             /* of them */
    struct conn *conns;
    struct elsewhere *elsewhere; /* who is connected at other servers (presence.h) */
    bool knows_others;           /* they have been asked who is there */
    uint32_t told_seats;         /* what they were told of who is here */
    int told_watching;
    bool tell_again;
    uint32_t due;     /* bit per seat: its turn has come, and it may want to know */
    int64_t deserted; /* when the last client left; 0: nobody was here */
    uint64_t keeper;  /* who pays for its bots' time: who made it, or came first */
    struct queue_place place;
    bool thinking, dropped; /* a bot has been asked; and nobody else wants it any more */
};

/* A table of a plan, which it takes over. NULL: no memory. */
struct table *table_new(const char *id, struct plan *plan);
void table_free(struct table *t);

/* Something happens. False if the line makes no sense here; nothing has changed then. Tells
 * everybody who is connected (news.h). */
bool table_line(struct table *t, const char *line, int64_t at);

int table_seats(const struct table *t);
bool table_is_person(const struct table *t, int seat); /* by plan */
bool table_begun(const struct table *t);
bool table_over(const struct table *t);
const struct sw_game *table_game(const struct table *t);
void table_names(const struct table *t, const char *name[SW_MAX_SEATS]);
/* Bit mask of seats that have to agree to what is asked; 0: nothing is asked. */
uint32_t table_voters(const struct table *t);
/* Bit mask of those who would be asked now. */
uint32_t table_asked(const struct table *t, enum table_ask ask, int target);
/* Can this seat say no to what is asked? */
bool table_may_refuse(const struct table *t, int seat);
/* Bit mask of people who are waited for. */
uint32_t table_thinking(const struct table *t);
/* What is left on the seat's clock at `now`; INT64_MAX: it has none, or it stands still and
 * `running` is asked for. */
int64_t table_clock(const struct table *t, int seat, int64_t now, bool running);

/* Is anybody connected for this seat, at any server? And how many watch? */
bool table_online(const struct table *t, int seat);
int table_watching(const struct table *t);
/* For how many milliseconds nobody has been connected for it; 0: somebody is. */
int64_t table_away(const struct table *t, int seat, int64_t now);
int table_watching_here(const struct table *t); /* at this server only */
/* Forget who is connected at other servers. */
void table_forget_others(struct table *t);

void table_attach(struct table *t, struct conn *c, int viewer);
void table_detach(struct conn *c);

#endif
