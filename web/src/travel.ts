// SPDX-License-Identifier: MIT
// travel.ts - what moves from one picture to the next.
//
// Only pieces travel. A piece that is the only one of its kind keeps its id wherever it lies. Of
// several that are alike nobody can say which is which: one that is gone from its place and one
// that has come to another are the same, as at a table. Everything else stays where it is.

import { leaves, sameThing } from './patch';

const TRAVEL = 240; // milliseconds
const FAR = 4; // pixels: less is no journey

type Place = [number, number];

export interface Change {
    thing: SVGGElement;
    /** Where it was; null: nowhere, it has just come. */
    from: Place | null;
}

const idOf = (g: SVGGElement): string => g.dataset['id']!;

function placeOf(g: SVGGElement): Place | null {
    const [x, y] = (g.dataset['at'] ?? '').split(' ').map(Number);
    return y === undefined ? null : [x!, y];
}

/** Which piece or sort of pieces, and which part of it: its drawing, its words, its shape. */
function partOf(g: SVGGElement): string {
    const drawing = g.querySelector('use:not([href="#sw-shadow"])')?.getAttribute('href');
    return `${g.dataset['part']} ${drawing ?? (g.querySelector('text') ? 'text' : 'shape')}`;
}

/** Parts of pieces that are no longer where they were. */
function goneFrom(old: Map<string, SVGGElement>, next: SVGGElement[]): Map<string, SVGGElement[]> {
    const stay = new Set(next.map(idOf));
    const gone = new Map<string, SVGGElement[]>();
    for (const [id, g] of old) {
        if (stay.has(id) || !g.dataset['part']) continue;
        gone.set(partOf(g), [...(gone.get(partOf(g)) ?? []), g]);
    }
    return gone;
}

/** Things of the next picture that come, or look different, and where they were. */
export function changes(shown: ParentNode, picture: ParentNode): Change[] {
    const old = new Map(leaves(shown).map((g) => [idOf(g), g]));
    const next = leaves(picture);
    const gone = goneFrom(old, next);
    return next
        .filter((g) => !sameThing(old.get(idOf(g)), g))
        .map((g) => {
            const before = old.get(idOf(g)) ?? (g.dataset['part'] ? gone.get(partOf(g))?.shift() : undefined);
            return { thing: g, from: before ? (placeOf(before) ?? placeOf(g) ?? [0, 0]) : null };
        });
}

/** Let them travel, or fade in; `scale`: pixels of the screen to a unit of the picture. */
export function travel(changed: Change[], scale: number): void {
    for (const { thing, from } of changed) {
        const to = placeOf(thing);
        if (!from) thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TRAVEL });
        else if (to) journey(thing, from[0] - to[0], from[1] - to[1], scale);
    }
}

function journey(thing: SVGGElement, dx: number, dy: number, scale: number): void {
    if (Math.hypot(dx, dy) * scale < FAR || thing.hasAttribute('transform')) return;
    thing.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
        duration: TRAVEL,
        easing: 'ease-out',
    });
}
