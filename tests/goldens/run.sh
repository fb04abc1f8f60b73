#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh - playthroughs: whole matches, what every action drew and changed, and how it is
# told in both languages. Any change of behaviour, of the rules, the bots or the words,
# shows as a difference here.
#
#   tests/goldens/run.sh [PROGRAM]            compare with tests/goldens/*.txt
#   tests/goldens/run.sh [PROGRAM] --update   write them anew (look at the diff!)
#
# The first line of each file is "# " and the arguments of `spielwerk play` that bots play
# the match with.
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
# write FILE: what it should hold; fails if the program does, or if FILE is none of ours
write() {
    arguments=$(sed -n '1s/^# //p' "$1")
    [ -n "$arguments" ] || return 1
    rm -f "$tmp/match"
    # shellcheck disable=SC2086 # a list of words
    "$program" play $arguments --human none --save "$tmp/match" --lang en >"$tmp/told" &&
        echo "# $arguments" &&
        "$program" replay "$tmp/match" --diff --lang en &&
        "$program" replay "$tmp/match" --lang de &&
        "$program" dump "$tmp/match"
}

for file in tests/goldens/*.txt; do
    verdict=ok
    if ! write "$file" >"$tmp/text" 2>"$tmp/err"; then
        verdict=FAIL
        cp "$tmp/err" "$tmp/why"
    elif [ $update = yes ]; then
        cp "$tmp/text" "$file"
    elif ! diff "$file" "$tmp/text" >"$tmp/why"; then
        verdict=FAIL
    fi
    echo "$verdict $file"
    if [ $verdict = ok ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        head -n 40 "$tmp/why" | sed 's/^/    | /'
    fi
done
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
