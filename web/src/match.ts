// SPDX-License-Identifier: MIT
// match.ts - a match on this device: people, bots, undo, saving.
//
// One thing happens after the other: what people do waits its turn, and then the match goes on by
// itself until somebody has to decide. Whatever goes wrong is said and logged; the match goes on
// from where it stands.

import { pause } from './dom';
import { Refused, Session, type Chapter, type Choice, type Choices, type Game, type Look, type Table } from './engine';
import { complain, say } from './overlay';
import type { Playable, Watcher } from './playable';
import { isDark } from './settings';
import { keepMatch, settings, type Player, type SavedMatch } from './store';
import { lang, t } from './words';

/** Who plays against people who have not asked for anybody else. */
export const BOT: Player = 'level3';
const BOT_NAMES = ['Ada', 'Konrad', 'Grace', 'Alan', 'Emmy', 'Carl', 'Sofia', 'Blaise'];

const TRIES = 5; // in a row, before somebody has to say that we shall go on
const BREATH = 200; // milliseconds before the next try
const FORCED = 400; // so long one sees what is asked before the only possible answer is given

export function presetNames(players: Player[]): string[] {
    const people = players.filter((player) => player === 'person').length;
    return players.map((player, seat) => {
        if (player !== 'person') return BOT_NAMES[seat]!;
        return people === 1 ? t('guest') : t('player_n', seat + 1);
    });
}

/** The only possible action, if it may be taken for somebody. */
function onlyOne({ choices }: Look): Choice | null {
    const [only, ...others] = choices;
    return settings.forced && only && !others.length && !only.back ? only : null;
}

export class Match implements Playable {
    readonly replayable = true;
    readonly panel = null;
    /** Whose eyes we look through; -1: nobody's, while the device is handed over or only bots play. */
    viewer: number;
    /** Who has to take the device before the match goes on; -1: nobody. */
    handOver = -1;
    asking = false;
    chapters: Chapter[] = [];
    private seen!: Look;
    private eyes = ''; // who was told these chapters
    private loop: Promise<void> = Promise.resolve();
    private closed = false;
    private halted = false; // somebody wants something else
    private unsaved = false;
    private watcher: Watcher = { changed: async () => {} };

    private constructor(
        readonly session: Session,
        readonly game: Game,
        readonly players: Player[],
        readonly id: string,
        readonly origin: string | null = null, // the match this one left
    ) {
        this.viewer = this.people.length === 1 ? this.people[0]! : -1;
    }

    // ---- beginning ----------------------------------------------------------------------

    private static async open(game: Game, players: Player[], id: string, origin: string | null = null): Promise<Match> {
        const session = await Session.open();
        await session.lang(lang());
        return new Match(session, game, players, id, origin);
    }

    static async create(
        game: Game,
        players: Player[],
        names: string[],
        options: Record<string, string> = {},
    ): Promise<Match> {
        const match = await Match.open(game, players, crypto.randomUUID());
        await match.session.start(game.id, players.length, options);
        for (const [seat, name] of names.entries()) await match.session.name(seat, name);
        return match;
    }

    static async resume(game: Game, saved: SavedMatch): Promise<Match> {
        const match = await Match.open(game, saved.players, saved.id, saved.origin);
        await match.session.load(saved.text);
        return match;
    }

    /** A file from somewhere: seat 0 is a person, all others are bots. */
    static async import(games: Game[], text: string): Promise<Match> {
        const session = await Session.open();
        await session.lang(lang());
        await session.load(text);
        const table = await session.table('spectator');
        const game = games.find((g) => g.id === table.game);
        if (!game) throw new Refused('GAME', table.game);
        const players = table.names.map((_, seat): Player => (seat ? BOT : 'person'));
        return new Match(session, game, players, crypto.randomUUID());
    }

    close(): void {
        this.closed = true;
        this.session.close();
    }

    watch(watcher: Watcher): void {
        this.watcher = watcher;
    }

    // ---- who ----------------------------------------------------------------------------

    get people(): number[] {
        return this.players.flatMap((player, seat) => (player === 'person' ? [seat] : []));
    }

    get viewerName(): string {
        return this.viewer < 0 ? 'spectator' : String(this.viewer);
    }

    isPerson = (seat: number): boolean => this.players[seat] === 'person';

    get myTurn(): boolean {
        return this.viewer >= 0 && this.table.waiting.includes(this.viewer);
    }

    // ---- looking -------------------------------------------------------------------------

    get table(): Table {
        return this.seen?.table;
    }

    get question(): number {
        return this.seen.question;
    }

    get choices(): Choices {
        return this.asking ? this.seen : { choices: [] };
    }

    get picture(): string {
        return this.seen.picture;
    }

    get noUndo(): string | null {
        return this.seen.undo.say ?? null;
    }

    /** Tell the engine something, if there is anything to tell, and look what has come of it. */
    private async see(line = '', picture = true): Promise<void> {
        if (this.eyes !== this.viewerName) this.chapters = []; // others are told other things
        this.eyes = this.viewerName;
        const seen = await this.session.look(line ? [line] : [], {
            seat: this.eyes,
            from: this.chapters.length,
            picture: picture ? (isDark() ? 'dark' : 'light') : '',
            every: !settings.forced,
        });
        this.chapters = [...this.chapters.slice(0, seen.table.length + 1), ...seen.story];
        this.seen = seen;
    }

    private async show(): Promise<void> {
        if (!this.seen.picture) await this.see();
        if (!this.closed) await this.watcher.changed();
        if (this.unsaved) await this.keep();
    }

