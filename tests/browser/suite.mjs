// SPDX-License-Identifier: MIT
// suite.mjs - what people do at the page: suite.mjs BROWSER ADDRESS [--update] [WORD]
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { clickTests } from './clicks.mjs';
import { compare } from './golden.mjs';
import { impatience } from './impatience.mjs';
import { loads, speeds } from './speed.mjs';
import { launch, PHONE, Visitor } from './visitor.mjs';

const [executablePath, address, ...rest] = process.argv.slice(2);
const update = rest.includes('--update');
const word = rest.find((argument) => !argument.startsWith('--')) ?? '';
const browser = await launch(executablePath);

const arrive = (wishes) => Visitor.arrive(browser, address, wishes);
const logs = new URL('../logs/', import.meta.url);
const log = (name) => readFile(new URL(name, logs), 'utf8');

const tests = [];
const test = (name, run) => tests.push([name, run]);

// ---- with friends -------------------------------------------------------------------------------

/** Whoever has a choice takes the first, until `done` says so. */
async function playTogether(people, done) {
    for (let i = 0; i < 600 && !(await done()); i++) {
        for (const { page } of people) {
            const choice = page.locator('.my-turn .choice').first();
            if (await choice.isVisible()) await choice.click({ timeout: 2000 }).catch(() => {});
        }
        await people[0].page.waitForTimeout(20);
    }
}

test('friends: anybody sits down at a table of the lobby', async () => {
    const ada = await arrive();
    await ada.page.click('[data-game=lydia] [data-action=friends]');
    await ada.page.fill('dialog [name=name]', 'Ada');
    await ada.page.check('dialog [name=listed]');
    await ada.page.click('dialog button.main');
    await ada.page.waitForSelector('dialog .waiting-room');
    const bert = await arrive();
    const table = bert.page.locator('.lobby li').first();
    assert.match(await table.innerText(), /Lions of Lydia[^]*Ada · free seats: 1/);
    await table.locator('button').click();
    await bert.page.fill('dialog [name=name]', 'Bert');
    await bert.page.click('dialog button.main');
    await bert.page.waitForSelector('.table-page');
    await ada.page.waitForSelector('.table-page');
    assert.deepEqual(bert.errors, []);
    await bert.leave();
    return ada;
});

/** From the end of a match: chances appear, and a turn that mattered leads to its moment. */
async function lookBack(visitor) {
    await visitor.page.click('dialog [data-action=review]');
    await visitor.page.waitForSelector('dialog .review-item');
    await visitor.until(() => document.querySelector('dialog polyline').points.numberOfItems > 8);
    assert.deepEqual(await visitor.serious(), []);
    const item = visitor.page.locator('dialog .review-item').first();
    const ply = await item.evaluate((button) => (button.click(), Number(button.dataset.ply)));
    await visitor.until((n) => document.querySelector('.replay').dataset.at === String(n), ply - 1);
}

/** As if this device had kept something else: the page notices what it is. */
async function judge(visitor, member, sentence) {
    await visitor.page.evaluate((name) => {
        const kept = JSON.parse(localStorage.getItem('pledges'));
        kept[0][1][name] = kept[0][1][name].replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
        localStorage.setItem('pledges', JSON.stringify(kept));
    }, member);
    await visitor.page.click('[data-action=verify]');
    await visitor.page.locator('.message.shown', { hasText: sentence }).waitFor();
}

