#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh - count positions and compare with the counts written down.
#
# Each line of tests/perft/*.txt is "ARGUMENTS : COUNT COUNT ...", the counts for depth 1, 2,
# and so on; any change of a rule, or of the order in which luck is drawn, changes them.
# `tests/perft/run.sh --update` writes down what is counted now.
set -eu
cd "$(dirname "$0")/../.."
passed=0
failed=0

# counts DEPTH ARGUMENTS...
counts() {
    depth=$1
    shift
    build/spielwerk perft "$@" --depth "$depth" | awk '{ printf "%s%s", sep, $2; sep = " " }'
}

for file in tests/perft/*.txt; do
    fresh=build/perft.txt
    : >$fresh
    while IFS= read -r line; do
        case $line in
        '' | '#'*) echo "$line" >>$fresh && continue ;;
        esac
        arguments=${line% : *}
        expected=${line#* : }
        # shellcheck disable=SC2086 # lists of words
        actual=$(counts "$(set -- $expected && echo $#)" $arguments) || actual='an error'
        echo "$arguments : $actual" >>$fresh
        if [ "$actual" = "$expected" ]; then
            passed=$((passed + 1))
        else
            failed=$((failed + 1))
            printf '%s: %s\n  expected %s\n  actual   %s\n' "$file" "$arguments" "$expected" "$actual"
        fi
    done <"$file"
    [ "${1:-}" != --update ] || cp $fresh "$file"
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
