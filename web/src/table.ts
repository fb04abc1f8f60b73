// SPDX-License-Identifier: MIT
// table.ts - the table page: board, question, choices, and everything around a match.

import { Board } from './board';
import { Chooser } from './chooser';
import { calm, h, replace } from './dom';
import { Session, type Choice, type Mark } from './engine';
import { Gate, pressOf, type Press } from './gate';
import { icon, type Icon } from './icons';
import type { Match } from './match';
import { complain, dialog, hush, say } from './overlay';
import { componentTables, Log, pointsChart, Rules, scoreTable } from './panels';
import type { Playable } from './playable';
import { Replay } from './replay';
import { Review } from './review';
import { isDark, onLook, settingsDialog } from './settings';
import { t, type Word } from './words';

type Tab = 'log' | 'rules' | 'score' | 'parts';

const CALM = 600; // milliseconds after a change in which a click on the log was meant for something else

export class TablePage {
    readonly element: HTMLElement;
    private readonly board: Board;
    private readonly log: Log;
    private readonly rules = new Rules();
    private readonly prompt = h('p', { class: 'prompt', 'aria-live': 'polite' });
    private readonly list = h('div', { class: 'choices', role: 'group' });
    private readonly tabs = h('div', { class: 'tab-content', id: 'panel', role: 'tabpanel', tabindex: '0' });
    private readonly cover = h('div', { class: 'cover', hidden: true });
    private readonly buttons = new Map<string, HTMLButtonElement>();
    private readonly replay = new Replay({
        show: () => this.showMoment(),
        fork: (ply) => void this.forkAt(ply),
        leave: () => void this.endReplay(),
    });
    private readonly gate = new Gate();
    private pressed = -1; // the question at which a finger or a pointer came down
    private chooser = new Chooser();
    private tab: Tab = 'log';
    private told = false; // the end has been shown
    private busy = 0;

    constructor(
        private readonly match: Playable,
        private readonly leave: () => void,
        private readonly leaveFor: (id: string) => void,
        private readonly open: (match: Match) => void,
        private readonly again: (() => void) | null, // null: not for this page to decide
    ) {
        this.board = new Board({ click: (marks, event) => void this.onMarks(marks, event), hover: (marks) => this.onHover(marks) });
        this.log = new Log({
            point: (marks) => this.board.point(marks),
            jump: (ply, event) => void this.jump(ply, event),
            since: (ply) => this.gate.age >= CALM && void this.startReplay(ply, true),
        });
        this.element = h('main', { class: 'table-page' });
        this.element.addEventListener('pointerdown', () => (this.pressed = this.gate.drawn), { capture: true });
        this.build();
        onLook(() => void this.relight());
        match.watch({ changed: () => this.changed() });
    }

    // ---- building ---------------------------------------------------------------------------

    private button(id: Icon & Word, onclick: (event: Event) => void, keys = ''): HTMLButtonElement {
        const title = keys ? `${t(id)} (${keys})` : t(id);
        const button = h('button', { type: 'button', 'data-action': id, 'aria-label': t(id), title, onclick }, icon(id), h('span', {}, t(id)));
        this.buttons.set(id, button);
        return button;
    }

