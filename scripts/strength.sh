#!/bin/sh
# SPDX-License-Identifier: MIT
# strength.sh - how strong the bots are: the tables of docs/strength.md.
#
#   scripts/strength.sh play FOLDER [ROW...]    play the matches; each row becomes a file in FOLDER,
#                                               and what is there already is not played again
#   scripts/strength.sh rows                    name the rows, those that take long last
#   scripts/strength.sh show FOLDER             print the tables from these files
#
# A row is KIND-GAME-SEATS: "quick" are those who do not search far, "search" those who do, "base"
# is greedy among random players. PROGRAM names another program than build/spielwerk; a copy of it
# may be wise, for playing all rows takes hours. LC_ALL does not matter.
set -eu
program=${PROGRAM:-$(dirname "$0")/../build/spielwerk}
export LC_ALL=C.UTF-8
seed=1000001

# "lydia 2", "lydia 3" ...: all games with each number of seats.
tables() {
    "$program" games | awk '/players/ {
        match($0, /[0-9]+–[0-9]+ players/)
        split(substr($0, RSTART, RLENGTH), seats, /[^0-9]+/)
        for (n = seats[1]; n <= seats[2]; n++) print $1, n
    }'
}

rows() {
    for kind in base quick search; do
        tables | while read -r game seats; do echo "$kind-$game-$seats"; done
    done
}

# Who plays at so many seats, greedy first: Elo counts from there.
players() {
    case $1 in
    quick) echo greedy,random,level1,level2,level3,level4 ;;
    search) echo greedy,level5,level4,level3,level2 | cut -d, -f "1-$(($2 > 3 ? $2 : 3))" ;;
    base) echo greedy,random,random,random,random | cut -d, -f "1-$2" ;;
    esac
}

# Matches for each choice of players, so that everybody plays enough of them.
games() {
    list=$(players "$1" "$2")
    awk -v list="$list" -v seats="$2" -v least="$([ "$1" = search ] && echo 400 || echo 1000)" '
        BEGIN {
            others = split(list, name, ",") - 1
            for (choices = i = 1; i < seats; i++) choices = choices * (others - i + 1) / i
            for (n = seats; n * choices < least; n += seats);
            print n
        }'
}

play() {
    folder=$1 && shift
    mkdir -p "$folder"
    if [ $# -gt 0 ]; then printf '%s\n' "$@"; else rows; fi | while read -r row; do
        kind=${row%%-*} seats=${row##*-} game=${row#*-} && game=${game%-*}
        [ -e "$folder/$row.csv" ] && continue
        "$program" arena "$game" --players "$(players "$kind" "$seats")" --seats "$seats" \
            --games "$(games "$kind" "$seats")" --seed $seed --csv "$folder/$row.part" </dev/null >&2
        mv "$folder/$row.part" "$folder/$row.csv"
    done
}

# ---- tables ------------------------------------------------------------------------------

title() {
    "$program" games | awk -v game="$1" '$1 == game {
        sub(/^[a-z]+ +/, ""); sub(/ +[0-9]+–.*/, ""); print
    }'
}

# line FILE CELL...: what the report says of players. "level5" is Elo and its interval,
# "level5:wins" the share of wins, "level5:matches" how many it played.
line() {
    file=$1 && shift
    "$program" arena merge "$file" | awk -v want="$*" '
        function whole(elo) { sub(/^-/, "−", elo); return elo }
        NR > 2 { matches[$1] = $2; wins[$1] = $3 " % (" $5 "…" $7 ")"
                 elo[$1] = whole($8) " (" whole($9) "…" whole($11) ")" }
        END {
            n = split(want, cell, " ")
            for (i = 1; i <= n; i++) {
                split(cell[i], part, ":")
                text = part[2] == "wins" ? wins[part[1]] : part[2] ? matches[part[1]] : elo[part[1]]
                printf " %s |", text
            }
            print ""
        }'
}

# How often a player won against another, of the matches of just these two: how many there were,
# the share and its interval.
duel() {
    awk -F, -v a="$2" -v b="$3" '
        $3 == a ";" b || $3 == b ";" a {
            split($4, place, ";")
            own = $3 == a ";" b ? 1 : 2
            wins += place[own] > 1 ? 0 : place[3 - own] > 1 ? 1 : 0.5
            n++
        }
        END {
            z = 1.96 * 1.96 / n; share = wins / n
            middle = (share + z / 2) / (1 + z)
            off = sqrt(z * (share * (1 - share) + z / 4)) / (1 + z)
            printf " %d | %.1f %% (%.1f…%.1f) |", n, 100 * share, 100 * (middle - off),
                   100 * (middle + off)
        }' "$1"
}

head_of() {
    echo
    printf '|'
    for cell in "$@"; do printf ' %s |' "$cell"; done
    printf '\n|'
    for cell in "$@"; do printf -- '---|'; done
    echo
}

# table KIND CELL...: one line for each game and number of seats that was played.
table() {
    kind=$1 && shift
    tables | while read -r game seats; do
        file=$folder/$kind-$game-$seats.csv
        [ -e "$file" ] || continue
        printf '| %s | %s |' "$(title "$game")" "$seats"
        line "$file" "$@"
    done
}

duels() {
    tables | while read -r game seats; do
        file=$folder/search-$game-$seats.csv
        if [ "$seats" != 2 ] || [ ! -e "$file" ]; then continue; fi
        printf '| %s |' "$(title "$game")"
        duel "$file" level5 greedy
        duel "$file" level5 level4
        echo
    done
}

show() {
    folder=$1
    head_of game seats 'matches a row' random level1 level2 level3 level4
    table quick greedy:matches random level1 level2 level3 level4
    head_of game seats matches 'greedy wins'
    table base greedy:matches greedy:wins
    head_of game seats 'matches of level5' level4 level5 'level5 wins'
    table search level5:matches level4 level5 level5:wins
    head_of game 'matches with greedy' 'level5 wins' 'with level4' 'level5 wins'
    duels
}

case ${1:-} in
rows) rows ;;
play) shift && play "$@" ;;
show) show "$2" ;;
*)
    sed -n '3,/^set/{/^set/d;s/^# \{0,1\}//;p;}' "$0" >&2
    exit 2
    ;;
esac