test('friends: two browsers play a match at the server, one is closed and comes back', async () => {
    const ada = await arrive();
    await ada.page.click('[data-game=lydia] [data-action=friends]');
    await ada.page.fill('dialog [name=name]', 'Ada');
    await ada.page.fill('dialog [name=option-round_cap]', '5');
    await ada.page.click('dialog button.main');
    const link = await ada.page.locator('dialog [data-link*=secret]').first().getAttribute('data-link');
    const first = await arrive();
    await first.page.goto(link);
    await first.page.fill('dialog [name=name]', 'Bert <b>');
    await first.page.click('dialog button.main');
    await first.page.waitForSelector('.table-page');
    await ada.page.waitForSelector('.table-page');
    assert.ok(!(await first.page.evaluate(() => location.href)).includes('secret'));
    await first.page.fill('.friends [name=say]', 'hello <i>there</i>');
    await first.page.press('.friends [name=say]', 'Enter');
    await ada.page.waitForSelector('.chat li');
    assert.equal(await ada.page.locator('.chat li').innerText(), 'Bert <b>: hello <i>there</i>');
    const pledge = (visitor) => visitor.page.evaluate(() => JSON.parse(localStorage.getItem('pledges'))[0]);
    const [[table, promised], [same, alike]] = [await pledge(ada), await pledge(first)];
    assert.equal(table, same);
    assert.match(promised.commitment, /^[0-9a-f]{64}$/);
    assert.equal(promised.commitment, alike.commitment);
    await first.page.click('.promise summary');
    assert.equal(await first.page.locator('.promise code').innerText(), promised.commitment);
    await first.page.click('[data-action=copy-promise]');
    await first.page.locator('.message.shown', { hasText: 'promise was copied' }).waitFor();
    assert.equal(await first.page.locator('.promise .broken').count(), 0);
    await first.page.click('.promise summary');
    await first.page.click('.reminders summary');
    assert.ok(await first.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'the page is too wide');
    await first.page.fill('.reminders [name=hook]', 'ftp://example.org/');
    await first.page.press('.reminders [name=hook]', 'Enter');
    await first.page.locator('.message.shown', { hasText: 'cannot be notified' }).waitFor();
    await first.page.fill('.reminders [name=hook]', 'https://127.0.0.1/turn');
    await first.page.click('.reminders button');
    await first.page.locator('.message.shown', { hasText: 'will be reminded' }).waitFor();
    const length = (visitor) => visitor.page.locator('.table-page').getAttribute('data-length').then(Number);
    await playTogether([ada, first], async () => (await length(ada)) >= 12);
    const lines = await first.page.locator('.log li').count();
    await first.leave();
    await ada.page.waitForSelector('.people .away');
    const bert = await arrive();
    await bert.page.goto(link);
    await bert.page.waitForSelector('.table-page');
    assert.equal(await bert.page.locator('.reminders [name=hook]').inputValue(), 'https://127.0.0.1/turn');
    await bert.page.waitForFunction((n) => document.querySelectorAll('.log li').length >= n, lines);
    const over = async () => (await ada.page.locator('dialog .scores').count()) && (await bert.page.locator('dialog .scores').count());
    await playTogether([ada, bert], over);
    assert.ok(await over(), 'the match did not end');
    assert.equal(await ada.page.locator('dialog .scores').innerText(), await bert.page.locator('dialog .scores').innerText());
    await ada.page.click('dialog footer button');
    await ada.page.click('[data-action=verify]');
    await ada.page.waitForSelector('.message.shown');
    assert.match(await ada.page.locator('.message').innerText(), /^Yes: every draw/);
    await judge(ada, 'luck', 'luck that this device added');
    await judge(ada, 'commitment', 'not the one that was promised');
    assert.deepEqual(await ada.serious(), []);
    await lookBack(bert);
    await bert.page.click('[data-action=fork]');
    await bert.until(() => document.querySelector('.table-page') && !document.querySelector('.friends'));
    assert.deepEqual(bert.errors, []);
    await bert.leave();
    return ada;
});

