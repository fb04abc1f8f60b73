// SPDX-License-Identifier: MIT
// board.ts - the picture: it moves from one position to the next, zooms and can be clicked.
//
// The engine draws. Pieces travel to their new place, things that come fade in; no game is known
// here.

import { calm, h } from './dom';
import type { Mark } from './engine';
import { icon, type Icon } from './icons';
import { patchChildren, remember } from './patch';
import { changes, travel } from './travel';
import { t, type Word } from './words';

const small = matchMedia('(max-width: 820px) and (orientation: portrait)');

interface View {
    x: number;
    y: number;
    w: number;
    h: number;
}

export interface BoardEvents {
    click(marks: Mark[], event: Event): void;
    hover(marks: Mark[] | null): void;
}

/** What a click on it means: a pair "6:2", or two. */
export function marksOf(element: Element): Mark[] {
    const pairs = [element.getAttribute('data-mark'), element.getAttribute('data-also')];
    return pairs.flatMap((pair) => (pair ? [pair.split(':').map(Number) as Mark] : []));
}

/** "24 756 1056 232" */
function boxOf(numbers: string | undefined): View | null {
    if (!numbers) return null;
    const [x, y, w, height] = numbers.split(' ').map(Number) as [number, number, number, number];
    return { x, y, w, h: height };
}

export class Board {
    readonly element: HTMLElement;
    private readonly stage: HTMLElement;
    private readonly symbols: HTMLElement;
    private whole: View = { x: 0, y: 0, w: 1, h: 1 };
    private heart: View = this.whole; // what a small screen shows first
    private own: View | null = null; // where the viewer's own things lie
    private onlyOwn = false;
    private view: View = this.whole;
    private readonly pointers = new Map<number, PointerEvent>();
    private dragged = false;
    private touched = false; // by a finger, which hovers over nothing: what moves under it is missed
    private readonly labels = new WeakMap<Element, string>(); // as the engine wrote them

    constructor(private readonly events: BoardEvents) {
        this.symbols = h('div', { class: 'symbols', 'aria-hidden': 'true' });
        this.stage = h('div', { class: 'stage' });
        this.element = h(
            'section',
            { class: 'board', 'aria-label': t('board') },
            this.symbols,
            this.stage,
            h(
                'div',
                { class: 'zoom' },
                this.button('zoom_in', () => this.zoom(0.7)),
                this.button('zoom_out', () => this.zoom(1.43)),
                this.button('zoom_fit', () => this.swap()),
            ),
        );
        this.listen();
        small.onchange = () => this.fit(); // one board at a time
    }

    private button(id: Icon & Word, onclick: () => void): HTMLElement {
        return h('button', { type: 'button', 'data-action': id, 'aria-label': t(id), title: t(id), onclick }, icon(id));
    }

    setSymbols(svg: string): void {
        this.symbols.innerHTML = svg;
    }

    get svg(): SVGSVGElement | null {
        return this.stage.querySelector('svg');
    }

    // ---- drawing ----------------------------------------------------------------------

    draw(svg: string): void {
        const focus = this.stage.contains(document.activeElement) && document.activeElement?.getAttribute('data-mark');
        const template = h('template');
        template.innerHTML = svg;
        const next = template.content.querySelector('svg')!;
        remember(next);
        this.own = boxOf(next.dataset['own']);
        const same = !!this.svg && this.hasSize(next);
        const changed = same && !calm() ? changes(this.stage, next) : [];
        if (same) patchChildren(this.svg!, next);
        else this.adopt(next);
        if (changed.length) travel(changed, this.svg!.getScreenCTM()?.a || 1);
        if (focus) this.stage.querySelector<SVGElement>(`[data-mark="${focus}"]`)?.focus();
    }

    private hasSize(svg: SVGSVGElement): boolean {
        const box = svg.viewBox.baseVal;
        return box.width === this.whole.w && box.height === this.whole.h;
    }

    /** The first picture, or one of another size: all of it is seen. */
    private adopt(svg: SVGSVGElement): void {
        const box = svg.viewBox.baseVal;
        this.whole = { x: 0, y: 0, w: box.width, h: box.height };
        this.heart = { ...this.whole, w: Number(svg.dataset['heart'] ?? box.width) };
        svg.removeAttribute('width');
        svg.removeAttribute('height');
        svg.setAttribute('preserveAspectRatio', 'xMidYMin');
        this.stage.replaceChildren(svg);
        this.fit();
    }

