#!/bin/sh
# SPDX-License-Identifier: MIT
# rule_pages.sh GAME... - write the C table of the rule pages built into the program.
set -eu
echo '#include "engine/pages.h"'
for game in "$@"; do
    echo "extern const char rules_page_${game}[];"
done
echo 'const struct rules_page rules_pages[] = {'
for game in "$@"; do
    echo "    {\"$game\", rules_page_$game},"
done
echo '    {NULL, NULL},'
echo '};'
