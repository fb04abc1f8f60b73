// SPDX-License-Identifier: MIT
// overlay.ts - what lies over the page for a while: dialogs and short messages.

import { h } from './dom';
import { Refused } from './engine';
import { t } from './words';

/** A dialog; resolves when it is closed. `build` gets a function that closes it. */
export function dialog(title: string, build: (close: () => void) => Node[]): Promise<void> {
    return new Promise((resolve) => {
        const element = h('dialog', { 'aria-label': title });
        const close = () => element.close();
        element.append(
            h(
                'header',
                {},
                h('h2', {}, title),
                h('button', { type: 'button', class: 'quiet', 'aria-label': t('close'), onclick: close }, '✕'),
            ),
            ...build(close),
        );
        element.addEventListener('close', () => {
            element.remove();
            resolve();
        });
        document.body.append(element);
        element.showModal();
        element.querySelector<HTMLElement>('button.main')?.focus();
    });
}

let timer = 0;

/** A sentence for a few seconds, read out by screen readers; perhaps with something to do. */
export function say(text: string, action?: { label: string; run: () => void }): void {
    const box = document.querySelector('.message')!;
    box.replaceChildren(
        text,
        ...(action ? [h('button', { type: 'button', onclick: action.run }, action.label)] : []),
    );
    box.classList.add('shown');
    clearTimeout(timer);
    timer = window.setTimeout(() => box.classList.remove('shown'), 4000 + 40 * text.length);
}

/** Something went wrong: in words for people, and once in the browser's own log for whoever repairs it. */
export function complain(error: unknown, again?: () => void): void {
    console.error(error);
    say(error instanceof Refused ? error.message : t('broken'), again && { label: t('go_on'), run: again });
}

/** What was said has become old. */
export function hush(): void {
    document.querySelector('.message')!.classList.remove('shown');
}
