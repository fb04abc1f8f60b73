// SPDX-License-Identifier: MIT
// chooser.ts - from clicks to one action, for every game.
//
// Each choice carries marks. Whoever has clicked some marks means the choices that carry all
// of them; as soon as only one is left it is played. What is the same in all remaining choices
// needs no click.

import type { Choice, Mark } from './engine';

const same = (a: Mark, b: Mark): boolean => a[0] === b[0] && a[1] === b[1];
const carries = (choice: Choice, mark: Mark): boolean => choice.marks.some((m) => same(m, mark));

export class Chooser {
    private picked: Mark[][] = [];

    constructor(readonly all: Choice[] = []) {}

    /** The choices that are still meant. */
    get left(): Choice[] {
        return this.all.filter((choice) => this.picked.flat().every((mark) => carries(choice, mark)));
    }

    /** What was clicked so far, the latest first. */
    get clicked(): Mark[] {
        return this.picked.flat().reverse();
    }

    get steps(): number {
        return this.picked.length;
    }

    /** The choices a click on these marks could mean. */
    offers(marks: Mark[]): Choice[] {
        return this.left.filter((choice) => marks.every((mark) => carries(choice, mark)));
    }

    /**
     * Click. The one choice that is meant now, or null; `false` if the marks mean nothing. A click
     * against what was clicked before begins anew, but plays nothing yet: it may be a slip.
     */
    pick(marks: Mark[]): Choice | null | false {
        const fits = this.offers(marks).length > 0;
        if (!fits && !this.again(marks)) return false;
        this.picked.push(marks);
        const left = this.left;
        return fits && left.length === 1 ? left[0]! : null;
    }

    back(): void {
        this.picked.pop();
    }

    /** Forget the latest clicks that stand in the way of this one. */
    private again(marks: Mark[]): boolean {
        if (!this.all.some((choice) => marks.every((mark) => carries(choice, mark)))) return false;
        while (this.picked.length && !this.offers(marks).length) this.picked.pop();
        return true;
    }

    has(marks: Mark[]): boolean {
        return marks.every((mark) => this.picked.flat().some((m) => same(m, mark)));
    }
}
