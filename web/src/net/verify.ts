// SPDX-License-Identifier: MIT
// verify.ts - was the luck of a table fair? (docs/fair-luck.md)

import { Refused, Session } from '../engine';
import type { Pledge } from './pledge';

async function sha256(text: string): Promise<string> {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The match in the log of a table. */
export const saveIn = (log: string): string => log.slice(log.indexOf('spielwerk save'));

async function replays(save: string): Promise<boolean> {
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

export type Verdict = 'verify_good' | 'verify_promise' | 'verify_luck' | 'verify_bad';

/** The server kept the promise that we have kept, our luck is in the seed, and every draw follows from it. */
export async function verifyLog(log: string, pledge: Pledge, seat: number): Promise<Verdict> {
    const save = saveIn(log);
    const secret = /^secret (\S+)$/m.exec(log)?.[1] ?? '';
    const luck = new Map([...log.matchAll(/^luck (\d) (\S+)$/gm)].map(([, of, value]) => [Number(of), value]));
    const seed = /^seed (\S+)$/m.exec(save)?.[1];
    if ((await sha256(secret)) !== pledge.commitment) return 'verify_promise';
    if (pledge.luck && luck.get(seat) !== pledge.luck) return 'verify_luck';
    return (await sha256([secret, ...luck.values()].join(' '))) === seed && (await replays(save)) ? 'verify_good' : 'verify_bad';
}
