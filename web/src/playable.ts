// SPDX-License-Identifier: MIT
// playable.ts - what the table page needs of a match, be it on this device or at a server.

import type { Chapter, Choices, Game, Session, Table } from './engine';
import type { Match } from './match';

export interface Watcher {
    /** Something has changed: draw it. Resolves when it has been drawn. */
    changed(): Promise<void>;
}

export interface Playable {
    /** Draws, lists and explains; knows what the viewer may know. */
    readonly session: Session;
    readonly game: Game;
    readonly table: Table;
    /** The number of what is asked; another one as soon as anything has changed. */
    readonly question: number;
    /** Does the match wait for the viewer's answer? */
    readonly asking: boolean;
    readonly choices: Choices;
    /** The board, as the viewer sees it. */
    readonly picture: string;
    /** All that has happened, as the viewer was told. */
    readonly chapters: Chapter[];
    /** Whose eyes we look through; -1: nobody's. */
    readonly viewer: number;
    readonly viewerName: string;
    readonly myTurn: boolean;
    /** Who has to take the device before the match goes on; -1: nobody. */
    readonly handOver: number;
    readonly people: number[];
    /** The match on this device that this one left, or null. */
    readonly origin: string | null;
    /** Does the session know the whole match, so that earlier moments can be shown? */
    readonly replayable: boolean;
    /** Why undo would be refused now; null: as far as we know, it would not. */
    readonly noUndo: string | null;
    /** Something to show beside the choices: who is there, what they say. */
    readonly panel: HTMLElement | null;

    watch(watcher: Watcher): void;
    run(): Promise<void>;
    take(): Promise<void>;
    /** Answer that question; if it is not asked any more, nothing happens. */
    play(question: number, action: string): Promise<void>;
    undo(): Promise<void>;
    redo(): Promise<void>;
    /** Everything again: the language or the light has changed. */
    refresh(): Promise<void>;
    /** Everybody's points after every action; empty if nobody wrote them down. */
    points(): Promise<number[][]>;
    save(): Promise<string>;
    /** Another match on this device that goes on from an earlier moment, if one can be shown. */
    fork(ply: number): Promise<Match>;
    close(): void;
}
