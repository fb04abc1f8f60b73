// SPDX-License-Identifier: MIT
// replay.ts - the bar under the board with which one walks through a match.

import { h, pause, replace } from './dom';
import type { Chapter } from './engine';
import { settings } from './store';
import { t, type Word } from './words';

const SLOWEST = 150; // milliseconds between two steps, for those who want bots at once

export interface ReplayEvents {
    /** Show the position after so many actions. */
    show(ply: number): Promise<void>;
    fork(ply: number): void;
    leave(): void;
}

export class Replay {
    readonly element = h('div', { class: 'replay', hidden: true });
    /** The position that is shown; null: none, the match goes on. */
    at: number | null = null;
    private chapters: Chapter[] = [];
    private length = 0;
    private playing = false;
    private brief = false;
    private slider = h('input');
    private readonly where = h('output');

    constructor(private readonly events: ReplayEvents) {}

    /** Walk through these chapters, beginning at one of them; `run` plays on by itself. */
    async start(chapters: Chapter[], from: number, run = false): Promise<void> {
        this.chapters = chapters;
        this.length = chapters.length - 1;
        this.build();
        this.element.hidden = false;
        await this.go(from);
        if (run) await this.play();
    }

    stop(): void {
        this.at = null;
        this.playing = false;
        this.element.hidden = true;
    }

    async go(ply: number): Promise<void> {
        this.at = Math.max(0, Math.min(this.length, ply));
        this.slider.value = String(this.at);
        this.where.textContent = t('replay_at', this.at, this.length);
        await this.events.show(this.at);
        this.element.dataset['at'] = String(this.at);
    }

    /** Where we are, and what has just happened there. */
    get told(): string {
        const lines = this.chapters[this.at ?? 0]?.lines ?? [];
        return [`${t('replay_at', this.at ?? 0, this.length)}.`, ...lines].join(' ');
    }

    /** A turn ends where another seat acts next. */
    private endsTurn(ply: number): boolean {
        return ply <= 0 || ply >= this.length || this.chapters[ply]!.seat !== this.chapters[ply + 1]!.seat;
    }

    /** Nothing is told of a pass, and nothing is seen. */
    private isPass(ply: number): boolean {
        return ply > 0 && ply < this.length && !this.chapters[ply]!.lines.length;
    }

    private step(by: 1 | -1, turns = false): Promise<void> {
        let ply = this.at ?? this.length;
        do ply += by;
        while (ply > 0 && ply < this.length && ((turns && !this.endsTurn(ply)) || (this.brief && this.isPass(ply))));
        return this.go(ply);
    }

    private async play(): Promise<void> {
        this.playing = !this.playing;
        this.showPlaying();
        while (this.playing && this.at !== null && this.at < this.length) {
            await this.step(1);
            await pause(Math.max(settings.pace, SLOWEST));
        }
        this.playing = false;
        this.showPlaying();
    }

    private showPlaying(): void {
        const word: Word = this.playing ? 'replay_stop' : 'replay_play';
        const button = this.element.querySelector('[data-action=play]');
        button?.setAttribute('aria-label', t(word));
        button?.replaceChildren(this.playing ? '❚❚' : '▶');
    }

    private button(text: string, word: Word, onclick: () => unknown, action?: string): HTMLElement {
        return h('button', { type: 'button', 'aria-label': t(word), title: t(word), 'data-action': action, onclick: () => void onclick() }, text);
    }

    private build(): void {
        this.slider = h('input', { type: 'range', min: 0, max: this.length, 'aria-label': t('replay') });
        this.slider.addEventListener('input', () => void this.go(Number(this.slider.value)));
        const brief = h('input', { type: 'checkbox', checked: this.brief });
        brief.addEventListener('change', () => (this.brief = brief.checked));
        replace(
            this.element,
            this.button('«', 'replay_turn_before', () => this.step(-1, true)),
            this.button('‹', 'replay_before', () => this.step(-1)),
            this.button('▶', 'replay_play', () => this.play(), 'play'),
            this.button('›', 'replay_next', () => this.step(1)),
            this.button('»', 'replay_turn_next', () => this.step(1, true)),
            this.slider,
            this.where,
            h('label', { class: 'check' }, brief, t('replay_brief')),
            h('button', { type: 'button', 'data-action': 'fork', onclick: () => this.events.fork(this.at ?? this.length) }, t('replay_fork')),
            h('button', { type: 'button', class: 'main', 'data-action': 'leave-replay', onclick: () => this.events.leave() }, t('replay_leave')),
        );
    }
}
