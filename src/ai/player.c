/* SPDX-License-Identifier: MIT */
/* player.c - players as command lines write them: a bot's name, or a search with its numbers.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai.h"

enum { NUMBERS = 3, MOST = 60000 };

/* ":200:8" into numbers; what is left out is 0. */
static bool read_numbers(const char *text, long number[NUMBERS])
{
    int n = 0;

    for (; *text == ':' && n < NUMBERS; n++) {
        char *end;
        if (text[1] < '0' || text[1] > '9')
            return false;
        number[n] = strtol(text + 1, &end, 10);
        if (number[n] > MOST)
            return false;
        text = end;
    }
    return *text == '\0' && number[0] > 0;
}

bool ai_player_parse(const char *text, struct ai_player *out)
{
    static const char prefix[] = "search";
    long number[NUMBERS] = {0};

    *out = (struct ai_player){.bot = ai_find(text)};
    snprintf(out->name, sizeof out->name, "%s", text);
    if (out->bot)
        return true;
    if (strlen(text) >= AI_NAME || strncmp(text, prefix, sizeof prefix - 1) != 0 ||
        !read_numbers(text + sizeof prefix - 1, number))
        return false;
    out->plan.iterations = (uint32_t)number[0];
    out->plan.width = (uint16_t)number[1];
    out->plan.rollout_depth = (uint16_t)number[2];
    return true;
}

static struct search_plan plan_of(const struct ai_player *p, const struct sw_game *g)
{
    struct search_plan plan = ai_plan(g, 100);

    plan.nodes = plan.nodes / plan.iterations * p->plan.iterations;
    plan.iterations = p->plan.iterations;
    plan.width = p->plan.width ? p->plan.width : plan.width;
    plan.rollout_depth = p->plan.rollout_depth ? p->plan.rollout_depth : plan.rollout_depth;
    return plan;
}

struct sw_action ai_player_choose(const struct ai_player *p, const struct sw_game *g,
                                  const struct sw_state *view, int seat,
                                  struct sw_rng *thinking)
{
    struct search_plan plan;

    if (p->bot)
        return p->bot->choose(g, view, seat, thinking);
    plan = plan_of(p, g);
    return ai_search(g, view, seat, &plan, thinking);
}
