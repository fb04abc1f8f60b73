#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh - the program from outside: help, errors, exit codes, whole matches by a pipe.
#
#   tests/cli/run.sh [PROGRAM]            run the tests
#   tests/cli/run.sh [PROGRAM] --update   write session.out anew (look at the diff!)
set -u
cd "$(dirname "$0")/../.." || exit 1
program=build/spielwerk
update=no
for word in "$@"; do
    case $word in
    --update) update=yes ;;
    *) program=$word ;;
    esac
done
program=$(realpath "$program")
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
export HOME="$tmp" LC_ALL=C.UTF-8
unset XDG_DATA_HOME LANG LC_MESSAGES
passed=0
failed=0
code=0

good() {
    passed=$((passed + 1))
}

bad() {
    failed=$((failed + 1))
    echo "FAIL $1"
    sed 's/^/    | /' "$tmp/out" "$tmp/err" | head -n 30
}

# run WORDS...: keeps what the program says, and its exit code
run() {
    "$program" "$@" >"$tmp/out" 2>"$tmp/err" </dev/null
    code=$?
}

# feed INPUT WORDS...: the same with something to read
feed() {
    input=$1
    shift
    # shellcheck disable=SC2059 # the input is a format on purpose: it has \n in it
    printf "$input" | "$program" "$@" >"$tmp/out" 2>"$tmp/err"
    code=$?
}

# expect CODE TEXT WHAT: the exit code, and a text somewhere in what was said ("": any)
expect() {
    if [ "$code" -eq "$1" ] && { [ -z "$2" ] || grep -qF -e "$2" "$tmp/out" "$tmp/err"; }; then
        good
    else
        bad "$3 (exit code $code, expected $1 and \"$2\")"
    fi
}

# refuse TEXT WHAT: a text that must not have been said
refuse() {
    if grep -qF -e "$1" "$tmp/out" "$tmp/err"; then bad "$2"; else good; fi
}

same() {
    if cmp -s "$1" "$2"; then
        good
    else
        diff "$1" "$2" >"$tmp/out"
        : >"$tmp/err"
        bad "$3"
    fi
}

# The games, hidden ones included; the last one is the template.
games=$("$program" engine <<'EOF' | sed -n 's/^game \([^ ]*\) .*/\1/p'
games
EOF
)
template=$(echo "$games" | tail -n 1)

# ---- help and mistakes ---------------------------------------------------------------

run --help
expect 0 'usage: spielwerk COMMAND' 'help'
run --help --lang de
expect 0 'Aufruf: spielwerk BEFEHL' 'help in German'
LANG=de_DE.UTF-8 LC_ALL='' run --help
expect 0 'Aufruf: spielwerk BEFEHL' 'German by the environment'
run
expect 2 'usage: spielwerk COMMAND' 'no command at all'
run --version
expect 0 'spielwerk ' 'version'
for command in games rules play sim perft check replay render dump data bench engine serve verify; do
    run $command --help
    expect 0 "usage: spielwerk $command" "$command --help"
    run $command --help --lang=de
    expect 0 "Aufruf: spielwerk $command" "$command --help --lang=de"
    run $command --nonsense
    expect 2 'There is no option --nonsense.' "$command --nonsense"
