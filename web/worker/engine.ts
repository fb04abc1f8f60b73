// SPDX-License-Identifier: MIT
// engine.ts - the engine, away from the page: it answers lines of the protocol.

import type { Answer, Question } from '../src/wire';

interface Exports {
    memory: WebAssembly.Memory;
    _initialize(): void;
    session_open(): number;
    session_close(session: number): void;
    line_room(size: number): number;
    session_line(session: number, line: number): number;
    reply_length(): number;
}

// The engine neither reads files nor writes any. What it says before it gives up is kept.
const nothing = (): number => 0;
let said = '';

function write(engine: () => Exports) {
    return (_file: number, list: number, count: number, written: number): number => {
        const view = new DataView(engine().memory.buffer);
        let total = 0;
        for (let i = 0; i < count; i++) {
            const at = view.getUint32(list + 8 * i, true);
            const size = view.getUint32(list + 8 * i + 4, true);
            said += new TextDecoder().decode(new Uint8Array(view.buffer, at, size));
            total += size;
        }
        view.setUint32(written, total, true);
        return 0;
    };
}

async function load(): Promise<Exports> {
    const holder: { engine?: Exports } = {};
    const wasi_snapshot_preview1 = {
        fd_close: nothing,
        fd_seek: nothing,
        fd_write: write(() => holder.engine!),
        proc_exit: () => {
            throw new Error(said);
        },
    };
    const response = await fetch('spielwerk.wasm');
    const module = await WebAssembly.compile(await response.arrayBuffer());
    const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1 });
    holder.engine = instance.exports as unknown as Exports;
    holder.engine._initialize();
    return holder.engine;
}

function answerLine(engine: Exports, session: number, line: string): string {
    const bytes = new TextEncoder().encode(line + '\0');
    const room = engine.line_room(bytes.length);
    new Uint8Array(engine.memory.buffer).set(bytes, room);
    const at = engine.session_line(session, room);
    const reply = new Uint8Array(engine.memory.buffer, at, engine.reply_length());
    return new TextDecoder().decode(reply);
}

const loading = load();
let common = 0;

async function answer(question: Question): Promise<Answer> {
    const engine = await loading;
    if (question.open) return { id: question.id, session: engine.session_open() };
    if (!question.lines) {
        engine.session_close(question.session);
        return { id: question.id };
    }
    common ||= engine.session_open();
    const session = question.session || common;
    return { id: question.id, replies: question.lines.map((l) => answerLine(engine, session, l)) };
}

self.onmessage = async (event: MessageEvent<Question>) => {
    try {
        self.postMessage(await answer(event.data));
    } catch (error) {
        self.postMessage({ id: event.data.id, error: String(error) } satisfies Answer);
    }
};
