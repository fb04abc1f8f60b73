// SPDX-License-Identifier: MIT
// kept.ts - the tables this device has a seat at.

export interface KeptTable {
    table: string;
    secret: string;
    invitations: string[]; // secrets of the other seats, if we made the table
}

const KEY = 'tables';
const MOST = 50;

export function keptTables(): KeptTable[] {
    try {
        return JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptTable[];
    } catch {
        return [];
    }
}

export function keepTable(kept: KeptTable): void {
    const others = keptTables().filter((other) => other.table !== kept.table);
    localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
}

export function dropTable(table: string): void {
    localStorage.setItem(KEY, JSON.stringify(keptTables().filter((kept) => kept.table !== table)));
}

/** The address of a seat, or, without a secret, of a table to watch. Never sent to a server. */
export function linkOf(table: string, secret = ''): string {
    return `${location.origin}${location.pathname}#table=${table}${secret && `&secret=${secret}`}`;
}

export function linkHere(): { table: string; secret: string } | null {
    const values = new URLSearchParams(location.hash.slice(1));
    const table = values.get('table');
    return table ? { table, secret: values.get('secret') ?? '' } : null;
}
