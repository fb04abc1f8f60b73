#!/bin/sh
# SPDX-License-Identifier: MIT
# postgres.sh COMMAND... - start a PostgreSQL of our own on loopback, run COMMAND with its address
# as $STORE, stop it. $KILL is a command that kills it with all its processes and starts it again.
#
#   postgres.sh --kill FOLDER PORT    what $KILL does
#
# PostgreSQL does not run as root: then the user of the Debian package does it.
set -eu
bin=$(find /usr/lib/postgresql -name bin | sort | tail -n 1)

as_postgres() {
    if [ "$(id -u)" -eq 0 ]; then
        (cd "$folder" && runuser -u postgres -- "$@")
    else
        "$@"
    fi
}

start() {
    as_postgres "$bin/pg_ctl" -D "$folder/data" -l "$folder/data/log" -w -o "-p $port \
        -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder" start >/dev/null
}

if [ "$1" = --kill ]; then
    folder=$2
    port=$3
    main=$(head -n 1 "$folder/data/postmaster.pid")
    # shellcheck disable=SC2046 # one word per process
    kill -9 "$main" $(ps -o pid= --ppid "$main")
    while ps -p "$main" >/dev/null; do sleep 0.01; done
    rm -f "$folder/data/postmaster.pid"
    start
    exit
fi

here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d -p "$([ -w /dev/shm ] && echo /dev/shm || echo "${TMPDIR:-/tmp}")")
port=$((20000 + $$ % 20000))

stop() {
    as_postgres "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1 || true
    rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT TERM

[ "$(id -u)" -ne 0 ] || chown postgres "$folder"
as_postgres "$bin/initdb" -D "$folder/data" -A trust -U spielwerk >/dev/null
start
STORE="postgres://spielwerk@127.0.0.1:$port/postgres" \
    KILL="$here/postgres.sh --kill $folder $port" "$@"