test('friends: the table on a big screen, the own things on a phone', async () => {
    const ada = await arrive({ viewport: PHONE, touch: true });
    await ada.page.click('[data-game=nuernberg] [data-action=friends]');
    await ada.page.fill('dialog [name=name]', 'Ada');
    await ada.page.fill('dialog [name=people]', '1');
    await ada.page.fill('dialog [name=bots]', '2');
    await ada.page.click('dialog button.main');
    await ada.page.waitForSelector('.table-page [data-own]');
    const requests = await ada.page.locator('.requests button').evaluateAll((all) => all.map((e) => e.getBoundingClientRect().toJSON()));
    for (const box of requests) assert.ok(box.x >= 0 && box.height < box.width, `a request is squeezed: ${JSON.stringify(box)}`);
    await ada.page.click('[data-action=hand]');
    const shown = await ada.page.locator('.stage svg').first().evaluate((svg) => [svg.getAttribute('viewBox'), svg.dataset.own]);
    assert.equal(shown[0], shown[1]);
    assert.ok(!(await ada.page.locator('.tabs').isVisible()));
    const table = await ada.page.evaluate(() => JSON.parse(localStorage.getItem('tables'))[0].table);
    const screen = await arrive();
    await screen.page.goto(`${screen.page.url()}#table=${table}`);
    await screen.page.waitForSelector('.table-page');
    assert.equal(await screen.page.locator('[data-own]').count(), 0);
    await screen.page.click('[data-action=screen]');
    assert.ok(!(await screen.page.locator('.side').isVisible()));
    assert.deepEqual(await ada.serious(), []);
    assert.deepEqual(screen.errors, []);
    await screen.leave();
    return ada;
});

// ---- every game -------------------------------------------------------------------------------

/** Matches that end soon, as far as a game has an option for it. */
const SHORT = {
    lydia: { 'option-round_cap': '5' },
    milestones: { 'option-max_turns': '8' },
    nuernberg: { 'option-offers': '0' },
    hamlet: { 'option-round_limit': '6' },
};

/** A recorded match of each game, and three moments of it. */
const MOMENTS = {
    altiplano: ['altiplano-4-village.save', 5, 676, 874],
    lydia: ['lydia-3.save', 1, 124, 235],
    milestones: ['milestones-3-builders.save', 9, 206, 302],
    nuernberg: ['nuernberg-4-walls.save', 1, 306, 425],
    hamlet: ['hamlet-3-village.save', 0, 330, 546],
};

for (const game of Object.keys(MOMENTS)) {
    test(`${game}: a whole match by clicking, to the result and its chart`, async () => {
        const visitor = await arrive();
        await visitor.setUp(game, SHORT[game] ?? {});
        await visitor.turn();
        assert.deepEqual(await visitor.serious(), []);
        const closed = visitor.page.locator('.stage [data-mark]:not(.offered)');
        await closed.first().dispatchEvent('click'); // why not?
        assert.ok((await visitor.message()).length > 10);
        const clicks = await visitor.clickToTheEnd(1, 1500);
        assert.ok(clicks.board >= 8, `only ${clicks.board} clicks met the board`);
        assert.ok((await visitor.page.locator('dialog .scores tbody tr').count()) > 0);
        return visitor;
    });

    test(`${game}: a whole match by the keyboard alone`, async () => {
        const visitor = await arrive();
        await visitor.page.focus(`[data-game=${game}] [data-action=set-up]`);
        await visitor.page.keyboard.press('Enter');
        for (const [name, value] of Object.entries(SHORT[game] ?? {})) {
            await visitor.page.focus(`dialog [name="${name}"]`);
            await visitor.page.keyboard.press('ControlOrMeta+a');
            await visitor.page.keyboard.type(value);
        }
        for (const list of (await visitor.page.locator('dialog [name^=player]').all()).slice(1)) {
            await list.focus();
            await visitor.page.keyboard.type('Greedy');
        }
        await visitor.page.focus('dialog button.main');
        await visitor.page.keyboard.press('Enter');
        await visitor.typeToTheEnd(2, 1500);
        return visitor;
    });

    test(`${game}: a phone shows and plays it`, async () => {
        const visitor = await arrive({ viewport: PHONE, touch: true, lang: 'de', light: 'dark' });
        await visitor.start(game);
        await visitor.act(() => visitor.page.locator('.choice').first().tap());
        assert.deepEqual(await visitor.cramped(), []);
        assert.deepEqual(await visitor.serious(), []);
        return visitor;
    });

    test(`${game}: three moments look as they should`, async () => {
        const visitor = await arrive();
        const [name, ...plies] = MOMENTS[game];
        await visitor.replay(name, await log(name));
        const wrong = [];
        for (const ply of plies) {
            await visitor.seek(ply);
            wrong.push(await compare(visitor.page, `${game}-${ply}`, update));
        }
        assert.deepEqual(wrong.filter(Boolean), []);
        return visitor;
    });
}

