/* SPDX-License-Identifier: MIT */
/* materials.c - the colours all games share.
 *
 * Warm inks on paper by day, the same things under a lamp by night. Every seat has a
 * pattern besides its colour: the six stay apart for people who see no hues. */
#include "spielwerk_scene.h"

const struct sw_material sw_core_materials[SW_MATERIAL_GAME] = {
    /*               name       light     dark      ansi pattern */
    [SW_CLEAR] = {"clear", 0x000000, 0x000000, 0, NULL},
    [SW_TABLE] = {"table", 0xEFE7D5, 0x211C17, 230, NULL},
    [SW_PAPER] = {"paper", 0xFCF6E8, 0x37302A, 255, NULL},
    [SW_INK] = {"ink", 0x2C2018, 0xF3E9D6, 0, NULL},
    [SW_FAINT] = {"faint", 0x7A6753, 0xB5A48D, 244, NULL},
    [SW_GOLD] = {"gold", 0xD9A62E, 0xD9A62E, 178, NULL},
    [SW_SILVER] = {"silver", 0xA9AEB3, 0xA9AEB3, 248, NULL},
    [SW_WOOD] = {"wood", 0x8C6B3C, 0x8C6B3C, 137, NULL},
    [SW_STONE] = {"stone", 0x9A948A, 0x8A847B, 246, NULL},
    [SW_MEADOW] = {"meadow", 0x93AC6A, 0x5F7748, 107, NULL},
    [SW_WATER] = {"water", 0x4F93B4, 0x3F7C9B, 74, NULL},
    [SW_SHADE] = {"shade", 0xE2D6BC, 0x2A241F, 187, NULL},
    [SW_ACCENT] = {"accent", 0xB23A1E, 0xF08A5D, 166, NULL},
    [SW_SEAT_0] = {"seat-0", 0x9B2F44, 0xC4546A, 125, "seat-0"},
    [SW_SEAT_1] = {"seat-1", 0x2C7D78, 0x46A39D, 30, "seat-1"},
    [SW_SEAT_2] = {"seat-2", 0xC07A1A, 0xDB9A3C, 172, "seat-2"},
    [SW_SEAT_3] = {"seat-3", 0x4A4E94, 0x7C80CB, 61, "seat-3"},
    [SW_SEAT_4] = {"seat-4", 0x5F7A32, 0x8BA95A, 64, "seat-4"},
    [SW_SEAT_5] = {"seat-5", 0x6B4A3A, 0xA47F6B, 95, "seat-5"},
};

const struct sw_material *sw_material(const struct sw_game *g, int material)
{
    int own = material - SW_MATERIAL_GAME;

    if (own >= 0 && own < g->material_count)
        return &g->materials[own];
    if (own >= 0 || !sw_core_materials[material].name)
        return &sw_core_materials[SW_CLEAR];
    return &sw_core_materials[material];
}
