// SPDX-License-Identifier: MIT
// engine.ts - asking the engine: the line protocol, typed.

import type { Answer, Question } from './wire';

export type Lang = 'en' | 'de';
export type Mark = [kind: number, value: number];

export interface Option {
    name: string;
    title: string;
    min: number;
    max: number;
    preset: string;
    values?: [token: string, words: string][];
}

export interface Game {
    id: string;
    title: string;
    blurb: string;
    credit: string;
    minutes: number;
    seats_min: number;
    seats_max: number;
    options: Option[];
}

export interface Bot {
    name: string;
    title: string;
    about: string;
}

export interface Score {
    place: number;
    total: number;
    items: [string, number][];
}

export interface Table {
    game: string;
    ply: number;
    length: number;
    round: number;
    names: string[];
    colours: [light: string, dark: string][]; // of what belongs to each seat
    waiting: number[];
    forward: number[];
    phase: string;
    prompt?: string;
    over?: string;
    ending?: string;
    scores: Score[];
    no_undo: string | null;
    no_redo: string | null;
}

export interface Choice {
    action: string;
    say: string;
    marks: Mark[];
    back?: number;
    group?: string; // a heading for this and the following
}

export interface Choices {
    choices: Choice[];
    obvious?: number;
}

export interface Chapter {
    ply: number;
    seat: number;
    round: number;
    lines: string[];
    marks: Mark[];
}

/** All there is to draw, of one moment. */
export interface Look extends Choices {
    question: number;
    table: Table;
    undo: { ply?: number; no?: string; say?: string };
    story: Chapter[];
    picture: string; // '': nobody asked for it
}

export interface LookWish {
    seat: string;
    from: number; // which chapters are not known yet
    picture: 'light' | 'dark' | '';
    every: boolean; // is the only possible action a decision, too?
}

/** What one action of a finished match did to the chances, 0 to 1. */
export interface Reviewed {
    seat: number;
    chances: number[]; // of all seats, after it
    luck?: number[]; // how much a draw changed them
    best?: string; // what the strongest bot would have done
    say?: string;
    compared?: [best: number, played: number]; // what both promised the seat
}

export type RuleLine = { heading: string } | { id: string; text: string };

export interface Components {
    name: string;
    title: string;
    columns: string[];
    rows: string[][];
    /** The same for people: an empty title is not for them. */
    titles: string[];
    words: string[][];
}

export interface Reason {
    rule: string;
    text: string;
}

/** A line was refused; the message is a sentence in the user's language. */
export class Refused extends Error {
    constructor(
        readonly code: string,
        sentence: string,
    ) {
        super(sentence);
    }
}

/** An engine in a worker of its own. */
export class Engine {
    private worker: Worker | null = null; // nobody waits for it who does not ask
    private readonly open = new Map<number, (answer: Answer) => void>();
    private count = 0;

    private start(): Worker {
        const worker = new Worker('worker.js');
        worker.onmessage = (event: MessageEvent<Answer>) => {
            this.open.get(event.data.id)?.(event.data);
            this.open.delete(event.data.id);
        };
        return worker;
    }

    post(question: Omit<Question, 'id'>): Promise<Answer> {
        const id = ++this.count;
        const worker = (this.worker ??= this.start());
        return new Promise((resolve, reject) => {
            this.open.set(id, (answer) => (answer.error ? reject(new Error(answer.error)) : resolve(answer)));
            worker.postMessage({ id, ...question });
        });
    }

    /** Whoever still waits for an answer waits for ever. */
    end(): void {
        this.worker?.terminate();
    }
}

const engine = new Engine();

interface Reply {
    data: string[]; // lines without their keyword
    last: string;
}

function parse(text: string): Reply {
    const lines = text.split('\n').slice(0, -1);
    const last = lines.pop() ?? '';
    if (last.startsWith('error ')) {
        const [, code, sentence] = /^error (\S+) ?(.*)$/.exec(last) ?? ['', '', last];
        throw new Refused(code!, sentence!);
    }
    return { data: lines.map((line) => line.slice(line.indexOf(' ') + 1)), last };
}

