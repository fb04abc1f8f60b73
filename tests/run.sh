#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh - build everything, run every suite, add up. What `make test` calls.
#
# A suite is a command. It may count for itself, by a last line "N passed, N failed" or as
# a cmocka program; otherwise it is one test that passes if the command succeeds. What it
# wrote is kept in build/log/ and shown only if something failed.
#
# Long-running tests look at SPIELWERK_EFFORT: "short" under the sanitizers, else "normal".
set -u
cd "$(dirname "$0")/.." || exit 1
unset MAKEFLAGS MFLAGS MAKELEVEL
log=build/log
limit=600 # seconds: a test that takes longer hangs
passed=0
failed=0
export SPIELWERK_EFFORT=normal LC_ALL=C.UTF-8
mkdir -p $log

# "passed failed" of what a suite wrote: a tally line, else cmocka's summaries, else nothing.
count() {
    awk '/(^|: )[0-9]+ passed, [0-9]+ failed$/ { p = $(NF - 3); f = $(NF - 1); tally = 1 }
         /^\[  PASSED  \] [0-9]+ test/    { cp += $4; cmocka = 1 }
         /^\[  FAILED  \] [0-9]+ test/    { cf += $4; cmocka = 1 }
         END { if (tally) print p, f; else if (cmocka) print cp + 0, cf + 0 }' "$1"
}

# suite NAME COMMAND...
suite() {
    name=$1
    shift
    file=$log/$(echo "$name" | tr '/ ' '__').log
    start=$(date +%s)
    "$@" >"$file" 2>&1
    status=$?
    [ $status -ne 124 ] || echo "stopped after $limit seconds" >>"$file"
    counted=$(count "$file")
    : "${counted:=$((status == 0)) $((status != 0))}"
    good=${counted% *}
    bad=${counted#* }
    # a suite that fails without saying where, by a crash for instance, is a failure too
    [ $status -eq 0 ] || [ "$bad" -gt 0 ] || bad=1
    passed=$((passed + good))
    failed=$((failed + bad))
    verdict=ok
    [ "$bad" -eq 0 ] || verdict=FAIL
    printf '%-4s  %-34s %6d passed %4d failed %5d s\n' \
        $verdict "$name" "$good" "$bad" $(($(date +%s) - start))
    [ "$bad" -eq 0 ] || grep -vE '^\[ (RUN|      OK) ' "$file" | tail -n 40 | sed 's/^/      | /'
}

# build CONFIG TARGET...
build() {
    config=$1
    shift
    suite "build, $config" "${MAKE:-make}" -s -k -j"$(nproc)" CONFIG="$config" "$@"
}

# Every test program of a configuration.
programs() {
    for source in tests/unit/*.c; do
        test=${source%.c}
        [ ! -e "$source" ] || suite "$1/${test#tests/unit/}" timeout $limit "build/$1/$test"
    done
    every "$1"
}

# What every game must satisfy, several games at a time.
every() {
    find src/games -mindepth 1 -maxdepth 1 -type d -printf '%f\n' | sort >$log/games
    # shellcheck disable=SC2016 # the inner shell expands
    xargs -P "$(nproc)" -I GAME sh -c 'timeout "$0" "build/$1/tests/every/every" GAME \
        >"$2/every_GAME.out" 2>&1; echo $? >"$2/every_GAME.status"' $limit "$1" $log <$log/games
    while read -r game; do
        suite "$1/every $game" told "$log/every_$game"
    done <$log/games
}

# What a command wrote that ran earlier, and how it ended.
told() {
    cat "$1.out"
    return "$(cat "$1.status")"
}

format() {
    scripts/sources.sh | xargs clang-format --dry-run -Werror
}

shell() {
    shellcheck scripts/*.sh tools/check_includes .ci/run tests/run.sh tests/*/run.sh
}

suite 'format' format
suite 'shell scripts' shell
suite 'include direction' tools/check_includes

build release all
build gcc all test-programs
build clang all test-programs
build asan all test-programs

programs gcc
[ ! -e build/spielwerk ] || suite 'rule scripts' timeout $limit build/spielwerk check tests/rules/*/*.t
for script in tests/*/run.sh; do
    [ ! -x "$script" ] || suite "$(basename "$(dirname "$script")")" timeout $limit "$script"
done

export SPIELWERK_EFFORT=short
programs clang
programs asan

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
