#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh - the same log gives the same digests, whoever compiled the engine and how.
#
# Every recorded match (tests/logs/*.save) and a few fresh ones are replayed by builds with
# gcc -O2 (what people play), gcc -O0, gcc -O3, clang, as a 32-bit program, and as
# WebAssembly. Counts one test per line of output and build.
set -eu
cd "$(dirname "$0")/../.."
unset MAKEFLAGS MFLAGS MAKELEVEL
out=build/portable
mkdir -p $out
configs='O0 O3 clang wasm'
[ "$(uname -m)" != x86_64 ] || configs="$configs m32"
logs=$(find tests/logs -name '*.save' | sort)

# digests CONFIG FOLDER
digests() {
    "${MAKE:-make}" -s -j"$(nproc)" CONFIG="$1" portable-programs
    runner=
    [ "$1" != wasm ] || runner='node --no-warnings tests/portable/wasi.mjs'
    # shellcheck disable=SC2086 # a list of files
    $runner "$2/tests/portable/digests" $logs >"$out/$1" || {
        grep -v ' [0-9a-f]\{16\}' "$out/$1" || true
        return 1
    }
}

passed=0
failed=0
digests release build || failed=1
for config in $configs; do
    digests "$config" "build/$config" || failed=$((failed + 1))
    wrong=$(diff "$out/release" "$out/$config" | grep -c '^[<>]' || true)
    [ "$wrong" -eq 0 ] || echo "$config: $wrong lines differ: diff $out/release $out/$config"
    failed=$((failed + wrong))
    passed=$((passed + $(wc -l <"$out/$config") - wrong / 2))
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
