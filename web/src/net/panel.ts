// SPDX-License-Identifier: MIT
// panel.ts - beside the board: who is there, what they say, what they ask for.

import { h, replace } from '../dom';
import { say } from '../overlay';
import { t, type Word } from '../words';
import type { Saying } from './connection';
import { pledgeOf } from './pledge';
import type { RemoteMatch } from './remote';
import { verifyLog } from './verify';

export class Panel {
    readonly element = h('section', { class: 'friends' });
    private readonly state = h('p', { class: 'state', role: 'status' });
    private readonly seats = h('ul', { class: 'people' });
    private readonly asking = h('div', { class: 'asking', role: 'alert' });
    private readonly tools = h('div', { class: 'requests' });
    private readonly sayings = h('ol', { class: 'chat', 'aria-label': t('chat'), 'aria-live': 'polite' });
    private readonly hook = h('input', { name: 'hook', maxlength: 399, autocomplete: 'off', inputmode: 'url', placeholder: 'https://' });
    private readonly promise = h('details', { class: 'promise' }, h('summary', {}, t('promise_title')));
    private readonly heard = new Set<number>();
    private clocks: number[] = [];
    private clocksAt = 0;

    constructor(private readonly match: RemoteMatch) {
        const input = h('input', { name: 'say', maxlength: 400, autocomplete: 'off', 'aria-label': t('chat_say'), placeholder: t('chat_say') });
        const form = h('form', {}, input, h('button', { type: 'submit' }, t('chat_send')));
        form.addEventListener('submit', (event) => {
            event.preventDefault();
            if (input.value.trim()) void this.request('chat', { text: input.value });
            input.value = '';
        });
        this.element.append(this.state, this.seats, this.asking, this.tools, this.sayings);
        if (match.secret) this.element.append(form, this.reminders());
        this.element.append(this.promise);
    }

    /** Where a seat wants to hear of its turns while nobody looks at the table. */
    private reminders(): HTMLElement {
        const form = h('form', {}, h('label', {}, t('hook_label'), this.hook), h('button', { type: 'submit' }, t('hook_save')));
        form.addEventListener('submit', (event) => {
            event.preventDefault();
            const url = this.hook.value.trim();
            void this.request('hook', { url }, url ? 'hook_set' : 'hook_none');
        });
        return h('details', { class: 'reminders' }, h('summary', {}, t('hook_title')), form, h('p', {}, t('hook_hint')));
    }

    setHook(url: string): void {
        if (document.activeElement !== this.hook) this.hook.value = url;
    }

    private async request(what: string, members: Record<string, unknown> = {}, done?: Word): Promise<void> {
        const refusal = await this.match.request(what, members);
        if (refusal) say(refusal);
        else if (done) say(t(done));
    }

    private button(word: Word, run: () => void, action: string): HTMLElement {
        return h('button', { type: 'button', 'data-action': action, onclick: run }, t(word));
    }

    setConnected(connected: boolean): void {
        this.state.textContent = connected ? '' : t('connection_lost');
    }

    setClocks(clocks: number[] | undefined): void {
        this.clocks = clocks ?? [];
        this.clocksAt = Date.now();
        this.show();
    }

    // ---- who ---------------------------------------------------------------------------------

    private clock(seat: number): string {
        const left = this.clocks[seat];
        if (left === undefined || left < 0) return '';
        const running = this.match.table?.waiting.includes(seat) ? Date.now() - this.clocksAt : 0;
        const seconds = Math.max(0, Math.round((left - running) / 1000));
        if (seconds >= 86400) return t('days', Math.floor(seconds / 86400));
        return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    }

    show(): void {
        const { info } = this.match;
        if (!info) return;
        replace(
            this.seats,
            ...info.seats.map((seat, i) =>
                h(
                    'li',
                    { class: seat.online || !seat.person ? 'here' : 'away' },
                    h('b', {}, seat.name || t('seat_free')),
                    h('span', {}, [seat.person && seat.bot ? t('bot_plays') : '', seat.person && seat.joined && !seat.online ? t('away') : '', this.clock(i)].filter(Boolean).join(' · ')),
                ),
            ),
            info.watching > 0 && h('li', { class: 'watching' }, t('watching', info.watching)),
        );
        this.showAsking();
        this.showTools();
        this.showPromise(info.commitment);
    }

    /** What this device was promised before it said anything: for whoever wants to check by himself. */
    private showPromise(now: string): void {
        const kept = pledgeOf(this.match.id)?.commitment;
        if (!kept || this.promise.dataset['kept'] === kept + now) return;
        this.promise.dataset['kept'] = kept + now;
        const copy = () => void navigator.clipboard.writeText(kept).then(() => say(t('promise_copied')));
        replace(
            this.promise,
            h('summary', {}, t('promise_title')),
            kept !== now && h('p', { class: 'broken', role: 'alert' }, t('promise_broken')),
            h('p', {}, t('promise_text')),
            h('code', {}, kept),
            h('button', { type: 'button', 'data-action': 'copy-promise', onclick: copy }, t('copy')),
        );
        if (kept !== now) this.promise.setAttribute('open', '');
    }

    private showAsking(): void {
        const ask = this.match.info!.ask;
        if (!ask) return replace(this.asking);
        const names = this.match.info!.seats.map((seat) => seat.name);
        const word = `ask_${ask.what}` as const;
        const answer = (yes: boolean) => () => void this.request('answer', { yes });
        replace(
            this.asking,
            h('p', {}, t(word, names[ask.seat]!, names[ask.target ?? 0]!)),
            ask.waiting.includes(this.match.viewer) && this.button('yes', answer(true), 'yes'),
            ask.waiting.includes(this.match.viewer) && this.button('no', answer(false), 'no'),
        );
    }

    private showTools(): void {
        const { info, viewer } = this.match;
        const mine = info!.seats[viewer];
        const playing = !!mine && info!.begun && !info!.over;
        const away = info!.seats.findIndex((seat, i) => i !== viewer && seat.person && seat.joined && !seat.online && !seat.bot);
        replace(
            this.tools,
            playing && mine.bot !== '' && this.button('take_seat', () => void this.request('back'), 'take-seat'),
            playing && !mine.bot && this.button('ask_undo_button', () => void this.request('ask', { what: 'undo' }), 'ask-undo'),
            playing && !mine.bot && this.button('ask_end_button', () => void this.request('ask', { what: 'end' }), 'ask-end'),
            playing && !mine.bot && away >= 0 && this.button('ask_bot_button', () => void this.request('ask', { what: 'bot', target: away }), 'ask-bot'),
            playing && !mine.bot && this.button('leave_seat', () => void this.request('leave'), 'leave-seat'),
            !!mine && info!.over && !info!.rematch && this.button('rematch', () => void this.request('rematch'), 'rematch'),
            info!.over && this.button('verify', () => void this.verify(), 'verify'),
        );
    }

    /** Was the luck fair? Everything is computed again, here. */
    private async verify(): Promise<void> {
        const kept = pledgeOf(this.match.id) ?? { commitment: this.match.info!.commitment, luck: '' };
        say(t(await verifyLog(await this.match.save(), kept, this.match.viewer)));
    }

    // ---- chat -----------------------------------------------------------------------------------

    say(sayings: Saying[]): void {
        for (const saying of sayings) {
            if (this.heard.has(saying.number)) continue;
            this.heard.add(saying.number);
            const name = this.match.info?.seats[saying.seat]?.name ?? '';
            this.sayings.append(h('li', {}, h('b', {}, `${name}: `), saying.text));
        }
        this.sayings.scrollTo({ top: this.sayings.scrollHeight });
    }
}
