#!/bin/sh
# SPDX-License-Identifier: MIT
# install.sh - install the Debian packages that are missing, and say so once.
#
#   scripts/install.sh play    what building and playing need
#   scripts/install.sh test    that, and what `make test` needs
#   scripts/install.sh pictures    what `scripts/pictures.sh` needs
#
# Silent and quick when nothing is missing. Made for Debian 12, as root or with sudo;
# elsewhere it only says what to install.
set -eu

play='gcc make libc6-dev libjansson-dev libwebsockets-dev libwebsockets-evlib-uv
      libuv1-dev libsqlite3-dev
      libsodium-dev libpq-dev librsvg2-bin fonts-ebgaramond
      clang lld llvm wasi-libc libclang-rt-14-dev-wasm32 esbuild fonttools python3-brotli'
test='postgresql clang-format libclang-rt-14-dev libcmocka-dev shellcheck chromium python3-numpy openssl'
pictures='imagemagick pngquant'

case "${1:-}" in
play) wanted=$play ;;
pictures) wanted="$play $pictures" ;;
test) wanted="$play $test" ;;
*)
    echo "usage: $0 play|test|pictures" >&2
    exit 2
    ;;
esac

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    for tool in gcc make; do
        command -v $tool >/dev/null || {
            echo "This is not Debian. Please install what these packages hold: $wanted" >&2
            exit 1
        }
    done
    exit 0
fi

# 32-bit programs can be built and run beside 64-bit ones only on this architecture.
if [ "$1" = test ] && [ "$(dpkg --print-architecture)" = amd64 ]; then
    wanted="$wanted gcc-multilib"
fi

# Some machines have another node, which brings its npm along and conflicts with Debian's.
[ "$1" != test ] || command -v npm >/dev/null || wanted="$wanted nodejs npm"

missing=
for package in $wanted; do
    # shellcheck disable=SC2016 # ${Status} is dpkg-query's, not the shell's
    case "$(dpkg-query -W -f='${Status}' "$package" 2>/dev/null)" in
    *'ok installed') ;;
    *) missing="$missing $package" ;;
    esac
done
[ -n "$missing" ] || exit 0

echo "Installing:$missing"
sudo=
if [ "$(id -u)" -ne 0 ]; then
    sudo=sudo
    command -v sudo >/dev/null || {
        echo "Please run this as root: apt-get install$missing" >&2
        exit 1
    }
fi
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# Package lists may be old or not there at all: refresh them only if the first try fails.
install_missing() {
    # shellcheck disable=SC2086 # a list of words
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
        $missing >"$log" 2>&1
}
install_missing || { $sudo apt-get update >"$log" 2>&1 && install_missing; } || {
    cat "$log" >&2
    echo "Could not install:$missing" >&2
    exit 1
}
