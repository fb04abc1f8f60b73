#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh - check the ledgers of rules, docs/rules/GAME.md, against sources and rule scripts.
#
# For every rule of a ledger: its id is there once, in both languages; the sources of the
# game name it; the functions it names exist where it says; the scripts it names are tagged
# with it. And the other way round: ids of scripts and refusals are in the ledger, and every
# refusal is shown by some script. Counts one test per claim.
set -eu
cd "$(dirname "$0")/../.."
passed=0
failed=0

# claim TEXT COMMAND...
claim() {
    text=$1
    shift
    if "$@" >/dev/null 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "$text"
    fi
}

# "id|english|deutsch|code|tests" for each row of a ledger that begins with a rule's id
rows() {
    awk -F ' *[|] *' '$2 ~ /^[A-Z]+-[A-Z]*-?[0-9]+$/ { print $2 "|" $3 "|" $4 "|" $5 "|" $6 }' "$1"
}

# The ids sources mention; "X-1 .. X-3" mentions X-2, too.
mentioned() {
    awk -v prefix="$1" '{
        line = $0
        while (match(line, prefix "-[A-Z]*-?[0-9]+")) {
            id = substr(line, RSTART, RLENGTH)
            line = substr(line, RSTART + RLENGTH)
            print id
            if (line !~ "^ [.][.] " prefix)
                continue
            match(line, prefix "-[A-Z]*-?[0-9]+")
            last = substr(line, RSTART, RLENGTH)
            stem = id
            sub(/[0-9]+$/, "", stem)
            for (i = substr(id, length(stem) + 1) + 1; i < substr(last, length(stem) + 1) + 0; i++)
                print stem i
        }
    }' "src/games/$2/"*.[ch] "src/games/$2/text.def" | sort -u
}

# Does a line of the file begin the definition of this function?
defines() {
    grep -qE "^[a-z][a-z0-9_ *]*[ *]$2\(" "$1"
}

for ledger in docs/rules/*.md; do
    game=$(basename "$ledger" .md)
    scripts=tests/rules/$game
    sources=src/games/$game
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    rows "$ledger" >"$work/rows"
    claim "$ledger: has rules" test -s "$work/rows"
    cut -d '|' -f 1 "$work/rows" | sort >"$work/ids"
    prefix=$(head -n 1 "$work/ids" | cut -d - -f 1)
    mentioned "$prefix" "$game" >"$work/mentioned"
    grep -ho "\[$prefix-[A-Z0-9-]*\]" "$scripts"/*.t | tr -d '[]' | sort -u >"$work/tagged"
    sed -n 's/^WHY([A-Z_]*, "\([^"]*\)".*/\1/p' "$sources/text.def" | sort -u >"$work/refused"
    sed -n 's/^WHY(\([A-Z_]*\),.*/\1/p' "$sources/text.def" >"$work/reasons"

    for id in $(uniq -d "$work/ids"); do
        claim "$ledger: $id is there twice" false
    done
    while IFS='|' read -r id english deutsch code tests; do
        claim "$ledger: $id is not said in English" test -n "$english"
        claim "$ledger: $id is not said in German" test -n "$deutsch"
        claim "$ledger: no source of the game names $id" grep -qx "$id" "$work/mentioned"
        claim "$ledger: $id names no function" test -n "$code"
        claim "$ledger: $id names no script" test -n "$tests"
        for place in $code; do
            claim "$ledger: $id: there is no $place" \
                defines "$sources/${place%:*}" "${place#*:}"
        done
        for test in $tests; do
            claim "$ledger: $id is no tag in $test" grep -qF "[$id]" "$scripts/$test"
        done
    done <"$work/rows"
    sort -u "$work/tagged" "$work/refused" "$work/mentioned" >"$work/used"
    while read -r id; do
        claim "$ledger: $id is not in it" grep -qx "$id" "$work/ids"
    done <"$work/used"
    while read -r reason; do
        claim "$scripts: no script shows the refusal $reason" \
            grep -qE "^no .* $reason( *#.*)?$" "$scripts"/*.t
    done <"$work/reasons"
    rm -rf "$work"
done
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
