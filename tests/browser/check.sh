#!/bin/sh
# SPDX-License-Identifier: MIT
# check.sh - the page in a real browser: types, whole matches, keyboard, phone, offline.
#
# The program serves the page at a free port; Debian's chromium looks at it. Ends with
# "N passed, N failed".
set -eu
cd "$(dirname "$0")/../.."
browser=$(command -v chromium) || {
    echo 'chromium is missing: scripts/install.sh test' >&2
    exit 1
}
(cd tests/browser && { [ -e node_modules/typescript ] || npm ci --silent --no-audit --no-fund; })
passed=0
failed=0

for folder in web web/worker; do
    if tests/browser/node_modules/.bin/tsc -p $folder; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
    fi
done

log=$(mktemp)
build/spielwerk serve --port 0 --lang en >"$log" &
server=$!
trap 'kill $server 2>/dev/null; rm -f "$log"' EXIT
for _ in 1 2 3 4 5 6 7 8 9 10; do
    address=$(sed -n 's/.*\(http:[^ ]*\/\)\. .*/\1/p' "$log")
    [ -z "$address" ] || break
    sleep 0.3
done
node tests/browser/suite.mjs "$browser" "$address" >"$log.out" || true
cat "$log.out"
tally=$(tail -n 1 "$log.out")
rm -f "$log.out"
passed=$((passed + ${tally%% passed*}))
failed=$((failed + $(echo "$tally" | sed 's/.*, \([0-9]*\) failed/\1/')))
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