done
run plya
expect 2 'Did you mean “play”?' 'a mistyped command'
run sim "$template" --seets 2
expect 2 'Did you mean --seats?' 'a mistyped option'
run sim "$template" --seets 2 --lang de
expect 2 'Meinst du --seats?' 'a mistyped option in German'
run sim "${template}x"
expect 2 "$template"'”?' 'a mistyped game'
run sim
expect 2 'Something is missing: spielwerk sim GAME' 'too few words'
run sim "$template" more
expect 2 '“more” is too much' 'too many words'
run sim "$template" --seats
expect 2 '--seats needs a value' 'an option without its value'
run sim "$template" --seats 99
expect 2 '--seats must be a number' 'an impossible number of seats'
run sim "$template" --seats 2,x
expect 2 'not “x”' 'a list with a word in it'
run sim "$template" --games 0
expect 2 '--games must be a number' 'no games'
run sim "$template" --games 3x
expect 2 '--games must be a number' 'a number with a letter'
run sim "$template" --json
expect 2 'The command sim has no option --json' 'an option of another command'
run play "$template" --ask-all=yes
expect 2 '--ask-all takes no value' 'a value too many'
run play "$template" --option foo
expect 2 'NAME=VALUE' 'an option of the game without a value'
run play "$template" --option foo=1
expect 2 'There is no option called “foo”' 'an unknown option of the game'
run arena "$template" --players greedy,random --games 12 --csv "$tmp/whole.csv"
expect 0 '12 matches' 'an arena'
cp "$tmp/out" "$tmp/arena"
for k in 3 1 2; do
    run arena "$template" --players greedy,random --games 12 --shard "$k/3" --csv "$tmp/part$k.csv"
    expect 0 '4 matches' 'a part of an arena'
done
run arena merge "$tmp/part1.csv" "$tmp/part2.csv" "$tmp/part3.csv"
same "$tmp/arena" "$tmp/out" 'parts of an arena make the whole'
run arena merge "$tmp/part1.csv" "$tmp/part2.csv"
expect 0 '4 matches are missing' 'a part is missing'
run tune "$template" --fit
expect 2 'has no features' 'a game without signs has no forecast to learn'
for game in $games; do
    run tune "$game" --fit --games 3 --rounds 1 --jobs 1
    [ "$code" -eq 0 ] || continue
    expect 0 '},' "a forecast of $game"
    cp "$tmp/out" "$tmp/net"
    run tune "$game" --fit --games 3 --rounds 1 --jobs 2
    same "$tmp/net" "$tmp/out" "two threads learn the same of $game as one"
done
run arena "$template" --players greedy,random --games 4 --json
expect 0 '"elo":' 'an arena as JSON'
run arena "$template" --players greedy,random --games 200 --sprt 0,200
expect 0 'LLR' 'a sequential test'
run arena "$template" --players greedy
expect 2 'at least as many' 'too few players'
run arena "$template" --players greedy,nobody
expect 2 'nobody' 'an unknown player'
run arena "$template" --shard 3/2
expect 2 'K/N' 'no such part'
run arena "$template" --sprt 5
expect 2 'two numbers' 'no such test'
run arena merge "$tmp/arena"
expect 3 'not a file of' 'not a file of an arena'
run play "$template" --human none --seed 4 --save "$tmp/review.match"
run review "$tmp/review.match"
expect 0 'Luck and skill' 'a look back'
run review "$tmp/review.match" --lang de --output "$tmp/review.html"
expect 0 '' 'a look back as a page'
if grep -q 'Gewinnchance' "$tmp/review.html" && tail -n 1 "$tmp/review.html" | grep -q '</html>'; then
    good
else
    bad 'the page is complete'
fi
run review "$tmp/arena"
expect 3 '' 'nothing to look back at'
run play "$template" --bot nobody
expect 2 'level5|greedy|broad|random|mix' 'an unknown bot'
run play "$template" --human 77
expect 2 '--human must be a number' 'a seat that does not exist'
run play "$template" --seed 12x
expect 2 '64 hex digits' 'a bad seed'
run games --lang fr
expect 2 'en|de' 'an unknown language'
run games --color pink
expect 2 'auto|always|never' 'an unknown wish for colour'
run replay "$tmp/nothing"
expect 3 'there is no such file' 'a file that is not there'
run replay "$tmp/nothing" --lang de
expect 3 'gibt es nicht' 'a file that is not there, in German'
run replay "$tmp"
expect 3 'it is a folder' 'a folder instead of a file'
run play "$template" --seats 2 --names Ada,Ben,Carl
expect 2 '--names has 3 names for 2 players' 'more names than players'
run play "$template" --pace soon
expect 2 '--pace must be a number' 'a pace that is no number'
echo 'hello' >"$tmp/hello"
run replay "$tmp/hello"
expect 3 "$tmp/hello: Line 1:" 'a file that is no save'
printf 'a\0b' >"$tmp/zero"
run check "$tmp/zero"
expect 3 'not a text file' 'a file with zero bytes'
run data "$template" --edition "$tmp/hello"
expect 3 "$tmp/hello:" 'a broken edition'
run games
expect 0 'players, about' 'games'
refuse "$template" 'hidden games are not offered'
run games --json
refuse "$template" 'nor in JSON'
run games lydia
expect 0 'one_more_turn_each    everybody else has one more turn' 'the options of a game'
expect 0 'a number from 0 to 255, default 0' 'options that are numbers'
run games "$template" --json
expect 0 '"options":[' 'a game as JSON'
run play lydia --help --lang de
expect 0 '--option refill=' 'help for a game lists its options'
expect 0 '(Vorgabe)' 'with their defaults'
if [ -c /dev/full ]; then
    "$program" games --json >/dev/full 2>"$tmp/err"
    code=$?
    expect 4 'standard output' 'a full disk'