    private build(): void {
        replace(
            this.element,
            h(
                'header',
                { class: 'bar' },
                h('button', { type: 'button', class: 'quiet', 'aria-label': t('menu'), title: t('menu'), onclick: this.leave }, icon('menu')),
                h('h1', { class: 'unseen' }, this.match.game.title), // the board says it
                h('div', { class: 'question' }, this.prompt),
                h(
                    'div',
                    { class: 'tools' },
                    this.button('back', () => this.onBack(), 'Esc'),
                    this.button('undo', (event) => void this.onUndo(event), 'u'),
                    this.button('redo', (event) => void this.onRedo(event), 'r'),
                    this.button('hint', () => void this.onHint(), 'h'),
                    this.button('replay', () => void this.startReplay(), 'p'),
                    this.match.panel && (this.match.viewer < 0 ? this.button('screen', () => this.setPart('screen')) : this.button('hand', () => this.setPart('hand'))),
                    this.match.origin && this.button('origin', () => this.leaveFor(this.match.origin!)),
                    this.button('save', () => void this.onSave(), 's'),
                    this.button('settings', () => void settingsDialog()),
                ),
            ),
            h('div', { class: 'middle' }, this.board.element, this.replay.element),
            h(
                'aside',
                { class: 'side' },
                this.list,
                this.match.panel,
                h(
                    'div',
                    { class: 'tabs', role: 'tablist' },
                    ...(['log', 'rules', 'score', 'parts'] as Tab[]).map((tab) =>
                        h('button', { type: 'button', role: 'tab', 'aria-controls': 'panel', 'data-tab': tab, onclick: () => this.setTab(tab) }, t(tab)),
                    ),
                ),
                this.tabs,
            ),
            this.cover,
        );
        document.addEventListener('keydown', this.onKey);
    }

    /** With the table on a big screen, phones show only what is their player's own; or all again. */
    private setPart(part: 'hand' | 'screen'): void {
        const only = this.element.classList.toggle(`only-${part}`);
        this.buttons.get(part)!.setAttribute('aria-pressed', String(only));
        if (part === 'hand') this.board.showOnlyOwn(only);
    }

    close(): void {
        document.removeEventListener('keydown', this.onKey);
        onLook(() => {});
        this.match.close();
    }

    async begin(): Promise<void> {
        this.board.setSymbols(await Session.common.symbols(this.match.game.id));
        this.rules.show(await Session.common.rules(this.match.game.id));
        await this.setTab('log');
        await this.during(this.match.run());
    }

    /** While something is played, by us or by bots, the page is busy: what is asked may change. */
    private async during(work: Promise<void>): Promise<void> {
        this.busy++;
        this.element.dataset['busy'] = String(this.busy);
        try {
            await work;
        } catch (error) {
            complain(error);
        } finally {
            this.busy--;
            if (!this.busy) delete this.element.dataset['busy'];
        }
    }

    /** Everything again, in another language. */
    async rebuild(): Promise<void> {
        this.build();
        this.rules.show(await Session.common.rules(this.match.game.id));
        this.log.clear();
        await this.match.refresh();
        await this.setTab(this.tab);
    }

    // ---- showing ---------------------------------------------------------------------------

    /** One picture, one question, its choices and what happened: all of the same moment. */
    private async changed(): Promise<void> {
        if (this.match.question !== this.gate.drawn) hush();
        this.gate.ask(this.match.question, this.match.asking);
        this.chooser = new Chooser(this.match.choices.choices);
        this.list.scrollTop = 0;
        this.showCover();
        if (this.replay.at === null) this.drawNow();
        this.showQuestion();
        this.log.show(this.match.chapters, this.match.table.names, this.match.viewer);
        if (this.tab === 'score') await this.setTab('score');
        if (this.match.table.over && !this.told) void this.showEnd();
        this.told = !!this.match.table.over;
    }

    private drawNow(): void {
        this.board.draw(this.match.picture);
        this.board.advise([]);
        this.offer();
    }

    /** The board at the moment that is looked at. */
    private async draw(): Promise<void> {
        if (this.replay.at === null) return this.drawNow();
        this.board.draw(await this.match.session.svg(this.match.viewerName, isDark(), this.replay.at));
        this.offer();
    }

    private async relight(): Promise<void> {
        await this.match.refresh();
        await this.draw();
    }

    private offer(): void {
        this.board.offer((marks) => {
            const fitting = this.replay.at === null ? this.chooser.offers(marks) : [];
            if (!fitting.length) return null;
            return { say: fitting.length === 1 ? fitting[0]!.say : '', chosen: this.chooser.has(marks) };
        });
    }

