// SPDX-License-Identifier: MIT
// options.ts - the options of a game as fields of a form.

import { h } from './dom';
import type { Game, Option } from './engine';
import { t } from './words';

function optionField(option: Option): HTMLElement {
    const name = `option-${option.name}`;
    if (!option.values)
        return h('label', { class: 'field' }, h('span', {}, option.title), h('input', { name, type: 'number', min: option.min, max: option.max, value: option.preset }));
    const list = h('select', { name });
    for (const [token, words] of option.values) list.append(h('option', { value: token, selected: token === option.preset }, words));
    return h('label', { class: 'field' }, h('span', {}, option.title), list);
}

export function optionFields(game: Game): HTMLElement | null {
    if (!game.options.length) return null;
    return h('fieldset', {}, h('legend', {}, t('options')), ...game.options.map(optionField));
}

export function chosenOptions(game: Game, data: FormData): Record<string, string> {
    return Object.fromEntries(game.options.map((option) => [option.name, String(data.get(`option-${option.name}`))]));
}