fi

awk 'BEGIN { for (n = 1; n <= 20000; n++) { x = (x * 69069 + 1) % 4294967296
     print int(x / 65536) % 9 + 1 } }' >"$tmp/numbers"

# ---- every game ------------------------------------------------------------------------

for game in $games; do
    run rules "$game"
    expect 0 '' "$game: rules"
    run data "$game"
    expect 0 'source' "$game: tables name their sources"
    if [ "$(wc -L <"$tmp/out")" -le 200 ]; then good; else bad "$game: tables are compact"; fi
    run data "$game" --json -o "$tmp/edition.json"
    expect 0 '' "$game: an edition is written"
    run data "$game" --json --edition "$tmp/edition.json" -o "$tmp/again.json"
    same "$tmp/edition.json" "$tmp/again.json" "$game: and read again"

    run sim "$game" --games 20 --seed 3 --jobs 1
    expect 0 '0 violations' "$game: sim"
    cp "$tmp/out" "$tmp/one"
    run sim "$game" --games 20 --seed 3 --jobs 3
    same "$tmp/one" "$tmp/out" "$game: sim does not depend on --jobs"
    run sim "$game" --games 2 --trace "$tmp/trace" --bot greedy
    expect 0 '0 violations' "$game: sim --trace"
    run perft "$game" --depth 3 --divide
    expect 0 '' "$game: perft"
    if awk 'NF == 2 && $1 == 3 { all = $2 } NF > 2 { sum += $NF }
            END { exit !(all > 0 && sum == all) }' "$tmp/out"; then
        good
    else
        bad "$game: perft --divide adds up"
    fi
    run bench "$game" --signature
    cp "$tmp/out" "$tmp/signature"
    run bench "$game" --signature
    same "$tmp/signature" "$tmp/out" "$game: the signature is stable"
    run bench "$game" --seconds 1 --json
    expect 0 '"ns_to_apply":{"median":' "$game: bench --json"
    cp "$tmp/out" "$tmp/bench"
    run bench "$game" --seconds 1 --compare "$tmp/bench"
    expect 0 '   × ' "$game: bench --compare"
    run bench "$game" --compare "$tmp/signature"
    expect 3 '' "$game: bench --compare with something else"

    save=$tmp/$game.match
    run play "$game" --human none --seed 4 --save "$save" --names Ada,Böll
    expect 0 'Böll' "$game: bots play a match"
    if grep -qE ' (wins|share first place) with [0-9]+ points?\.$' "$tmp/out"; then
        good
    else
        bad "$game: the winner is named"
    fi
    cp "$save" "$tmp/kept"
    run play "$game" --human none --seed 5 --save "$save"
    expect 4 'exists already; --force replaces it.' "$game: --save spares other files"
    same "$tmp/kept" "$save" "$game: and leaves them as they are"
    run play "$game" --human none --seed 4 --save "$save" --force --names Ada,Böll
    expect 0 "The match is saved in $save" "$game: unless forced to"
    run play "$game" --human none --seed 4 --save "$save.2" --names Ada,Böll
    same "$save" "$save.2" "$game: the same seed gives the same match"
    run replay "$save"
    expect 0 'total' "$game: replay"
    run replay "$save" --lang de
    expect 0 'Summe' "$game: replay in German"
    run replay "$save" --ply 999999
    expect 2 '--ply must be a number' "$game: a ply beyond the end"
    run dump "$save" --ply 3 -o "$tmp/position"
    expect 0 '' "$game: dump"
    run dump "$tmp/position"
    same "$tmp/position" "$tmp/out" "$game: a dump can be dumped again"
    run dump "$save" --ply 3 --spectator
    expect 0 'rng.kind none' "$game: a spectator's position has no luck in it"
    run dump "$save" --seat 0 --spectator
    expect 2 'not both' "$game: either seat or spectator"
    run render "$save" --ply 3 -o "$tmp/board.svg"
    expect 0 '' "$game: render"
    cp "$tmp/board.svg" "$tmp/out"
    if command -v xmllint >/dev/null; then
        if xmllint --noout "$tmp/board.svg" 2>"$tmp/err"; then
            good
        else
            bad "$game: the SVG is well-formed"
        fi
    fi
    expect 0 'Böll' "$game: a picture knows the names"
    run play "$game" --human none --seed 4 --save "$save.3" --names 'Seat 1,Seat 2,Seat 3'
    run render "$save.3" --ply 3 -o "$tmp/nameless.svg"
    run render "$tmp/position"
    same "$tmp/nameless.svg" "$tmp/out" "$game: a position gives the same picture, without names"
    run render "$save" --dark --lang de --seat 1
    expect 0 '</svg>' "$game: another picture"
    run render "$save" -o "$tmp/board.txt"
    expect 0 '' "$game: the board as text"
    run render "$save" -o "$tmp/board.jpg"
    expect 2 'Pictures end in .svg, .png or .txt' "$game: pictures of other sorts"
    if [ -e "$tmp/board.jpg" ]; then bad "$game: and nothing is written"; else good; fi
    run perft "$game" --load "$tmp/position" --depth 2
    expect 0 '  1 ' "$game: perft from a position"
    sed 's/^\(seats\) .*/\1 1/' "$save" >"$tmp/damaged"
    run replay "$tmp/damaged"
    expect 3 'Line ' "$game: a damaged save names the line"

    # a whole match by a pipe: numbers, some of them too large
    seats=$("$program" games "$game" --json | sed -n 's/.*"seats_min":\([0-9]*\).*/\1/p')
    [ "$seats" = 2 ] || continue # chance alone hardly ends a match of three in time
    "$program" play "$game" --seats "$seats" --seed 9 <"$tmp/numbers" >"$tmp/out" 2>"$tmp/err"
    code=$?
    expect 0 'place' "$game: a match by a pipe comes to its end"
    "$program" play "$game" --seats "$seats" --human all --seed 9 --lang de --ask-all \
        <"$tmp/numbers" >"$tmp/out" 2>"$tmp/err"
    code=$?
    expect 0 'Rang' "$game: so does one between people, in German"
