#!/bin/sh
# SPDX-License-Identifier: MIT
# pictures.sh - make the pictures of the documentation anew, from recorded matches.
#
# Needs build/spielwerk (make); installs the rest.
set -eu
cd "$(dirname "$0")/.."
scripts/install.sh pictures
out=docs/pictures
mkdir -p $out

# picture NAME LOG PLY OPTION...
picture() {
    name=$1 log=$2 ply=$3
    shift 3
    build/spielwerk render "tests/logs/$log.save" --ply "$ply" "$@" -o "$out/$name.png"
    convert "$out/$name.png" -resize 1080x "$out/$name.png"
    pngquant --force --ext .png --nofs 112 "$out/$name.png"
}

picture lydia lydia-3 124 --seat 0 --lang en
picture lydia-opening lydia-3 1 --seat 0 --lang de
picture lydia-dark lydia-3 150 --seat 2 --lang de --dark
picture lydia-final lydia-3 235 --lang en

picture milestones milestones-3-builders 206 --seat 0 --lang en
picture milestones-opening milestones-3-builders 9 --seat 1 --lang de
picture milestones-dark milestones-3-builders 233 --seat 1 --lang de --dark
picture milestones-final milestones-3-builders 302 --lang en

picture altiplano altiplano-4-village 676 --seat 1 --lang en
picture altiplano-opening altiplano-4-village 5 --seat 0 --lang de
picture altiplano-dark altiplano-4-village 711 --seat 2 --lang de --dark
picture altiplano-final altiplano-4-village 874 --lang en

picture hamlet-opening hamlet-3-village 0 --seat 0 --lang de
picture hamlet-place hamlet-3-village 49 --seat 2 --lang en
picture hamlet hamlet-3-village 330 --seat 0 --lang en
picture hamlet-dark hamlet-3-village 403 --seat 1 --lang de --dark
picture hamlet-final hamlet-3-village 546 --lang en

picture nuernberg nuernberg-4-walls 306 --seat 2 --lang en
picture nuernberg-opening nuernberg-4-walls 1 --seat 1 --lang de
picture nuernberg-trade nuernberg-4-walls 375 --seat 3 --lang de
picture nuernberg-dark nuernberg-4-walls 381 --seat 1 --lang de --dark
picture nuernberg-final nuernberg-4-walls 425 --lang en
