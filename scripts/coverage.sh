#!/bin/sh
# SPDX-License-Identifier: MIT
# coverage.sh - which branches of the rules all tests together have taken.
#
# Builds with gcov, runs the unit tests, the suite for every game and the rule scripts, and
# prints the share of branches taken for each game's rules, score and hidden, with the
# lines of those that were not. Further files: scripts/coverage.sh PATTERN...
set -eu
cd "$(dirname "$0")/.."
unset MAKEFLAGS MFLAGS MAKELEVEL
build=build/coverage
[ $# -gt 0 ] || set -- 'src/games/*/rules*.c' 'src/games/*/score.c' 'src/games/*/hidden.c'

"${MAKE:-make}" -s -j"$(nproc)" CONFIG=coverage all test-programs
find $build -name '*.gcda' -delete

run() {
    "$@" >$build/log 2>&1 || { tail -n 20 $build/log && echo "failed: $*" >&2; }
}
for source in tests/unit/*.c; do
    run "$build/${source%.c}"
done
export SPIELWERK_EFFORT=short
[ ! -x $build/tests/every/every ] || run $build/tests/every/every
[ ! -x $build/spielwerk ] || run $build/spielwerk check tests/rules/*/*.t

# "branch N never executed" and "branch N taken 0%" are what we miss. Headers are left out,
# and so are lines that assert: nothing can take the other branch there.
report() {
    gcov -b -o "$build/$(dirname "$1")" "$1" -t 2>/dev/null | awk -v file="$1" '
        / 0:Source:/ { own = substr($0, index($0, "Source:") + 7) == file } # not what it includes
        /^ *-: *0:Source:/ { ours = substr($0, index($0, "Source:") + 7) == file }
        !ours { next }
        /^ *[0-9#=*-]+\**: *[0-9]+:/ {
            split($0, part, ":"); line = part[2] + 0; text = substr($0, index($0, part[3]))
        }
        /^branch/ && own && text !~ /assert\(/ {
            all++
            if (/never executed|taken 0/) missed[line] = text; else taken++
        }
        END {
            if (all)
                printf "%6.2f %%  %5d of %5d branches  %s\n", 100 * taken / all, taken, all, file
            for (n in missed) printf "%30s:%d: %s\n", file, n, missed[n] | "sort -t: -k2n"
        }'
}
for pattern in "$@"; do
    for file in $pattern; do
        [ ! -e "$file" ] || report "$file"
    done
done
