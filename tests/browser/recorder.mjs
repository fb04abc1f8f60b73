// SPDX-License-Identifier: MIT
// recorder.mjs - writes down what somebody pressed and what the page then played, from outside.
//
// It is there before the page is: it hears every trusted click and key first and writes down which
// choices were drawn at that moment, and it reads what the page says to the engine and to the
// server. So it knows of every action that was accepted whether anybody had asked for it.
//
// An action belongs to a press if the press meant it (a click on its button, the key of its button,
// or a click on something that the board offered), if as many actions had been played when the
// question was drawn as when the answer arrived, and if the press has not played anything yet. What
// belongs to no press must be a bot's, or the only choice there was: the page plays that by itself.

/** Runs in the page, before anything else. */
export function record() {
    const told = (globalThis.told = { presses: [], actions: [], flown: 0 });
    const sessions = new Map(); // how many actions were played, what could be chosen after how many, what a bot said
    const waiting = new WeakMap(); // for answers, by worker or socket
    const table = () => document.querySelector('.table-page');

    // ---- what flies over the board and is no piece --------------------------------------------------

    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (frames[0]?.transform && this.closest('.stage') && !this.dataset.part) told.flown++;
        return animate.call(this, frames, options);
    };

    // ---- presses ----------------------------------------------------------------------------------

    const meant = (event, buttons) => {
        const target = event.target instanceof Element ? event.target : document.body;
        const all = buttons.map((button) => button.dataset.choice);
        const button = target.closest('[data-choice]');
        const offered = target.closest('[data-mark].offered');
        if (event.type === 'click') return button ? [button.dataset.choice] : offered ? all : [];
        if (offered && ['Enter', ' '].includes(event.key)) return all;
        const keyed = buttons.filter((b) => b.querySelector('kbd')?.textContent === event.key);
        return keyed.map((b) => b.dataset.choice);
    };
    const press = (event) => {
        if (!event.isTrusted || !table()) return;
        told.presses.push({
            n: told.presses.length,
            at: performance.now(),
            key: event.key ?? (event.detail ? '' : 'Enter'), // which clicks a button, too
            x: event.clientX ?? 0,
            y: event.clientY ?? 0,
            on: event.target.closest?.('[class]')?.className.baseVal ?? event.target.closest?.('[class]')?.className,
            length: Number(table().dataset.length ?? -1),
            means: meant(event, [...document.querySelectorAll('[data-choice]')]),
        });
    };
    for (const type of ['click', 'keydown']) addEventListener(type, press, true);

    // ---- what the page says to the engine ---------------------------------------------------------

    const played = (state, action, sent) => {
        const bot = state.best === action;
        const choices = state.choices.get(state.length);
        const forced = choices?.length === 1 && choices[0] === action;
        told.actions.push({ action, sent, length: state.length, bot, forced });
        if (state.length === null) return;
        for (const length of state.choices.keys()) if (length >= state.length) state.choices.delete(length);
        state.length++;
    };
    const learn = (state, { table, choices, length }) => {
        state.length = table?.length ?? length ?? state.length;
        if (choices) state.choices.set(state.length, choices.map((choice) => choice.action));
    };
    const answered = (state, line, reply, sent) => {
        const [word, ...rest] = line.trim().split(' ');
        if (/^error /m.test(reply)) return;
        const json = /^json (.*)$/m.exec(reply);
        if (json && (word === 'look' || (['table', 'choices'].includes(word) && rest.length < 2))) return learn(state, JSON.parse(json[1]));
        if (word === 'go') return void (state.best = /^best (.*)$/m.exec(reply)?.[1]);
        if (word === 'apply') played(state, rest.join(' '), sent);
        else if (word === 'play') played(state, rest.slice(1).join(' '), sent);
        else if (['undo', 'redo'].includes(word) && state.length !== null) state.length += word === 'undo' ? -1 : 1;
        else if (['new', 'position', 'back', 'fork', '.'].includes(word)) state.length = null;
        else return;
        state.best = null;
    };
    const hear = (worker, { id, replies }) => {
        const { lines, session, sent } = waiting.get(worker).get(id) ?? {};
        waiting.get(worker).delete(id);
        if (!sessions.has(session)) sessions.set(session, { length: null, choices: new Map(), best: null });
        lines?.forEach((line, i) => replies?.[i] && answered(sessions.get(session), line, replies[i], sent));
    };
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (question, ...rest) {
        if (!waiting.has(this)) {
            waiting.set(this, new Map());
            this.addEventListener('message', (event) => hear(this, event.data));
        }
        if (question?.lines) waiting.get(this).set(question.id, { ...question, sent: performance.now() });
        return post.call(this, question, ...rest);
    };

    // ---- and to the server ------------------------------------------------------------------------

    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        if (!waiting.has(this)) {
            waiting.set(this, new Map());
            this.addEventListener('message', (event) => {
                const answer = JSON.parse(event.data);
                const action = waiting.get(this).get(answer.re);
                if (action && !answer.no) told.actions.push(action);
                waiting.get(this).delete(answer.re);
            });
        }
        const { do: what, re, action } = JSON.parse(text);
        const length = Number(table()?.dataset.length ?? -1);
        if (what === 'act') waiting.get(this).set(re, { action, sent: performance.now(), length, bot: false, forced: false });
        return send.call(this, text);
    };
}

const SECOND = 350; // milliseconds: nobody reads a new question within them
const BOUNCE = 100; // of a key: who types knows which
const SAME = 10; // pixels

const tell = ({ key, x, y, on, length }) => `${key || 'a click'} at ${Math.round(x)} ${Math.round(y)} on “${on}” after ${length}`;

/** What was played that nobody had asked for, or that one press too many had played; what flew. */
export function judge({ presses, actions, flown }) {
    const faults = flown ? [`${flown} things flew over the board that are no pieces`] : [];
    const acted = new Map(); // press: whether the page might have played it by itself
    for (const { action, sent, length, forced } of actions.filter((a) => !a.bot)) {
        const fits = (p) => p.at <= sent && !acted.has(p) && p.means.includes(action) && (length === null || p.length === length);
        const press = presses.findLast(fits);
        if (press) acted.set(press, forced);
        else if (!forced) faults.push(`“${action}” was played after ${length} actions, and nobody had asked for it there`);
    }
    const list = [...acted.keys()].sort((a, b) => a.n - b.n);
    for (const [i, press] of list.entries()) {
        const last = list[i - 1];
        if (!last || acted.get(press) || press.key !== last.key || press.at - last.at > (press.key ? BOUNCE : SECOND)) continue;
        if (Math.hypot(press.x - last.x, press.y - last.y) < SAME)
            faults.push(`a second press ${Math.round(press.at - last.at)} ms after the first played another decision: ${tell(last)}, ${tell(press)}`);
    }
    return { faults, acted: acted.size };
}
