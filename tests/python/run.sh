#!/bin/sh
# SPDX-License-Identifier: MIT
# run.sh - the Python module over the shared library, with the system's numpy.
set -eu
cd "$(dirname "$0")/../.."
"${MAKE:-make}" -s shared
exec /usr/bin/python3 tests/python/check.py