done

# ---- the table --------------------------------------------------------------------------

feed 'help\nboard\nhint\nwhy 1\nwhy nonsense\nwhy\nscore\nactions\nlog\nrules\n99\nfoo\n\n' \
    play "$template" --seats 2 --seed 5 --human 0
expect 0 'take your last action back' 'help at the table'
expect 0 'Perhaps: ' 'a hint'
expect 0 'That is allowed.' 'why, of something allowed'
expect 0 'There is no action called “nonsense” here.' 'why, of nonsense'
expect 0 'Name an action' 'why, of nothing'
expect 0 'Enter a number from 1 to ' 'a number too large'
expect 0 'The input has ended.' 'the input ends in the middle'
feed 'lang\nhilfe\ntipp\n' play "$template" --seats 2 --seed 5
expect 0 'deine letzte Aktion zurücknehmen' 'the language can be changed'
expect 0 'Vielleicht: ' 'a hint in German'
feed 'lang fr\n0\n' play "$template" --seats 2 --seed 5
expect 0 'The language can be en or de, not “fr”.' 'an unknown language at the table'
expect 0 'Enter a number from 1 to ' 'choice number 0'
feed "$(printf '%0300d' 0 | tr 0 x)\\n" play "$template" --seats 2 --seed 5
expect 0 'That is too long to be an action.' 'a very long line'
feed 'pay 1 2 3\ntake\n' play lydia --seats 2 --seed 5 --lang de
expect 0 '„take“ braucht 1 Wert.' 'one value'
feed 'card s13\nkarte P05\ncard\ncard nonsense\nlegend\nlegende\n' play lydia --seats 2 --seed 5
expect 0 'cost                red 2, yellow 1' 'what is on a card'
expect 0 'merchant            red merchant' 'in words'
expect 0 'cost                coins 3' 'in either language'
expect 0 'Name a card' 'card, of nothing'
expect 0 'Nothing in this game is called “nonsense”.' 'card, of nonsense'

