#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh - follow docs/new-game.md in a copy of the project: every command of its section
# "Begin" must succeed, and nothing outside the game's own files may have changed.
set -eu
cd "$(dirname "$0")/../.."
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
passed=0
failed=0

# claim TEXT COMMAND...
claim() {
    text=$1
    shift
    if "$@" >"$copy/told" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "$text"
        tail -n 20 "$copy/told"
    fi
}

# What is built already need not be built again there: only the sources and objects go along.
files='Makefile include src docs scripts tools web tests'
mkdir "$copy/project"
# shellcheck disable=SC2086 # a list of names
cp -a $files "$copy/project"
mkdir "$copy/project/build"
for part in build/src build/gen build/host build/wasm build/page build/tools; do
    [ ! -e $part ] || cp -a $part "$copy/project/build"
done

begin() {
    awk '/^## / { on = /^## Begin/ } on && /^    [^ ]/ { print substr($0, 5) }' docs/new-game.md
}

claim 'docs/new-game.md: the section Begin has commands' test -n "$(begin)"
cd "$copy/project"
# shellcheck disable=SC2086
find $files -type f | sort | xargs sha1sum >"$copy/before"
begin >"$copy/commands"
while IFS= read -r command; do
    claim "$command" sh -c "$command"
done <"$copy/commands"
claim 'files that were there are as they were' sha1sum -c --quiet "$copy/before"
claim 'it can be played' sh -c 'build/spielwerk play demo --human none --seed 1 --lang de | grep .'
claim 'it is offered' sh -c 'build/spielwerk games | grep -q "^demo "'
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