clickTests(test, arrive, log, Object.keys(MOMENTS));

// ---- around a match -----------------------------------------------------------------------------

test('taking back and again', async () => {
    const visitor = await arrive();
    await visitor.start('lydia');
    const before = await visitor.length();
    const redo = visitor.page.locator('[data-action=redo]');
    assert.ok(await redo.isDisabled());
    await visitor.act(() => visitor.page.locator('.choice').first().click());
    const after = await visitor.length();
    await visitor.act(() => visitor.page.click('[data-action=undo]'));
    assert.equal(await visitor.length(), before);
    await visitor.act(() => redo.click());
    assert.ok((await visitor.length()) > before && (await visitor.length()) <= after);
    return visitor;
});

test('why not? names the rule, and opens it', async () => {
    const visitor = await arrive();
    await visitor.goOnFrom('lydia-3.save', await log('lydia-3.save'), 20); // at the fountain, and poor
    const closed = visitor.page.locator('.stage [data-mark]:not(.offered)');
    const rule = visitor.page.locator('.message button');
    for (let i = 0; i < (await closed.count()) && !(await rule.count()); i++) {
        await visitor.page.evaluate(() => document.querySelector('.message').classList.remove('shown'));
        await closed.nth(i).dispatchEvent('click');
        assert.ok((await visitor.message()).length > 10);
    }
    const id = await rule.textContent();
    await rule.click();
    assert.match(await visitor.page.textContent('.rules p b'), new RegExp(id));
    return visitor;
});

test('replay, another way from there, and back', async () => {
    const visitor = await arrive();
    await visitor.start('lydia');
    for (let i = 0; i < 4; i++) await visitor.act(() => visitor.page.locator('.choice').first().click());
    const played = await visitor.length();
    await visitor.page.click('[data-action=replay]');
    await visitor.seek(2);
    for (const tool of ['undo', 'redo', 'hint']) assert.ok(await visitor.page.locator(`[data-action=${tool}]`).isDisabled(), tool);
    assert.match(await visitor.page.locator('.prompt').innerText(), /^Action 2 of /);
    await visitor.page.click('[data-action=fork]');
    await visitor.until((n) => Number(document.querySelector('.table-page').dataset.length) < n, played);
    await visitor.turn();
    assert.ok((await visitor.length()) < played);
    return visitor;
});

test('back from another way to the match that was left', async () => {
    const visitor = await arrive();
    await visitor.goOnFrom('lydia-3.save', await log('lydia-3.save'), 20);
    await visitor.page.click('[data-action=origin]');
    await visitor.until((n) => document.querySelector('.table-page')?.dataset.length === String(n), 235);
    return visitor;
});

test('what happened since my turn is told, and shown again', async () => {
    const visitor = await arrive();
    await visitor.start('lydia');
    for (let i = 0; i < 8 && !(await visitor.page.locator('.log .since').count()); i++)
        await visitor.act(() => visitor.page.locator('.choice').first().click());
    await visitor.page.waitForTimeout(700); // what has just come there was not meant
    await visitor.page.click('.log .since button');
    await visitor.until(() => document.querySelector('.replay:not([hidden])')?.dataset.at === document.querySelector('.table-page').dataset.length);
    await visitor.page.click('[data-action=leave-replay]');
    await visitor.turn();
    return visitor;
});

