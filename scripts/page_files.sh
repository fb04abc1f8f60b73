#!/bin/sh
# SPDX-License-Identifier: MIT
# page_files.sh FOLDER - write the C table of the compressed files of the page.
set -eu
embed=build/host/embed

type_of() {
    case $1 in
    *.html) echo 'text/html; charset=utf-8' ;;
    *.js) echo 'text/javascript; charset=utf-8' ;;
    *.css) echo 'text/css; charset=utf-8' ;;
    *.txt) echo 'text/plain; charset=utf-8' ;;
    *.svg) echo 'image/svg+xml' ;;
    *.png) echo 'image/png' ;;
    *.wasm) echo 'application/wasm' ;;
    *.woff2) echo 'font/woff2' ;;
    *.webmanifest) echo 'application/manifest+json' ;;
    *) echo 'application/octet-stream' ;;
    esac
}

name_of() {
    echo "page_$(basename "$1" | tr -c 'a-z0-9\n' _)"
}

echo '#include "server/page.h"'
for file in "$1"/*; do
    $embed "$(name_of "$file")" "$file"
done
echo 'const struct page_file page_files[] = {'
for file in "$1"/*; do
    printf '    {"/%s", "%s", %s, %s},\n' "$(basename "$file")" "$(type_of "$file")" \
        "$(name_of "$file")" "$(stat -c %s "$file")"
done
echo '    {0, 0, 0, 0},'
echo '};'
