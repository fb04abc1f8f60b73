// SPDX-License-Identifier: MIT
// review.ts - looking back at a finished match: chances, turns that mattered, luck.
//
// The engine looks at one action at a time, which takes a while. So actions are looked at in an
// order that spreads them over the match, what is known so far is shown at once, and it ends
// when the dialog is closed. Other engines than the table's do it: the table stays quick.

import { h, replace } from './dom';
import { Engine, Session, type Chapter, type Reviewed, type Table } from './engine';
import { dialog } from './overlay';
import { chart } from './panels';
import { lang, t } from './words';

const TURNS = 3;
const DRAWS = 3;
const WORTH_TELLING = 0.02; // of the chance to win
const percent = (chance: number): number => Math.round(100 * chance);

/** 1 … n so that every beginning of the list is spread evenly: halves, quarters, eighths … */
export function spread(n: number): number[] {
    const order = [n];
    for (let step = 2 ** Math.ceil(Math.log2(Math.max(n, 2))); step >= 1; step /= 2)
        for (let i = step; i < n; i += 2 * step) order.push(i);
    return order;
}

const luck = ({ luck }: Reviewed): number => Math.max(0, ...(luck ?? []).map(Math.abs));

export interface ReviewEvents {
    /** Show the moment before this action, and say why. */
    jump(ply: number, why: string): void;
}

export class Review {
    private readonly found: Reviewed[] = []; // by number of the action
    private readonly engines: Engine[] = [];
    private readonly queue: number[];
    private readonly length: number;
    private count = 0;
    private readonly progress = h('progress', { max: 1, value: 0, 'aria-label': t('review') });
    private readonly state = h('p', { class: 'review-state' });
    private readonly curve = h('div', {});
    private readonly turns = h('ol', { class: 'review-list' });
    private readonly draws = h('ul', { class: 'review-list' });
    private close = (): void => {};

    constructor(
        private readonly save: string,
        private readonly chapters: Chapter[],
        private readonly table: Table,
        private readonly events: ReviewEvents,
    ) {
        this.length = chapters.length - 1;
        this.queue = spread(this.length);
    }

    /** Resolves when the dialog is closed. */
    async show(): Promise<void> {
        const cores = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1));
        for (let i = 0; i < cores; i++) void this.work(new Engine());
        this.draw();
        await dialog(t('review'), (close) => {
            this.close = close;
            return [
                this.progress,
                this.state,
                this.curve,
                h('h3', {}, t('turns_mattered')),
                this.turns,
                h('h3', {}, t('luck_mattered')),
                this.draws,
            ];
        });
        for (const engine of this.engines) engine.end();
        this.queue.length = 0;
    }

    private async work(engine: Engine): Promise<void> {
        this.engines.push(engine);
        const session = await Session.open(engine);
        await session.lang(lang());
        await session.load(this.save);
        for (let ply = this.queue.shift(); ply; ply = this.queue.shift()) {
            this.found[ply] = await session.review(ply);
            this.count++;
            this.draw();
        }
    }

    private draw(): void {
        this.progress.value = this.count / this.length;
        this.state.textContent = this.count < this.length ? t('review_text', this.count, this.length) : t('review_done', this.length);
        replace(this.curve, this.chances());
        const nothing = h('li', {}, t('turns_none'));
        const turns = this.mostTelling((ply) => this.loss(ply), TURNS).map((ply) => this.turn(ply));
        const draws = this.mostTelling((ply) => luck(this.found[ply]!), DRAWS).map((ply) => this.drawn(ply));
        replace(this.turns, ...(turns.length ? turns : [nothing]));
        replace(this.draws, ...(draws.length ? draws : [nothing.cloneNode(true)]));
    }

    private chances(): HTMLElement {
        const even = this.table.names.map(() => 100 / this.table.names.length);
        const points: [number, number[]][] = [[0, even]];
        this.found.forEach(({ chances }, ply) => points.push([ply, chances.map((c) => 100 * c)]));
        return chart({ title: t('chances'), points, last: this.length, most: 100, least: 0, unit: ' %' }, this.table);
    }

    /** The actions with the largest weight, one per seat and round, in the order of the match. */
    private mostTelling(weight: (ply: number) => number, most: number): number[] {
        const plies = [...this.found.keys()].filter((ply) => this.found[ply] && weight(ply) >= WORTH_TELLING);
        plies.sort((a, b) => weight(b) - weight(a));
        const told = new Map<string, number>();
        const turn = (ply: number) => `${this.chapters[ply]!.seat} ${this.chapters[ply]!.round}`;
        for (const ply of plies) if (told.size < most && !told.has(turn(ply))) told.set(turn(ply), ply);
        return [...told.values()].sort((a, b) => a - b);
    }

    /** What a choice promised: at least what the seat made of it before anybody else or luck came in. */
    private promised(ply: number): number {
        const { seat, luck, compared } = this.found[ply]!;
        let end = ply;
        while (this.found[end + 1]?.seat === seat && !this.found[end + 1]!.luck) end++;
        return luck ? compared![1] : Math.max(compared![1], this.found[end]!.chances[seat]!);
    }

    /** How much of its chance a choice gave away. */
    private loss(ply: number): number {
        const { compared } = this.found[ply]!;
        return compared ? Math.max(0, compared[0] - this.promised(ply)) : 0;
    }

    private item(ply: number, more: string): HTMLElement {
        const { lines, seat } = this.chapters[ply]!;
        const played = lines.join(' ') || t('turn_quiet', this.table.names[seat]!);
        const jump = () => {
            this.close();
            this.events.jump(ply - 1, `${played} ${more}`);
        };
        return h(
            'li',
            {},
            h('button', { type: 'button', class: 'review-item', 'data-ply': ply, onclick: jump }, h('b', {}, `${ply}. `), played, ' ', h('i', {}, more)),
        );
    }

    private turn(ply: number): HTMLElement {
        const { say, compared } = this.found[ply]!;
        return this.item(ply, t('turn_better', say!, percent(compared![0]), percent(this.promised(ply))));
    }

    private drawn(ply: number): HTMLElement {
        const changes = this.found[ply]!.luck!;
        const seat = changes.reduce((best, change, i) => (Math.abs(change) > Math.abs(changes[best]!) ? i : best), 0);
        const by = percent(changes[seat]!);
        return this.item(ply, t('luck_item', this.table.names[seat]!, by > 0 ? `+${by}` : `−${-by}`));
    }
}
