#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh - build everything, run every suite, add up. What `make test` calls.
#
# A suite is a command. It may count for itself, by a last line "N passed, N failed" or as
# a cmocka program; otherwise it is one test that passes if the command succeeds. What it
# wrote is kept in build/log/ and shown only if something failed.
#
# Suites run side by side, as many as there are processors. Everything is built before the first
# of them begins. A suite is stopped when it has used up its time of a processor, or has not
# moved for as long: a busy machine alone stops nobody. What was stopped has not failed, but
# nothing is green without it. TEST_PATIENCE=2 doubles the time.
#
# Long-running tests look at SPIELWERK_EFFORT: "short" under the sanitizers, else "normal".
set -u
cd "$(dirname "$0")/.." || exit 1
unset MAKEFLAGS MFLAGS MAKELEVEL
log=${TEST_LOG:-build/log}
limit=$((${TEST_LIMIT:-600} * ${TEST_PATIENCE:-1})) # seconds of a processor, and without one
export LC_ALL=C.UTF-8

# ---- what a suite wrote, in numbers ------------------------------------------------------

# "passed failed" of what a suite wrote: a tally line, else cmocka's summaries, else nothing.
count() {
    awk '/(^|: )[0-9]+ passed, [0-9]+ failed$/ { p = $(NF - 3); f = $(NF - 1); tally = 1 }
         /^\[  PASSED  \] [0-9]+ test/    { cp += $4; cmocka = 1 }
         /^\[  FAILED  \] [0-9]+ test/    { cf += $4; cmocka = 1 }
         END { if (tally) print p, f; else if (cmocka) print cp + 0, cf + 0 }' "$1"
}

# ---- one suite ---------------------------------------------------------------------------

# Seconds of a processor that a session has used, in hundredths; children that have ended
# count with whoever waited for them.
used() {
    cat /proc/[0-9]*/stat 2>/dev/null |
        awk -v session="$1" '{ sub(/.*\) /, "") } $4 == session { sum += $12 + $13 + $14 + $15 }
                             END { print sum + 0 }'
}

# Stops a session that hangs.
watch() {
    before=0
    idle=0
    while sleep 1; do
        now=$(used "$1")
        idle=$((now - before < 2 ? idle + 1 : 0))
        before=$now
        if [ "$now" -gt $((limit * 100)) ] || [ $idle -ge "$limit" ]; then
            echo "stopped: $((now / 100)) s of a processor, $idle s without any; the limit is $limit s" >>"$2"
            kill -KILL "-$1"
            return
        fi
    done
}

# run_limited COMMAND FILE: in a session of its own, so that all of it can be stopped.
run_limited() {
    setsid sh -c "$1" >"$2" 2>&1 &
    session=$!
    rm -f "$2.stopped"
    watch $session "$2.stopped" >/dev/null 2>&1 &
    watcher=$!
    trap 'kill -TERM "-$session"; exit 130' INT TERM
    wait $session 2>/dev/null
    status=$?
    trap - INT TERM
    kill $watcher 2>/dev/null
    wait $watcher 2>/dev/null
    return $status
}

# One suite: what it wrote to a file, a line about it to the screen, its numbers to the tally.
run_suite() {
    name=$1
    file=$log/$(echo "$name" | tr '/ ' '__').log
    start=$(date +%s)
    run_limited "$2" "$file"
    status=$?
    stopped=0
    [ ! -e "$file.stopped" ] || stopped=1
    counted=$(count "$file")
    : "${counted:=$((status == 0)) $((status != 0 && !stopped))}"
    good=${counted% *}
    bad=${counted#* }
    # a suite that fails without saying where, by a crash for instance, is a failure too
    [ $status -eq 0 ] || [ "$bad" -gt 0 ] || [ $stopped -eq 1 ] || bad=1
    verdict=ok
    [ $stopped -eq 0 ] || verdict=STOP
    [ "$bad" -eq 0 ] || verdict=FAIL
    echo "$good $bad $stopped" >>"$log/tally"
    {
        printf '%-4s  %-34s %6d passed %4d failed %5d s\n' \
            $verdict "$name" "$good" "$bad" $(($(date +%s) - start))
        [ $stopped -eq 0 ] || cat "$file.stopped"
        [ $verdict = ok ] || grep -vE '^\[ (RUN|      OK) ' "$file" | tail -n 40 | sed 's/^/      | /'
    } >"$file.told"
    cat "$file.told"
}

# Adds up. Green is only what has not failed and was not stopped.
sum_up() {
    awk '{ passed += $1; failed += $2; stopped += $3 }
         END { if (stopped)
                   print stopped " stopped before they had ended; TEST_PATIENCE=2 gives them twice the time"
               printf "%d passed, %d failed\n", passed, failed
               exit failed + stopped != 0 }' "$log/tally"
}

if [ "${1-}" = --suite ]; then
    run_suite "$2" "$3"
    exit 0
fi
if [ "${1-}" = --sum ]; then
    sum_up
    exit
fi

# ---- suites, side by side ----------------------------------------------------------------

# suite NAME COMMAND
suite() {
    printf '%s\0%s\0' "$1" "$2" >>"$log/waiting"
}

# Everything that was asked for since the last time.
run_suites() {
    [ ! -s "$log/waiting" ] || xargs -0 -n 2 -P "$(nproc)" tests/run.sh --suite <"$log/waiting"
    : >"$log/waiting"
}

# build CONFIG TARGET...: builds use all processors themselves, and may take what they need
build() {
    config=$1
    shift
    suite "build, $config" "${MAKE:-make} -s -k -j$(nproc) CONFIG=$config $*"
    TEST_LIMIT=36000 run_suites
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
mkdir -p "$log"
: >"$log/tally"
: >"$log/waiting"
suite 'format' 'scripts/sources.sh | xargs clang-format --dry-run -Werror'
suite 'shell scripts' \
    'shellcheck scripts/*.sh tools/check_includes .ci/run tests/run.sh tests/*/run.sh'
suite 'include direction' tools/check_includes
run_suites

build release all portable-programs
build gcc all test-programs wire-programs
build clang all test-programs portable-programs
build asan all test-programs
build tsan "$(threads_of tsan)"
build fuzz fuzz-programs
build shared shared
for config in O0 O3 wasm $([ "$(uname -m)" != x86_64 ] || echo m32); do
    build "$config" portable-programs
done

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

sum_up
