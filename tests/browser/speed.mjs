// SPDX-License-Identifier: MIT
// speed.mjs - how fast the engine plays in a page, compared with `spielwerk bench`.
import { launch } from './visitor.mjs';

const ROUNDS = 3;

const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];

/** Milliseconds it takes a page to load each of these saves, checking all digests: the best of some rounds. */
export async function loads(executablePath, address, saves) {
    const browser = await launch(executablePath);
    try {
        const page = await browser.newPage();
        await page.goto(address);
        await page.waitForSelector('.game');
        await page.evaluate(prepare);
        const found = [];
        for (const { name, text } of saves)
            found.push({ name, milliseconds: await page.evaluate(load, [text.trimEnd().split('\n'), 40]) });
        return found;
    } finally {
        await browser.close();
    }
}

/**
 * Decisions per CPU second of each game in the page, in the program, and the share. Both take
 * turns, because machines change their speed: the share is the median of the rounds.
 */
export async function speeds(executablePath, address, games, program) {
    const browser = await launch(executablePath); // of our own, so that the CPU time of its pages is ours
    try {
        const session = await browser.newBrowserCDPSession();
        const page = await browser.newPage();
        await page.goto(address);
        await page.waitForSelector('.game');
        await page.evaluate(prepare);
        const found = [];
        for (const [i, game] of games.entries()) {
            await measure(page, session, i, 1.5); // the browser compiles what is used a lot once more
            const rounds = [];
            for (let round = 0; round < ROUNDS; round++)
                rounds.push([await measure(page, session, i, 0.7), await program(game)]);
            found.push({
                game,
                page: median(rounds.map(([page]) => page)),
                program: median(rounds.map(([, program]) => program)),
                share: median(rounds.map(([page, program]) => page / program)),
            });
        }
        return found;
    } finally {
        await browser.close();
    }
}

/** Decisions per CPU second, measured for that many of them. */
async function measure(page, session, game, seconds) {
    const begin = await cpuSeconds(session);
    let decisions = 0;
    for (;;) {
        decisions += await page.evaluate(play, [game, 100]);
        const used = (await cpuSeconds(session)) - begin;
        if (used >= seconds) return decisions / used;
    }
}

async function cpuSeconds(session) {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.filter((p) => p.type === 'renderer').reduce((sum, p) => sum + p.cpuTime, 0);
}

/** In the page: the engine for ourselves. */
async function prepare() {
    const nothing = () => 0;
    const wasi_snapshot_preview1 = { fd_close: nothing, fd_seek: nothing, fd_write: nothing, proc_exit: nothing };
    const bytes = await (await fetch('spielwerk.wasm')).arrayBuffer();
    const { instance } = await WebAssembly.instantiate(bytes, { wasi_snapshot_preview1 });
    instance.exports._initialize();
    globalThis.engine = instance.exports;
}

/** In the page: matches for so many milliseconds; how many decisions. */
function play([game, milliseconds]) {
    let decisions = 0;
    for (let i = 0, end = performance.now() + milliseconds; performance.now() < end; i += 20)
        decisions += globalThis.engine.drill(game, i, i + 20);
    return decisions;
}

/** In the page: the lines of a save, so many times; the least number of milliseconds. */
export function load([lines, rounds]) {
    const { line_room, memory, reply_length, session_close, session_line, session_open } = globalThis.engine;
    const session = session_open();
    const said = ['position', ...lines, '.'].map((line) => new TextEncoder().encode(`${line}\0`));
    const say = (bytes) => {
        const room = line_room(bytes.length);
        new Uint8Array(memory.buffer).set(bytes, room);
        return session_line(session, room);
    };
    let best = Infinity;
    for (let i = 0; i < rounds; i++) {
        const begin = performance.now();
        const reply = said.map(say).at(-1);
        best = Math.min(best, performance.now() - begin);
        const words = new TextDecoder().decode(new Uint8Array(memory.buffer, reply, reply_length()));
        if (!words.startsWith('ok ')) throw new Error(words);
    }
    session_close(session);
    return best;
}
