#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh [CONFIG] - the table server from outside: whole matches over real sockets.
set -eu
cd "$(dirname "$0")/../.."
unset MAKEFLAGS MFLAGS MAKELEVEL
config=${1:-gcc}
"${MAKE:-make}" -s CONFIG="$config" all wire-programs
# in memory if we can: thousands of commits would wait for the disk
folder=$(mktemp -d -p "$([ -w /dev/shm ] && echo /dev/shm || echo "${TMPDIR:-/tmp}")")
trap 'rm -rf "$folder"' EXIT
tell() {
    "$@" >"$folder/told" || true
    grep -v 'passed so far$' "$folder/told" | sed '$d'
    tally=$(tail -n 1 "$folder/told")
    passed=$((passed + ${tally%% passed*}))
    failed=$((failed + $(echo "$tally" | sed 's/.*, \([0-9]*\) failed/\1/')))
}

passed=0
failed=0
tell "build/$config/tests/wire/wire" "build/$config/spielwerk" "$folder/tables.db"
# shellcheck disable=SC2016 # the inner shell expands
tell tests/wire/postgres.sh sh -c '"build/$0/tests/wire/nodes" "build/$0/spielwerk" "$STORE"' "$config"
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
