// SPDX-License-Identifier: MIT
// gate.ts - a click belongs to the question it was made at.
//
// Every question that is drawn has a number. Whoever clicks means what was drawn then: a click at
// another question does nothing, and from an answer on nothing is accepted until the next question
// is there. That one does not take the second half of a double click either: nobody has read it.

const MOMENT = 400; // milliseconds
const BOUNCE = 150; // of a key: fingers do not slip on those
const NEAR = 24; // pixels

/** Where a finger, a pointer or a key came down. */
export interface Press {
    x: number;
    y: number;
    key: string; // '': it was no key
}

/** Keys that click a button have no place of their own. */
export function pressOf(event: Event): Press {
    if (event instanceof KeyboardEvent) return { x: 0, y: 0, key: event.key };
    if (event instanceof MouseEvent && event.detail > 0) return { x: event.clientX, y: event.clientY, key: '' };
    return { x: 0, y: 0, key: 'Enter' };
}

export class Gate {
    private question = -1;
    private answered = true; // nothing is asked
    private since = 0;
    private last: Press & { when: number } = { x: -NEAR, y: -NEAR, key: '', when: -MOMENT };

    /** This is drawn now; `open`: and somebody here has to answer it. */
    ask(question: number, open: boolean): void {
        if (question !== this.question) this.since = performance.now();
        this.question = question;
        this.answered = !open;
    }

    get drawn(): number {
        return this.question;
    }

    /** May this press answer that question? */
    admits(question: number, press: Press): boolean {
        return question === this.question && !this.answered && !this.isSecond(press);
    }

    answer(press: Press): void {
        this.answered = true;
        this.last = { ...press, when: performance.now() };
    }

    /** The same again, before anybody can have read what has changed meanwhile. */
    isSecond(press: Press, moment = press.key ? BOUNCE : MOMENT): boolean {
        const near = press.key === this.last.key && Math.hypot(press.x - this.last.x, press.y - this.last.y) < NEAR;
        return near && performance.now() - Math.max(this.last.when, this.since) < moment;
    }

    /** How long the question has been there, in milliseconds. */
    get age(): number {
        return performance.now() - this.since;
    }
}
