// SPDX-License-Identifier: MIT
// icons.ts - the signs on buttons, drawn with one pen on a grid of 24.

const PATHS = {
    menu: 'M4 6h16M4 12h16M4 18h16',
    back: 'M15 5l-7 7 7 7',
    undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
    redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
    hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.7 1 1.5 1 2.5h6c0-1 .2-1.8 1-2.5A6 6 0 0 0 12 3z',
    replay: 'M7 4l12 8-12 8z',
    hand: 'M7 20l-3-8a1.5 1.5 0 0 1 2.7-1.2L8 13V5.5a1.5 1.5 0 0 1 3 0V11V4a1.5 1.5 0 0 1 3 0v7V5.5a1.5 1.5 0 0 1 3 0V15a6 6 0 0 1-2 5z',
    screen: 'M3 5h18v11H3zM9 20h6M12 16v4',
    origin: 'M20 19V9a4 4 0 0 0-4-4H5M9 1L5 5l4 4',
    save: 'M12 3v12M7 10l5 5 5-5M5 20h14',
    settings: 'M4 7h8M18 7h2M4 17h2M12 17h8M15 4v6M9 14v6',
    zoom_in: 'M12 5v14M5 12h14',
    zoom_out: 'M5 12h14',
    zoom_fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
} as const;

export type Icon = keyof typeof PATHS;

export function icon(name: Icon): SVGElement {
    const box = document.createElement('template');
    box.innerHTML = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${PATHS[name]}"/></svg>`;
    return box.content.firstElementChild as SVGElement;
}
