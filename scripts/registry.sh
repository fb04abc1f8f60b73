#!/bin/sh
# SPDX-License-Identifier: MIT
# registry.sh FOLDER... - the list of all games as C: src/games/lydia holds `lydia_game`.
set -eu
printf '/* Made by scripts/registry.sh from the folders of games. */\n#include "games/games.h"\n\n'
for folder in "$@"; do
    printf 'extern const struct sw_game %s_game;\n' "$(basename "$folder")"
done
printf '\nconst struct sw_game *const games_all[] = {\n'
for folder in "$@"; do
    printf '    &%s_game,\n' "$(basename "$folder")"
done
printf '};\n\nconst int games_all_count = %d;\n' $#
