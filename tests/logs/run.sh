#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh - replay recorded matches and compare every step with what is written down.
#
# For each NAME.save, NAME.txt tells the match: each action, the luck it drew, each field it
# changed, the result. A difference is a change of behaviour; if it is meant, say so in the
# commit and write the files anew with `tests/logs/run.sh --update`.
set -eu
cd "$(dirname "$0")/../.."
passed=0
failed=0
for save in tests/logs/*.save; do
    golden=${save%.save}.txt
    fresh=build/golden.txt
    build/spielwerk replay --lang en --diff "$save" >$fresh 2>&1 || echo 'FAILED' >>$fresh
    [ "${1:-}" != --update ] || cp $fresh "$golden"
    if diff "$golden" $fresh >build/golden.diff 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "$save does not play as it did:"
        head -n 10 build/golden.diff
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
