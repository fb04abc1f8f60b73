// SPDX-License-Identifier: MIT
// dom.ts - making elements, in one line each.

type Child = Node | string | null | undefined | false;
type Attributes = Record<string, unknown>;

/** An element with attributes, handlers (`onclick`) and children. False and null are left out. */
export function h<K extends keyof HTMLElementTagNameMap>(
    tag: K,
    attributes: Attributes = {},
    ...children: Child[]
): HTMLElementTagNameMap[K] {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (value === false || value === null || value === undefined) continue;
        if (typeof value === 'function')
            element.addEventListener(name.slice(2), value as EventListener);
        else element.setAttribute(name, value === true ? '' : String(value));
    }
    for (const child of children) if (child) element.append(child);
    return element;
}

export function replace(parent: Element, ...children: Child[]): void {
    parent.replaceChildren(...children.filter((child): child is Node | string => !!child));
}

/** Wait; resolves at once when people asked for less motion and it is only for show. */
export function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