    /** A line of the log leads to the moment it tells of, unless it has just slid under the pointer. */
    private async jump(ply: number, event: Event): Promise<void> {
        if (this.replay.at !== null) return this.replay.go(ply);
        if (this.busy || this.gate.age < CALM || this.gate.isSecond(pressOf(event), 2 * CALM)) return;
        await this.startReplay(ply);
    }

    private question(): string {
        const { table } = this.match;
        if (!table) return '';
        if (this.replay.at !== null) return this.replay.told;
        if (table.over) return `${t('over')}. ${table.ending ?? ''}`;
        if (this.match.myTurn && table.prompt) return table.prompt;
        const name = table.names[table.forward[0] ?? table.waiting[0]!]!;
        return t('thinks', name);
    }

    private showQuestion(): void {
        this.prompt.textContent = this.question();
        this.element.classList.toggle('my-turn', this.match.myTurn);
        this.element.dataset['length'] = String(this.match.table.length);
        this.element.dataset['question'] = String(this.match.question);
        this.showChoices();
        this.showTools();
    }

    private showTools(): void {
        const set = (id: string, enabled: boolean) => this.buttons.get(id)?.toggleAttribute('disabled', !enabled);
        const { table } = this.match;
        const now = this.replay.at === null; // what lies in the past is only looked at
        set('back', now && (this.chooser.steps > 0 || this.mayStepBack));
        this.showUndo(now && this.match.people.length > 0 && table.length > 0);
        this.element.classList.toggle('choosing', this.chooser.steps > 0);
        set('hint', now && this.match.myTurn);
        set('replay', this.match.replayable && this.match.table.length > 0);
        set('redo', now && this.match.replayable && !table.over && !table.no_redo);
    }

    /** Where undo stops, whoever wants it is told why. */
    private showUndo(enabled: boolean): void {
        const button = this.buttons.get('undo')!;
        const { noUndo } = this.match;
        button.toggleAttribute('disabled', !enabled);
        button.setAttribute('aria-disabled', String(!enabled || !!noUndo));
        button.title = enabled && noUndo ? noUndo : `${t('undo')} (u)`;
    }

    private showChoices(): void {
        const left = this.replay.at === null ? this.chooser.left : [];
        const rows = left.flatMap((choice, i) => {
            const heading = choice.group && choice.group !== left[i - 1]?.group && h('h3', { class: 'group' }, choice.group);
            return heading ? [heading, this.choiceButton(choice, i)] : [this.choiceButton(choice, i)];
        });
        replace(this.list, ...rows);
    }

    private choiceButton(choice: Choice, i: number): HTMLElement {
        const obvious = this.match.choices.choices[this.match.choices.obvious ?? -1];
        const question = this.match.question;
        return h(
            'button',
            {
                type: 'button',
                class: choice === obvious ? 'choice obvious' : choice.back ? 'choice back' : 'choice',
                'data-choice': choice.action,
                onclick: (event: Event) => void this.answer(question, choice, event),
                onpointerenter: () => this.board.point(choice.marks),
                onpointerleave: () => this.board.point([]),
            },
            i < 9 && h('kbd', {}, String(i + 1)),
            choice.say,
        );
    }

    private showCover(): void {
        const seat = this.match.handOver;
        this.cover.hidden = seat < 0;
        if (seat < 0) return;
        const name = this.match.table.names[seat]!;
        const button = h('button', { type: 'button', class: 'main', onclick: () => void this.during(this.match.take()) }, t('ready', name));
        replace(this.cover, h('h2', {}, t('hand_over', name)), h('p', {}, t('hand_over_text', name)), button);
        button.focus();
    }