    /** What people have done is kept at once; bots would do the same again. */
    private async keep(): Promise<void> {
        const text = await this.session.save();
        this.unsaved = false;
        keepMatch({
            id: this.id,
            origin: this.origin,
            game: this.game.id,
            title: this.game.title,
            players: this.players,
            names: this.table.names,
            text,
            length: this.table.length,
            over: !!this.table.over,
            when: Date.now(),
        });
    }

    // ---- going on --------------------------------------------------------------------------

    /** Do this as soon as nothing else is being done, and let the match go on. */
    private next(work: () => Promise<void>): Promise<void> {
        this.loop = this.loop.then(async () => {
            this.asking = false;
            this.halted = false;
            try {
                await work();
            } catch (error) {
                await this.recover(error);
            }
            await this.walk();
        });
        return this.loop;
    }

    /** Let bots play until a person has something to decide, or it is over. */
    private async walk(): Promise<void> {
        for (let failed = 0; !this.closed && !this.halted; ) {
            try {
                if (!(await this.step())) return;
                failed = 0;
            } catch (error) {
                if (++failed === TRIES) return complain(error, () => void this.run());
                await pause(failed * BREATH);
                await this.recover(error);
            }
        }
    }

    private async recover(error: unknown): Promise<void> {
        complain(error);
        await this.see().catch(() => {}); // if that does not help either, the next step says so
    }

    run(): Promise<void> {
        this.unsaved = true;
        return this.next(() => this.see());
    }

    /** One action that needs nobody at this device; false if there is none. */
    private async step(): Promise<boolean> {
        const { forward, over } = this.table;
        if (over) return this.rest(this.people.length === 1 ? this.people[0]! : -1);
        if (forward.includes(this.viewer)) return this.viewerActs();
        const bot = forward.find((seat) => !this.isPerson(seat));
        if (bot !== undefined) return this.botActs(bot);
        return this.changeHands(forward[0]!);
    }

    /** Now it is up to people. */
    private async rest(viewer: number, handOver = -1): Promise<boolean> {
        const others = viewer !== this.viewer;
        this.viewer = viewer;
        this.handOver = handOver;
        if (others) await this.see();
        this.asking = viewer >= 0 && !this.table.over;
        await this.show();
        return false;
    }

    private async viewerActs(): Promise<boolean> {
        const only = onlyOne(this.seen);
        if (!only) return this.rest(this.viewer);
        if (settings.pace > 0) {
            await this.show();
            await pause(Math.min(settings.pace, FORCED));
        }
        await this.see(`play ${this.question} ${only.action}`);
        return true;
    }

    /** Whoever wants bots at once is not shown every step of theirs. */
    private async botActs(seat: number): Promise<boolean> {
        if (settings.pace > 0) {
            await this.show();
            await pause(settings.pace);
        }
        if (this.closed || this.halted) return false;
        const action = await this.session.bot(seat, this.players[seat]!);
        await this.see(`apply ${action}`, settings.pace > 0);
        this.unsaved ||= !this.table.forward.some((next) => !this.isPerson(next));
        return true;
    }

    /** With several people at one device nobody sees another's secrets, and nobody takes it for nothing. */
    private async changeHands(seat: number): Promise<boolean> {
        const look = await this.session.look([], { seat: String(seat), from: this.table.length + 1, picture: '', every: false });
        const only = onlyOne(look);
        if (!only) return this.rest(-1, seat);
        await this.see(`play ${look.question} ${only.action}`, false);
        return true;
    }

    // ---- what people do --------------------------------------------------------------------

    take(): Promise<void> {
        return this.next(async () => {
            this.viewer = this.handOver;
            this.handOver = -1;
            await this.see();
        });
    }

    /** An answer to a question that is not asked any more changes nothing. */
    play(question: number, action: string): Promise<void> {
        return this.next(async () => {
            if (question !== this.question) return;
            await this.see(`play ${question} ${action}`);
            this.unsaved = true;
        });
    }

    /** Back to the last real decision of the viewer, even while bots play. */
    undo(): Promise<void> {
        this.halted = true;
        return this.next(() => this.go(`back ${this.viewer}${settings.forced ? '' : ' forced'}`));
    }

    redo(): Promise<void> {
        return this.next(() => this.go('redo'));
    }

    /** What has come to light meanwhile may stand in the way: that is an answer, and no fault. */
    private async go(line: string): Promise<void> {
        try {
            await this.see(line);
            this.unsaved = true;
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            say(error.message);
            await this.see();
        }
    }

    /** Another language or light. */
    refresh(): Promise<void> {
        return this.next(async () => {
            await this.session.lang(lang());
            this.eyes = '';
            await this.see();
        });
    }

    // ---- looking back ----------------------------------------------------------------------

    points(): Promise<number[][]> {
        return this.session.points(this.viewerName);
    }

    save(): Promise<string> {
        return this.session.save();
    }

    /** Another match that goes on from an earlier moment; this one stays as it is. */
    fork(ply: number): Promise<Match> {
        return Match.branch(this, this.players, this.id, ply);
    }

    /** A match on this device that leaves another one, be that here or elsewhere. */
    static async branch(from: Playable, players: Player[], origin: string | null, ply: number): Promise<Match> {
        const other = await Match.open(from.game, players, crypto.randomUUID(), origin);
        await other.session.load(await from.session.save());
        await other.session.fork(ply);
        return other;
    }
}
