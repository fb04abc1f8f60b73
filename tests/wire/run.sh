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
"build/$config/tests/wire/wire" "build/$config/spielwerk" "$folder/tables.db"
