// SPDX-License-Identifier: MIT
// remote.ts - a match at a server: what we are told, and what we ask for.
//
// The server tells us a position and then what changes. The engine of this page gets that
// position and draws, lists choices and explains from it; the server checks every action again.

import { Refused, Session, type Chapter, type Choices, type Game, type Look, type Table } from '../engine';
import { BOT, Match } from '../match';
import { complain, say } from '../overlay';
import type { Playable, Watcher } from '../playable';
import { isDark } from '../settings';
import type { Player } from '../store';
import { lang, t } from '../words';
import { Connection, type Brief, type News, type Saying, type TableInfo } from './connection';
import { Panel } from './panel';
import { pin, pledgeOf, type Pledge } from './pledge';
import { saveIn } from './verify';

export class RemoteMatch implements Playable {
    table!: Table;
    viewer = -1;
    info: TableInfo | null = null;
    readonly handOver = -1;
    readonly origin = null;
    replayable = false; // until it is over
    readonly panel: HTMLElement;
    private readonly side: Panel;
    private readonly connection: Connection;
    readonly noUndo = null; // the server knows
    chapters: Chapter[] = [];
    private seen!: Look;
    private number = 0; // of the latest news
    private drawn = 0; // of those that we look at
    private rows = new Map<string, string>();
    private work: Promise<void> = Promise.resolve();
    private watcher: Watcher = { changed: async () => {} };
    private begun!: () => void;
    private readonly beginning = new Promise<void>((resolve) => (this.begun = resolve));

    private constructor(
        readonly session: Session,
        readonly game: Game,
        readonly id: string,
        readonly secret: string, // '': we only watch
        private readonly name: string,
        private readonly events: { waiting: (info: TableInfo) => void; rematch: (id: string) => void },
    ) {
        this.side = new Panel(this);
        this.panel = this.side.element;
        this.connection = new Connection({
            connected: () => this.sit(),
            lost: () => this.side.setConnected(false),
            table: (info) => this.onTable(info),
            news: (news) => this.onNews(news),
            chat: (sayings) => this.onChat(sayings),
        });
    }

    static async open(
        game: Game,
        id: string,
        secret: string,
        name: string,
        events: { waiting: (info: TableInfo) => void; rematch: (id: string) => void },
    ): Promise<RemoteMatch> {
        const session = await Session.open();
        await session.lang(lang());
        return new RemoteMatch(session, game, id, secret, name, events);
    }

    /** Resolves when the match has begun. */
    whenBegun(): Promise<void> {
        return this.beginning;
    }

    close(): void {
        this.connection.close();
        this.session.close();
    }

    watch(watcher: Watcher): void {
        this.watcher = watcher;
    }

    // ---- hearing ---------------------------------------------------------------------------

    /** What was promised about luck, before ours is told. */
    private async pledge(): Promise<Pledge> {
        const known = pledgeOf(this.id);
        if (known && (known.luck || !this.secret)) return known;
        const mine = this.secret ? ((await this.connection.ask('mine', { tables: [[this.id, this.secret]] }))['tables'] as Brief[])[0] : undefined;
        const brief = mine ?? ((await this.connection.ask('look', { table: this.id }))['brief'] as Brief);
        return pin(this.id, brief.commitment, !!mine && !mine.names[mine.seat!]);
    }

    /** Sit down, or come back: the server goes on where we stopped. */
    private async sit(): Promise<void> {
        const seen = { table: this.id, seen: this.number };
        try {
            const pledge = await this.pledge();
            if (this.secret) {
                const answer = await this.connection.ask('sit', { ...seen, ...pledge, secret: this.secret, name: this.name });
                this.viewer = answer['seat'] as number;
                this.side.setHook((answer['hook'] as string | undefined) ?? '');
            } else await this.connection.ask('watch', seen);
            this.side.setConnected(true);
        } catch (error) {
            if (error instanceof Refused) say(error.message);
        }
    }

    private onTable(info: TableInfo): void {
        const fresh = info.rematch && info.rematch !== this.info?.rematch;
        this.info = info;
        this.side.show();
        if (!info.begun) this.events.waiting(info);
        if (fresh && this.secret) say(t('rematch_ready'), { label: t('rematch_go'), run: () => this.events.rematch(info.rematch) });
    }

    private onChat(sayings: Saying[]): void {
        this.side.say(sayings);
    }

    /** One after the other: the engine answers in its own time. */
    private onNews(news: News): void {
        this.work = this.work.then(() => this.hear(news)).catch((error) => complain(error, () => void this.run()));
    }

