#!/bin/sh
# SPDX-License-Identifier: MIT
# sources.sh - list the C files that clang-format looks after (word lists have columns of
# their own and are not among them).
cd "$(dirname "$0")/.." && find include src tests tools -name '*.[ch]' | sort
