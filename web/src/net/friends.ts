// SPDX-License-Identifier: MIT
// friends.ts - making a table for friends, sitting down, waiting for the others.

import { h, replace } from '../dom';
import { Refused, type Game } from '../engine';
import { BOT } from '../match';
import { chosenOptions, optionFields } from '../options';
import { dialog, say } from '../overlay';
import type { Playable } from '../playable';
import { lang, t } from '../words';
import { askOnce, type Brief, type TableInfo } from './connection';
import { keepTable, keptTables, linkOf, type KeptTable } from './kept';
import { pin, unpin } from './pledge';
import { RemoteMatch } from './remote';

type Open = (match: Playable) => void;

const NAME = 'player-name';

function tell(error: unknown): void {
    say(error instanceof Refused ? error.message : t('connection_lost'));
}

// ---- making a table ------------------------------------------------------------------------

const CLOCKS: [string, 'clock_none' | 'clock_short' | 'clock_day'][] = [
    ['', 'clock_none'],
    ['1200,20', 'clock_short'],
    ['86400,86400', 'clock_day'],
];

function seatsOf(data: FormData): string[] {
    const people = Number(data.get('people'));
    return Array.from({ length: people + Number(data.get('bots')) }, (_, i) => (i < people ? 'person' : BOT));
}

async function create(game: Game, data: FormData, open: Open): Promise<void> {
    const clock = String(data.get('clock'));
    try {
        const answer = await askOnce('create', {
            game: game.id,
            seats: seatsOf(data),
            options: chosenOptions(game, data),
            listed: data.has('listed'),
            ...(clock ? { clock: clock.split(',').map(Number) } : {}),
        });
        const secrets = (answer['secrets'] as (string | null)[]).filter((secret): secret is string => !!secret);
        const kept = { table: String(answer['table']), secret: secrets[0]!, invitations: secrets.slice(1) };
        pin(kept.table, String(answer['commitment']), true);
        keepTable(kept);
        localStorage.setItem(NAME, String(data.get('name')));
        await sitDown(game, kept, String(data.get('name')), open);
    } catch (error) {
        tell(error);
    }
}

function numberField(name: string, word: 'number_people' | 'number_bots', least: number, most: number, value: number): HTMLElement {
    return h('label', { class: 'field' }, h('span', {}, t(word)), h('input', { type: 'number', name, min: least, max: most, value, required: true }));
}

export function createDialog(game: Game, open: Open): Promise<void> {
    return dialog(t('friends_at', game.title), (close) => {
        const clock = h('select', { name: 'clock' }, ...CLOCKS.map(([value, word]) => h('option', { value }, t(word))));
        const form = h(
            'form',
            {
                onsubmit: (event: Event) => {
                    event.preventDefault();
                    close();
                    void create(game, new FormData(form), open);
                },
            },
            h('label', { class: 'field' }, h('span', {}, t('your_name')), h('input', { name: 'name', required: true, maxlength: 24, value: localStorage.getItem(NAME) ?? '' })),
            numberField('people', 'number_people', 1, game.seats_max, Math.max(2, game.seats_min)),
            numberField('bots', 'number_bots', 0, game.seats_max - 1, 0),
            h('label', { class: 'field' }, h('span', {}, t('clock')), clock),
            optionFields(game),
            h('label', { class: 'check' }, h('input', { type: 'checkbox', name: 'listed' }), t('listed')),
            h('footer', {}, h('button', { type: 'submit', class: 'main' }, t('make_table'))),
        );
        return [form];
    });
}

// ---- sitting down ----------------------------------------------------------------------------

/** Links for those who are not there yet. */
function invitations(kept: KeptTable, list: HTMLElement): HTMLElement {
    const links = kept.invitations.map((secret, i) => [t('invite_n', i + 2), linkOf(kept.table, secret)] as const);
    const rows = [...links, [t('invite_watch'), linkOf(kept.table)] as const].map(([label, link]) =>
        h(
            'li',
            {},
            h('span', {}, label),
            h('input', { readonly: true, value: link, 'aria-label': label, 'data-link': link }),
            h('button', { type: 'button', onclick: () => void navigator.clipboard.writeText(link).then(() => say(t('copied'))) }, t('copy')),
        ),
    );
    return h('div', { class: 'waiting-room' }, h('p', {}, t('waiting_text')), list, h('ul', { class: 'links' }, ...rows));
}

function showPeople(list: HTMLElement, info: TableInfo): void {
    replace(list, ...info.seats.map((seat) => h('li', {}, seat.joined ? seat.name : t('seat_free'))));
}

async function sitDown(game: Game, kept: KeptTable, name: string, open: Open): Promise<void> {
    const list = h('ul', { class: 'people' });
    let close: (() => void) | null = null;
    const match = await RemoteMatch.open(game, kept.table, kept.secret, name, {
        waiting: (info) => {
            showPeople(list, info);
            if (close) return;
            void dialog(t('waiting_title', game.title), (end) => ((close = end), [invitations(kept, list)]));
        },
        rematch: (id) => {
            match.close();
            const again = { table: id, secret: kept.secret, invitations: [] };
            keepTable(again);
            void sitDown(game, again, name, open);
        },
    });
    if ('Notification' in window && Notification.permission === 'default') void Notification.requestPermission();
    await match.whenBegun();
    (close as (() => void) | null)?.();
    open(match);
}