# People sit where the seed says, and they are named first.
for seed in 1 2 3 4 5 6 7 8; do
    feed '' play lydia --seats 4 --seed $seed --names Zoe
    sed -n 's/^  Seat \([1-4]\): Zoe$/\1/p' "$tmp/out"
done >"$tmp/seats"
if [ "$(wc -l <"$tmp/seats")" -eq 8 ] && [ "$(sort -u "$tmp/seats" | wc -l)" -gt 2 ]; then
    good
else
    bad 'people are seated at random'
fi
feed '' play lydia --seats 4 --seed 1 --names Zoe
expect 0 "Seat $(head -n 1 "$tmp/seats"): Zoe" 'the same seed gives the same seat'

# The story: nothing twice, a blank line between turns, a heading for what the others did.
feed '2\n1\n2\n1\n' play lydia --seats 2 --seed 9 --human all --names Ann,Bob
if [ "$(grep -c 'Ann draws' "$tmp/out")" -eq 2 ] && [ "$(grep -c 'Bob draws' "$tmp/out")" -eq 1 ]; then
    good
else
    bad 'people at one screen are told everything once'
fi
refuse 'Since your last turn:' 'and what they have seen happen has no heading'
feed '2\n1\n2\n1\n' play lydia --seats 3 --seed 9 --human 0
expect 0 'Since your last turn:' 'what the others did has a heading'
if grep -B 1 'Since your last turn:' "$tmp/out" | head -n 1 | grep -q '^$'; then
    good
else
    bad 'and a blank line above'
fi

# Taking back, and why not, in a game where an action need not turn anything up.
feed '2\nundo\nredo\nundo\nundo\nwhy buy S01\n2\nwhy take L\nundo\n' \
    play lydia --seats 2 --seed 9 --human 0
expect 0 'You have nothing to take back.' 'before one has decided anything'
expect 0 'No such merchant stands at the fountain. [LYD-TAKE-1]' 'why names the rule'
expect 0 'You buy after placing at the fountain and before improving; once you have stopped, nothing more this turn. [LYD-FTN-9]' 'why, of another time, with the rule'
if [ "$(grep -c 'You drew' "$tmp/out")" -eq 4 ]; then good; else bad 'undo goes back to the question'; fi
if [ "$(grep -c 'Take a merchant' "$tmp/out")" -eq 3 ]; then good; else bad 'redo goes on again'; fi
feed '1\n1\nundo\n' play lydia --seats 2 --seed 9 --human 0
expect 0 'That turned up something hidden' 'what luck decided cannot be taken back'
feed '1\n1\n1\n1\n1\n1\n' play lydia --seats 2 --seed 9 --human 0 --lang en
if awk '/Since your last turn/ { if (last != "board") wrong = 1; n++ }
        /Lions of Lydia · Round/ { last = "board" } /^> / { last = "" }
        END { exit wrong || n < 2 }' "$tmp/out"; then good; else bad 'what happened stands below the board'; fi
