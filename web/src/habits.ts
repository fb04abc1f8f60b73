// SPDX-License-Identifier: MIT
// habits.ts - what the page plays by itself, because somebody said so before: the pieces of what
// was put together by counters, one after the other, and an answer that stands for a turn.

import { h } from './dom';
import type { Choice, Choices, Compose, Counter } from './engine';

export class Habits {
    private pieces: string[] = [];
    private standing = ''; // whose answer it is, and in which turn

    /** From now on, as long as it is the same turn. */
    stand(seat: number, choices: Choices): Choice | undefined {
        this.standing = keyOf(seat, choices);
        return choices.choices[choices.standing?.choice ?? -1];
    }

    send(actions: string[]): void {
        this.pieces = actions;
    }

    /** What is played without asking; nothing: somebody has to be asked. */
    next(seat: number, choices: Choices): Choice | undefined {
        const action = this.pieces.shift();
        const piece = choices.choices.find((choice) => choice.action === action);
        if (!piece) this.pieces = [];
        if (piece || !choices.standing) return piece;
        if (this.standing !== keyOf(seat, choices)) this.standing = '';
        return this.standing ? choices.choices[choices.standing.choice] : undefined;
    }
}

function keyOf(seat: number, { standing }: Choices): string {
    return standing ? `${seat} ${standing.turn}` : '';
}

/** Choices that the counters stand for. */
export function counted({ compose }: Choices): Set<string> {
    const counters = compose?.rows.flatMap((row) => row.counters) ?? [];
    return new Set(counters.flatMap((counter) => [counter.more, counter.less]).concat(compose?.done ?? []));
}

/** Counters for what is otherwise put together piece by piece, sent by one click. */
export function composer(compose: Compose, send: (actions: string[], event: Event) => void): HTMLElement {
    const wanted = new Map<Counter, number>();
    const button = h(
        'button',
        { type: 'button', class: 'main', 'data-send': true, onclick: (event: Event) => send(steps(compose, wanted), event) },
        compose.say,
    );
    const check = (): void => {
        button.disabled = !compose.rows.every((row) => row.counters.some((counter) => wanted.get(counter)));
    };
    const rows = compose.rows.map((row) =>
        h(
            'fieldset',
            {},
            h('legend', {}, row.say),
            ...row.counters.map((counter) => stepper(counter, wanted, check)),
        ),
    );
    check();
    return h('div', { class: 'compose' }, ...rows, button);
}

function stepper(counter: Counter, wanted: Map<Counter, number>, changed: () => void): HTMLElement {
    const value = h('output', {}, '');
    const step = (by: number, sign: string): HTMLButtonElement =>
        h('button', { type: 'button', 'aria-label': `${counter.say} ${sign}`, onclick: () => set(by) }, sign);
    const less = step(-1, '−');
    const more = step(1, '+');
    const set = (by: number): void => {
        const now = (wanted.get(counter) ?? counter.now) + by;
        wanted.set(counter, now);
        value.textContent = String(now);
        less.disabled = now <= 0;
        more.disabled = now >= counter.most;
        changed();
    };
    wanted.set(counter, counter.now);
    const element = h('span', { class: 'stepper' }, less, value, more, h('span', {}, counter.say));
    set(0);
    return element;
}

/** First what is too much, then what is missing, then the end. */
function steps(compose: Compose, wanted: Map<Counter, number>): string[] {
    const fewer: string[] = [];
    const more: string[] = [];
    for (const [counter, value] of wanted) {
        for (let n = counter.now; n > value; n--) fewer.push(counter.less);
        for (let n = counter.now; n < value; n++) more.push(counter.more);
    }
    return [...fewer, ...more, compose.done];
}
