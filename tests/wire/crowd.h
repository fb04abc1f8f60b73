/* SPDX-License-Identifier: MIT */
/* crowd.h - many tables of two people each, all at once, in one thread. */
#ifndef WIRE_CROWD_H
#define WIRE_CROWD_H

#include "desk.h"

enum { CROWD_GAMES = 16 };

enum pair_state { PAIR_NEW, PAIR_CREATING, PAIR_SITTING, PAIR_PLAYING, PAIR_OVER };

struct pair {
    struct desk desk[2];
    const struct sw_game *game;
    enum pair_state state;
    int64_t due;        /* microseconds: when somebody acts next */
    int64_t sent;       /* when the last action was sent; 0: it has been heard of */
    int actor;          /* who sent it */
    int64_t request[2]; /* numbers of requests that are not answered; 0: none */
    int actions;        /* that were accepted in this match */
};

struct crowd {
    struct pair *pair;
    int count, epoll;
    struct sw_game *game[CROWD_GAMES]; /* those that two can play */
    int games;
    int64_t pace;    /* microseconds between actions of a table */
    int64_t acted;   /* actions that were accepted */
    int64_t refused; /* for other reasons than being late */
    int64_t *sample; /* microseconds from sending an action to the other's news */
    int samples, sample_room;
    bool stays;         /* what is over stays so; else another match begins */
    const char *broken; /* what came that must not, or why we cannot go on; NULL: all is well */
    /* An action is sent, or its answer came; may be NULL. */
    void (*sending)(struct pair *p, int who, const char *action);
    void (*answered)(struct pair *p, int who, bool accepted);
};

int64_t crowd_clock(void); /* microseconds */

/* Pairs of the games for two. They are connected by crowd_connect(). */
bool crowd_init(struct crowd *c, int count, int port, int64_t pace);
void crowd_clear(struct crowd *c);
/* (Re)connect everybody; who has a seat already takes it again. */
bool crowd_connect(struct crowd *c);
/* Let everybody act and hear for that many microseconds. */
void crowd_run(struct crowd *c, int64_t time);
/* Actions of the matches that are being played: what a server has to remember. */
int64_t crowd_actions(const struct crowd *c);
/* Wait until all play. */
bool crowd_settle(struct crowd *c, int64_t time);

#endif
