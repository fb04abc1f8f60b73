// SPDX-License-Identifier: MIT
// store.ts - what stays on this device: settings and matches.

import type { Lang } from './engine';

export type Player = 'person' | 'greedy' | 'broad' | 'random';

export interface SavedMatch {
    id: string;
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

export function matches(): SavedMatch[] {
    const all = Object.values(read<Record<string, SavedMatch>>('matches', {}));
    return all.sort((a, b) => b.when - a.when);
}

export function keepMatch(match: SavedMatch): void {
    const all = [match, ...matches().filter((other) => other.id !== match.id)].slice(0, KEPT);
    localStorage.setItem('matches', JSON.stringify(Object.fromEntries(all.map((m) => [m.id, m]))));
}

export function dropMatch(id: string): void {
    const all = matches().filter((match) => match.id !== id);
    localStorage.setItem('matches', JSON.stringify(Object.fromEntries(all.map((m) => [m.id, m]))));
}
