// SPDX-License-Identifier: MIT
// pictures.mjs - screenshots of the page for the documentation: pictures.mjs BROWSER ADDRESS [FOLDER] [GAME]
import { readFile } from 'node:fs/promises';
import { launch, Visitor } from './visitor.mjs';

const [executablePath, address, folder = 'docs/pictures', only] = process.argv.slice(2);
const browser = await launch(executablePath);

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, touch: true };

/** A recorded match of each game, and a moment in the middle of it that is seat 0's. */
const MATCHES = {
    lydia: ['lydia-3', 68],
    milestones: ['milestones-3-builders', 206],
    nuernberg: ['nuernberg-4-walls', 306],
    hamlet: ['hamlet-3-village', 330],
    altiplano: ['altiplano-4-village', 676],
};

async function take(visitor, name) {
    await visitor.page.evaluate(() => document.fonts.ready);
    await visitor.page.waitForTimeout(300);
    await visitor.page.screenshot({ path: `${folder}/page-${name}.jpg`, type: 'jpeg', quality: 42 });
    await visitor.leave();
}

async function middle(game, name, wishes) {
    const [file, ply] = MATCHES[game];
    const visitor = await Visitor.arrive(browser, address, wishes);
    const text = await readFile(new URL(`../logs/${file}.save`, import.meta.url), 'utf8');
    await visitor.goOnFrom(file, text, ply);
    await take(visitor, name);
}

for (const game of Object.keys(MATCHES).filter((game) => !only || game === only)) {
    const visitor = await Visitor.arrive(browser, address, { ...DESK, lang: 'de' });
    await visitor.start(game);
    await take(visitor, `${game}-opening`);

    await middle(game, `${game}-middle`, DESK);
    await middle(game, `${game}-dark`, { ...DESK, light: 'dark', lang: 'de' });
    await middle(game, `${game}-phone`, PHONE);

    const late = await Visitor.arrive(browser, address, DESK);
    const text = await readFile(new URL(`../logs/${MATCHES[game][0]}.save`, import.meta.url), 'utf8');
    await late.open(game, text);
    await late.page.waitForSelector('dialog .chart');
    await take(late, `${game}-end`);
}

const back = await Visitor.arrive(browser, address, DESK);
await back.open('lydia', await readFile(new URL('../logs/lydia-3.save', import.meta.url), 'utf8'));
await back.page.click('dialog [data-action=review]');
await back.until(() => document.querySelector('dialog progress').value >= 0.5);
await take(back, 'review');

for (const [name, wishes] of [['start', DESK], ['start-phone', { ...PHONE, light: 'dark', lang: 'de' }]]) {
    const visitor = await Visitor.arrive(browser, address, wishes);
    await visitor.until(() => [...document.querySelectorAll('.picture')].every((p) => p.naturalWidth > 0));
    await take(visitor, name);
}
await browser.close();
