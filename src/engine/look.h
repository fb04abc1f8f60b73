/* SPDX-License-Identifier: MIT */
/* look.h - commands of the line protocol for whoever shows a table to people. */
#ifndef ENGINE_LOOK_H
#define ENGINE_LOOK_H

#include "request.h"

/* look.c: what a seat sees at some moment of the match */
void look_look(struct request *r);
void look_table(struct request *r);
void look_choices(struct request *r);
void look_svg(struct request *r);
void look_story(struct request *r);
void look_points(struct request *r);
void look_reason(struct request *r);

/* The members "lines" (sentences) and "marks" (what they are about) of what `seat` is told. */
void look_tell(const struct sw_game *g, const struct sw_events *ev, int seat, enum sw_lang lang,
               const char *const *names, struct sw_text *out);

/* review.c */
void look_review(struct request *r);

/* about.c: what games are made of */
void about_about(struct request *r);
void about_symbols(struct request *r);
void about_rules(struct request *r);
void about_components(struct request *r);

#endif
