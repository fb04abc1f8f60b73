// SPDX-License-Identifier: MIT
// start.ts - the first page: five games, matches to go on with, setting up a new one.

import { h, replace } from './dom';
import { Refused, Session, type Bot, type Game } from './engine';
import { BOT, Match, presetNames } from './match';
import { createDialog, myTables } from './net/friends';
import { chosenOptions, optionFields } from './options';
import { dialog, say } from './overlay';
import type { Playable } from './playable';
import { isDark, languageField, settingsDialog } from './settings';
import { dropMatch, keepMatch, matches, type Player, type SavedMatch } from './store';
import { lang, t } from './words';

/** Matches in the middle of things, to look at: game to save file. */
async function loadSamples(): Promise<Map<string, string>> {
    const text = await (await fetch('samples.txt')).text();
    const files = text.split(/^(?=spielwerk save)/m);
    return new Map(files.map((file) => [/^game (\S+)/m.exec(file)?.[1] ?? '', file]));
}

let samples: Promise<Map<string, string>> | null = null;

const pictureOf = (game: Game): string => `${game.id}-${lang()}.svg`;

const seatsOf = ({ seats_min: least, seats_max: most }: Game): string =>
    least === most ? t('seats_only', most) : t('seats', least, most);

/** Show a file; false if it cannot be had. */
function shown(picture: HTMLImageElement, file: string): Promise<boolean> {
    return new Promise((resolve) => {
        picture.onload = () => resolve(true);
        picture.onerror = () => resolve(false);
        picture.src = file;
    });
}

/** For when there is no network; the others are drawn when they are needed. */
export async function keepPictures(games: Game[]): Promise<void> {
    if (!('caches' in window)) return;
    const cache = await caches.open('spielwerk');
    const keep = async (file: string) => {
        const picture = await fetch(file, { cache: 'force-cache' }); // the browser has just shown it
        if (picture.ok) await cache.put(file, picture);
    };
    await Promise.allSettled(games.map(pictureOf).map(keep));
}

/** What a match looks like in the dark: the sample, or else the beginning. */
async function sample(game: Game): Promise<string> {
    const session = await Session.open();
    const save = (await (samples ??= loadSamples())).get(game.id);
    await session.lang(lang());
    await (save ? session.load(save) : session.start(game.id, game.seats_min, {}));
    const svg = await session.svg('0', isDark());
    session.close();
    return svg.replace('<title>', (await Session.common.symbols(game.id)) + '<title>');
}

export class StartPage {
    readonly element = h('main', { class: 'start-page' });
    private pictures = Promise.resolve(); // one after the other, from the top
    private later: (() => Promise<void>)[] = [];
    /** Resolves when the first board is seen. */
    pictured: Promise<void> = Promise.resolve();

    constructor(
        private readonly games: Game[],
        private readonly bots: Bot[],
        private readonly open: (match: Playable) => void,
    ) {
        this.build();
    }

    build(): void {
        replace(
            this.element,
            h(
                'header',
                { class: 'bar' },
                h('h1', {}, 'Spielwerk'),
                h('p', { class: 'prompt' }, t('tagline')),
                h('div', { class: 'tools' }, languageField(), h('button', { type: 'button', onclick: () => void settingsDialog() }, t('settings'))),
            ),
            this.friends(),
            this.saved(),
            h('section', { class: 'games' }, ...this.games.map((game) => this.card(game))),
            h('footer', {}, this.importer(), h('p', {}, t('offline')), h('p', {}, t('made_by'))),
        );
        for (const draw of this.later.splice(0)) this.pictures = this.pictures.then(draw);
    }

    /** Tables at the server, as soon as it has told us how they stand. */
    private friends(): HTMLElement {
        const place = h('div', {});
        void myTables(this.games, this.open).then((list) => list && place.append(list));
        return place;
    }

    // ---- games -----------------------------------------------------------------------------

    private card(game: Game): HTMLElement {
        const picture = h('img', { class: 'picture', alt: '', decoding: 'async' });
        this.show(game, picture);
        const bots = (count: number): Player[] => Array.from({ length: count }, (_, i) => (i ? BOT : 'person'));
        const seats = Math.min(3, game.seats_max);
        return h(
            'article',
            { class: 'game', 'data-game': game.id },
            picture,
            h('h2', {}, game.title),
            h('p', {}, game.blurb),
            h('p', { class: 'facts' }, `${seatsOf(game)} · ${t('minutes', game.minutes)}`),
            h(
                'div',
                { class: 'tools' },
                h('button', { type: 'button', class: 'main', onclick: () => void this.begin(game, bots(Math.max(seats, game.seats_min))) }, t('play_bots')),
                h('button', { type: 'button', 'data-action': 'friends', onclick: () => void createDialog(game, this.open) }, t('play_friends')),
                h('button', { type: 'button', 'data-action': 'device', onclick: () => void this.setUp(game, game.seats_max) }, t('play_device')),
                h('button', { type: 'button', class: 'quiet', 'data-action': 'set-up', onclick: () => void this.setUp(game) }, t('set_up')),
            ),
            h('p', { class: 'credit' }, game.credit),
        );
    }

