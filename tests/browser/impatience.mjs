// SPDX-License-Identifier: MIT
// impatience.mjs - people who do not wait: clicks, double clicks, keys and taps at any moment.
//
// Whatever they do, what is played is what was drawn when they did it, one press plays at most one
// decision, nothing goes wrong, nobody finds himself in the replay, and the match goes on.
import assert from 'node:assert/strict';
import { judge, record } from './recorder.mjs';
import { dice, DESK, PHONE, Visitor } from './visitor.mjs';

const GAMES = { altiplano: 2, hamlet: 2, lydia: 2, milestones: 2, nuernberg: 3 };
const PACES = [0, 50, 700];
const RAW = /Error:|went wrong|schiefgegangen|undefined|no number of actions/;
const JUST = 500; // milliseconds
const PATIENCE = 30000; // milliseconds until a match that stands still is stuck

class Impatient extends Visitor {
    faults = [];
    last = { spot: null, when: 0 }; // where a choice was when we looked last

    /** Somebody with a seed of his own; what he does is the same in every run, when he does it is not. */
    static async come(browser, address, { seed = 1, pace = 0, touch = false } = {}) {
        const context = await browser.newContext({ viewport: touch ? PHONE : DESK, locale: 'en', hasTouch: touch, reducedMotion: 'no-preference' });
        await context.addInitScript((settings) => {
            if (!localStorage.getItem('settings')) localStorage.setItem('settings', JSON.stringify(settings));
        }, { lang: 'en', light: 'light', pace, forced: true });
        await context.addInitScript(record);
        const visitor = new Impatient(await context.newPage());
        visitor.lot = dice(seed);
        visitor.touch = touch;
        await visitor.page.goto(address);
        await visitor.page.waitForSelector('.game');
        return visitor;
    }

    async sitDown(game, people, bots) {
        await this.page.click(`[data-game=${game}] [data-action=friends]`);
        await this.page.fill('dialog [name=name]', 'Ada');
        await this.page.fill('dialog [name=people]', String(people));
        await this.page.fill('dialog [name=bots]', String(bots));
        await this.page.click('dialog button.main');
        if (people === 1) return this.page.waitForSelector('.table-page');
        return this.page.locator('dialog [data-link*=secret]').first().getAttribute('data-link');
    }

    async follow(link) {
        await this.page.goto(link);
        await this.page.fill('dialog [name=name]', 'Bert');
        await this.page.click('dialog button.main');
        await this.page.waitForSelector('.table-page');
    }

    // ---- where to press ----------------------------------------------------------------------------

    /** The middle of some element that can be seen, or of the last; null: there is none. */
    place(selector, lot = this.lot(1 << 20)) {
        return this.page.evaluate(([selector, lot]) => {
            const seen = [...document.querySelectorAll(selector)].flatMap((element) => {
                const box = element.getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                return element.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
            });
            return (lot < 0 ? seen.at(-1) : seen[lot % seen.length]) ?? null;
        }, [selector, lot]);
    }

    async spotNow() {
        const place = await this.place(this.lot(3) ? '.choice:not(.back)' : '.stage .offered');
        if (place) this.last = { spot: place, when: Date.now() };
        return place ?? this.spotBefore ?? this.place('.stage g[data-id]');
    }

    /** Where a choice has just been; who comes later than that means what is there now. */
    get spotBefore() {
        return Date.now() - this.last.when < JUST ? this.last.spot : null;
    }

    // ---- pressing -----------------------------------------------------------------------------------

    wait(most) {
        return this.page.waitForTimeout(this.lot(most));
    }

