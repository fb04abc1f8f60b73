#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh - does tests/run.sh tell what has passed, what has failed and what was stopped?
set -u
cd "$(dirname "$0")/../.." || exit 1
unset TEST_PATIENCE
TEST_LOG=$(mktemp -d)
export TEST_LOG TEST_LIMIT=3
trap 'rm -rf "$TEST_LOG"' EXIT
passed=0
failed=0

# expect NAME COMMAND LINE: what the runner says of a suite, and how it adds up
expect() {
    : >"$TEST_LOG/tally"
    tests/run.sh --suite "$1" "$2" >"$TEST_LOG/said" 2>&1
    tests/run.sh --sum >"$TEST_LOG/sum" 2>&1
    sum=$?
    if grep -qE "$3" "$TEST_LOG/said" && [ $((sum == 0)) -eq "$4" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAIL $1: not \"$3\", or not $4:"
        cat "$TEST_LOG/said" "$TEST_LOG/sum"
    fi
}

expect 'good' true '^ok .* 1 passed +0 failed' 1
expect 'bad' false '^FAIL .* 0 passed +1 failed' 0
expect 'counts' 'echo 7 passed, 2 failed; exit 1' '^FAIL .* 7 passed +2 failed' 0
expect 'crash' 'echo 7 passed, 0 failed; kill -SEGV $$' '^FAIL .* 7 passed +1 failed' 0
expect 'hangs' 'echo 3 passed, 0 failed; sleep 30' '^STOP .* 3 passed +0 failed' 0
expect 'hangs in silence' 'sleep 30' '^STOP .* 0 passed +0 failed' 0
expect 'runs for ever' 'while :; do :; done' '^STOP .* 0 passed +0 failed' 0
expect 'fails and hangs' 'echo 3 passed, 1 failed; sleep 30' '^FAIL .* 3 passed +1 failed' 0
# shellcheck disable=SC2016 # for the shell that runs it
# longer than the limit on the clock, yet it works all the time, a little
expect 'slow' 'i=0; while [ $i -lt 5 ]; do i=$((i + 1)); timeout 0.2 yes >/dev/null; sleep 0.9; done' \
    '^ok .* 1 passed +0 failed' 1
export TEST_PATIENCE=3
expect 'patience' 'sleep 5' '^ok .* 1 passed +0 failed' 1
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