function askName(game: Game): Promise<string> {
    return new Promise((resolve) => {
        void dialog(t('join_title', game.title), (close) => {
            const input = h('input', { name: 'name', required: true, maxlength: 24, value: localStorage.getItem(NAME) ?? '' });
            const form = h(
                'form',
                {
                    onsubmit: (event: Event) => {
                        event.preventDefault();
                        localStorage.setItem(NAME, input.value);
                        close();
                        resolve(input.value);
                    },
                },
                h('label', { class: 'field' }, h('span', {}, t('your_name')), input),
                h('footer', {}, h('button', { type: 'submit', class: 'main' }, t('sit_down'))),
            );
            return [form];
        });
    });
}

/** Follow a link: come back, sit down, or watch. */
export async function follow(games: Game[], link: { table: string; secret: string }, open: Open): Promise<void> {
    try {
        const secret = link.secret || keptTables().find((kept) => kept.table === link.table)?.secret || '';
        const brief = await briefOf(link.table, secret);
        const game = games.find((g) => g.id === brief.game);
        if (!game) return say(t('no_table'));
        const kept = keptTables().find((k) => k.table === link.table) ?? { ...link, secret, invitations: [] };
        if (secret) keepTable(kept);
        const joined = !secret || !!brief.names[brief.seat ?? -1];
        await sitDown(game, kept, joined ? '' : await askName(game), open);
    } catch (error) {
        tell(error);
    }
}

async function briefOf(table: string, secret: string): Promise<Brief> {
    if (secret) {
        const found = (await askOnce('mine', { tables: [[table, secret]] }))['tables'] as Brief[];
        if (found[0]) return found[0];
    }
    return (await askOnce('look', { table }))['brief'] as Brief;
}

// ---- my tables -----------------------------------------------------------------------------------

function tableItem(brief: Brief, games: Game[], open: Open): HTMLElement {
    const game = games.find((g) => g.id === brief.game);
    const state = brief.over ? t('over') : brief.turn ? t('your_turn') : brief.begun ? '' : t('seat_free');
    const kept = keptTables().find((k) => k.table === brief.table);
    return h(
        'li',
        { class: brief.turn ? 'turn' : '' },
        h('b', {}, game?.title ?? brief.game),
        h('span', {}, [brief.names.filter(Boolean).join(', '), state].filter(Boolean).join(' · ')),
        h('button', { type: 'button', class: 'main', onclick: () => void follow(games, { table: brief.table, secret: kept?.secret ?? '' }, open) }, t('continue')),
    );
}

async function listMine(games: Game[], open: Open): Promise<HTMLElement | null> {
    const tables = keptTables().map(({ table, secret }) => [table, secret]);
    if (!tables.length) return null;
    const found = (await askOnce('mine', { tables }))['tables'] as Brief[];
    found.sort((a, b) => Number(b.turn) - Number(a.turn) || Number(a.over) - Number(b.over));
    if (!found.length) return null;
    return h('section', { class: 'saved', lang: lang() }, h('h2', {}, t('my_tables')), h('ul', {}, ...found.map((brief) => tableItem(brief, games, open))));
}

// ---- everybody's tables --------------------------------------------------------------------------

/** Any free seat is ours if we are quick: the server makes a secret for it. */
async function join(game: Game, { table, commitment }: Brief, open: Open): Promise<void> {
    const name = await askName(game);
    const pledge = pin(table, commitment, true);
    try {
        const answer = await askOnce('sit', { table, name, ...pledge });
        const kept = { table, secret: String(answer['secret']), invitations: [] };
        keepTable(kept);
        await sitDown(game, kept, name, open);
    } catch (error) {
        if (error instanceof Refused) unpin(table);
        tell(error);
    }
}

function lobbyItem(brief: Brief, games: Game[], open: Open): HTMLElement | null {
    const game = games.find((g) => g.id === brief.game);
    if (!game) return null;
    const people = brief.names.filter(Boolean);
    const free = t('seats_free', brief.names.length - people.length);
    return h(
        'li',
        { 'data-table': brief.table },
        h('b', {}, game.title),
        h('span', {}, [people.join(', '), free].filter(Boolean).join(' · ')),
        h('button', { type: 'button', class: 'main', onclick: () => void join(game, brief, open) }, t('sit_down')),
    );
}

async function listLobby(games: Game[], open: Open): Promise<HTMLElement | null> {
    const mine = new Set(keptTables().map(({ table }) => table));
    const found = (await askOnce('lobby'))['tables'] as Brief[];
    const items = found.filter((brief) => !mine.has(brief.table)).map((brief) => lobbyItem(brief, games, open));
    if (!items.some(Boolean)) return null;
    return h('section', { class: 'saved lobby', lang: lang() }, h('h2', {}, t('lobby')), h('ul', {}, ...items));
}

/** Tables we sit at, those that wait for us first, then those with seats for anybody. Empty if there are none, or no server. */
export async function myTables(games: Game[], open: Open): Promise<HTMLElement | null> {
    if (!navigator.onLine) return null;
    try {
        return h('div', {}, await listMine(games, open), await listLobby(games, open));
    } catch {
        return null;
    }
}
