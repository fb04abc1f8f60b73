#!/bin/sh
# SPDX-License-Identifier: MIT
# example.sh PROGRAM - two copies of the client in docs/table-protocol.md play a match.
#
# It needs a node that knows WebSocket; an older one says so and counts nothing.
set -eu
cd "$(dirname "$0")/../.."
program=$1
folder=$(mktemp -d)
pids=
stop() {
    # shellcheck disable=SC2086 # one word per process
    [ -z "$pids" ] || kill $pids 2>/dev/null || true
    rm -rf "$folder"
}
trap stop EXIT

flag=
node -e 'WebSocket' 2>/dev/null || flag=--experimental-websocket
if ! node $flag -e 'WebSocket' 2>/dev/null; then
    echo "this node has no WebSocket: the example client is not tested"
    echo "0 passed, 0 failed"
    exit
fi
run() {
    node $flag --no-warnings "$@"
}

# shellcheck disable=SC2016 # nothing is to expand
sed -n '/^```js$/,/^```$/p' docs/table-protocol.md | grep -v '^```' |
    sed "s|build/spielwerk|$program|" >"$folder/client.mjs"

# make GAME: prints the table and two secrets; watch TABLE: until the match is over
cat >"$folder/host.mjs" <<'JS'
const [address, what, arg] = process.argv.slice(2);
const socket = new WebSocket(address, 'spielwerk.1');
const request =
    what === 'make' ? { do: 'create', game: arg, seats: ['person', 'person'] } : { do: 'watch', table: arg };
socket.onopen = () => socket.send(JSON.stringify(request));
socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.secrets) console.log(message.table, ...message.secrets);
    if (message.secrets || message.table?.over) process.exit(0);
};
setTimeout(() => process.exit(1), 120000);
JS

"$program" serve --lang en --port 0 --rate 1000 --store "$folder/tables.db" >"$folder/at" &
pids=$!
while ! grep -q 127.0.0.1 "$folder/at"; do sleep 0.1; done
address=ws://$(grep -o '127.0.0.1:[0-9]*' "$folder/at")/

game=$("$program" games | sed -n 's/^ *\([a-z]*\) .*/\1/p' | head -n 1)
run "$folder/host.mjs" "$address" make "$game" >"$folder/table"
read -r table first second <"$folder/table"
for secret in $first $second; do
    # no function here: what is killed in the end has to be node itself
    # shellcheck disable=SC2086 # a flag, or nothing
    node $flag --no-warnings "$folder/client.mjs" "$address" "$table" "$secret" "Client" >"$folder/$secret" 2>&1 &
    pids="$pids $!"
done
if run "$folder/host.mjs" "$address" watch "$table" && [ -s "$folder/$first" ]; then
    echo "1 passed, 0 failed"
else
    tail -n 5 "$folder/$first" "$folder/$second"
    echo "0 passed, 1 failed"
    exit 1
fi
