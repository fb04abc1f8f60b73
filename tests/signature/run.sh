#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh [--update] - what the rules allow and what the bots choose is what was written down.
#
# `numbers` has two numbers for each game, that of its rules and that of its bots, and both for
# all games together. Whoever changes one on purpose runs --update and names the new number in the
# commit: `Rules: N`, `Bots: N`. A game that is not written down yet is passed over, and so are
# the numbers of all.
set -eu
cd "$(dirname "$0")/../.."
program=${PROGRAM:-build/spielwerk}
numbers=tests/signature/numbers
passed=0
failed=0

rules() {
    "$program" bench ${1:+"$1"} --signature
}

bots() {
    "$program" bench ${1:+"$1"} --signature --search
}

games() {
    for folder in src/games/*/; do
        basename "$folder"
    done
}

if [ "${1-}" = --update ]; then
    {
        echo "Rules: $(rules)"
        echo "Bots: $(bots)"
        for game in $(games); do
            echo "$game rules $(rules "$game") bots $(bots "$game")"
        done
    } >$numbers.new
    mv $numbers.new $numbers
    cat $numbers
    exit
fi

# expect WHAT WRITTEN NUMBER
expect() {
    if [ "$2" = "$3" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "$1: $2 is written down, $3 it is; if that is meant: tests/signature/run.sh --update"
    fi
}

all=true
for game in $(games); do
    line=$(grep "^$game " $numbers) || {
        echo "$game is not written down yet: tests/signature/run.sh --update"
        all=false
        continue
    }
    # shellcheck disable=SC2086 # words: GAME rules N bots N
    set -- $line
    expect "rules of $game" "$3" "$(rules "$game")"
    expect "bots of $game" "$5" "$(bots "$game")"
done
if $all; then
    expect 'Rules' "$(sed -n 's/^Rules: //p' $numbers)" "$(rules)"
    expect 'Bots' "$(sed -n 's/^Bots: //p' $numbers)" "$(bots)"
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
