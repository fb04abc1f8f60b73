#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh - what rules may not do: allocate, print, read clocks or files, keep state.
#
# Looks at the compiled rules of every game: which functions of others they call, and
# whether they have any variable of their own that could change.
set -u
cd "$(dirname "$0")/../.." || exit 1
passed=0
failed=0

verdict() { # FILE WHAT FOUND
    if [ -z "$3" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAIL %s %s: %s\n' "$1" "$2" "$(echo "$3" | tr '\n' ' ')"
    fi
}

for source in src/games/*/*.c; do
    case ${source##*/} in view* | game.c | data.c | prepare.c | kinds.c | columns.c) continue ;; esac
    object=build/gcc/${source%.c}.o
    game=$(basename "$(dirname "$source")")
    calls=$(nm -u "$object" | awk '{ print $NF }' |
        grep -vE "^(sw_|${game}_|graph_|str(chr|len|spn)\$|(__)?mem(cpy|set|cmp|move)(_chk)?\$|__assert_fail\$|__stack_chk|_GLOBAL_)")
    verdict "$source" 'calls what rules may not call' "$calls"
    variables=$(objdump -t "$object" |
        awk '$3 == "O" && $4 ~ /^(\.data|\.bss|\*COM\*)/ && $4 !~ /\.rel\.ro/ { print $NF }')
    verdict "$source" 'has variables that could change' "$variables"
done

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
