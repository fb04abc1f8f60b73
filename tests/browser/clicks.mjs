// SPDX-License-Identifier: MIT
// clicks.mjs - a click does exactly what was shown: what people who are quick, slow or unlucky meet.
import assert from 'node:assert/strict';
import { dice, PHONE } from './visitor.mjs';

const sleep = (visitor, milliseconds) => visitor.page.waitForTimeout(milliseconds);
const choices = (visitor) => visitor.page.locator('.choice');
const question = (visitor) => visitor.page.locator('.table-page').getAttribute('data-question');

/** In the page, before it begins: what is asked of the engine, drawn and kept is counted. */
function count() {
    globalThis.counted = { messages: 0, lines: [], draws: 0, saves: 0 };
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
        if (message.lines) {
            globalThis.counted.messages++;
            globalThis.counted.lines.push(...message.lines.map((line) => line.split(' ')[0]));
        }
        return post.call(this, message, ...rest);
    };
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
        globalThis.counted.saves += key.startsWith('match/');
        return keep.call(this, key, value);
    };
    new MutationObserver((changes) => {
        globalThis.counted.draws += changes.filter(({ target }) => target.matches('.table-page')).length;
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-length'] });
}

/** In the page, before it begins: the first lines that begin so are garbled on their way to the engine. */
function garble(words) {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
        const i = words.findIndex((word) => message.lines?.[0].startsWith(word));
        if (i >= 0) {
            words.splice(i, 1);
            message.lines = ['nonsense'];
        }
        return post.call(this, message, ...rest);
    };
}

/** Own actions that no bot answers: what each of them costs. */
async function costs(visitor, wanted) {
    const lot = dice(5);
    const found = [];
    for (let i = 0; i < 60 && found.length < wanted && (await visitor.turn()) === 'choose'; i++) {
        const list = choices(visitor);
        const at = lot(await list.count());
        await visitor.page.evaluate(() => Object.assign(globalThis.counted, { messages: 0, lines: [], draws: 0, saves: 0 }));
        const begin = await visitor.page.evaluate(() => performance.now());
        await visitor.act(() => list.nth(at).click());
        const cost = await visitor.page.evaluate((begin) => ({ ...globalThis.counted, time: performance.now() - begin }), begin);
        const played = cost.lines.filter((line) => ['apply', 'play'].includes(line)).length;
        if (!cost.lines.includes('go') && played === 1) found.push(cost);
    }
    return found;
}

