#!/bin/sh
# SPDX-License-Identifier: MIT
# reviews.sh - make the reviews in docs/reviews anew, from the matches beside them.
#
#   scripts/reviews.sh               write all of them, with pictures; needs `make`, installs the rest
#   scripts/reviews.sh text GAME [PROGRAM]    only print the text of one
set -eu
cd "$(dirname "$0")/.."
folder=docs/reviews

# What `spielwerk review` prints, as a page.
text() {
    match=$folder/$1.match program=${2:-build/spielwerk}
    title=$(sed -n "s/^\* \[\(.*\)\]($1.md)/\1/p" $folder/README.md)
    seats=$(sed -n 's/^seats //p' "$match")
    cat <<END
# A look back: $title

A match of $seats bots of level 3. This makes the page in the picture, with the boards:

    spielwerk review $match -o report.html

![The report as a page]($1.png)

## Result

$("$program" replay "$match" --lang en | tail -n 1 | sed 's/^ *//')
END
    "$program" review "$match" --lang en --color never | awk '
        /^[A-Z]/ { print "\n## " $0 "\n"; table = 0; next }
        /^          / { table = 1; print "```" }
        table && NF { print }
        !table && NF { sub(/^ */, "* "); print }
        END { print "```" }'
}

# The report as a browser shows it, its beginning.
picture() {
    build/spielwerk review $folder/"$1".match --lang en -o "$work/report.html"
    chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size=760,1520 \
        --screenshot="$work/report.png" "file://$work/report.html" 2>"$work/said" ||
        { cat "$work/said" >&2 && exit 1; }
    pngquant --force --output $folder/"$1".png --nofs 112 "$work/report.png"
}

if [ "${1:-}" = text ]; then
    text "$2" "${3:-}"
    exit
fi
scripts/install.sh test
scripts/install.sh pictures
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for match in "$folder"/*.match; do
    game=$(basename "$match" .match)
    text "$game" >"$work/text"
    mv "$work/text" $folder/"$game".md
    picture "$game"
done
