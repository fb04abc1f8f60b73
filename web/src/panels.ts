// SPDX-License-Identifier: MIT
// panels.ts - what stands beside the board: log, rules, points, components.

import { h, replace } from './dom';
import type { Chapter, Components, Mark, RuleLine, Table } from './engine';
import { isDark } from './settings';
import { t } from './words';

// ---- log --------------------------------------------------------------------------------

export interface LogEvents {
    point(marks: Mark[]): void;
    jump(ply: number, event: Event): void;
    /** Show again what happened after this action. */
    since(ply: number): void;
}

export class Log {
    readonly element = h('ol', { class: 'log', 'aria-label': t('log') });
    private told: Chapter[] = [];
    private readonly since = h('li', { class: 'since' });

    constructor(private readonly events: LogEvents) {}

    /** Add what is new, after taking away what has been taken back. */
    show(chapters: Chapter[], names: string[], viewer: number): void {
        let same = 0;
        while (same < this.told.length && this.told[same] === chapters[same]) same++;
        if (same < this.told.length)
            for (const item of this.element.querySelectorAll<HTMLElement>('[data-ply]'))
                if (Number(item.dataset['ply']) >= same) item.remove();
        for (const chapter of chapters.slice(same)) this.add(chapter, names);
        this.told = [...chapters];
        this.divide(viewer);
        this.element.parentElement?.scrollTo({ top: this.element.scrollHeight });
    }

    clear(): void {
        this.told = [];
        this.element.replaceChildren();
    }

    /** Show which moment is on the board. */
    mark(ply: number | null): void {
        for (const item of this.element.querySelectorAll('[aria-current]')) item.removeAttribute('aria-current');
        const item = ply === null ? null : this.element.querySelector(`[data-ply="${ply}"]`);
        item?.setAttribute('aria-current', 'step');
        item?.scrollIntoView({ block: 'nearest' });
    }

    /** What others did since the viewer's last turn stands under a line of its own. */
    private divide(viewer: number): void {
        let ply = this.told.length - 1;
        while (ply > 0 && this.told[ply]!.seat === viewer) ply--;
        while (ply > 0 && this.told[ply]!.seat !== viewer) ply--;
        const items = [...this.element.querySelectorAll<HTMLElement>('[data-ply]')];
        const first = items.find((item) => Number(item.dataset['ply']) > ply);
        if (ply <= 0 || !first) return this.since.remove();
        const again = h('button', { type: 'button', class: 'quiet', onclick: () => this.events.since(ply) }, t('since_show'));
        replace(this.since, h('span', {}, t('since')), again);
        first.before(this.since);
    }

    private add(chapter: Chapter, names: string[]): void {
        if (!chapter.lines.length) return;
        const item = h('li', { 'data-ply': chapter.ply });
        for (const line of chapter.lines) item.append(h('p', {}, ...this.emphasised(line, names)));
        item.addEventListener('pointerenter', () => this.events.point(chapter.marks));
        item.addEventListener('pointerleave', () => this.events.point([]));
        item.addEventListener('click', (event) => this.events.jump(chapter.ply, event));
        this.element.append(item);
    }

    /** The name of a player at the beginning of a sentence is bold. */
    private emphasised(line: string, names: string[]): (Node | string)[] {
        const seat = names.findIndex((name) => line.startsWith(name + ' '));
        if (seat < 0) return [line];
        return [h('b', {}, names[seat]!), line.slice(names[seat]!.length)];
    }
}

// ---- points -----------------------------------------------------------------------------

export function scoreTable(table: Table): HTMLElement {
    const rows = table.scores[0]!.items.map(([title], i) =>
        h(
            'tr',
            {},
            h('th', { scope: 'row' }, title),
            ...table.scores.map((score) => h('td', {}, String(score.items[i]![1]))),
        ),
    );
    return h(
        'table',
        { class: 'scores' },
        h('thead', {}, h('tr', {}, h('th', {}), ...table.names.map((name) => h('th', { scope: 'col' }, name)))),
        h('tbody', {}, ...rows),
        h(
            'tfoot',
            {},
            h('tr', {}, h('th', { scope: 'row' }, t('total')), ...table.scores.map((s) => h('td', {}, String(s.total)))),
            table.over
                ? h('tr', {}, h('th', { scope: 'row' }, t('place')), ...table.scores.map((s) => h('td', {}, `${s.place}.`)))
                : null,
        ),
    );
}