export function clickTests(test, arrive, log, games) {
    for (const game of games)
        test(`clicks: ${game}: an own action costs one look`, async () => {
            const visitor = await arrive({ script: count });
            await visitor.start(game);
            const found = await costs(visitor, 4);
            assert.ok(found.length > 0, 'no own action without an answer');
            const most = (name) => Math.max(...found.map((cost) => cost[name]));
            const lines = Math.max(...found.map((cost) => cost.lines.length));
            console.log(`     ${game}: ${most('messages')} messages (${lines} lines), ${most('draws')} redraws, ${most('saves')} saves`);
            assert.ok(lines <= 4 && most('draws') === 1 && most('saves') === 1, JSON.stringify(found[0]));
            return visitor;
        });

    test('clicks: a click at what is forced plays nothing of the next question', async () => {
        const visitor = await arrive({ pace: 700 });
        await visitor.page.click('[data-game=altiplano] button.main');
        await visitor.page.waitForSelector('.table-page[data-length="0"]');
        const box = await visitor.page.locator('.choices').boundingBox();
        await sleep(visitor, 250);
        for (const dy of [16, 20]) await visitor.page.mouse.click(box.x + 60, box.y + dy);
        await sleep(visitor, 2500);
        await visitor.turn();
        assert.match(await visitor.page.textContent('.prompt'), /planning spaces|choose a good/, 'the round was forfeited');
        return visitor;
    });

    test('clicks: a double click plays one decision', async () => {
        for (const wait of [60, 200, 350]) {
            const visitor = await arrive();
            await visitor.start('lydia');
            const box = await choices(visitor).first().boundingBox();
            const before = await visitor.length();
            await visitor.page.mouse.click(box.x + 90, box.y + 15);
            await sleep(visitor, wait);
            await visitor.page.mouse.click(box.x + 92, box.y + 15);
            await sleep(visitor, 300);
            await visitor.turn();
            assert.equal(await visitor.length(), before + 1, `two decisions, ${wait} ms apart`);
            assert.deepEqual(visitor.errors, []);
            await visitor.leave();
        }
        const visitor = await arrive();
        await visitor.start('lydia');
        const asked = await question(visitor);
        await visitor.page.keyboard.press('1');
        await visitor.turn();
        assert.notEqual(await question(visitor), asked);
        return visitor;
    });

    test('clicks: an impatient one while bots move opens no replay and says no error', async () => {
        for (const game of ['altiplano', 'lydia', 'nuernberg']) {
            const visitor = await arrive({ pace: 200 });
            await visitor.start(game);
            for (let i = 0; i < 6; i++) {
                if ((await visitor.turn()) !== 'choose') break;
                const box = await choices(visitor).first().boundingBox();
                for (let k = 0; k < 8; k++) {
                    await visitor.page.mouse.click(box.x + 90, box.y + 15);
                    await sleep(visitor, 110);
                }
            }
            assert.equal(await visitor.page.locator('.replay:not([hidden])').count(), 0, `${game}: the replay is open`);
            assert.equal(await visitor.page.locator('.message.shown', { hasText: /Error|wrong/ }).count(), 0);
            assert.deepEqual(visitor.errors, []);
            await visitor.leave();
        }
        return arrive();
    });

    test('clicks: tabs and log stay where they are, whosever turn it is', async () => {
        for (const wishes of [{}, { viewport: PHONE, touch: true }]) {
            const visitor = await arrive({ pace: 200, ...wishes });
            await visitor.start('lydia');
            const tabs = () => visitor.page.evaluate(() => Math.round(document.querySelector('.tabs').getBoundingClientRect().y));
            const places = new Set([await tabs()]);
            for (let i = 0; i < 4; i++) {
                await choices(visitor).first().click();
                for (let k = 0; k < 8; k++) {
                    places.add(await tabs());
                    await sleep(visitor, 60);
                }
                await visitor.turn();
            }
            assert.equal(places.size, 1, [...places].join(' '));
            assert.deepEqual(visitor.errors, []);
            await visitor.leave();
        }
        return arrive();
    });

    test('clicks: what fails is said in words, and the match goes on', async () => {
        const visitor = await arrive({ script: garble, argument: ['go ', 'play ', 'save', 'go '], pace: 50 });
        await visitor.start('lydia');
        const said = [];
        for (let i = 0; i < 6; i++) {
            await visitor.act(() => choices(visitor).first().click());
            said.push(await visitor.page.textContent('.message'));
        }
        assert.ok(visitor.errors.length >= 2 && visitor.errors.length <= 4, `logged ${visitor.errors.length} times`);
        assert.ok(!said.some((text) => /Error:|wrong/.test(text)), said.join(' | '));
        visitor.errors = [];
        await visitor.act(() => choices(visitor).first().click());
        assert.equal(await visitor.page.locator('.message.shown').count(), 0, 'it is still said');
        return visitor;
    });

    test('clicks: undo says why not where somebody asks, and nothing on the first turn', async () => {
        const visitor = await arrive();
        await visitor.start('lydia'); // a merchant was drawn from the bag
        assert.doesNotMatch(await visitor.page.innerText('.bar'), /hidden|No undo/);
        const undo = visitor.page.locator('[data-action=undo]');
        assert.match(await undo.getAttribute('title'), /nothing to take back/);
        assert.ok(await undo.isDisabled());
        for (let i = 0; i < 12 && !/hidden/.test(await undo.getAttribute('title')); i++)
            await visitor.act(() => choices(visitor).first().click());
        await undo.dispatchEvent('click');
        assert.match(await visitor.message(), /something hidden/);
        return visitor;
    });

    test('clicks: people at one device plan in peace', async () => {
        const visitor = await arrive();
        await visitor.setUp('altiplano', { seats: '2', player1: 'person', name0: 'Anna', name1: 'Ben' });
        const takes = [];
        for (let i = 0; i < 14; i++) {
            if ((await visitor.turn()) === 'cover') {
                takes.push(await visitor.page.innerText('.cover h2'));
                await visitor.page.click('.cover button');
            } else await visitor.act(() => choices(visitor).first().click());
        }
        assert.match(takes[0], /Anna/);
        assert.ok(takes.length <= 3, takes.join(' | '));
        return visitor;
    });

    test('clicks: the clock of whoever made the table begins with the match', async () => {
        const ada = await arrive();
        await ada.page.click('[data-game=lydia] [data-action=friends]');
        await ada.page.fill('dialog [name=name]', 'Ada');
        await ada.page.selectOption('dialog [name=clock]', '1200,20');
        await ada.page.click('dialog button.main');
        const link = await ada.page.locator('dialog [data-link*=secret]').first().getAttribute('data-link');
        await sleep(ada, 5000);
        const bert = await arrive();
        await bert.page.goto(link);
        await bert.page.fill('dialog [name=name]', 'Bert');
        await bert.page.click('dialog button.main');
        for (const { page } of [ada, bert]) await page.waitForSelector('.table-page .people li');
        const clocks = await ada.page.locator('.table-page .people li span').allInnerTexts();
        assert.ok(clocks.every((clock) => /20:00|19:5[789]/.test(clock)), clocks.join(' | '));
        await bert.leave();
        return ada;
    });

    test('clicks: lines of charts have the colours of the seats', async () => {
        const visitor = await arrive();
        await visitor.open('lydia-3.save', await log('lydia-3.save'));
        await visitor.page.waitForSelector('dialog polyline');
        const lines = await visitor.page.locator('dialog polyline').evaluateAll((all) => all.map((line) => getComputedStyle(line).stroke));
        await visitor.page.click('dialog footer button');
        const boards = ['181, 69, 44', '231, 190, 63', '62, 124, 177', '111, 143, 58'].map((rgb) => `rgb(${rgb})`); // red, yellow, blue, green
        const told = await visitor.page.locator('.log li').first().innerText();
        const wanted = [...told.matchAll(/has the (\w+) board/g)].map(([, colour]) => boards[['red', 'yellow', 'blue', 'green'].indexOf(colour)]);
        assert.deepEqual(lines, wanted);
        return visitor;
    });

    test('clicks: where a hint leads looks different from what was chosen', async () => {
        const visitor = await arrive();
        await visitor.start('altiplano');
        await visitor.page.keyboard.press('h');
        await visitor.message();
        const advised = visitor.page.locator('.stage .advised');
        assert.ok((await advised.count()) > 0);
        assert.equal(await visitor.page.locator('.stage .chosen').count(), 0);
        const look = (at) => at.first().evaluate((g) => [getComputedStyle(g).outlineStyle, getComputedStyle(g).filter]);
        const [outline, filter] = await look(advised);
        assert.equal(outline, 'dashed');
        await visitor.page.locator('.stage .offered[data-mark^="16:"]').first().dispatchEvent('click');
        assert.notEqual((await look(visitor.page.locator('.stage .chosen')))[1], filter);
        return visitor;
    });
}