    tap({ x, y }) {
        return this.touch && this.lot(2) ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y);
    }

    /** At the same place again, before anybody can have read what is asked now. */
    async pressTwice() {
        const spot = await this.spotNow();
        if (!spot) return;
        await this.tap(spot);
        for (let times = this.lot(3); times > 0; times--) {
            await this.page.waitForTimeout(50 + this.lot(350));
            await this.tap(spot);
        }
    }

    async doubleClick() {
        const spot = await this.spotNow();
        if (spot) await this.page.mouse.dblclick(spot.x, spot.y);
    }

    async pressWhereItWas() {
        const spot = this.spotBefore;
        if (spot) await this.tap(spot);
    }

    /** So many decisions, each pressed again and again with these pauses. */
    async pressAgain(decisions, find, pauses) {
        for (let i = 0; i < decisions && (await this.asked()); i++) {
            await this.page.waitForTimeout(500); // it is read
            const spot = await find();
            for (const pause of spot ? pauses : []) {
                await this.page.mouse.click(spot.x, spot.y);
                await this.page.waitForTimeout(pause);
            }
            await this.inspect();
        }
    }

    async type() {
        const key = ['1', '1', '2', '3', '9', 'u', 'Escape', 'Enter', 'Space'][this.lot(9)];
        await this.page.keyboard.press(key);
        if (this.lot(2)) return;
        await this.wait(300);
        await this.page.keyboard.press(key);
    }

    /** False when the match is over. */
    async hurry() {
        const way = this.lot(10);
        if (way < 4) await this.pressTwice();
        else if (way < 6) await this.doubleClick();
        else if (way < 7) await this.pressWhereItWas();
        else await this.type();
        await this.wait(this.lot(3) ? 60 : 300);
        return this.inspect();
    }

    // ---- judging ------------------------------------------------------------------------------------

    /** What nobody should ever see. Nobody here asks for the replay. */
    async inspect() {
        const seen = await this.page.evaluate(() => ({
            said: document.querySelector('.message')?.textContent ?? '',
            replay: !!document.querySelector('.replay:not([hidden])'),
            over: !!document.querySelector('dialog .scores'),
        }));
        if (RAW.test(seen.said)) this.faults.push(`said: ${seen.said}`);
        if (seen.replay) {
            const { key, x, y, on } = await this.page.evaluate(() => globalThis.told.presses.at(-1));
            this.faults.push(`in the replay, and nobody had asked for it; pressed last: ${key} at ${Math.round(x)} ${Math.round(y)}, on ${on}`);
            await this.page.click('[data-action=leave-replay]');
        }
        return !seen.over;
    }

    async verdict() {
        const { faults, acted } = judge(await this.page.evaluate(() => globalThis.told));
        const presses = await this.page.evaluate(() => globalThis.told.presses.length);
        return { faults: [...new Set([...this.faults, ...faults, ...this.errors])], acted, presses };
    }

    // ---- and then somebody who waits ------------------------------------------------------------------

    /** What is there to do, as soon as the page rests: true, or false when the match is over. */
    async asked() {
        let length = -1;
        for (let end = Date.now() + PATIENCE; Date.now() < end; await this.page.waitForTimeout(50)) {
            const now = await this.page.evaluate(() => {
                const table = document.querySelector('.table-page');
                if (document.querySelector('dialog .scores')) return 'over';
                return table && !table.dataset.busy && document.querySelector('.my-turn .choice') ? 'asked' : '';
            });
            if (now) return now === 'asked';
            if (length !== (await this.length())) end = Date.now() + PATIENCE; // others are still at it
            length = await this.length();
        }
        throw new Error('the match is stuck');
    }

    async playCalmly(decisions) {
        for (let i = 0; i < decisions && (await this.asked()); i++) {
            await this.page.waitForTimeout(500);
            const before = await this.length();
            await this.page.locator('.choice:not(.back)').first().click();
            for (const end = Date.now() + PATIENCE; (await this.length()) === before; await this.page.waitForTimeout(20))
                if (Date.now() > end) throw new Error('a calm click did nothing: the match is stuck');
        }
    }
}

/** People at one match who do not wait, then one of them who does. What was wrong. */
async function suffer(people, steps, what) {
    const faults = [];
    for (let i = 0; i < steps; i++) {
        const goOn = await Promise.all(people.map((person) => person.hurry()));
        if (goOn.includes(false)) break;
    }
    if (people.length === 1) await people[0].playCalmly(2).catch((error) => faults.push(error.message));
    for (const person of people) {
        await person.inspect();
        const { faults: found, acted, presses } = await person.verdict();
        faults.push(...found);
        console.log(`     ${what}: ${presses} presses, ${acted} of them played`);
        await person.leave();
    }
    return faults.map((fault) => `${what}: ${fault}`);
}

/** The tests, for the suite; `soak` times as long as usual. */
export function impatience(test, browser, address, soak) {
    const steps = 28 * soak;
    const come = (wishes) => Impatient.come(browser, address, wishes);
    const nobody = { errors: [], leave: async () => {} };
    const trial = (name, run) =>
        test(`impatience: ${name}`, async () => {
            assert.deepEqual((await run()).flat(), []);
            return nobody;
        });

    trial('one click on the only button plays it once', async () => {
        const visitor = await come({ pace: 700 });
        await visitor.page.click('[data-game=altiplano] button.main');
        await visitor.page.waitForSelector('[data-choice]');
        await visitor.page.waitForTimeout(250);
        const spot = await visitor.place('[data-choice]');
        if (spot) await visitor.page.mouse.click(spot.x, spot.y);
        await visitor.page.waitForTimeout(1500);
        return suffer([visitor], 0, 'altiplano');
    });

    trial('a second click on the same row decides nothing', async () => {
        const visitor = await come();
        await visitor.page.click('[data-game=lydia] button.main');
        await visitor.pressAgain(6, () => visitor.place('.choice'), [300, 0]);
        return suffer([visitor], 0, 'lydia');
    });

    for (const game of ['altiplano', 'lydia', 'nuernberg'])
        trial(`${game}: a click where the list was opens nothing`, async () => {
            const visitor = await come({ pace: 700 });
            await visitor.page.click(`[data-game=${game}] button.main`);
            await visitor.pressAgain(5, () => visitor.place('.choice:not(.back)', -1), [120, 230, 100]);
            return suffer([visitor], 0, game);
        });

    for (const [i, [game, seats]] of Object.entries(GAMES).entries()) {
        const alone = async (pace, seed) => {
            const visitor = await come({ seed, pace, touch: pace === 50 });
            await visitor.page.click(`[data-game=${game}] button.main`);
            await visitor.page.waitForSelector('.table-page');
            return suffer([visitor], steps, `${game}, pace ${pace}, seed ${seed}`);
        };
        const atServer = async (seed) => {
            const visitor = await come({ seed });
            await visitor.sitDown(game, 1, seats - 1);
            return suffer([visitor], steps, `${game} at a server, seed ${seed}`);
        };
        trial(`${game}, at every pace and at a server`, () => Promise.all([...PACES.map((pace, n) => alone(pace, 10 * i + n)), atServer(10 * i + 9)]));
    }

    trial('two people at a server', async () => {
        const ada = await come({ seed: 98 });
        const link = await ada.sitDown('lydia', 2, 0);
        const bert = await come({ seed: 99, touch: true });
        await bert.follow(link);
        await ada.page.waitForSelector('.table-page');
        return suffer([ada, bert], steps, 'two people, seeds 98 and 99');
    });
}