    /** As it was drawn beforehand; in the dark, as the engine draws it as soon as it can. */
    private show(game: Game, picture: HTMLImageElement): void {
        const draw = async () => {
            picture.src = `data:image/svg+xml,${encodeURIComponent(await sample(game))}`;
        };
        this.pictures = this.pictures.then(() => shown(picture, pictureOf(game))).then((seen) => (seen ? undefined : draw()));
        if (game === this.games[0]) this.pictured = this.pictures;
        if (isDark()) this.later.push(draw);
    }

    private async begin(game: Game, players: Player[], names = presetNames(players), options: Record<string, string> = {}) {
        this.open(await Match.create(game, players, names, options));
    }

    // ---- setting up ---------------------------------------------------------------------------

    private setUp(game: Game, people = 1): Promise<void> {
        return dialog(game.title, (close) => {
            const seats = h('select', { name: 'seats' });
            for (let n = game.seats_min; n <= game.seats_max; n++) seats.append(h('option', { value: n }, String(n)));
            const rows = h('div', { class: 'seats' });
            const draw = () => replace(rows, ...this.seatRows(Number(seats.value), people));
            seats.addEventListener('change', draw);
            draw();
            const form = h(
                'form',
                {
                    onsubmit: (event: Event) => {
                        event.preventDefault();
                        close();
                        void this.submit(game, new FormData(form));
                    },
                },
                h('label', { class: 'field' }, h('span', {}, t('number_players')), seats),
                h('fieldset', {}, h('legend', {}, t('players')), rows),
                optionFields(game),
                h('footer', {}, h('button', { type: 'submit', class: 'main' }, t('begin'))),
            );
            return [form];
        });
    }

    private seatRows(seats: number, people: number): HTMLElement[] {
        const players = Array.from({ length: seats }, (_, i): Player => (i < people ? 'person' : BOT));
        const names = presetNames(players);
        return players.map((player, i) => {
            const list = h('select', { name: `player${i}`, 'aria-label': t('player_n', i + 1) });
            list.append(h('option', { value: 'person', selected: player === 'person' }, t('person')));
            for (const bot of this.bots.slice().reverse())
                list.append(h('option', { value: bot.name, selected: bot.name === player }, t('bot', bot.title, bot.about)));
            return h('div', { class: 'seat' }, h('input', { name: `name${i}`, value: names[i], 'aria-label': t('name'), maxlength: 24 }), list);
        });
    }

    private async submit(game: Game, data: FormData): Promise<void> {
        const players: Player[] = [];
        const names: string[] = [];
        for (let i = 0; data.has(`player${i}`); i++) {
            players.push(data.get(`player${i}`) as Player);
            names.push(String(data.get(`name${i}`)).trim() || t('player_n', i + 1));
        }
        const options = chosenOptions(game, data);
        await this.begin(game, players, names, options);
    }

    // ---- matches that were begun -----------------------------------------------------------------

    private saved(): HTMLElement | null {
        const list = matches().filter((match) => this.games.some((game) => game.id === match.game));
        if (!list.length) return null;
        return h('section', { class: 'saved' }, h('h2', {}, t('continue_title')), h('ul', {}, ...list.map((match) => this.savedItem(match))));
    }

    private savedItem(saved: SavedMatch): HTMLElement {
        const game = this.games.find((g) => g.id === saved.game)!;
        const when = new Intl.DateTimeFormat(lang(), { dateStyle: 'medium', timeStyle: 'short' }).format(saved.when);
        return h(
            'li',
            {},
            h('b', {}, game.title),
            h('span', {}, `${saved.names.join(', ')} · ${when}${saved.over ? ` · ${t('over')}` : ''}`),
            h('button', { type: 'button', class: 'main', onclick: () => void Match.resume(game, saved).then(this.open) }, t('continue')),
            h('button', { type: 'button', class: 'quiet', onclick: () => this.remove(saved) }, t('remove')),
        );
    }

    private remove(saved: SavedMatch): void {
        dropMatch(saved.id);
        this.build();
        say(t('removed'), {
            label: t('take_back'),
            run: () => {
                keepMatch(saved);
                this.build();
            },
        });
    }

    private importer(): HTMLElement {
        const input = h('input', { type: 'file', accept: '.save,.pos,.txt,text/plain', hidden: true });
        input.addEventListener('change', async () => {
            const file = input.files?.[0];
            if (file) await this.import(await file.text());
            input.value = '';
        });
        return h('p', {}, h('button', { type: 'button', onclick: () => input.click() }, t('import')), input);
    }

    private async import(text: string): Promise<void> {
        try {
            this.open(await Match.import(this.games, text));
        } catch (error) {
            if (!(error instanceof Refused)) throw error;
            say(t('import_failed', error.message));
        }
    }
}
