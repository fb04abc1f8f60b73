// SPDX-License-Identifier: MIT
// patch.ts - from one picture to the next, touching only what differs.
//
// A picture is groups of things, and everything has an id. Most of a board stays as it is from
// one action to the next, and what stays keeps its element: a browser would need most of its
// time to style all of it again.

/** What the engine wrote for a thing; the page adds labels and classes to it later. */
const written = new WeakMap<Element, string>();

/** Things that hold no other things. */
export function leaves(picture: ParentNode): SVGGElement[] {
    return [...picture.querySelectorAll<SVGGElement>('g[data-id]')].filter(isLeaf);
}

const isLeaf = (g: Element): boolean => !g.querySelector('g[data-id]');
const keyOf = (e: Element): string => e.getAttribute('data-id') ?? e.tagName;

/** Remember a picture that was just parsed. */
export function remember(picture: ParentNode): void {
    for (const g of leaves(picture)) written.set(g, g.outerHTML);
}

export const sameThing = (a: Element | undefined, b: Element): boolean =>
    !!a && written.has(a) && written.get(a) === written.get(b);

function copyAttributes(to: Element, from: Element): void {
    for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name);
    for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}

/** The element that stands for `next` from now on: the old one if it can stay. */
function merge(old: Element | undefined, next: Element): Element {
    if (sameThing(old, next)) return old!;
    if (!old || isLeaf(old) || isLeaf(next)) return next;
    copyAttributes(old, next);
    patchChildren(old, next);
    return old;
}

/** Make the things in `parent` those of `next`, in their order. */
export function patchChildren(parent: Element, next: Element): void {
    const old = new Map([...parent.children].map((e) => [keyOf(e), e]));
    const wanted = [...next.children].map((e) => merge(old.get(keyOf(e)), e));
    const stay = new Set(wanted);
    for (const e of [...parent.childNodes]) if (!stay.has(e as Element)) e.remove();
    let at = parent.firstChild;
    for (const e of wanted) {
        if (e === at) at = at.nextSibling;
        else parent.insertBefore(e, at);
    }
}
