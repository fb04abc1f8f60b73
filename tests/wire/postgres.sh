#!/bin/sh
# SPDX-License-Identifier: MIT
# postgres.sh COMMAND... - start a PostgreSQL of our own on loopback, run COMMAND with its address
# as $STORE, stop it.
#
# PostgreSQL does not run as root: then the user of the Debian package does it.
set -eu
bin=$(find /usr/lib/postgresql -name bin | sort | tail -n 1)
folder=$(mktemp -d -p "$([ -w /dev/shm ] && echo /dev/shm || echo "${TMPDIR:-/tmp}")")
port=$((20000 + $$ % 20000))

as_postgres() {
    if [ "$(id -u)" -eq 0 ]; then
        (cd "$folder" && runuser -u postgres -- "$@")
    else
        "$@"
    fi
}

stop() {
    as_postgres "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1 || true
    rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT TERM

[ "$(id -u)" -ne 0 ] || chown postgres "$folder"
as_postgres "$bin/initdb" -D "$folder/data" -A trust -U spielwerk >/dev/null
as_postgres "$bin/pg_ctl" -D "$folder/data" -l "$folder/data/log" -w \
    -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder" start >/dev/null
STORE="postgres://spielwerk@127.0.0.1:$port/postgres" "$@"