    async setTab(tab: Tab): Promise<void> {
        const other = tab !== this.tab;
        this.tab = tab;
        for (const button of this.element.querySelectorAll('[data-tab]'))
            button.setAttribute('aria-selected', String(button.getAttribute('data-tab') === tab));
        this.tabs.setAttribute('aria-label', t(tab));
        if (tab === 'log') replace(this.tabs, this.log.element);
        if (tab === 'rules') replace(this.tabs, this.rules.element);
        if (tab === 'score' && this.match.table) replace(this.tabs, scoreTable(this.match.table), this.reviewButton());
        if (tab === 'parts')
            replace(this.tabs, componentTables(await Session.common.components(this.match.game.id)));
        if (other) this.tabs.scrollTop = tab === 'log' ? this.tabs.scrollHeight : 0;
    }

    // ---- acting ------------------------------------------------------------------------------

    /** Was this meant for what is drawn? A pointer must have come down at the same question. */
    private meant(question: number, event: Event): Press | null {
        const press = pressOf(event);
        const before = event.isTrusted && !press.key && this.pressed !== question;
        if (!before && this.replay.at === null && this.gate.admits(question, press)) return press;
        if (!calm()) this.list.animate([{ opacity: 0.6 }, { opacity: 1 }], 150);
        return null;
    }

    private async answer(question: number, choice: Choice, event: Event): Promise<void> {
        const press = this.meant(question, event);
        if (press) await this.play(question, choice, press);
    }

    private async play(question: number, choice: Choice, press: Press): Promise<void> {
        this.gate.answer(press);
        hush();
        this.chooser = new Chooser();
        this.showChoices();
        this.offer();
        await this.during(this.match.play(question, choice.action));
    }

    private async onMarks(marks: Mark[], event: Event): Promise<void> {
        if (this.replay.at !== null || !this.match.myTurn) return;
        const press = this.meant(this.gate.drawn, event);
        if (!press) return;
        hush();
        const choice = this.chooser.pick(marks);
        if (choice) return this.play(this.gate.drawn, choice, press);
        if (choice === false) return this.explain([marks[0]!, ...this.chooser.clicked]);
        this.showQuestion();
        this.offer();
    }

    /** Why not? With the rule it rests on. */
    private async explain(marks: Mark[]): Promise<void> {
        const question = this.match.question;
        const reason = await this.match.session.reason(this.match.viewer, marks);
        if (question !== this.gate.drawn || !this.match.asking) return;
        if (!reason) return say(`${t('not_now')} ${this.question()}`);
        const show = () => {
            void this.setTab('rules');
            this.rules.find(reason.rule);
        };
        if (reason.rule) say(reason.text, { label: reason.rule, run: show });
        else say(`${reason.text} ${this.question()}`);
    }

    /** What a click would do, before it is made. */
    private onHover(marks: Mark[] | null): void {
        const fitting = marks && this.replay.at === null ? this.chooser.offers(marks) : [];
        this.prompt.textContent = fitting.length === 1 ? fitting[0]!.say : this.question();
    }

    /** Was the latest action the viewer's own, and can it be taken back? */
    private get mayStepBack(): boolean {
        return this.match.myTurn && this.match.table.length > 0 && !this.match.table.no_undo;
    }

    /** A way back at every step: from what was clicked, else from what was done last. */
    private onBack(): void {
        if (this.replay.at !== null) return void this.endReplay();
        if (!this.chooser.steps) return this.mayStepBack ? void this.onUndo() : undefined;
        this.chooser.back();
        this.showQuestion();
        this.offer();
    }

    private async onUndo(event?: Event): Promise<void> {
        const { noUndo } = this.match;
        if (noUndo) return say(noUndo);
        if (event && this.isSecond(event)) return;
        await this.during(this.match.undo());
    }

    private async onRedo(event: Event): Promise<void> {
        if (!this.isSecond(event)) await this.during(this.match.redo());
    }

    /** A second click before anybody can have seen what the first one did; else the first one. */
    private isSecond(event: Event): boolean {
        const press = pressOf(event);
        if (!press.key && this.gate.isSecond(press)) return true;
        this.gate.answer(press);
        hush();
        return false;
    }