/** A seed nobody knows: 64 hex digits from the browser's generator. */
export function freshSeed(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the engine says of games and bots; the page has that before it has the engine. */
export async function welcome(lang: Lang): Promise<{ games: Game[]; bots: Bot[] }> {
    const lines = (await (await fetch(`welcome-${lang}.txt`)).text()).split('\n');
    const bots = lines.flatMap((line) => {
        const found = /^bot (\S+) (.*?): (.*)$/.exec(line);
        return found ? [{ name: found[1]!, title: found[2]!, about: found[3]! }] : [];
    });
    const about = lines.find((line) => line.startsWith('json '))!;
    return { games: JSON.parse(about.slice(5)) as Game[], bots };
}

/** One session of the engine: at most one match. */
export class Session {
    private constructor(
        private readonly number: number,
        private readonly engine: Engine,
    ) {}

    static readonly common = new Session(0, engine);

    static async open(at = engine): Promise<Session> {
        return new Session((await at.post({ session: 0, open: true })).session!, at);
    }

    private closed = false;

    close(): void {
        if (!this.closed) void this.engine.post({ session: this.number });
        this.closed = true;
    }

    /** Several lines in one message; what the last of them is answered, if none is refused. Whoever asks a closed session waits for ever. */
    private async send(lines: string[]): Promise<Reply> {
        if (this.closed) return new Promise(() => {});
        const { replies } = await this.engine.post({ session: this.number, lines });
        return replies!.filter(Boolean).map(parse).at(-1)!;
    }

    ask(line: string): Promise<Reply> {
        return this.send([line]);
    }

    /** After these lines: what there is to draw. */
    async look(lines: string[], { seat, from, picture, every }: LookWish): Promise<Look> {
        const wish = `look ${seat} ${from} ${picture} ${every ? 'forced' : ''}`;
        const [json, ...svg] = (await this.send([...lines, wish])).data;
        return { ...(JSON.parse(json!) as Look), picture: svg.join('\n') };
    }

    private async json<T>(line: string): Promise<T> {
        return JSON.parse((await this.ask(line)).data[0]!) as T;
    }

    private async text(line: string): Promise<string> {
        return (await this.ask(line)).data.join('\n');
    }

    lang = (lang: Lang) => this.ask(`lang ${lang}`);
    symbols = (game: string) => this.text(`symbols ${game}`);
    rules = (game: string) => this.json<RuleLine[]>(`rules ${game}`);
    components = (game: string) => this.json<Components[]>(`components ${game}`);

    table = (seat: string, ply?: number) => this.json<Table>(`table ${seat} ${ply ?? ''}`);
    points = (seat: string) => this.json<number[][]>(`points ${seat}`);
    svg = (seat: string, dark: boolean, ply?: number) =>
        this.text(`svg ${dark ? 'dark ' : ''}${seat} ${ply ?? ''}`);
    save = () => this.text('save');
    review = (ply: number) => this.json<Reviewed>(`review ${ply}`);

    start = (game: string, seats: number, options: Record<string, string>, seed = freshSeed()) =>
        this.ask(
            `new ${game} seats ${seats} seed ${seed} ` +
                Object.entries(options)
                    .map(([name, value]) => `${name} ${value}`)
                    .join(' '),
        );

    load = (text: string) => this.send(['position', ...text.trimEnd().split('\n'), '.']);

    name = (seat: number, name: string) => this.ask(`name ${seat} ${name}`);
    fork = (ply: number) => this.ask(`fork ${ply}`);
    bot = async (seat: number, name: string) => (await this.ask(`go ${seat} ${name}`)).data[0]!;

    async hint(seat: number): Promise<{ action: string; why: string }> {
        const [action, why] = (await this.ask(`hint ${seat}`)).data;
        return { action: action!, why: why ?? '' };
    }

    async reason(seat: number, marks: Mark[]): Promise<Reason | null> {
        const line = (await this.ask(`reason ${seat} ${marks.map((m) => m.join(' ')).join(' ')}`)).data[0];
        const found = line && /^(\S+) (\S+) (.*)$/.exec(line);
        return found ? { rule: found[2] === '-' ? '' : found[2]!, text: found[3]! } : null;
    }
}
