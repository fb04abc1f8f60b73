// SPDX-License-Identifier: MIT
// store.ts - what stays on this device: settings and matches.

import type { Lang } from './engine';

export type Player = string; // 'person', or the name of a bot

export interface SavedMatch {
    id: string;
    origin: string | null; // the match it left
    game: string;
    title: string;
    players: Player[];
    names: string[];
    text: string; // a save file
    length: number;
    over: boolean;
    when: number;
}

export interface Settings {
    lang: Lang;
    light: 'auto' | 'light' | 'dark';
    pace: number; // milliseconds between actions of bots
    forced: boolean;
}

const KEPT = 12; // matches; the oldest goes first
const MATCH = 'match/';

function read<T>(key: string, preset: T): T {
    try {
        return { ...preset, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as T) };
    } catch {
        return preset;
    }
}

export const settings: Settings = read('settings', {
    lang: navigator.language.startsWith('de') ? 'de' : 'en',
    light: 'auto',
    pace: 700,
    forced: true,
} as Settings);

export function keepSettings(): void {
    localStorage.setItem('settings', JSON.stringify(settings));
}

/** The matches on this device, the latest first. */
export function matches(): SavedMatch[] {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(MATCH));
    const all = keys.map((key) => read<Partial<SavedMatch>>(key, {}));
    return all.filter((match): match is SavedMatch => !!match.text).sort((a, b) => b.when - a.when);
}

/** Every action is kept at once, so each match is written for itself. */
export function keepMatch(match: SavedMatch): void {
    const fresh = localStorage.getItem(MATCH + match.id) === null;
    if (fresh) for (const old of matches().slice(KEPT - 1)) dropMatch(old.id);
    localStorage.setItem(MATCH + match.id, JSON.stringify(match));
}

export function dropMatch(id: string): void {
    localStorage.removeItem(MATCH + id);
}
