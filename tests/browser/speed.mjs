// SPDX-License-Identifier: MIT
// speed.mjs - how fast the engine plays in a page, in the same measure as `spielwerk bench`.
import { launch } from './visitor.mjs';

/** A browser of its own, so that the CPU time of its pages is ours. */
export async function pageSpeeds(executablePath, address, games) {
    const browser = await launch(executablePath);
    try {
        const session = await browser.newBrowserCDPSession();
        const page = await browser.newPage();
        await page.goto(address);
        await page.waitForSelector('.game');
        await page.evaluate(prepare);
        const speeds = [];
        for (let game = 0; game < games; game++) {
            await measure(page, session, game, 0.7); // the browser compiles what is used a lot once more
            speeds.push(await measure(page, session, game, 1));
        }
        return speeds;
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
    globalThis.drill = instance.exports.drill;
}

/** In the page: matches for so many milliseconds; how many decisions. */
function play([game, milliseconds]) {
    let decisions = 0;
    for (let i = 0, end = performance.now() + milliseconds; performance.now() < end; i += 20)
        decisions += globalThis.drill(game, i, i + 20);
    return decisions;
}