test('the log points at the board and leads to its moments', async () => {
    const visitor = await arrive();
    await visitor.goOnFrom('lydia-3.save', await log('lydia-3.save'), 20);
    const lines = visitor.page.locator('.log [data-ply]');
    let pointed = 0;
    for (let i = (await lines.count()) - 1; i >= 0 && !pointed; i--) {
        await lines.nth(i).hover();
        pointed = await visitor.page.locator('.stage .pointed').count();
    }
    assert.ok(pointed > 0);
    const ply = await lines.nth(2).getAttribute('data-ply');
    await visitor.page.waitForTimeout(700); // what has just come there was not meant
    await lines.nth(2).click();
    await visitor.until((n) => document.querySelector('.replay').dataset.at === n, ply);
    return visitor;
});

test('a hint says why, and can be taken', async () => {
    const visitor = await arrive();
    await visitor.start('lydia');
    await visitor.page.keyboard.press('h');
    assert.ok((await visitor.message()).length > 30);
    await visitor.act(() => visitor.page.click('.message button'));
    return visitor;
});

test('two people at one device hand it over', async () => {
    const visitor = await arrive();
    await visitor.setUp('lydia', { seats: '2', player1: 'person', name0: 'Anna', name1: 'Ben' });
    assert.equal(await visitor.turn(), 'cover');
    await visitor.page.click('.cover button');
    while ((await visitor.turn()) === 'choose') await visitor.page.locator('.choice').first().click();
    assert.match(await visitor.page.textContent('.cover h2'), /Ben/);
    return visitor;
});

test('a click against the one before plays nothing yet', async () => {
    const visitor = await arrive();
    await visitor.start('altiplano');
    const offered = (kind) =>
        visitor.page.locator(`.stage .offered[data-mark^="${kind}:"]`).evaluateAll((all) => all.map((e) => e.dataset.mark));
    const click = (mark) => visitor.page.locator(`.stage [data-mark="${mark}"]`).first().dispatchEvent('click');
    assert.match(await visitor.page.textContent('.prompt'), /choose a good, then its slot/);
    const [before, slots, goods] = [await visitor.length(), await offered(18), await offered(16)];
    let slip;
    for (const good of goods) {
        await click(good);
        const fitting = await offered(18);
        slip = slots.find((slot) => !fitting.includes(slot));
        if (slip) break;
    }
    await click(slip);
    await visitor.turn();
    assert.equal(await visitor.length(), before);
    assert.equal(await visitor.page.locator('.table-page.choosing').count(), 1);
    assert.equal(await visitor.page.locator(`.stage [data-mark="${slip}"].chosen`).count(), 1);
    return visitor;
});

test('components are told in the language of the page', async () => {
    const visitor = await arrive({ lang: 'de' });
    await visitor.start('hamlet');
    await visitor.page.click('[data-tab=parts]');
    await visitor.page.locator('.components summary', { hasText: 'Was sie kosten' }).click();
    const head = await visitor.page.locator('.components details[open] th').allInnerTexts();
    assert.ok(head.includes('Kosten: Getreide'), head.join(' | '));
    assert.equal(await visitor.page.locator('.components details[open] td').first().innerText(), 'Kirche');
    return visitor;
});

test('German and English at once', async () => {
    const visitor = await arrive({ lang: 'de' });
    assert.match(await visitor.page.textContent('[data-game=lydia] button.main'), /Gegen Bots/);
    await visitor.page.selectOption('.bar select', 'en');
    await visitor.until(() => /against bots/.test(document.querySelector('[data-game=lydia] button.main')?.textContent));
    return visitor;
});

test('saved, removed by mistake, brought back, continued', async () => {
    const visitor = await arrive();
    await visitor.start('lydia');
    await visitor.act(() => visitor.page.locator('.choice').first().click());
    const played = await visitor.length();
    await visitor.page.reload();
    await visitor.page.locator('.saved li button.quiet').click();
    await visitor.page.locator('.message button').click();
    await visitor.page.locator('.saved li button.main').click();
    await visitor.turn();
    assert.ok((await visitor.length()) >= played);
    return visitor;
});