feed '2\n1\nscore\n7\nundo\n2\n\n' play lydia --seats 2 --seed 9 --pause --human 0
expect 0 "Now it is the others’ turn. Enter: go on." 'a pause before the others move'
expect 0 "It is the others’ turn now" 'in which nothing else can be chosen'
if [ "$(grep -c 'Take a merchant' "$tmp/out")" -eq 2 ]; then good; else bad 'undo in the pause'; fi

# Private: what one person was shown is not shown to the next.
feed '\n1\n\n' play "$template" --seats 2 --human all --seed 5
expect 0 'Everybody else looks away' 'people hand over'
grep -n 'gets a card: the' "$tmp/out" >"$tmp/shown"
if [ "$(wc -l <"$tmp/shown")" -eq 2 ]; then good; else bad 'each person sees one card only'; fi

# Nothing is lost: autosave, resume, save, load.
feed '1\n' play "$template" --seats 2 --seed 6 --human 0
expect 0 "The match is saved in $tmp/.local/share/spielwerk/$template-" 'autosave'
feed 'log\nquit\n' play "$template" --resume
expect 0 'keeps' 'resume knows what happened'
feed 'quit\n' play nosuch --resume
expect 3 'No match has been saved yet.' 'nothing to resume'
feed "1\nsave $tmp/mine.match\nquit\n" play "$template" --seats 2 --seed 6 --human 0
expect 0 "The match is saved in $tmp/mine.match" 'save'
feed "load $tmp/nothing\nload $tmp/hello\nload $tmp/mine.match\nlog\nquit\n" \
    play "$template" --seats 2 --seed 99 --save "$tmp/other.match"
expect 0 'there is no such file' 'load what is not there'
expect 0 'keeps' 'load'
cp "$tmp/mine.match" "$tmp/kept"
feed "1\nsave $tmp/mine.match\nspeichern $tmp/mine.match\n" play "$template" --seats 2 --seed 7
expect 0 "$tmp/mine.match exists already, and it is not this match." 'save spares other matches'
same "$tmp/kept" "$tmp/mine.match" 'and they are as before'
feed "1\nsave! $tmp/mine.match\nsave $tmp/mine.match\nquit\n" \
    play "$template" --seats 2 --seed 6 --human 0
expect 0 "The match is saved in $tmp/mine.match" 'save! replaces them'
refuse 'exists already' 'and then it is this match'
run dump "$tmp/mine.match" --ply 0 -o "$tmp/start"
cp "$tmp/start" "$tmp/kept"
feed "1\n" play --load "$tmp/start"
same "$tmp/kept" "$tmp/start" 'a position that is played from stays as it is'
if [ -w /dev/full ]; then
    feed "1\n" play "$template" --seats 2 --seed 6 --human 0 --save /dev/full
    expect 0 'Cannot write /dev/full: the disk is full.' 'a full disk is said'
    expect 0 'The match is NOT saved.' 'and again at the end'
fi
feed "1\nsave $tmp/no/such/folder\nquit\n" play "$template" --seats 2 --seed 6 --human 0
expect 0 'Cannot write' 'a folder that is not there'
expect 0 "The match is saved in $tmp/.local" 'then it stays where it was'
if [ -z "$(find "$tmp" -name '*.??????' -newer "$tmp/kept" -path '*match.*')" ]; then
    good
else
    bad 'no drafts are left behind'
fi
run play --load "$tmp/mine.match" --human none
expect 0 'place' 'go on with a save'

# Any input at all.
head -c 200000 /dev/urandom >"$tmp/noise"
"$program" play "$template" --seed 1 <"$tmp/noise" >"$tmp/out" 2>"$tmp/err"
code=$?
expect 0 '' 'noise at the table'
"$program" engine <"$tmp/noise" >"$tmp/out" 2>"$tmp/err"
code=$?
expect 0 'error' 'noise in the protocol'
yes '' | head -n 2000 | "$program" play "$template" --seed 1 >"$tmp/out" 2>"$tmp/err"
code=$?
expect 0 'The input has ended.' 'nothing but Enter'