export interface Curve {
    title: string;
    points: [at: number, values: number[]][]; // in order; one value per seat
    last: number; // where the axis ends
    most: number;
    least: number;
    unit: string;
}

/** One line per seat, in its colour on the board and with a pattern of its own. */
export function chart({ title, points, last, most, least, unit }: Curve, { names, colours }: Table): HTMLElement {
    const look = (seat: number) => `class="line-${seat}" stroke="${colours[seat]![isDark() ? 1 : 0]}"`;
    const width = 600;
    const height = 180;
    const x = (at: number) => (at / Math.max(1, last)) * width;
    const y = (value: number) => height - ((value - least) / Math.max(1, most - least)) * height;
    const lines = names.map((name, seat) => {
        const path = points.map(([at, values]) => `${x(at).toFixed(1)},${y(values[seat]!).toFixed(1)}`).join(' ');
        return `<polyline ${look(seat)} points="${path}"><title>${escape(name)}</title></polyline>`;
    });
    const box = h('figure', { class: 'chart' });
    box.innerHTML =
        `<svg viewBox="-4 -8 ${width + 44} ${height + 16}" role="img" aria-label="${escape(title)}">` +
        `<path class="axis" d="M0 0V${height}H${width}"/>${lines.join('')}` +
        `<text x="${width + 6}" y="8">${most}${unit}</text><text x="${width + 6}" y="${height}">${least}${unit}</text></svg>`;
    const legend = h('figcaption', {}, title + ':');
    for (const [seat, name] of names.entries()) {
        const entry = h('span', {}, name);
        entry.insertAdjacentHTML('afterbegin', `<svg viewBox="0 0 36 8"><path ${look(seat)} d="M0 4H36"/></svg>`);
        legend.append(entry);
    }
    box.append(legend);
    return box;
}

/** Points after every action. */
export function pointsChart(points: number[][], table: Table): HTMLElement {
    const most = Math.max(1, ...points.flat());
    const least = Math.min(0, ...points.flat());
    return chart({ title: t('chart'), points: points.map((row, i) => [i, row]), last: points.length - 1, most, least, unit: '' }, table);
}

function escape(text: string): string {
    return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

// ---- rules -------------------------------------------------------------------------------

export class Rules {
    readonly element: HTMLElement;
    private readonly list = h('div', { class: 'rules' });
    private readonly search: HTMLInputElement;
    private lines: RuleLine[] = [];

    constructor() {
        this.search = h('input', {
            type: 'search',
            placeholder: t('search'),
            'aria-label': t('search'),
            oninput: () => this.draw(),
        });
        this.element = h('div', { class: 'rules-panel' }, this.search, this.list);
    }

    show(lines: RuleLine[]): void {
        this.lines = lines;
        this.draw();
    }

    /** Bring one rule into view. */
    find(id: string): void {
        this.search.value = id;
        this.draw();
    }

    private draw(): void {
        const wanted = this.search.value.trim().toLowerCase();
        const fits = (line: RuleLine) =>
            !wanted || ('text' in line && `${line.id} ${line.text}`.toLowerCase().includes(wanted));
        const shown = this.lines.filter(fits).map((line) =>
            'heading' in line
                ? h('h3', {}, line.heading)
                : h('p', {}, line.id && h('b', {}, line.id + ' '), line.text),
        );
        replace(this.list, ...(shown.length ? shown : [h('p', {}, t('search_none'))]));
    }
}

// ---- components ----------------------------------------------------------------------------

export function componentTables(tables: Components[]): HTMLElement {
    const empty = (cell: string) => !cell || cell === '0' || cell === '-';
    const used = (table: Components, i: number) => table.titles[i] && table.rows.some((row) => !empty(row[i]!));
    return h(
        'div',
        { class: 'components' },
        ...tables.map((table) => {
            const columns = table.columns.map((_, i) => i).filter((i) => used(table, i));
            return h(
                'details',
                {},
                h('summary', {}, `${table.title} (${table.rows.length})`),
                h(
                    'table',
                    {},
                    h('thead', {}, h('tr', {}, ...columns.map((i) => h('th', {}, table.titles[i]!)))),
                    h('tbody', {}, ...table.words.map((row) => h('tr', {}, ...columns.map((i) => h('td', empty(row[i]!) ? { class: 'empty' } : {}, row[i]!))))),
                ),
            );
        }),
    );
}
