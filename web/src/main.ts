// SPDX-License-Identifier: MIT
// main.ts - which page is shown.

import { h, replace } from './dom';
import { Session, welcome, type Bot, type Game } from './engine';
import { Match, presetNames } from './match';
import { follow } from './net/friends';
import { linkHere } from './net/kept';
import { complain } from './overlay';
import type { Playable } from './playable';
import { applyLook, onLang } from './settings';
import { keepPictures, StartPage } from './start';
import { matches, settings } from './store';
import { TablePage } from './table';
import { setLang } from './words';

let games: Game[] = [];
let bots: Bot[] = [];
let table: TablePage | null = null;
let start: StartPage | null = null;

const message = h('div', { class: 'message', role: 'status', 'aria-live': 'polite' });

async function learnGames(): Promise<void> {
    setLang(settings.lang);
    ({ games, bots } = await welcome(settings.lang));
}

function showStart(): void {
    table?.close();
    table = null;
    start = new StartPage(games, bots, showTable);
    replace(document.body, start.element, message);
    document.title = 'Spielwerk';
}

/** The same players once more; at a server they have to agree on that. */
function anotherOf(match: Playable): (() => void) | null {
    if (!(match instanceof Match)) return null;
    return () => void Match.create(match.game, match.players, presetNames(match.players)).then(showTable);
}

function showTable(match: Playable): void {
    table?.close();
    start = null;
    const again = anotherOf(match);
    void Session.common.lang(settings.lang); // before it is asked for rules
    table = new TablePage(match, showStart, goTo, showTable, again);
    replace(document.body, table.element, message);
    document.title = `${match.game.title} – Spielwerk`;
    void table.begin();
}

/** Another match on this device. */
function goTo(id: string): void {
    const saved = matches().find((match) => match.id === id);
    const game = games.find((g) => g.id === saved?.game);
    if (saved && game) void Match.resume(game, saved).then(showTable);
    else showStart();
}

async function changeLanguage(): Promise<void> {
    await learnGames();
    void Session.common.lang(settings.lang);
    if (table) await table.rebuild();
    else showStart();
}

/** What nobody caught: say it, and keep the match, which was saved after the last action. */
window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault(); // it is logged here
    complain(event.reason);
});

/** Somebody came by a link: to a seat, or to watch. It does not stay in the address bar. */
function followLink(): void {
    const link = linkHere();
    if (!link) return;
    history.replaceState(null, '', location.pathname);
    void follow(games, link, showTable);
}

async function begin(): Promise<void> {
    applyLook();
    onLang(() => void changeLanguage());
    await learnGames();
    showStart();
    await start?.pictured;
    void Session.common.lang(settings.lang); // wakes the engine
    followLink();
    window.addEventListener('hashchange', followLink);
    if (!('serviceWorker' in navigator)) return;
    await navigator.serviceWorker.register('service.js');
    await keepPictures(games).catch(() => {}); // they are only pictures
}

void begin();
