// SPDX-License-Identifier: MIT
// verify.ts - was the luck of a table fair? (docs/fair-luck.md)

import { Refused, Session } from '../engine';

async function sha256(text: string): Promise<string> {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The match in the log of a table. */
export const saveIn = (log: string): string => log.slice(log.indexOf('spielwerk save'));

/** The server kept its promise, the seed is made of everybody's luck, and every draw follows. */
export async function verifyLog(log: string, commitment: string): Promise<boolean> {
    const save = saveIn(log);
    const secret = /^secret (\S+)$/m.exec(log)?.[1] ?? '';
    const luck = [...log.matchAll(/^luck \d (\S+)$/gm)].map((match) => match[1]);
    const seed = /^seed (\S+)$/m.exec(save)?.[1];
    if ((await sha256(secret)) !== commitment || (await sha256([secret, ...luck].join(' '))) !== seed) return false;
    const session = await Session.open();
    try {
        await session.load(save);
        return true;
    } catch (error) {
        if (error instanceof Refused) return false;
        throw error;
    } finally {
        session.close();
    }
}