test('a file goes out and comes in; a broken one is explained', async () => {
    const visitor = await arrive();
    await visitor.start('lydia');
    const [download] = await Promise.all([visitor.page.waitForEvent('download'), visitor.page.click('[data-action=save]')]);
    const file = await readFile(await download.path(), 'utf8');
    await visitor.page.click('.bar button.quiet');
    await visitor.page.waitForSelector('.games');
    await visitor.open('x.save', 'nonsense\n');
    assert.match(await visitor.message(), /cannot be opened/);
    await visitor.open('y.save', file);
    await visitor.page.waitForSelector('.table-page');
    await visitor.turn();
    return visitor;
});

test('a log and a position come in; broken ones name the place', async () => {
    const visitor = await arrive();
    const home = async () => {
        await visitor.page.click('.bar button.quiet');
        await visitor.page.waitForSelector('.games');
    };
    const refused = async (name, text) => {
        await visitor.page.evaluate(() => document.querySelector('.message').classList.remove('shown'));
        await visitor.open(name, text);
        return visitor.message();
    };
    const text = await log('lydia-3.save');
    await visitor.open('whole.save', text);
    await visitor.page.waitForSelector('dialog .scores');
    await visitor.page.click('dialog footer button');
    await home();
    assert.match(await refused('x.save', text.replace('16 2 draw', '16 2 fly')), /Line 30: .*fly/);
    assert.match(await refused('x.save', text.replace('9 2 take G', '9 2 take Q')), /Line 23: /);
    const { stdout: position } = await promisify(execFile)('build/spielwerk', ['dump', new URL('lydia-3.save', logs).pathname, '--ply', '20']);
    await visitor.open('now.pos', position);
    await visitor.turn();
    await home();
    const row = position.split('\n').findIndex((line) => line.startsWith('seat.1.stock')) + 1;
    const broken = position.replace(/^(seat\.1\.stock) .*/m, '$1 1 2 banana');
    assert.match(await refused('x.pos', broken), new RegExp(`Line ${row}: .*banana`));
    await visitor.page.selectOption('.bar select', 'de');
    await visitor.until(() => document.documentElement.lang === 'de');
    assert.match(await refused('x.pos', broken), new RegExp(`Zeile ${row}: .*banana`));
    return visitor;
});

test('a price list says why nothing of it can be built', async () => {
    const visitor = await arrive();
    await visitor.goOnFrom('nuernberg-4-walls.save', await log('nuernberg-4-walls.save'), 99);
    const rows = visitor.page.locator('.stage [data-mark^="6:"]:not(.offered)');
    const said = [];
    for (const row of await rows.all()) {
        await visitor.page.evaluate(() => document.querySelector('.message').classList.remove('shown'));
        await row.dispatchEvent('click');
        said.push(await visitor.message());
    }
    assert.ok(said.some((text) => /cannot pay|workshop at the Bauhof|walls on either side/.test(text)), said.join(' | '));
    return visitor;
});

test('there is a way back at every step, and where undo stops it says so', async () => {
    const visitor = await arrive();
    await visitor.goOnFrom('hamlet-3-village.save', await log('hamlet-3-village.save'), 330);
    const before = await visitor.length();
    await visitor.act(() => visitor.page.locator('.choice', { hasText: 'Market: build' }).click());
    for (let i = 0; i < 2; i++) await visitor.act(() => visitor.page.locator('.choice').first().click());
    assert.ok((await visitor.length()) > before + 2, 'a tile, its place, how to pay');
    for (let i = 0; i < 9 && (await visitor.length()) > before; i++) await visitor.act(() => visitor.page.keyboard.press('Escape'));
    assert.equal(await visitor.length(), before);
    await visitor.page.click('.bar button.quiet');
    await visitor.page.waitForSelector('.games');
    await visitor.start('lydia'); // a merchant was drawn from the bag
    assert.ok(await visitor.page.locator('[data-action=undo]').isDisabled());
    return visitor;
});

