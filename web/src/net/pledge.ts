// SPDX-License-Identifier: MIT
// pledge.ts - what a table promised about its luck before we added ours (docs/fair-luck.md).
//
// The promise is kept on this device before our luck is told, and the first one stays: a server that
// names another later is found out.

import { freshLuck } from './connection';

export interface Pledge {
    commitment: string;
    luck: string; // what we add, or have added; '': our seat was taken elsewhere, or we only watch
}

const KEY = 'pledges';
const MOST = 100;

function all(): [string, Pledge][] {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, Pledge][];
    } catch {
        return [];
    }
}

export const pledgeOf = (table: string): Pledge | null => all().find(([id]) => id === table)?.[1] ?? null;

const others = (table: string): [string, Pledge][] => all().filter(([id]) => id !== table);

/** Keep what was promised, unless something was before; `adds`: our luck is still to be told. */
export function pin(table: string, commitment: string, adds: boolean): Pledge {
    const pledge = pledgeOf(table) ?? { commitment, luck: '' };
    if (adds) pledge.luck ||= freshLuck();
    localStorage.setItem(KEY, JSON.stringify([[table, pledge], ...others(table)].slice(0, MOST)));
    return pledge;
}

/** We did not sit down there after all. */
export function unpin(table: string): void {
    localStorage.setItem(KEY, JSON.stringify(others(table)));
}