    private async onHint(): Promise<void> {
        if (!this.chooser.all.length) return;
        const { question } = this.match;
        const { action, why } = await this.match.session.hint(this.match.viewer);
        const choice = this.chooser.all.find((c) => c.action === action);
        if (!choice || question !== this.gate.drawn) return;
        this.board.advise(choice.marks);
        const run = () => {
            const press = { x: 0, y: 0, key: 'hint' };
            if (this.gate.admits(question, press)) void this.play(question, choice, press);
        };
        say(`${t('hint_is', choice.say)} ${why}`, { label: t('hint_do'), run });
    }

    private async onSave(): Promise<void> {
        const url = URL.createObjectURL(new Blob([(await this.match.save()) + '\n'], { type: 'text/plain' }));
        h('a', { href: url, download: `${this.match.game.id}.save` }).click();
        URL.revokeObjectURL(url);
    }

    private readonly onKey = (event: KeyboardEvent): void => {
        const inText = (event.target as Element).closest?.('input, textarea, select, dialog');
        if (inText || event.repeat || event.ctrlKey || event.metaKey || event.altKey || this.match.handOver >= 0) return;
        if (event.key === 'Escape') this.onBack();
        else if (/^[1-9]$/.test(event.key)) {
            const choice = this.chooser.left[Number(event.key) - 1];
            if (choice) void this.answer(this.gate.drawn, choice, event);
        } else {
            const id = { u: 'undo', r: 'redo', h: 'hint', p: 'replay', s: 'save' }[event.key];
            const button = id && this.buttons.get(id);
            if (button && !button.disabled) button.click();
        }
    };

    // ---- replay ------------------------------------------------------------------------------

    private async startReplay(from = this.match.table.length, run = false): Promise<void> {
        if (!this.match.replayable) return;
        await this.replay.start(this.match.chapters, from, run);
    }

    private async showMoment(): Promise<void> {
        await this.draw();
        this.prompt.textContent = this.question();
        this.showChoices();
        this.showTools();
        this.log.mark(this.replay.at);
    }

    private async endReplay(): Promise<void> {
        this.replay.stop();
        this.log.mark(null);
        await this.draw();
        this.showQuestion();
    }

    private async forkAt(ply: number): Promise<void> {
        this.open(await this.match.fork(ply));
    }

    // ---- the end -------------------------------------------------------------------------------

    private winners(): string {
        const { table } = this.match;
        const names = table.names.filter((_, seat) => table.scores[seat]!.place === 1);
        const list = new Intl.ListFormat(document.documentElement.lang).format(names);
        return t(names.length > 1 ? 'shared' : 'wins', list);
    }

    private async showEnd(): Promise<void> {
        const points = await this.match.points();
        await dialog(this.winners(), (close) => [
            h('p', {}, this.match.table.ending ?? ''),
            scoreTable(this.match.table),
            points.length > 0 ? pointsChart(points, this.match.table) : h('p', {}),
            h(
                'footer',
                {},
                h('button', { type: 'button', onclick: close }, t('look_board')),
                this.match.replayable && h('button', { type: 'button', 'data-action': 'replay', onclick: () => (close(), void this.startReplay()) }, t('replay')),
                this.reviewButton(close),
                this.again && h('button', { type: 'button', class: 'main', onclick: () => (close(), this.again!()) }, t('again')),
            ),
        ]);
    }

    /** Of a match that was left unfinished nobody knows what would have mattered. */
    private reviewButton(first = () => {}): HTMLElement | null {
        const { over } = this.match.table;
        if (!over || over === 'agreed' || !this.match.replayable) return null;
        return h('button', { type: 'button', 'data-action': 'review', onclick: () => (first(), void this.review()) }, t('review'));
    }

    private async review(): Promise<void> {
        await new Review(await this.match.session.save(), this.match.chapters, this.match.table, {
            jump: (ply, why) => void this.startReplay(ply).then(() => say(why)),
        }).show();
    }
}