test('looking back: chances, turns that mattered, and on to one of them', async () => {
    const visitor = await arrive();
    await visitor.open('lydia-3.save', await log('lydia-3.save'));
    await lookBack(visitor);
    return visitor;
});

test('a message on a phone uses its width', async () => {
    const visitor = await arrive({ viewport: PHONE, touch: true });
    await visitor.start('hamlet');
    await visitor.page.tap('[data-action=hint]');
    await visitor.message();
    const box = await visitor.page.locator('.message').boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= PHONE.width, 'it lies within the screen');
    assert.ok(box.width > 0.8 * PHONE.width && box.height < 260, `${box.width} × ${box.height}`);
    return visitor;
});

test('pieces travel', async () => {
    const visitor = await arrive({ motion: true });
    await visitor.page.evaluate(() => {
        globalThis.journeys = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...what) {
            globalThis.journeys += String(what[0][0].transform).startsWith('translate');
            return animate.apply(this, what);
        };
    });
    await visitor.start('lydia');
    for (let i = 0; i < 3; i++) await visitor.act(() => visitor.page.locator('.choice').first().click());
    assert.ok((await visitor.page.evaluate(() => globalThis.journeys)) > 0);
    return visitor;
});

// ---- the page itself --------------------------------------------------------------------------

test('the start page is in order, on a desk and on a phone', async () => {
    for (const wishes of [{}, { viewport: PHONE, touch: true, light: 'dark' }]) {
        const visitor = await arrive(wishes);
        await visitor.until(() => [...document.querySelectorAll('.picture')].every((p) => p.naturalWidth > 0));
        assert.deepEqual(await visitor.serious(), []);
        assert.deepEqual(await visitor.cramped(), []);
        if (wishes.touch) return visitor;
        await visitor.leave();
    }
});

test('it opens without a network', async () => {
    const visitor = await arrive();
    await visitor.page.evaluate(() => navigator.serviceWorker.ready);
    await visitor.page.context().setOffline(true);
    await visitor.page.reload();
    await visitor.page.waitForSelector('.game');
    await visitor.start('lydia');
    visitor.errors = visitor.errors.filter((e) => !e.includes('ERR_INTERNET_DISCONNECTED'));
    return visitor;
});

test('it is small: less than 1 MB travels', async () => {
    const visitor = await arrive();
    await visitor.page.evaluate(() => navigator.serviceWorker.ready);
    const sum = await visitor.page.evaluate(async () => {
        const cache = await caches.open((await caches.keys())[0]);
        const files = await Promise.all((await cache.keys()).map((request) => fetch(request)));
        return files.reduce((bytes, file) => bytes + Number(file.headers.get('content-length')), 0);
    });
    assert.ok(sum > 300000 && sum < 1000000, `${sum} bytes`);
    return visitor;
});

test('phones can install it', async () => {
    const visitor = await arrive();
    const manifest = await visitor.page.evaluate(async () => (await fetch('manifest.webmanifest')).json());
    for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.type === 'image/png')) {
        const [width, served] = await visitor.page.evaluate(async (src) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            return [image.naturalWidth, (await fetch(src)).headers.get('content-type')];
        }, src);
        assert.equal(`${width}x${width}`, sizes);
        assert.equal(served, type);
    }
    assert.ok(manifest.icons.some((icon) => icon.purpose === 'maskable'));
    return visitor;
});