    private async hear(news: News): Promise<void> {
        this.number = news.number;
        if (news.position) this.rows.clear();
        for (const line of (news.position ?? news.rows ?? '').split('\n')) if (line) this.rows.set(this.keyOf(line), line);
        this.chapters.length = news.kept;
        for (const chapter of news.story) this.chapters.push({ ...chapter, ply: this.chapters.length });
        this.side.setClocks(news.clocks);
        const mine = this.myTurn;
        await this.look();
        this.begun();
        await this.watcher.changed();
        if (!mine && this.myTurn) this.notify();
    }

    /** Cells and rows of an edition have a name of several words. */
    private keyOf(line: string): string {
        return /^(?:cell|row|rows) /.test(line) ? line : line.slice(0, line.indexOf(' '));
    }

    /** The position we know of, and who sits there: lines for the engine. */
    private setting(): string[] {
        const names = (this.info?.seats ?? []).map(({ name }, seat) => `name ${seat} ${name}`);
        return ['position', ...this.rows.values(), '.', ...names];
    }

    private async look(): Promise<void> {
        const { number } = this;
        this.seen = await this.session.look(this.setting(), { seat: this.viewerName, from: 1, picture: isDark() ? 'dark' : 'light', every: false });
        this.drawn = number;
        this.table = this.seen.table;
        this.table.length = this.table.ply = this.chapters.length - 1;
        if (this.info?.ended && !this.table.over) Object.assign(this.table, { over: 'agreed', ending: t('ended_agreed') });
        if (this.table.over) await this.openLog();
    }

    get question(): number {
        return this.seen.question;
    }

    get asking(): boolean {
        return this.myTurn;
    }

    get choices(): Choices {
        return this.asking ? this.seen : { choices: [] };
    }

    get picture(): string {
        return this.seen.picture;
    }

    /** When it is over the log is everybody's: the whole match can be looked at again. */
    private async openLog(): Promise<void> {
        try {
            await this.session.load(saveIn(await this.log()));
            for (const [seat, { name }] of (this.info?.seats ?? []).entries()) await this.session.name(seat, name);
            this.replayable = true;
        } catch {
            this.replayable = false; // not now; the end is there all the same
        }
    }

    /** Somebody who looks at something else wants to know. */
    private notify(): void {
        if (document.hidden && 'Notification' in window && Notification.permission === 'granted')
            new Notification(this.game.title, { body: t('your_turn'), tag: this.id });
    }

    // ---- who ----------------------------------------------------------------------------------

    get people(): number[] {
        return this.viewer < 0 ? [] : [this.viewer];
    }

    get viewerName(): string {
        return this.viewer < 0 ? 'spectator' : String(this.viewer);
    }

    get myTurn(): boolean {
        return this.viewer >= 0 && !this.info?.over && !!this.table?.waiting.includes(this.viewer) && !this.info?.seats[this.viewer]?.bot;
    }

    // ---- asking ----------------------------------------------------------------------------------

    /** A sentence if it was refused. What comes of it, we hear as everybody does. */
    async request(what: string, members: Record<string, unknown> = {}): Promise<string | null> {
        try {
            await this.connection.ask(what, members);
            await this.work;
            return null;
        } catch (error) {
            if (error instanceof Refused) return error.message;
            return t('connection_lost');
        }
    }

    /** What we know, drawn anew. */
    async run(): Promise<void> {
        await this.work;
        await this.watcher.changed();
    }

    /** Nobody hands this device to anybody. */
    async take(): Promise<void> {}

    /** The same question is there again if it was refused. */
    private async ask(what: string, members: Record<string, unknown>): Promise<void> {
        const refusal = await this.request(what, members);
        if (!refusal) return;
        await this.run();
        say(refusal);
    }

    async play(question: number, action: string): Promise<void> {
        if (question === this.question) await this.ask('act', { at: this.drawn, action });
    }

    undo(): Promise<void> {
        return this.ask('undo', { at: this.drawn });
    }

    async redo(): Promise<void> {
        say(t('redo_not_here'));
    }

    async refresh(): Promise<void> {
        await this.session.lang(lang());
        await this.request('lang');
    }

    async points(): Promise<number[][]> {
        return this.replayable ? this.session.points(this.viewerName) : [];
    }

    /** When it is over, everything, for `spielwerk verify`; before, what we know. */
    async save(): Promise<string> {
        if (!this.info?.over) return [...this.rows.values()].join('\n');
        return this.log();
    }

    private async log(): Promise<string> {
        return String((await this.connection.ask('log'))['log']);
    }

    /** How it might have gone on, on this device and against bots. */
    fork(ply: number): Promise<Match> {
        const own = Math.max(this.viewer, 0);
        const players = this.table.names.map((_, seat): Player => (seat === own ? 'person' : BOT));
        return Match.branch(this, players, null, ply);
    }
}
