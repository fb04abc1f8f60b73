// SPDX-License-Identifier: MIT
// golden.mjs - pictures of boards as they should be, and how far others are from them.
//
// Browsers and machines draw letters and edges a little differently, so what counts is how
// many points of a picture differ clearly.
import { mkdir, readFile, writeFile } from 'node:fs/promises';

const SIZE = { width: 900, height: 600 };
const CLEAR = 48; // difference of a colour, of 255, that one sees
const MOST = 0.01; // share of points that may differ clearly

const golden = (name) => new URL(`golden/${name}.jpg`, import.meta.url);

/** The board alone, in a fixed size, whatever the page around it looks like. */
export async function photograph(page) {
    await page.evaluate(async (size) => {
        document.querySelector('#photo')?.remove();
        const photo = document.createElement('div');
        photo.id = 'photo';
        photo.style.cssText = `position:fixed;inset:0 auto auto 0;width:${size.width}px;height:${size.height}px;z-index:99;background:var(--paper);font-family:var(--type)`;
        photo.innerHTML = document.querySelector('.stage').innerHTML;
        photo.firstElementChild.removeAttribute('font-family');
        photo.firstElementChild.setAttribute('width', size.width);
        photo.firstElementChild.setAttribute('height', size.height);
        document.body.append(photo);
        await document.fonts.ready;
    }, SIZE);
    const picture = await page.screenshot({ type: 'jpeg', quality: 80, clip: { x: 0, y: 0, ...SIZE } });
    await page.evaluate(() => document.querySelector('#photo').remove());
    return picture;
}

/** Share of points that differ clearly. */
function difference(page, one, other) {
    return page.evaluate(
        async ([pictures, clear]) => {
            const [a, b] = await Promise.all(
                pictures.map(async (picture) => {
                    const image = new Image();
                    image.src = `data:image/jpeg;base64,${picture}`;
                    await image.decode();
                    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
                    const pen = canvas.getContext('2d');
                    pen.drawImage(image, 0, 0);
                    return pen.getImageData(0, 0, canvas.width, canvas.height).data;
                }),
            );
            if (a.length !== b.length) return 1;
            let different = 0;
            for (let i = 0; i < a.length; i += 4)
                different += Math.max(Math.abs(a[i] - b[i]), Math.abs(a[i + 1] - b[i + 1]), Math.abs(a[i + 2] - b[i + 2])) > clear;
            return different / (a.length / 4);
        },
        [[one.toString('base64'), other.toString('base64')], CLEAR],
    );
}

/** Null, or what is wrong with the board on this page; the picture is then kept in build/log. */
export async function compare(page, name, update) {
    const now = await photograph(page);
    if (update) return void (await writeFile(golden(name), now));
    const share = await difference(page, now, await readFile(golden(name)));
    if (share <= MOST) return null;
    await mkdir('build/log', { recursive: true });
    await writeFile(`build/log/${name}.jpg`, now);
    return `${name}: ${(100 * share).toFixed(1)} % of the picture differs, see build/log/${name}.jpg`;
}
