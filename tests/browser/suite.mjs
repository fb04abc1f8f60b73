// SPDX-License-Identifier: MIT
// suite.mjs - what people do at the page, done by a program: suite.mjs BROWSER ADDRESS
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const [executablePath, address] = process.argv.slice(2);
const axe = await readFile(new URL('node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const WAIT = 40000; // machines that test are busy

// ---- helpers ------------------------------------------------------------------------------

/** A fresh visitor. Errors of the page fail the test at its end. */
async function visit({ viewport = DESK, lang = 'en', light = 'light', touch = false } = {}) {
    const context = await browser.newContext({ viewport, locale: lang, hasTouch: touch, acceptDownloads: true });
    await context.addInitScript(
        (settings) => {
            if (!localStorage.getItem('settings')) localStorage.setItem('settings', JSON.stringify(settings));
        },
        { lang, light, pace: 0, forced: true },
    );
    const page = await context.newPage();
    page.errors = [];
    page.on('console', (m) => m.type() === 'error' && page.errors.push(m.text()));
    page.on('pageerror', (e) => page.errors.push(e.message));
    page.setDefaultTimeout(WAIT);
    await page.goto(address);
    await page.waitForSelector('.game');
    return page;
}

async function start(page, game) {
    await page.click(`[data-game=${game}] button.main`);
    await myTurn(page);
}

const myTurn = (page) => page.waitForSelector('.choice, dialog');
/** Ask again and again until the answer is true; the page allows no code from strings. */
async function until(page, question, argument) {
    for (const end = Date.now() + WAIT; Date.now() < end; await page.waitForTimeout(40))
        if (await page.evaluate(question, argument)) return;
    throw new Error(`never true: ${question}`);
}

const isOver = (page) => page.evaluate(() => !!document.querySelector('dialog .chart'));
const length = (page) => page.evaluate(() => Object.values(JSON.parse(localStorage.matches ?? '{}')).sort((a, b) => b.when - a.when)[0]?.length ?? 0);

/** Do something, and wait until the match has gone on and it is our turn again. */
async function act(page, run) {
    const before = await length(page);
    await run();
    await until(page, (n) => Object.values(JSON.parse(localStorage.matches)).sort((a, b) => b.when - a.when)[0].length !== n, before);
    await myTurn(page);
}

/** What the engine suggests, played with the list of choices. */
async function playHint(page) {
    await act(page, async () => {
        await page.keyboard.press('h');
        await page.waitForSelector('.message.shown');
        const text = (await page.textContent('.message')).replace(/^[^:]*: /, '');
        const index = await page.$$eval('.choice', (all, wanted) => all.findIndex((b) => b.textContent.replace(/^\d/, '') === wanted), text);
        await page.locator('.choice').nth(Math.max(0, index)).click();
    });
}

async function games() {
    const page = await visit();
    const ids = await page.$$eval('[data-game]', (all) => all.map((e) => e.dataset.game));
    await page.context().close();
    return ids;
}

async function serious(page) {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }));
    return violations.filter((v) => ['serious', 'critical'].includes(v.impact)).map((v) => `${v.id}: ${v.nodes[0].html}`);
}

// ---- tests ----------------------------------------------------------------------------------

const tests = [];
const test = (name, run) => tests.push([name, run]);

for (const game of await games()) {
    test(`${game}: clicking on the board plays`, async () => {
        const page = await visit();
        await start(page, game);
        for (let i = 0; i < 12 && !(await isOver(page)); i++) {
            const before = await length(page);
            const offered = page.locator('.stage [data-mark].offered');
            const clickable = await offered.count();
            if (clickable) await offered.nth(i % clickable).dispatchEvent('click');
            await page.waitForTimeout(120);
            if ((await length(page)) === before) await act(page, () => page.locator('.choice').first().click());
        }
        assert.ok((await length(page)) > 10);
        return page;
    });

    test(`${game}: the keyboard alone plays`, async () => {
        const page = await visit();
        await page.focus(`[data-game=${game}] button.main`);
        await page.keyboard.press('Enter');
        await myTurn(page);
        for (let i = 0; i < 10 && !(await isOver(page)); i++) await act(page, () => page.keyboard.press('1'));
        return page;
    });

    test(`${game}: a phone shows and plays it`, async () => {
        const page = await visit({ viewport: PHONE, touch: true, lang: 'de', light: 'dark' });
        await start(page, game);
        await act(page, () => page.locator('.choice').first().tap());
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= PHONE.width, `the page is ${wide} px wide`);
        return page;
    });

    test(`${game}: nothing serious for screen readers`, async () => {
        const page = await visit();
        await start(page, game);
        assert.deepEqual(await serious(page), []);
        return page;
    });
}

