// SPDX-License-Identifier: MIT
// connection.ts - a WebSocket to the server that comes back by itself (docs/table-protocol.md).

import type { Mark } from '../engine';
import { Refused } from '../engine';
import { lang } from '../words';

export interface Seat {
    name: string;
    person: boolean;
    joined: boolean;
    online: boolean;
    bot: string;
    luck: string;
}

export interface TableInfo {
    id: string;
    game: string;
    seats: Seat[];
    watching: number;
    begun: boolean;
    over: boolean;
    ended: boolean;
    ask: { what: 'undo' | 'end' | 'bot'; seat: number; target?: number; waiting: number[] } | null;
    commitment: string;
    secret?: string;
    rematch: string;
}

export interface News {
    number: number;
    kept: number;
    position?: string;
    rows?: string;
    story: { seat: number; round: number; lines: string[]; marks: Mark[] }[];
    clocks?: number[];
}

export interface Saying {
    number: number;
    seat: number;
    at: number;
    text: string;
}

export interface Brief {
    table: string;
    game: string;
    names: string[];
    seat?: number;
    begun: boolean;
    over: boolean;
    turn: boolean;
    commitment: string;
}

export interface Listener {
    /** Connected, for the first time or again: take the seat. */
    connected(): Promise<void>;
    lost(): void;
    table(info: TableInfo): void;
    news(news: News): void;
    chat(sayings: Saying[]): void;
}

type Answer = Record<string, unknown> & { re: number; no?: string; say?: string };

const PATIENCE = [200, 500, 1000, 2000, 5000]; // milliseconds before the next try

export class Connection {
    private socket: WebSocket | null = null;
    private count = 0;
    private tries = 0;
    private closed = false;
    private readonly open = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();

    constructor(private readonly listener: Partial<Listener>) {
        this.connect();
    }

    private connect(): void {
        const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/`;
        this.socket = new WebSocket(address, 'spielwerk.1');
        this.socket.onopen = () => {
            void this.listener.connected?.();
        };
        this.socket.onmessage = (event) => this.take(JSON.parse(event.data as string));
        this.socket.onclose = () => this.onClose();
    }

    private onClose(): void {
        for (const { reject } of this.open.values()) reject(new Error('connection lost'));
        this.open.clear();
        if (this.closed) return;
        this.listener.lost?.();
        setTimeout(() => this.connect(), PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]);
    }

    close(): void {
        this.closed = true;
        this.socket?.close();
    }

    /** A server that is full lets us in only to say so: then the next try waits longer. */
    private take(message: Record<string, unknown>): void {
        if (!message['no']) this.tries = 0;
        if (message['news']) this.listener.news?.(message['news'] as News);
        else if (message['chat']) this.listener.chat?.(message['chat'] as Saying[]);
        else if ('re' in message) this.answer(message as Answer);
        else if (message['table']) this.listener.table?.(message['table'] as TableInfo);
    }

    private answer(answer: Answer): void {
        const waiting = this.open.get(answer.re);
        this.open.delete(answer.re);
        if (answer.no) waiting?.reject(new Refused(answer.no, answer.say ?? ''));
        else waiting?.resolve(answer);
    }

    ask(what: string, members: Record<string, unknown> = {}): Promise<Answer> {
        const re = ++this.count;
        return new Promise((resolve, reject) => {
            this.open.set(re, { resolve, reject });
            this.socket!.send(JSON.stringify({ do: what, re, lang: lang(), ...members }));
        });
    }
}

/** One question to the server, and that is all. */
export function askOnce(what: string, members: Record<string, unknown> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
        const connection = new Connection({
            connected: async () => {
                try {
                    resolve(await connection.ask(what, members));
                } catch (error) {
                    reject(error as Error);
                }
                connection.close();
            },
            lost: () => {
                connection.close();
                reject(new Error('no connection'));
            },
        });
    });
}

/** What a player adds to the luck of a table. */
export const freshLuck = (): string =>
    [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