    /** What can be clicked, and how it is called; the rest explains itself when clicked. */
    offer(label: (marks: Mark[]) => { say: string; chosen: boolean } | null): void {
        for (const g of this.stage.querySelectorAll('[data-mark]')) {
            const offered = label(marksOf(g));
            g.classList.toggle('offered', !!offered);
            g.classList.toggle('chosen', !!offered?.chosen);
            g.setAttribute('tabindex', offered ? '0' : '-1');
            g.setAttribute('aria-disabled', offered ? 'false' : 'true');
            if (!this.labels.has(g)) this.labels.set(g, g.getAttribute('aria-label') ?? '');
            g.setAttribute('aria-label', offered?.say || this.labels.get(g)!);
        }
    }

    /** Point at what a sentence is about. */
    point(marks: Mark[]): void {
        this.distinguish('pointed', marks);
    }

    /** Where a hint leads: not chosen, only advised. */
    advise(marks: Mark[]): void {
        this.distinguish('advised', marks);
    }

    private distinguish(name: string, marks: Mark[]): void {
        const wanted = new Set(marks.map(([kind, value]) => `${kind}:${value}`));
        for (const g of this.stage.querySelectorAll('[data-mark]'))
            g.classList.toggle(name, marksOf(g).every(([kind, value]) => wanted.has(`${kind}:${value}`)));
    }

    // ---- zoom ----------------------------------------------------------------------------

    private show(): void {
        const { x, y, w, h: height } = this.view;
        this.svg?.setAttribute('viewBox', `${x} ${y} ${w} ${height}`);
        this.element.classList.toggle('zoomed', w < this.whole.w - 1);
    }

    /** All of it, or on a small screen what matters most there. */
    fit(): void {
        this.view = (this.onlyOwn && this.own) || (small.matches ? this.heart : this.whole);
        this.element.style.setProperty('--tall', String(this.view.h / this.view.w));
        this.show();
    }

    /** The viewer's own things fill the board: the rest is seen on another screen. */
    showOnlyOwn(only: boolean): void {
        this.onlyOwn = only;
        this.fit();
    }

    /** Everything, if it was not seen; else back to what is seen first. */
    private swap(): void {
        if (this.view === this.whole) return this.fit();
        this.view = this.whole;
        this.show();
    }

    /** Make the visible part `factor` times as large, around a point of the board. */
    zoom(factor: number, at = { x: this.view.x + this.view.w / 2, y: this.view.y + this.view.h / 2 }): void {
        const w = Math.min(this.whole.w, Math.max(this.whole.w / 8, this.view.w * factor));
        const scale = w / this.view.w;
        this.place({
            x: at.x - (at.x - this.view.x) * scale,
            y: at.y - (at.y - this.view.y) * scale,
            w,
            h: this.view.h * scale,
        });
    }

    private place(view: View): void {
        const inside = (low: number, size: number, whole: number) => Math.min(Math.max(low, 0), whole - size);
        this.view = {
            ...view,
            x: inside(view.x, view.w, this.whole.w),
            y: inside(view.y, view.h, this.whole.h),
        };
        this.show();
    }

