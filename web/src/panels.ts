// SPDX-License-Identifier: MIT
// panels.ts - what stands beside the board: log, rules, points, components.

import { h, replace } from './dom';
import type { Chapter, Components, Mark, RuleLine, Table } from './engine';
import { t } from './words';

// ---- log --------------------------------------------------------------------------------

export class Log {
    readonly element = h('ol', { class: 'log', 'aria-label': t('log') });
    private last = -1;

    constructor(private readonly point: (marks: Mark[]) => void) {}

    /** Add what is new; begin again if something was taken back. */
    show(chapters: Chapter[], names: string[]): void {
        if (chapters.length && chapters[0]!.ply === 0) this.element.replaceChildren();
        for (const chapter of chapters) this.add(chapter, names);
        this.last = chapters.at(-1)?.ply ?? this.last;
        this.element.scrollTop = this.element.scrollHeight;
    }

    get next(): number {
        return this.last + 1;
    }

    clear(): void {
        this.last = -1;
        this.element.replaceChildren();
    }

    private add(chapter: Chapter, names: string[]): void {
        if (!chapter.lines.length) return;
        const item = h('li', { class: `seat-${chapter.seat}`, tabindex: '-1' });
        for (const line of chapter.lines) item.append(h('p', {}, ...this.coloured(line, names)));
        item.addEventListener('pointerenter', () => this.point(chapter.marks));
        item.addEventListener('pointerleave', () => this.point([]));
        this.element.append(item);
    }

    /** The name of a player at the beginning of a sentence is bold. */
    private coloured(line: string, names: string[]): (Node | string)[] {
        const seat = names.findIndex((name) => line.startsWith(name + ' '));
        if (seat < 0) return [line];
        return [h('b', { class: `name-${seat}` }, names[seat]!), line.slice(names[seat]!.length)];
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
        h('thead', {}, h('tr', {}, h('th', {}), ...table.names.map((name, i) => h('th', { scope: 'col', class: `name-${i}` }, name)))),
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

/** Points after every action, one line per seat. */
export function chart(points: number[][], names: string[]): HTMLElement {
    const width = 600;
    const height = 180;
    const most = Math.max(1, ...points.flat());
    const least = Math.min(0, ...points.flat());
    const x = (i: number) => (i / Math.max(1, points.length - 1)) * width;
    const y = (value: number) => height - ((value - least) / (most - least)) * height;
    const lines = names.map((name, seat) => {
        const path = points.map((row, i) => `${x(i).toFixed(1)},${y(row[seat]!).toFixed(1)}`).join(' ');
        return `<polyline class="line-${seat}" points="${path}"><title>${escape(name)}</title></polyline>`;
    });
    const box = h('figure', { class: 'chart' });
    box.innerHTML =
        `<svg viewBox="-4 -8 ${width + 40} ${height + 16}" role="img" aria-label="${escape(t('chart'))}">` +
        `<path class="axis" d="M0 0V${height}H${width}"/>${lines.join('')}` +
        `<text x="${width + 6}" y="8">${most}</text><text x="${width + 6}" y="${height}">${least}</text></svg>`;
    box.append(h('figcaption', {}, t('chart')));
    return box;
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
    const used = (table: Components, i: number) => table.rows.some((row) => row[i] && row[i] !== '0' && row[i] !== '-');
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
                    h('thead', {}, h('tr', {}, ...columns.map((i) => h('th', {}, table.columns[i]!)))),
                    h('tbody', {}, ...table.rows.map((row) => h('tr', {}, ...columns.map((i) => h('td', {}, row[i]!))))),
                ),
            );
        }),
    );
}
