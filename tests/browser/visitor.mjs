// SPDX-License-Identifier: MIT
// visitor.mjs - somebody at the page: opens it, clicks, presses keys, and waits like people do.
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
const QUICK = 'greedy'; // a bot that answers at once
const WAIT = 120000; // machines that test are busy

const axe = await readFile(new URL('node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** Test machines are often containers: no sandbox inside the sandbox, no shared memory. */
export const launch = (executablePath) =>
    chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'] });

/** Numbers that look like luck and are the same in every run. */
export function dice(seed) {
    let state = seed;
    return (n) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * n);
    };
}

/** In the page: has the match gone on, as soon as it is at rest? */
async function wentOn(before) {
    const table = document.querySelector('.table-page');
    const moved = () => Number(table.dataset.length) !== before;
    for (let i = 0; i < 50 && !moved(); i++) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        while (table.dataset.busy && !moved()) await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return moved();
}

export class Visitor {
    constructor(page) {
        this.page = page;
        this.errors = [];
        page.on('console', (m) => m.type() === 'error' && this.errors.push(m.text()));
        page.on('pageerror', (e) => this.errors.push(e.message));
        page.setDefaultTimeout(WAIT);
    }

    /** A fresh visitor, who wants bots at once. Errors of the page fail the test at its end. */
    static async arrive(browser, address, { viewport = DESK, lang = 'en', light = 'light', touch = false, motion = false, pace = 0, script = null, argument = null } = {}) {
        const context = await browser.newContext({
            viewport,
            locale: lang,
            hasTouch: touch,
            reducedMotion: motion ? 'no-preference' : 'reduce',
        });
        await context.addInitScript((settings) => {
            if (!localStorage.getItem('settings')) localStorage.setItem('settings', JSON.stringify(settings));
            crypto.getRandomValues = (bytes) => bytes.fill(7); // matches are the same in every run
        }, { lang, light, pace, forced: true });
        if (script) await context.addInitScript(script, argument);
        const visitor = new Visitor(await context.newPage());
        await visitor.page.goto(address);
        await visitor.page.waitForSelector('.game');
        return visitor;
    }

    leave() {
        return this.page.context().close();
    }

    // ---- matches ------------------------------------------------------------------------------

    async start(game) {
        await this.page.click(`[data-game=${game}] button.main`);
        await this.turn();
    }

    /** A match with options, by the dialog: `{ seats: 2, player1: 'person', 'option-end': … }`. */
    async setUp(game, fields) {
        await this.page.click(`[data-game=${game}] [data-action=set-up]`);
        if (fields.seats) await this.page.selectOption('dialog [name=seats]', fields.seats);
        for (const list of await this.page.locator('dialog [name^=player]').all())
            if ((await list.inputValue()) !== 'person') await list.selectOption(QUICK);
        for (const [name, value] of Object.entries(fields)) {
            const field = this.page.locator(`dialog [name="${name}"]`);
            if (await field.evaluate((e) => e.tagName === 'SELECT')) await field.selectOption(value);
            else await field.fill(value);
        }
        await this.page.click('dialog button.main');
    }

