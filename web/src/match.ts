// SPDX-License-Identifier: MIT
// match.ts - a match on this device: people, bots, undo, saving.

import { pause } from './dom';
import { Refused, Session, type Chapter, type Choices, type Game, type Table } from './engine';
import type { Playable, Watcher } from './playable';
import { keepMatch, settings, type Player, type SavedMatch } from './store';
import { lang, t } from './words';

/** Who plays against people who have not asked for anybody else. */
export const BOT: Player = 'level3';
const BOT_NAMES = ['Ada', 'Konrad', 'Grace', 'Alan', 'Emmy', 'Carl', 'Sofia', 'Blaise'];

export function presetNames(players: Player[]): string[] {
    const people = players.filter((player) => player === 'person').length;
    return players.map((player, seat) => {
        if (player !== 'person') return BOT_NAMES[seat]!;
        return people === 1 ? t('guest') : t('player_n', seat + 1);
    });
}

export class Match implements Playable {
    readonly replayable = true;
    readonly panel = null;
    table!: Table;
    choices: Choices = { choices: [] };
    /** Whose eyes we look through; -1: nobody's, while the device is handed over or only bots play. */
    viewer = -1;
    /** Who has to take the device before the match goes on; -1: nobody. */
    handOver = -1;
    noUndo: string | null = null;
    private loop: Promise<void> = Promise.resolve();
    private closed = false;
    private watcher: Watcher = { changed: async () => {} };

    private constructor(
        readonly session: Session,
        readonly game: Game,
        readonly players: Player[],
        readonly id: string,
        readonly origin: string | null = null, // the match this one left
    ) {}

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

    async look(): Promise<void> {
        this.table = await this.session.table(this.viewerName);
        this.choices = this.myTurn
            ? await this.session.choices(this.viewer)
            : { choices: [] };
    }

    private async show(): Promise<void> {
        if (this.closed) return;
        await this.look();
        this.noUndo = this.myTurn ? await this.triedUndo() : null;
        await this.watcher.changed();
        await this.keep();
    }

    async setLang(): Promise<void> {
        await this.session.lang(lang());
        await this.show();
    }

    private async keep(): Promise<void> {
        keepMatch({
            id: this.id,
            origin: this.origin,
            game: this.game.id,
            title: this.game.title,
            players: this.players,
            names: this.table.names,
            text: await this.session.save(),
            length: this.table.length,
            over: !!this.table.over,
            when: Date.now(),
        });
    }

    // ---- playing -------------------------------------------------------------------------

    /** Let bots play until a person has something to decide, or it is over. */
    run(): Promise<void> {
        this.loop = this.loop.then(async () => {
            while (!this.closed && (await this.step()));
        });
        return this.loop;
    }

    /** One action that needs nobody at this device; false if there is none. */
    private async step(): Promise<boolean> {
        await this.look();
        if (this.table.over) {
            this.viewer = this.people.length === 1 ? this.people[0]! : -1;
            await this.show();
            return false;
        }
        const bot = this.table.forward.find((seat) => !this.isPerson(seat));
        if (bot !== undefined) return this.botActs(bot);
        return this.personActs(this.table.forward[0]!);
    }

    /** Whoever wants bots at once is not shown every step of theirs. */
    private async botActs(seat: number): Promise<boolean> {
        if (this.people.length === 1) this.viewer = this.people[0]!;
        if (settings.pace > 0) {
            await this.show();
            await pause(settings.pace);
        }
        if (this.closed) return false;
        await this.session.apply(await this.session.bot(seat, this.players[seat]!));
        return true;
    }

    /** With several people at one device nobody sees another's secrets. */
    private async personActs(seat: number): Promise<boolean> {
        if (this.viewer >= 0 && this.table.forward.includes(this.viewer)) seat = this.viewer;
        if (this.people.length > 1 && seat !== this.viewer) {
            this.viewer = -1;
            this.handOver = seat;
        } else this.viewer = seat;
        await this.look();
        const [only, ...others] = this.choices.choices;
        const forced = settings.forced && this.handOver < 0 && !!only && !others.length && !only.back;
        if (!forced || settings.pace > 0) await this.show();
        if (!forced) return false;
        await pause(Math.min(settings.pace, 400));
        await this.session.apply(only.action);
        return true;
    }

    async take(): Promise<void> {
        this.viewer = this.handOver;
        this.handOver = -1;
        await this.show();
        await this.run();
    }

    /** A click may come while something else still happens: then it waits, and may be too late. */
    async play(action: string): Promise<void> {
        await this.loop;
        if (this.choices.choices.some((choice) => choice.action === action)) {
            await this.session.apply(action);
            if (settings.pace > 0) await this.show();
        }
        await this.run();
    }

    // ---- taking back -----------------------------------------------------------------------

    /** Back to the last real decision of the viewer; a sentence if that is not possible. */
    async undo(): Promise<string | null> {
        await this.loop;
        const { taken, refusal } = await this.goBack();
        if (refusal) await this.goOn(taken);
        await this.show();
        return refusal;
    }

    /** What undo would say. People want to know that before they try. */
    private async triedUndo(): Promise<string | null> {
        const { taken, refusal } = await this.goBack();
        await this.goOn(taken);
        return refusal;
    }

    private async goBack(): Promise<{ taken: number; refusal: string | null }> {
        let taken = 0;
        let own = false; // where all plan at the same time, others may have acted since
        try {
            do {
                own = await this.lastWasMine();
                await this.session.undo();
                taken++;
            } while (!own || !(await this.isDecision()));
        } catch (error) {
            if (error instanceof Refused) return { taken, refusal: error.message };
            throw error;
        }
        return { taken, refusal: null };
    }

    private async goOn(taken: number): Promise<void> {
        for (; taken; taken--) await this.session.redo();
    }

    private async lastWasMine(): Promise<boolean> {
        const { length } = await this.session.table('spectator');
        const [last] = await this.session.story('spectator', length);
        return length <= 1 || last?.seat === this.viewer;
    }

    private async isDecision(): Promise<boolean> {
        const table = await this.session.table('spectator');
        if (table.length === 0) return true;
        const seat = table.forward.find((s) => s === this.viewer);
        if (seat === undefined) return false;
        const { choices } = await this.session.choices(seat);
        return choices.length > 1 || !settings.forced;
    }

    async redo(): Promise<string | null> {
        await this.loop;
        try {
            await this.session.redo();
        } catch (error) {
            if (error instanceof Refused) return error.message;
            throw error;
        }
        await this.show();
        await this.run();
        return null;
    }

    // ---- looking back ----------------------------------------------------------------------

    story(from: number): Promise<Chapter[]> {
        return this.session.story(this.viewerName, from);
    }

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
