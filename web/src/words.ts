// SPDX-License-Identifier: MIT
// words.ts - everything the page itself says, English and German side by side.

import type { Lang } from './engine';

const words = {
    tagline: ['Modern board games, complete, for everybody at the table', 'Moderne Brettspiele, vollständig, für alle am Tisch'],
    seats: ['{0}–{1} players', '{0}–{1} Personen'],
    minutes: ['about {0} min', 'etwa {0} Min.'],
    play_bots: ['Play against bots', 'Gegen Bots spielen'],
    play_device: ['On this device', 'An diesem Gerät'],
    set_up: ['Set up …', 'Einrichten …'],
    continue: ['Continue', 'Weiterspielen'],
    continue_title: ['Your matches', 'Deine Partien'],
    import: ['Open a saved match …', 'Gespeicherte Partie öffnen …'],
    import_failed: ['This file cannot be opened: {0}', 'Diese Datei lässt sich nicht öffnen: {0}'],
    remove: ['Remove', 'Entfernen'],
    removed: ['The match was removed.', 'Die Partie wurde entfernt.'],
    take_back: ['Take back', 'Zurücknehmen'],
    begin: ['Begin', 'Beginnen'],
    cancel: ['Cancel', 'Abbrechen'],
    close: ['Close', 'Schließen'],
    players: ['Players', 'Wer spielt mit'],
    person: ['Person', 'Mensch'],
    bot: ['{0} – {1}', '{0} – {1}'],
    name: ['Name', 'Name'],
    guest: ['Guest', 'Gast'],
    player_n: ['Player {0}', 'Person {0}'],
    number_players: ['Number of players', 'Anzahl der Personen'],
    options: ['Options', 'Varianten'],
    your_turn: ['Your turn', 'Du bist dran'],
    thinks: ['{0} is thinking …', '{0} überlegt …'],
    turn_of: ['It is {0}’s turn.', '{0} ist dran.'],
    chosen: ['Chosen: {0}. What next?', 'Gewählt: {0}. Was weiter?'],
    back: ['Back', 'Zurück'],
    undo: ['Undo', 'Rückgängig'],
    redo: ['Redo', 'Wiederholen'],
    hint: ['Hint', 'Tipp'],
    hint_is: ['You could: {0}.', 'Du könntest: {0}.'],
    hint_do: ['Do it', 'Ausführen'],
    log: ['Log', 'Verlauf'],
    rules: ['Rules', 'Regeln'],
    score: ['Score', 'Punkte'],
    parts: ['Components', 'Material'],
    replay: ['Replay', 'Nachspielen'],
    replay_at: ['Action {0} of {1}', 'Aktion {0} von {1}'],
    replay_leave: ['Back to the match', 'Zurück zur Partie'],
    replay_fork: ['Play on from here', 'Von hier weiterspielen'],
    replay_turn_before: ['One turn back', 'Einen Zug zurück'],
    replay_turn_next: ['One turn on', 'Einen Zug weiter'],
    replay_brief: ['Skip passes', 'Passen überspringen'],
    origin: ['Back to the match you left', 'Zurück zur Partie davor'],
    replay_before: ['One action back', 'Eine Aktion zurück'],
    replay_next: ['One action on', 'Eine Aktion weiter'],
    replay_play: ['Play', 'Abspielen'],
    replay_stop: ['Stop', 'Anhalten'],
    save: ['Save as a file', 'Als Datei speichern'],
    menu: ['All games', 'Alle Spiele'],
    settings: ['Settings', 'Einstellungen'],
    pace: ['Pace of the bots', 'Tempo der Bots'],
    pace_slow: ['unhurried', 'gemächlich'],
    pace_normal: ['normal', 'normal'],
    pace_fast: ['fast', 'schnell'],
    pace_none: ['at once', 'sofort'],
    forced: ['Take the only possible action by itself', 'Die einzig mögliche Aktion von selbst ausführen'],
    light: ['Light or dark', 'Hell oder dunkel'],
    light_auto: ['like the device', 'wie das Gerät'],
    light_light: ['light', 'hell'],
    light_dark: ['dark', 'dunkel'],
    language: ['Language', 'Sprache'],
    hand_over: ['Hand the device to {0}', 'Gib das Gerät an {0}'],
    hand_over_text: ['Nobody sees anything secret until {0} is ready.', 'Niemand sieht Geheimes, bis {0} bereit ist.'],
    ready: ['I am {0}', 'Ich bin {0}'],
    over: ['The match is over', 'Die Partie ist zu Ende'],
    wins: ['{0} wins', '{0} gewinnt'],
    shared: ['{0} share the victory', '{0} teilen sich den Sieg'],
    again: ['Play again', 'Noch einmal'],
    total: ['Total', 'Summe'],
    place: ['Place', 'Platz'],
    chart: ['Points during the match', 'Punkte im Lauf der Partie'],
    look_board: ['Look at the board', 'Brett ansehen'],
    zoom_in: ['Zoom in', 'Vergrößern'],
    zoom_out: ['Zoom out', 'Verkleinern'],
    zoom_fit: ['Whole board', 'Ganzes Brett'],
    board: ['The board', 'Das Brett'],
    since: ['Since your turn', 'Seit deinem Zug'],
    since_show: ['Show again', 'Noch einmal zeigen'],
    search: ['Search the rules', 'Regeln durchsuchen'],
    search_none: ['No rule mentions this.', 'Keine Regel erwähnt das.'],
    not_now: ['That cannot be chosen now.', 'Das ist jetzt nicht wählbar.'],
    broken: ['Something went wrong: {0}', 'Etwas ist schiefgegangen: {0}'],
    offline: ['Works without a network, too: nothing leaves this device.', 'Geht auch ohne Netz: Nichts verlässt dieses Gerät.'],
    made_by: ['Own artwork, own words. The games belong to their designers and publishers.', 'Eigene Bilder, eigene Worte. Die Spiele gehören ihren Autoren und Verlagen.'],
} as const satisfies Record<string, readonly [string, string]>;

export type Word = keyof typeof words;

let current: Lang = 'en';

export function setLang(lang: Lang): void {
    current = lang;
    document.documentElement.lang = lang;
}

export const lang = (): Lang => current;

/** A word in the user's language, {0} … replaced. */
export function t(word: Word, ...args: (string | number)[]): string {
    const text = words[word][current === 'de' ? 1 : 0];
    return text.replace(/\{(\d)\}/g, (_, i) => String(args[Number(i)] ?? ''));
}