test('a whole match, to the result and its chart', async () => {
    const page = await visit();
    await start(page, 'lydia');
    for (let i = 0; i < 400 && !(await isOver(page)); i++) await playHint(page);
    assert.ok(await isOver(page));
    assert.equal(await page.locator('dialog .scores tbody tr').count(), 4);
    return page;
});

test('the start page is in order', async () => {
    const page = await visit();
    assert.deepEqual(await serious(page), []);
    return page;
});

test('taking back and again', async () => {
    const page = await visit();
    await start(page, 'lydia');
    const before = await length(page);
    await act(page, () => page.locator('.choice').first().click());
    await page.click('[data-action=undo]');
    await until(page, (n) => document.querySelector('.message.shown') || Object.values(JSON.parse(localStorage.matches))[0].length <= n, before);
    return page;
});

test('why not? names the rule', async () => {
    const page = await visit();
    await start(page, 'lydia');
    await page.locator('.stage [data-mark]:not(.offered)').first().dispatchEvent('click');
    await page.waitForSelector('.message.shown');
    assert.ok((await page.textContent('.message')).length > 10);
    return page;
});

test('replay, and another way from there', async () => {
    const page = await visit();
    await start(page, 'lydia');
    for (let i = 0; i < 4; i++) await act(page, () => page.locator('.choice').first().click());
    const played = await length(page);
    await page.click('[data-action=replay]');
    await page.locator('.replay input').fill('2');
    await until(page, () => document.querySelector('.replay output').textContent.includes('2'));
    await page.locator('.replay button', { hasText: 'Play on' }).click();
    await myTurn(page);
    await page.waitForTimeout(300);
    assert.ok((await length(page)) < played);
    return page;
});

test('two people at one device hand it over', async () => {
    const page = await visit();
    await page.locator('[data-game=lydia] .tools button').nth(1).click();
    await page.selectOption('[name=seats]', '2');
    await page.selectOption('[name=player1]', 'person');
    await page.fill('[name=name0]', 'Anna');
    await page.fill('[name=name1]', 'Ben');
    await page.click('dialog button.main');
    await page.click('.cover button');
    for (let i = 0; i < 6 && !(await page.isVisible('.cover')); i++) {
        await page.waitForTimeout(150);
        if (!(await page.isVisible('.cover')) && (await page.locator('.choice').count())) await page.locator('.choice').first().click();
        await page.waitForTimeout(150);
    }
    assert.match(await page.textContent('.cover h2'), /Ben/);
    return page;
});

test('German and English at once', async () => {
    const page = await visit({ lang: 'de' });
    assert.match(await page.textContent('[data-game=lydia] button.main'), /Gegen Bots/);
    await page.selectOption('.bar select', 'en');
    await until(page, () => document.documentElement.lang === 'en' && document.querySelector('.game'));
    assert.match(await page.textContent('[data-game=lydia] button.main'), /against bots/);
    return page;
});

test('saved, removed by mistake, brought back, continued', async () => {
    const page = await visit();
    await start(page, 'lydia');
    await act(page, () => page.locator('.choice').first().click());
    const played = await length(page);
    await page.reload();
    await page.locator('.saved li button.quiet').click();
    await page.locator('.message button').click();
    await page.locator('.saved li button.main').click();
    await myTurn(page);
    assert.ok((await length(page)) >= played);
    return page;
});

test('a file goes out and comes in; a broken one is explained', async () => {
    const page = await visit();
    await start(page, 'lydia');
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-action=save]')]);
    const file = await download.path();
    await page.click('.bar button.quiet');
    await page.waitForSelector('.games');
    await page.setInputFiles('input[type=file]', { name: 'x.save', mimeType: 'text/plain', buffer: Buffer.from('nonsense\n') });
    await page.waitForSelector('.message.shown');
    await page.setInputFiles('input[type=file]', file);
    await page.waitForSelector('.table-page');
    return page;
});

test('it opens without a network', async () => {
    const page = await visit();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForSelector('.game');
    await page.context().setOffline(true);
    await page.reload();
    await page.waitForSelector('.game');
    await start(page, 'lydia');
    page.errors = page.errors.filter((e) => !e.includes('ERR_INTERNET_DISCONNECTED'));
    return page;
});

// ---- running -------------------------------------------------------------------------------

let passed = 0;
let failed = 0;
for (const [name, run] of tests) {
    try {
        const page = await run();
        assert.deepEqual(page.errors, []);
        await page.context().close();
        passed++;
    } catch (error) {
        failed++;
        console.log(`FAIL ${name}: ${error.message.split('\n').slice(0, 6).join(' | ')}`);
    }
}
await browser.close();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
