#!/bin/sh
# SPDX-License-Identifier: MIT
# new_game.sh NAME - begin a new game as a copy of the template, with its tests and rule page.
#
# The copy passes every test the template passes; docs/new-game.md says how to go on.
set -eu
cd "$(dirname "$0")/.."
name=${1-}
case $name in
'' | *[!a-z0-9]* | [0-9]*)
    echo "usage: $0 NAME, small letters and digits, a letter first" >&2
    exit 2
    ;;
esac
[ ! -e "src/games/$name" ] || {
    echo "There is a game called $name already." >&2
    exit 1
}
capitals=$(echo "$name" | tr '[:lower:]' '[:upper:]')
prefix=$(echo "$capitals" | cut -c 1-3)

# copy FROM TO: one file, speaking of the new game
copy() {
    mkdir -p "$(dirname "$2")"
    sed "s/\\bnull/$name/g; s/NULL_GAME_H/${capitals}_GAME_H/; s/\\bNUL-/$prefix-/g
         s/^    \\.hidden = true,\$/    .shelf = 100,/" "$1" >"$2"
    echo "$2"
}

for file in src/games/null/* tests/rules/null/*; do
    copy "$file" "$(echo "$file" | sed "s|/null/|/$name/|")"
done
for file in docs/rules/null.md tests/perft/null.txt tests/goldens/null-*.txt tests/logs/null-*.save; do
    copy "$file" "$(dirname "$file")/$name${file#*/null}"
done
