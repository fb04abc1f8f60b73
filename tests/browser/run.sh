#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh [--update | --pictures | --soak=N] [WORD] - the page in a real browser: types, matches,
# offline.
#
# The program serves the page at a free port; Debian's chromium looks at it. With a WORD only
# tests whose name has it. --update takes the pictures in golden/ anew, if a change is meant;
# --soak=N is impatient N times as long; --pictures takes screenshots into docs/pictures, and
# nothing else. Ends with "N passed, N failed".
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

folder=$(mktemp -d)
server=
suite=
# Signals end what we started, too; the suite closes its browser when it is told to end.
clean_up() {
    # shellcheck disable=SC2086 # numbers, or nothing
    [ -z "$suite$server" ] || kill $suite $server 2>/dev/null || true
    wait
    rm -rf "$folder"
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM

: >"$folder/served" # on a busy machine it is looked into before the server has begun
XDG_DATA_HOME=$folder build/spielwerk serve --port 0 --lang en >"$folder/served" &
server=$!
address=
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    address=$(sed -n 's/.*\(http:[^ ]*\/\)\. .*/\1/p' "$folder/served")
    [ -z "$address" ] || break
    sleep 0.2
done
if [ "${1-}" = --pictures ]; then
    node tests/browser/pictures.mjs "$browser" "$address" &
    suite=$!
    wait $suite
    exit
fi
node tests/browser/suite.mjs "$browser" "$address" "$@" >"$folder/told" &
suite=$!
wait $suite || true
suite=
cat "$folder/told"
tally=$(tail -n 1 "$folder/told")
case $tally in
*' passed, '*' failed')
    passed=$((passed + ${tally%% passed*}))
    failed=$((failed + $(echo "$tally" | sed 's/.*, \([0-9]*\) failed/\1/')))
    ;;
*) failed=$((failed + 1)) ;;
esac
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
