#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh - what the documents name exists: files, links, commands and options. Reviews are up to
# date.
#
#   tests/docs/run.sh [PROGRAM]
#
# Looked at are all pages for people and the manual page. Names in capitals (GAME, FILE) stand
# for something else and are passed over, as are files that an example makes.
set -eu
cd "$(dirname "$0")/../.."
program=${1:-build/spielwerk}
pages=$(ls ./*.md docs/*.md docs/*/*.md tests/README.md src/games/*/README.md)
manual=docs/man/spielwerk.1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
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
        echo "FAIL $text"
    fi
}

# ---- what there is -------------------------------------------------------------------

find . -path ./build -prune -o -path ./.git -prune -o -type f -print | sed 's|.*/||' |
    sort -u >"$work/names"
LC_ALL=C.UTF-8 "$program" --help | sed -n 's/^  \([a-z][a-z]*\) .*/\1/p' >"$work/commands"
while read -r command; do
    LC_ALL=C.UTF-8 "$program" "$command" --help |
        sed -n 's/^  ....\(--[a-z-]*\).*/\1/p' >"$work/options.$command"
done <"$work/commands"
sort -u "$work"/options.* >"$work/options"
claim 'the program lists its commands' test "$(wc -l <"$work/commands")" -ge 10
claim 'and their options' test "$(wc -l <"$work/options")" -ge 20

# ---- reading pages ---------------------------------------------------------------------

# Text without fenced blocks, each paragraph in one line.
prose() {
    awk '/^```/ { fence = !fence; next }
         fence { next }
         /^ *$/ || /^[|#*-]/ { printf "\n" }
         { printf "%s ", $0 }
         END { printf "\n" }' "$1"
}

# What stands in backticks, one by one.
spans() {
    # shellcheck disable=SC2016 # these backticks are meant
    prose "$1" | grep -o '`[^`]*`' | tr -d '`' || true
}

# Lines of fenced and of indented blocks.
blocks() {
    awk '/^```/ { fence = !fence; next } fence || /^    [^ ]/' "$1"
}

# Lines that call the program, from its first word on, comments and quotes left out.
calls() {
    { spans "$1"; blocks "$1"; } | sed -n 's/^[> ]*\(build\/\)\{0,1\}spielwerk \([a-z][a-z]* *.*\)$/\2/p' |
        sed 's/ #.*//; s/ >.*//'
}

# Is this a file that should be there? Not if it is made up, or made by the build.
looks_like_file() {
    case $1 in
    *[\ \(\)\{\}\<\>\$=:,\"\'…\#]* | .* | /* | ~* | build/* | *NAME* | *GAME* | *FILE* | *PART*) return 1 ;;
    */*) ;;
    *\**) return 1 ;;
    esac
    case $1 in
    src/* | include/* | docs/* | tests/* | tools/* | scripts/* | kit/* | core/*) return 0 ;;
    *.md | *.c | *.h | *.sh | *.def | *.t) return 0 ;;
    esac
    return 1
}

# As a path, from the root, from src/ or from the page's own folder; or as a name of its own.
file_exists() {
    path=$1
    folder=$2
    for start in . src "$folder"; do
        # shellcheck disable=SC2086 # it may be a pattern: src/*/run.sh
        set -- $start/$path
        [ ! -e "$1" ] || return 0
    done
    grep -qxF -e "$path" "$work/names"
}

# ---- pages -------------------------------------------------------------------------------

for page in $pages; do
    folder=$(dirname "$page")
    spans "$page" | sort -u >"$work/spans"
    while read -r span; do
        ! looks_like_file "$span" || claim "$page: there is no $span" file_exists "$span" "$folder"
    done <"$work/spans"

    prose "$page" | grep -o '](\([^)]*\))' | sed 's/^](//; s/)$//; s/#.*//' | grep -v '^[a-z]*:' |
        sort -u >"$work/links" || true
    while read -r link; do
        [ -z "$link" ] || claim "$page: the link $link leads nowhere" test -e "$folder/$link"
    done <"$work/links"

    # "spielwerk position 1" is no call but the first line of a file
    calls "$page" | grep -vE '^(match|position|save|edition) ([0-9]|FORMAT)' >"$work/calls" || true
    while read -r command rest; do
        claim "$page: there is no command $command" grep -qx "$command" "$work/commands"
        [ -e "$work/options.$command" ] || continue
        for option in $(echo " $rest" | grep -oE ' --[a-z][a-z-]*' || true); do
            claim "$page: $command has no option $option" \
                grep -qxF -e "$option" "$work/options.$command"
        done
    done <"$work/calls"

    # options by themselves; --update is one of the test scripts
    grep -E '^--[a-z][a-z-]*( |$)' "$work/spans" | grep -oE '^--[a-z-]+' |
        grep -vxF -e --update -e --version -e --help | sort -u >"$work/alone" || true
    while read -r option; do
        claim "$page: there is no option $option" grep -qxF -e "$option" "$work/options"
    done <"$work/alone"
done

# ---- the manual page: every command, every option, and no others --------------------------

sed -n 's/^\.It Cm \([a-z]*\).*/\1/p' "$manual" | sort >"$work/told"
sort -o "$work/commands" "$work/commands"
claim "$manual: its commands are those of the program" cmp "$work/commands" "$work/told"
sed -n 's/^\.It Fl \(.*\)/\1/p' "$manual" | grep -oE '(^| )-[a-z][a-z-]+' | sed 's/^ *-/--/' |
    grep -vx -e --version | sort -u >"$work/told"
while read -r option; do
    claim "$manual: $option is missing" grep -qxF -e "$option" "$work/told"
done <"$work/options"
while read -r option; do
    claim "$manual: there is no option $option" grep -qxF -e "$option" "$work/options"
done <"$work/told"

# ---- reviews: what the program says of these matches today -----------------------------------

for match in docs/reviews/*.match; do
    game=$(basename "$match" .match)
    scripts/reviews.sh text "$game" "$program" >"$work/review"
    claim "docs/reviews/$game.md is an old review: run scripts/reviews.sh" \
        cmp "$work/review" "docs/reviews/$game.md"
done

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
