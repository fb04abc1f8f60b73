#!/bin/sh
# SPDX-License-Identifier: MIT
# page.sh WASM OUT - bundle the page into the folder OUT: scripts, styles, fonts, engine.
#
# Every file is compressed once, here, and served as it is: OUT/gz holds what the program
# carries along.
set -eu
cd "$(dirname "$0")/.."
wasm=$1
out=$2
fonts=/usr/share/fonts/opentype/ebgaramond
letters='U+20-7E,U+A0-FF,U+131,U+152-153,U+2010-2026,U+202F,U+2030,U+2039-203A,U+2190-2193,U+2212'

mkdir -p "$out/gz"

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

bundle src/main.ts main.js esm
bundle worker/engine.ts worker.js iife
bundle worker/service.ts service.js iife
font EBGaramond12-Regular.otf font.woff2
cp web/index.html web/style.css web/icon.svg web/manifest.webmanifest "$out"
cp "$wasm" "$out/spielwerk.wasm"
cat web/samples/*.save >"$out/samples.txt"
for file in "$out"/*.*; do
    gzip -9 -n -c "$file" >"$out/gz/$(basename "$file")"
done
