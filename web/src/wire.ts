// SPDX-License-Identifier: MIT
// wire.ts - what page and worker send each other.

export interface Question {
    id: number;
    session: number; // 0: the one for questions about games
    lines?: string[]; // none: close the session
    open?: boolean; // a new session: its number is the answer
}

export interface Answer {
    id: number;
    replies?: string[];
    session?: number;
    error?: string;
}
