#!/bin/sh
# SPDX-License-Identifier: MIT
# heavy.sh - the table server under load; needs a machine that has nothing else to do.
#
#   heavy.sh soak KILLS             kill -9 that often: the server with SQLite, the server with
#                                   PostgreSQL, PostgreSQL itself
#   heavy.sh nodes                  three servers on one PostgreSQL, whole matches
#   heavy.sh load TABLES SECONDS    so many tables at once; then 10,000 stored ones
set -eu
cd "$(dirname "$0")/../.."
unset MAKEFLAGS MFLAGS MAKELEVEL
"${MAKE:-make}" -s CONFIG=gcc all wire-programs
programs=build/gcc/tests/wire
server=build/gcc/spielwerk
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

case $1 in
soak)
    "$programs/soak" $server "$folder/tables.db" "$2" 100
    # shellcheck disable=SC2016 # the inner shell expands
    tests/wire/postgres.sh sh -c '"$0/soak" "$1" "$STORE" "$2" 100' "$programs" $server "$2"
    # shellcheck disable=SC2016 # the inner shell expands
    tests/wire/postgres.sh sh -c '"$0/soak" "$1" "$STORE" "$2" 100 "$KILL"' "$programs" $server "$2"
    ;;
nodes)
    # shellcheck disable=SC2016 # the inner shell expands
    tests/wire/postgres.sh sh -c '"$0/nodes" "$1" "$STORE"' "$programs" $server
    ;;
load) # what people run
    "${MAKE:-make}" -s all
    server=build/spielwerk
    uptime
    "$programs/load" $server "$folder/tables.db" "$2" "$3"
    uptime
    "$programs/load" $server "$folder/stored.db" --open 10000
    ;;
esac
