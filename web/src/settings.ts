// SPDX-License-Identifier: MIT
// settings.ts - language, light and pace.

import { h } from './dom';
import type { Lang } from './engine';
import { dialog } from './overlay';
import { keepSettings, settings } from './store';
import { t, type Word } from './words';

const darkDevice = matchMedia('(prefers-color-scheme: dark)');
let relang: () => void = () => {};
let relook: () => void = () => {};

export const isDark = (): boolean => settings.light === 'dark' || (settings.light === 'auto' && darkDevice.matches);

export function onLang(run: () => void): void {
    relang = run;
}

export function onLook(run: () => void): void {
    relook = run;
}

export function applyLook(): void {
    document.documentElement.dataset['light'] = isDark() ? 'dark' : 'light';
    relook();
}

darkDevice.addEventListener('change', applyLook);

export function setLanguage(lang: Lang): void {
    settings.lang = lang;
    keepSettings();
    relang();
}

function select(word: Word, value: string, values: [string, Word | string][], change: (value: string) => void) {
    const list = h('select', { onchange: (event: Event) => change((event.target as HTMLSelectElement).value) });
    for (const [key, label] of values)
        list.append(h('option', { value: key, selected: key === value }, label));
    return h('label', { class: 'field' }, h('span', {}, t(word)), list);
}

export function languageField(): HTMLElement {
    return select('language', settings.lang, [['en', 'English'], ['de', 'Deutsch']], (v) => setLanguage(v as Lang));
}

export function settingsDialog(): Promise<void> {
    return dialog(t('settings'), (close) => [
        select('language', settings.lang, [['en', 'English'], ['de', 'Deutsch']], (v) => (close(), setLanguage(v as Lang))),
        select(
            'light',
            settings.light,
            [['auto', t('light_auto')], ['light', t('light_light')], ['dark', t('light_dark')]],
            (v) => {
                settings.light = v as typeof settings.light;
                keepSettings();
                applyLook();
            },
        ),
        select(
            'pace',
            String(settings.pace),
            [['1500', t('pace_slow')], ['700', t('pace_normal')], ['200', t('pace_fast')], ['0', t('pace_none')]],
            (v) => {
                settings.pace = Number(v);
                keepSettings();
            },
        ),
        h(
            'label',
            { class: 'check' },
            h('input', {
                type: 'checkbox',
                checked: settings.forced,
                onchange: (event: Event) => {
                    settings.forced = (event.target as HTMLInputElement).checked;
                    keepSettings();
                },
            }),
            t('forced'),
        ),
    ]);
}