    async open(name, text) {
        await this.page.setInputFiles('input[type=file]', { name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    }

    /** Open a match that is over, and look at it from the beginning on. */
    async replay(name, text) {
        await this.open(name, text);
        await this.page.locator('dialog [data-action=replay]').click();
    }

    /** While replaying: the position after this many actions. */
    async seek(ply) {
        await this.page.locator('.replay [type=range]').fill(String(ply));
        await this.until((n) => document.querySelector('.replay').dataset.at === String(n), ply);
    }

    /** A recorded match, and on from one of its positions. */
    async goOnFrom(name, text, ply) {
        await this.replay(name, text);
        await this.seek(ply);
        await this.page.click('[data-action=fork]');
        await this.page.waitForSelector('[data-action=origin]');
        await this.turn();
    }

    /** Wait until the page is at rest, and say what there is: something to choose, a cover, the end. */
    turn() {
        return this.page.evaluate(async (limit) => {
            const rested = () => {
                const table = document.querySelector('.table-page');
                if (!table || table.dataset.busy || table.dataset.length === undefined) return null;
                if (document.querySelector('dialog .chart')) return 'over';
                if (document.querySelector('.cover:not([hidden])')) return 'cover';
                return document.querySelector('.choice') ? 'choose' : null;
            };
            for (const end = Date.now() + limit; Date.now() < end; await new Promise((r) => setTimeout(r, 5)))
                if (rested()) return rested();
            throw new Error('the page never came to rest');
        }, WAIT);
    }

    length() {
        return this.page.evaluate(() => Number(document.querySelector('.table-page')?.dataset.length ?? 0));
    }

    /**
     * Do something, and wait until the match has gone on and it is our turn again. Who is quicker than
     * people are does it again: a new question takes no second click at the same place.
     */
    async act(run) {
        const before = await this.length();
        for (const end = Date.now() + WAIT; Date.now() < end; ) {
            await run();
            if (await this.page.evaluate(wentOn, before)) return this.turn();
        }
        throw new Error('nothing came of it');
    }

    /** Ask again and again until the answer is true; the page allows no code from strings. */
    async until(question, argument) {
        for (const end = Date.now() + WAIT; Date.now() < end; await this.page.waitForTimeout(20))
            if (await this.page.evaluate(question, argument)) return;
        throw new Error(`never true: ${question}`);
    }

    message() {
        return this.page.waitForSelector('.message.shown').then((box) => box.textContent());
    }

    // ---- playing ------------------------------------------------------------------------------

    /** Where to click next: on the board if that leads on, else in the list. Lots decide. */
    spot(lot) {
        return this.page.evaluate((lot) => {
            const hits = (g, x, y) => document.elementFromPoint(x, y)?.closest('[data-mark]') === g;
            const free = (g) => {
                const box = g.getBoundingClientRect();
                for (const dy of [0.5, 0.25, 0.75])
                    for (const dx of [0.5, 0.25, 0.75]) {
                        const [x, y] = [box.x + dx * box.width, box.y + dy * box.height];
                        if (hits(g, x, y)) return { x, y, mark: g.dataset.mark };
                    }
                return null;
            };
            const marks = [...document.querySelectorAll('.stage .offered:not(.chosen)')];
            for (let i = 0; i < marks.length; i++) {
                const place = free(marks[(lot + i) % marks.length]);
                if (place) return place;
            }
            const choices = [...document.querySelectorAll('.choice')];
            const forward = choices.filter((choice) => !choice.classList.contains('back'));
            const choice = (forward.length ? forward : choices)[lot % (forward.length || choices.length)];
            choice.scrollIntoView({ block: 'nearest' });
            const box = choice.getBoundingClientRect();
            return { x: box.x + box.width * (0.1 + 0.8 * ((lot % 97) / 96)), y: box.y + box.height / 2, mark: null };
        }, lot);
    }

    /** Play on by clicking until the match is over; how many clicks met the board and the list. */
    async clickToTheEnd(seed, most) {
        const lot = dice(seed);
        const clicks = { board: 0, list: 0 };
        for (let i = 0; i < most; i++) {
            if ((await this.turn()) === 'over') return clicks;
            const { x, y, mark } = await this.spot(lot(1 << 20));
            await this.page.mouse.click(x, y);
            clicks[mark ? 'board' : 'list']++;
        }
        throw new Error(`not over after ${most} clicks`);
    }

    /** The same by keys: numbers choose. */
    async typeToTheEnd(seed, most) {
        const lot = dice(seed);
        for (let i = 0; i < most; i++) {
            if ((await this.turn()) === 'over') return i;
            const count = await this.page.locator('.choice:not(.back)').count();
            await this.page.keyboard.press(String(1 + lot(Math.min(9, Math.max(1, count)))));
        }
        throw new Error(`not over after ${most} keys`);
    }

    // ---- judging ------------------------------------------------------------------------------

    /** What axe-core finds serious. */
    async serious() {
        await this.page.evaluate(axe);
        const { violations } = await this.page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }));
        const bad = violations.filter((v) => ['serious', 'critical'].includes(v.impact));
        return bad.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 120)).slice(0, 3).join(' ')}`);
    }

    /** Buttons a thumb would miss, and things that stick out of the page. */
    cramped() {
        return this.page.evaluate(() => {
            const found = [];
            const wide = document.documentElement.scrollWidth;
            if (wide > innerWidth) found.push(`the page is ${wide} px wide`);
            for (const b of document.querySelectorAll('button, select, input:not([type=checkbox]), summary')) {
                const box = b.getBoundingClientRect();
                if (box.width && (box.height < 43.5 || box.width < 43.5)) found.push(`${b.outerHTML.slice(0, 80)}: ${box.width} × ${box.height}`);
            }
            return found;
        });
    }
}
