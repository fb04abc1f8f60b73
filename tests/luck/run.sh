#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh [PROGRAM] - the luck of recorded and of new matches, made anew by a program that knows nothing of
# ours (recompute.py), of every game.
#
# Saves with one changed draw, and logs with another secret, have to be noticed. Ends with
# "N passed, N failed".
set -eu
cd "$(dirname "$0")/../.."
program=${1:-build/spielwerk}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

# claim TEXT COMMAND...
claim() {
    text=$1
    shift
    if "$@" >"$work/told" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAIL $text"
        cat "$work/told"
    fi
}

recompute() {
    python3 tests/luck/recompute.py "$1" "$program"
}

refuses() {
    ! "$@"
}

hash() {
    printf %s "$1" | sha256sum | cut -c 1-64
}

# ---- recorded matches -------------------------------------------------------------------

for save in tests/logs/*.save; do
    case $save in */null-*) continue ;; esac
    claim "$save" recompute "$save"
done

# Some value of some draw becomes another one.
spoil() {
    sed "s/$1/$2/" "tests/logs/$3.save" >"$work/spoiled"
    claim "$3 with another draw is not the seed's" refuses recompute "$work/spoiled"
}
spoil 'drew R' 'drew Y' lydia-2
spoil 'refilled \([A-Z]\).' 'refilled \19' milestones-2
spoil 'displayed [a-z_]*' 'displayed church' hamlet-2
spoil 'stole grain' 'stole ore' nuernberg-4
spoil 'drew food 2' 'drew food 1' altiplano-4-village

# ---- new ones, as at a table ----------------------------------------------------------------

luck="00112233445566778899aabbccddeeff ffeeddccbbaa99887766554433221100"

# deal GAME SEATS: a match between bots whose seed is made of a secret and of the luck of two
deal() {
    secret=$(hash "$1 $2")
    commitment=$(hash "$secret")
    "$program" play "$1" --seats "$2" --human none --bot broad --no-pause --force --save "$work/save" \
        --seed "$(hash "$secret $luck")" </dev/null >/dev/null
    {
        printf 'spielwerk table 2\ncommitment %s\nsecret %s\n' "$commitment" "$secret"
        printf 'luck 0 %s\nluck 1 %s\n' "${luck% *}" "${luck#* }"
        printf 'saw 1 %s\n' "$commitment"
        cat "$work/save"
    } >"$work/log"
}

for table in 'lydia 2' 'lydia 4' 'milestones 2' 'milestones 4' 'hamlet 2' 'hamlet 3' 'hamlet 4' 'nuernberg 3' \
    'nuernberg 4' 'altiplano 2' 'altiplano 3' 'altiplano 4' 'altiplano 5'; do
    # shellcheck disable=SC2086 # a game and a number
    deal $table
    claim "a match of $table" recompute "$work/log"
    claim "the program finds it fair, too" "$program" verify --commitment "$commitment" "$work/log"
done
sed 's/^saw 1 ..../saw 1 0000/' "$work/log" >"$work/spoiled"
claim 'somebody was promised something else' refuses recompute "$work/spoiled"
sed 's/^luck 1 ..../luck 1 0000/' "$work/log" >"$work/spoiled"
claim "somebody's luck is not in the seed" refuses recompute "$work/spoiled"

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
