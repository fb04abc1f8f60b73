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
    private picked: Mark[] = [];

    constructor(readonly all: Choice[] = []) {}

    /** The choices that are still meant. */
    get left(): Choice[] {
        return this.all.filter((choice) => this.picked.every((mark) => carries(choice, mark)));
    }

    get steps(): number {
        return this.picked.length;
    }

    /** May this mark be clicked now? Also if it would replace what was clicked last. */
    offers(mark: Mark): Choice[] {
        return this.left.filter((choice) => carries(choice, mark));
    }

    /** Click. The one choice that is meant now, or null; `false` if the mark means nothing. */
    pick(mark: Mark): Choice | null | false {
        if (!this.offers(mark).length && !this.again(mark)) return false;
        this.picked.push(mark);
        const left = this.left;
        return left.length === 1 ? left[0]! : null;
    }

    back(): void {
        this.picked.pop();
    }

    /** Forget the latest clicks that stand in the way of this one. */
    private again(mark: Mark): boolean {
        if (!this.all.some((choice) => carries(choice, mark))) return false;
        while (this.picked.length && !this.offers(mark).length) this.picked.pop();
        return true;
    }

    has(mark: Mark): boolean {
        return this.picked.some((m) => same(m, mark));
    }
}
