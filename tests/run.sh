#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh - build everything, run every suite, add up. What `make test` calls.
#
# A suite is a command. It may count for itself, by a last line "N passed, N failed" or as
# a cmocka program; otherwise it is one test that passes if the command succeeds. What it
# wrote is kept in build/log/ and shown only if something failed.
#
# Suites run side by side, as many as there are processors.
#
# Long-running tests look at SPIELWERK_EFFORT: "short" under the sanitizers, else "normal".
set -u
cd "$(dirname "$0")/.." || exit 1
unset MAKEFLAGS MFLAGS MAKELEVEL
log=build/log
limit=600 # seconds: a test that takes longer hangs
export LC_ALL=C.UTF-8

# ---- what a suite wrote, in numbers ------------------------------------------------------

# "passed failed" of what a suite wrote: a tally line, else cmocka's summaries, else nothing.
count() {
    awk '/(^|: )[0-9]+ passed, [0-9]+ failed$/ { p = $(NF - 3); f = $(NF - 1); tally = 1 }
         /^\[  PASSED  \] [0-9]+ test/    { cp += $4; cmocka = 1 }
         /^\[  FAILED  \] [0-9]+ test/    { cf += $4; cmocka = 1 }
         END { if (tally) print p, f; else if (cmocka) print cp + 0, cf + 0 }' "$1"
}

# One suite: what it wrote to a file, a line about it to the screen, its numbers to the tally.
run_suite() {
    name=$1
    file=$log/$(echo "$name" | tr '/ ' '__').log
    start=$(date +%s)
    timeout $limit sh -c "$2" >"$file" 2>&1
    status=$?
    [ $status -ne 124 ] || echo "stopped after $limit seconds" >>"$file"
    counted=$(count "$file")
    : "${counted:=$((status == 0)) $((status != 0))}"
    good=${counted% *}
    bad=${counted#* }
    # a suite that fails without saying where, by a crash for instance, is a failure too
    [ $status -eq 0 ] || [ "$bad" -gt 0 ] || bad=1
    verdict=ok
    [ "$bad" -eq 0 ] || verdict=FAIL
    echo "$good $bad" >>$log/tally
    {
        printf '%-4s  %-34s %6d passed %4d failed %5d s\n' \
            $verdict "$name" "$good" "$bad" $(($(date +%s) - start))
        [ "$bad" -eq 0 ] || grep -vE '^\[ (RUN|      OK) ' "$file" | tail -n 40 | sed 's/^/      | /'
    } >"$file.told"
    cat "$file.told"
}

if [ "${1-}" = --suite ]; then
    run_suite "$2" "$3"
    exit 0
fi

# ---- suites, side by side ----------------------------------------------------------------

# suite NAME COMMAND
suite() {
    printf '%s\0%s\0' "$1" "$2" >>$log/waiting
}

# Everything that was asked for since the last time.
run_suites() {
    [ ! -s $log/waiting ] || xargs -0 -n 2 -P "$(nproc)" tests/run.sh --suite <$log/waiting
    : >$log/waiting
}

# build CONFIG TARGET...: builds use all processors themselves
build() {
    config=$1
    shift
    suite "build, $config" "${MAKE:-make} -s -k -j$(nproc) CONFIG=$config $*"
    run_suites
}

# Every test program of a configuration, the long ones first.
programs() {
    for game in src/games/*/; do
        game=$(basename "$game")
        suite "$1/every $game" "build/$1/tests/every/every $game"
    done
    for source in tests/unit/*.c; do
        test=${source%.c}
        suite "$1/${test#tests/unit/}" "build/$1/$test"
    done
}

# What uses the thread pool, under the thread sanitizer.
threaded='pool batch ai_search'
threads_of() {
    for test in $threaded; do
        printf '%s ' "build/$1/tests/unit/$test"
    done
}
threads() {
    for program in $(threads_of "$1"); do
        suite "$1/${program##*/}" "$program"
    done
}

export SPIELWERK_EFFORT=normal
mkdir -p $log
: >$log/tally
: >$log/waiting
suite 'format' 'scripts/sources.sh | xargs clang-format --dry-run -Werror'
suite 'shell scripts' \
    'shellcheck scripts/*.sh tools/check_includes .ci/run tests/run.sh tests/*/run.sh'
suite 'include direction' tools/check_includes
run_suites

build release all
build gcc all test-programs
build clang all test-programs
build asan all test-programs
build tsan "$(threads_of tsan)"

for script in tests/*/run.sh; do
    suite "$(basename "$(dirname "$script")")" "$script"
done
suite 'rule scripts' 'build/spielwerk check tests/rules/*/*.t'
programs gcc
run_suites

export SPIELWERK_EFFORT=short
programs clang
programs asan
threads tsan
run_suites

awk '{ passed += $1; failed += $2 }
     END { printf "%d passed, %d failed\n", passed, failed; exit failed != 0 }' $log/tally