// How fast a phone is, we only imitate: a quarter of this machine's speed, Chrome's "Fast 3G".
test('a slow phone shows a board soon', async () => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'en', serviceWorkers: 'block' });
    const visitor = new Visitor(await context.newPage());
    const session = await context.newCDPSession(visitor.page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8 * 0.9, uploadThroughput: 750e3 / 8 * 0.9 });
    const begin = Date.now();
    await visitor.page.goto(address);
    await visitor.until(() => document.querySelector('.picture')?.naturalWidth > 0);
    const picture = Date.now() - begin;
    await visitor.page.tap('[data-game=lydia] button.main');
    await visitor.page.waitForSelector('.stage svg');
    const table = Date.now() - begin - picture;
    console.log(`     slow phone: first board after ${picture} ms, its table ${table} ms after a tap`);
    assert.ok(picture < 20000, 'far too slow');
    return visitor;
});

test('recorded matches lead to the same positions in the browser', async () => {
    const visitor = await arrive();
    for (const name of (await readdir(logs)).filter((n) => n.endsWith('.save'))) {
        const text = await log(name);
        const again = await visitor.page.evaluate(async (lines) => {
            const worker = new Worker('worker.js');
            const ask = (question) =>
                new Promise((resolve) => {
                    worker.onmessage = (event) => resolve(event.data);
                    worker.postMessage({ id: 1, session: 0, ...question });
                });
            const { replies } = await ask({ lines: ['position', ...lines, '.', 'save'] });
            worker.terminate();
            return replies.slice(-2);
        }, text.trimEnd().split('\n'));
        assert.match(again[0], /^ok /, `${name}: ${again[0]}`);
        assert.equal(again[1].replace(/^(save |ok\n)/gm, ''), text, name);
    }
    return visitor;
});

// Only if asked for by its name: other suites running beside it would blur it.
test('bench: the page is nearly as fast as the program', async () => {
    const visitor = await arrive();
    const games = await visitor.page.$$eval('[data-game]', (all) => all.map((e) => e.dataset.game));
    const program = async (game) => {
        const { stdout } = await promisify(execFile)('build/spielwerk', ['bench', game, '--json', '--seconds', '1']);
        return JSON.parse(stdout).decisions_per_second.median;
    };
    const found = await speeds(executablePath, address, games, program);
    for (const { game, page, program, share } of found)
        console.log(`     ${game}: ${Math.round(program)} decisions per CPU second in the program, ${Math.round(page)} in the page: ${Math.round(100 * share)} %`);
    assert.deepEqual(found.filter(({ share }) => share < 0.6).map(({ game }) => game), []);
    return visitor;
});

test('bench: every recorded match is loaded in 5 ms', async () => {
    const visitor = await arrive();
    const names = (await readdir(logs)).filter((n) => n.endsWith('.save'));
    const saves = await Promise.all(names.map(async (name) => ({ name, text: await log(name) })));
    const found = await loads(executablePath, address, saves);
    for (const { name, milliseconds } of found) console.log(`     ${name}: ${milliseconds.toFixed(2)} ms`);
    assert.deepEqual(found.filter(({ milliseconds }) => milliseconds > 5).map(({ name }) => name), []);
    return visitor;
});

// ---- those who do not wait ---------------------------------------------------------------------

impatience(test, browser, address, Number(rest.find((argument) => argument.startsWith('--soak='))?.slice(7) ?? 1));

// ---- running -------------------------------------------------------------------------------

let passed = 0;
let failed = 0;

async function carryOut([name, run]) {
    const begin = Date.now();
    let verdict = 'ok  ';
    try {
        const visitor = await run();
        assert.deepEqual(visitor.errors, []);
        await visitor.leave();
        passed++;
    } catch (error) {
        failed++;
        verdict = `FAIL ${error.message.split('\n').slice(0, 12).join(' | ')}\n    `;
    }
    console.log(`${verdict} ${name} (${((Date.now() - begin) / 1000).toFixed(1)} s)`);
}

const queue = tests.filter(([name]) => name.includes(word) && (word || !name.startsWith('bench')));
const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await carryOut(next);
};
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, lane));
await browser.close();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