    private pan(dx: number, dy: number): void {
        this.place({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
    }

    private toBoard(x: number, y: number): { x: number; y: number } {
        const matrix = this.svg!.getScreenCTM()!.inverse();
        return new DOMPoint(x, y).matrixTransform(matrix);
    }

    // ---- mouse, touch, keys ------------------------------------------------------------------

    private target(event: Event): Element | null {
        return (event.target as Element).closest?.('[data-mark]') ?? null;
    }

    private listen(): void {
        const stage = this.stage;
        stage.addEventListener('click', (event) => {
            const g = this.target(event);
            if (g && !this.dragged) this.events.click(marksOf(this.turnedLike(g)), event);
        });
        stage.addEventListener('pointerover', (event) => {
            this.touched = event.pointerType === 'touch';
            this.hover(event);
        });
        stage.addEventListener('focusin', (event) => this.hover(event));
        stage.addEventListener('dblclick', (event) => this.onDouble(event));
        stage.addEventListener('wheel', (event) => this.onWheel(event), { passive: false });
        stage.addEventListener('pointerdown', (event) => this.onDown(event));
        stage.addEventListener('pointermove', (event) => this.onMove(event));
        for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
            stage.addEventListener(end, (event) => this.pointers.delete(event.pointerId));
        this.element.addEventListener('keydown', (event) => this.onKey(event));
    }

    private hover(event: Event): void {
        const g = this.target(event);
        if (!this.touched) this.events.hover(g && marksOf(g));
    }

    /** Over a piece that could lie in several ways the wheel turns it, elsewhere it zooms. */
    private onWheel(event: WheelEvent): void {
        if (!this.svg) return;
        event.preventDefault();
        if (this.target(event)?.hasAttribute('data-piece')) return this.turn(event.deltaY > 0 ? 1 : -1, event);
        this.zoom(event.deltaY > 0 ? 1.12 : 0.89, this.toBoard(event.clientX, event.clientY));
    }

    /** Two taps on the same spot come closer, or show everything again. */
    private onDouble(event: MouseEvent): void {
        if (this.target(event)) return;
        if (![this.whole, this.heart, this.own].includes(this.view)) this.fit();
        else this.zoom(0.4, this.toBoard(event.clientX, event.clientY));
    }

    /** A piece that was turned at this place means its new way. */
    private turnedLike(g: Element): Element {
        const piece = g.getAttribute('data-piece');
        return (piece && this.stage.querySelector(`[data-piece="${piece}"].turned`)) || g;
    }

    /** On to the next way the piece under the pointer, or with the focus, could lie. */
    private turn(by: number, event: Event): void {
        const now = this.target(event) ?? this.stage.querySelector('[data-piece].turned');
        if (!now) return;
        const piece = now.getAttribute('data-piece');
        const ways = [...this.stage.querySelectorAll<SVGElement>(`[data-piece="${piece}"]`)];
        const shown = this.stage.querySelector<SVGElement>(`[data-piece="${piece}"].turned`) ?? (now as SVGElement);
        const next = ways[(ways.indexOf(shown) + by + ways.length) % ways.length]!;
        for (const way of this.stage.querySelectorAll('.turned')) way.classList.remove('turned', 'chosen');
        next.classList.add('turned', 'chosen');
        next.focus();
        this.events.hover(marksOf(next));
    }

    private onDown(event: PointerEvent): void {
        this.pointers.set(event.pointerId, event);
        if (this.pointers.size === 1) this.dragged = false;
    }

    private onMove(event: PointerEvent): void {
        const last = this.pointers.get(event.pointerId);
        if (!last || !this.svg) return;
        const others = [...this.pointers.values()].filter((p) => p.pointerId !== event.pointerId);
        if (others.length) this.pinch(last, event, others[0]!);
        else this.drag(last, event);
    }

    private drag(last: PointerEvent, event: PointerEvent): void {
        const dx = last.clientX - event.clientX;
        const dy = last.clientY - event.clientY;
        if (!this.dragged && Math.hypot(dx, dy) < 8) return;
        const scale = this.svg!.getScreenCTM()?.a || 1;
        this.dragged = true;
        this.pointers.set(event.pointerId, event);
        this.pan(dx / scale, dy / scale);
    }

    private pinch(last: PointerEvent, event: PointerEvent, other: PointerEvent): void {
        const distance = (p: PointerEvent) => Math.hypot(p.clientX - other.clientX, p.clientY - other.clientY);
        const centre = this.toBoard((event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
        this.dragged = true;
        this.pointers.set(event.pointerId, event);
        if (distance(event) > 0) this.zoom(distance(last) / distance(event), centre);
    }

    private onKey(event: KeyboardEvent): void {
        this.touched = false;
        const step = this.view.w / 8;
        const keys: Record<string, () => void> = {
            '+': () => this.zoom(0.8),
            '-': () => this.zoom(1.25),
            '0': () => this.swap(),
            ArrowLeft: () => this.pan(-step, 0),
            ArrowRight: () => this.pan(step, 0),
            ArrowUp: () => this.pan(0, -step),
            ArrowDown: () => this.pan(0, step),
            r: () => this.turn(1, event),
            R: () => this.turn(-1, event),
            Enter: () => this.press(event),
            ' ': () => this.press(event),
        };
        const action = keys[event.key];
        if (event.key.toLowerCase() === 'r' && !this.stage.querySelector('[data-piece]')) return;
        if (!action || event.ctrlKey || event.metaKey || (event.target as Element).tagName === 'BUTTON') return;
        event.preventDefault();
        event.stopPropagation();
        action();
    }

    private press(event: KeyboardEvent): void {
        const g = this.target(event);
        if (g && !event.repeat) this.events.click(marksOf(g), event);
    }
}
