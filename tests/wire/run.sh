#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh [CONFIG] - the table server from outside: whole matches over real sockets, and the client
# of docs/table-protocol.md.
set -eu
cd "$(dirname "$0")/../.."
unset MAKEFLAGS MFLAGS MAKELEVEL
config=${1:-gcc}
"${MAKE:-make}" -s CONFIG="$config" all wire-programs
# in memory if we can: thousands of commits would wait for the disk
folder=$(mktemp -d -p "$([ -w /dev/shm ] && echo /dev/shm || echo "${TMPDIR:-/tmp}")")
trap 'rm -rf "$folder"' EXIT
{
    "build/$config/tests/wire/wire" "build/$config/spielwerk" "$folder/tables.db" ||
        echo "0 passed, 1 failed"
    python3 tests/wire/siege.py "build/$config/spielwerk" || echo "0 passed, 1 failed"
    tests/wire/example.sh "build/$config/spielwerk" || echo "0 passed, 1 failed"
} >"$folder/log" 2>&1
cat "$folder/log"
awk '/^[0-9]+ passed, [0-9]+ failed$/ { passed += $1; failed += $3 }
     END { print passed " passed, " failed " failed"; exit failed > 0 }' "$folder/log"
