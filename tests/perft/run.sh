#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh - perft counts: how many positions lie 1, 2, ... N actions away, in setups that
# differ in what is legal. Any change of a rule changes some of them.
#
#   tests/perft/run.sh [PROGRAM]            compare with tests/perft/*.txt
#   tests/perft/run.sh [PROGRAM] --update   count anew (look at the diff!)
#
# A line is "ARGUMENTS : COUNTS", the arguments being those of `spielwerk perft`. Comments
# and blank lines stay as they are, and so does a line the program refuses.
set -u
cd "$(dirname "$0")/../.." || exit 1
program=build/spielwerk
update=no
for word in "$@"; do
    case $word in
    --update) update=yes ;;
    *) program=$word ;;
    esac
done
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
passed=0
failed=0

# count LINE: what the line should say; fails if the program does
count() {
    arguments=${1%% :*}
    # shellcheck disable=SC2086 # a list of words
    "$program" perft $arguments >"$tmp/counts" 2>"$tmp/err" || return 1
    echo "$arguments :$(awk '{ printf " %s", $2 }' "$tmp/counts")"
}

# check LINE
check() {
    : >"$tmp/err"
    if now=$(count "$1") && [ "$now" = "$1" ]; then
        passed=$((passed + 1))
        echo "ok   $1"
    elif [ -n "$now" ] && [ $update = yes ]; then
        passed=$((passed + 1))
        echo "new  $now"
    else
        failed=$((failed + 1))
        echo "FAIL $1"
        echo "    | ${now:-$(cat "$tmp/err")}"
        now=$1
    fi
}

for file in tests/perft/*.txt; do
    : >"$tmp/file"
    while IFS= read -r line; do
        now=$line
        case $line in
        '#'* | '') ;;
        *) check "$line" ;;
        esac
        echo "$now" >>"$tmp/file"
    done <"$file"
    [ $update = no ] || cp "$tmp/file" "$file"
done
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