# Ctrl-C: the match is saved and the exit code says so.
mkfifo "$tmp/keys"
"$program" play "$template" --seed 1 --save "$tmp/broken.match" <"$tmp/keys" \
    >"$tmp/out" 2>"$tmp/err" &
child=$!
exec 9>"$tmp/keys"
echo 1 >&9
for _ in 1 2 3 4 5 6 7 8 9 10; do
    [ -s "$tmp/broken.match" ] && break
    sleep 0.1
done
kill -INT $child
wait $child
code=$?
exec 9>&-
expect 130 "The match is saved in $tmp/broken.match" 'Ctrl-C'
run replay "$tmp/broken.match"
expect 0 'total' 'and what was saved is whole'

# ---- a real terminal ------------------------------------------------------------------------

# tty COLUMNS LINES INPUT WORDS...: like feed, on a terminal of this size
tty() {
    size="cols $1 rows $2"
    input=$3
    shift 3
    # shellcheck disable=SC2059
    printf "$input" | script -qec "stty $size -echo; '$program' $*" /dev/null 2>&1 |
        tr -d '\r' | sed "s/$escape\[[0-9;?]*[A-Za-z]//g" >"$tmp/out"
    : >"$tmp/err"
    code=0
}

escape=$(printf '\033')
if script -qec true /dev/null >/dev/null 2>&1; then # not everywhere is a pseudo-terminal to be had
    tty 60 50 'help\nrules\nhint\nquit\n' play "$template" --seats 2 --seed 5
    expect 0 'take your last action back' 'a terminal'
    if [ "$(sed 's/^> //' "$tmp/out" | grep -v "$tmp" | wc -L)" -le 60 ]; then good; else bad 'lines are broken to fit'; fi
    tty 80 24 '2\n1\n\nquit\n' play lydia --seats 3 --seed 9 --human 0 --lang de
    expect 0 'Jetzt sind andere dran.' 'on a terminal there is a pause before the others'
    tty 80 24 '2\n1\nquit\n' play lydia --seats 3 --seed 9 --human 0 --lang de --no-pause
    refuse 'Jetzt sind andere dran.' 'unless nobody wants it'
    tty 80 60 '' play "$template" --human none --seed 1 --pace 0.01
    expect 0 ' with ' 'bots can be watched'
fi

# ---- colours ------------------------------------------------------------------------------

run play "$template" --human none --seed 1
refuse "$escape" 'no colours in a pipe'
run play "$template" --human none --seed 1 --color always
expect 0 "$escape" 'colours on demand'

# ---- the protocol ---------------------------------------------------------------------------

"$program" engine <tests/cli/session.in >"$tmp/session" 2>"$tmp/err"
[ $update = no ] || cp "$tmp/session" tests/cli/session.out
same tests/cli/session.out "$tmp/session" 'the session of docs/protocol.md'

# What takes several steps has a way back at each of them: a token that pays, the place of a
# tile, what is built, where the villager went; not behind the turn of somebody else.
{
    printf 'position\n'
    cat tests/logs/hamlet-3-village.save
    printf '.\nfork 50\napply 2 use quarry.stone\n'
    for _ in pay place act turn nothing; do printf 'undo 2\nstate 2\n'; done
} | "$program" engine | sed -n 's/^state phase //p; s/^error \([A-Z_]*\) .*/\1/p' >"$tmp/phases"
printf '%s\n' pay place act turn UNDO_OTHERS turn >"$tmp/expected"
same "$tmp/expected" "$tmp/phases" 'a way back at every step'

# ---- rule scripts ---------------------------------------------------------------------------

printf '# a scene\nnew %s seats 2 seed 1\nsee ply 1\n' "$template" >"$tmp/wrong.t"
run check "$tmp/wrong.t"
expect 1 "$tmp/wrong.t:3: see ply 1" 'a failing script names the line'
expect 1 'expected 1, actual 0' 'what was expected and what is'
expect 1 '1 failed' 'and counts'
run check "$tmp/wrong.t" --lang de
expect 1 'erwartet 1, tatsächlich 0' 'the same in German'

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
