#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh [SECONDS] - fuzz every parser, each for that long (10 unless told).
#
# Starts from the seeds in tests/fuzz/corpus and from what earlier runs found, which is kept
# in build/fuzz/corpus. An input that breaks something is left in build/fuzz/; once the
# bug is fixed, put it among the seeds. Counts one test per target.
set -eu
cd "$(dirname "$0")/../.."
unset MAKEFLAGS MFLAGS MAKELEVEL
seconds=${1:-10}
build=build/fuzz
"${MAKE:-make}" -s -j"$(nproc)" CONFIG=fuzz fuzz-programs

# Strings the parsers look for, so that the fuzzer need not guess them letter by letter.
words() {
    grep -ho '"[a-z_]\{2,20\}"' src/script/*.c src/core/load.c src/core/save.c \
        src/engine/*.c src/games/*/game.c 2>/dev/null | sort -u
}

fuzz() {
    mkdir -p "$build/corpus/$1"
    "$build/tests/fuzz/$1" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=1024 \
        -max_len=20000 -seed=1 -print_final_stats=1 -verbosity=0 -dict=$build/words \
        -artifact_prefix="$build/$1-" "$build/corpus/$1" "tests/fuzz/corpus/$1" \
        >"$build/$1.log" 2>&1
}

# Two at a time on two cores; the exit codes are read from files afterwards.
words >$build/words
running=0
for source in tests/fuzz/*.c; do
    target=$(basename "$source" .c)
    { fuzz "$target" && echo 0 || echo 1; } >"$build/$target.exit" &
    running=$((running + 1))
    [ $((running % $(nproc))) -ne 0 ] || wait
done
wait

passed=0
failed=0
for source in tests/fuzz/*.c; do
    target=$(basename "$source" .c)
    if [ "$(cat "$build/$target.exit")" = 0 ]; then
        passed=$((passed + 1))
        runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$build/$target.log")
        echo "$target: $runs inputs, nothing found"
    else
        failed=$((failed + 1))
        echo "$target: FAILED"
        grep -v '^stat::' "$build/$target.log" | tail -n 30
    fi
done
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
