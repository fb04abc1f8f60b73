/* SPDX-License-Identifier: MIT */
/* kinds.h - Altiplano: how its values are written, for game.c. */
#ifndef ALTIPLANO_KINDS_H
#define ALTIPLANO_KINDS_H

#include "game.h"

extern const struct sw_kind altiplano_kinds[K_END - SW_KIND_GAME];

#endif
