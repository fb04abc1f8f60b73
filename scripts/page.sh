#!/bin/sh
# SPDX-License-Identifier: MIT
# page.sh WASM TOOLS OUT - bundle the page into the folder OUT: scripts, styles, fonts, engine.
#
# TOOLS/ask answers lines of the protocol. What it says of the games, and a picture of each, lie
# beside the engine: they are there long before it is. The picture shows the match in web/samples;
# where there is none, TOOLS/sample plays one.
#
# Every file is compressed once, here, and served as it is: OUT/gz holds what the program
# carries along.
set -eu
cd "$(dirname "$0")/.."
wasm=$1
ask=$2/ask
sample=$2/sample
out=$3
fonts=/usr/share/fonts/opentype/ebgaramond
letters='U+20-7E,U+A0-FF,U+131,U+152-153,U+2010-2026,U+202F,U+2030,U+2039-203A,U+2190-2193,U+2212'

mkdir -p "$out/gz" "$out/samples"

# bundle SOURCE NAME FORMAT
bundle() {
    esbuild "web/$1" --bundle --minify --format="$3" --target=es2022 --log-level=warning \
        --outfile="$out/$2"
}

# font SOURCE NAME: only the letters our languages need
font() {
    [ -e "$out/$2" ] || pyftsubset "$fonts/$1" --unicodes="$letters" \
        --layout-features=kern,liga,lnum,tnum,smcp,c2sc --drop-tables+=FFTM --flavor=woff2 \
        --output-file="$out/$2"
}

# icon SIZE NAME MARGIN: phones want PNG; what they cut to their own shape keeps clear of the edge
icon() {
    sed "s/viewBox=\"0 0 64 64\"/viewBox=\"-$3 -$3 $((64 + 2 * $3)) $((64 + 2 * $3))\"/" web/icon.svg |
        rsvg-convert -w "$1" -h "$1" -b '#efe7d5' -o "$out/$2"
}

# picture SAMPLE LANG: the match as its first seat sees it, with the symbols it is drawn with
picture() {
    game=$(basename "$1" .save)
    { printf '%s\n' "lang $2" position; cat "$1"; printf '%s\n' . 'svg 0' "symbols $game"; } |
        "$ask" | awk '/^ok/ { answers++ }
            /^svg / { drawing[answers] = drawing[answers] substr($0, 5) "\n" }
            END {
                at = index(drawing[2], "<title>")
                printf "%s%s%s", substr(drawing[2], 1, at - 1), drawing[3], substr(drawing[2], at)
            }' >"$out/$game-$2.svg"
}

bundle src/main.ts main.js esm
bundle worker/engine.ts worker.js iife
bundle worker/service.ts service.js iife
font EBGaramond12-Regular.otf font.woff2
cp web/index.html web/style.css web/icon.svg web/manifest.webmanifest "$out"
icon 192 icon-192.png 0
icon 512 icon-512.png 0
icon 512 icon-mask.png 10
cp "$wasm" "$out/spielwerk.wasm"
rm -f "$out"/samples/*.save
for game in $("$sample"); do
    if [ -e "web/samples/$game.save" ]; then
        cp "web/samples/$game.save" "$out/samples"
    else
        "$sample" "$game" >"$out/samples/$game.save"
    fi
done
cat "$out"/samples/*.save >"$out/samples.txt"
for lang in en de; do
    printf '%s\n' "lang $lang" about bots | "$ask" >"$out/welcome-$lang.txt"
    for match in "$out"/samples/*.save; do
        picture "$match" $lang
    done
done
for file in "$out"/*.*; do
    gzip -9 -n -c "$file" >"$out/gz/$(basename "$file")"
done
