// SPDX-License-Identifier: MIT
// service.ts - keeps the page on the device, so that it opens without a network.
//
// Everything is fetched afresh when there is a network, so that nobody is stuck with an old
// version; the copy is for when there is none.

export {};

const scope = self as unknown as ServiceWorkerGlobalScope;

const CACHE = 'spielwerk';
const NEEDED = ['./', 'index.html', 'main.js', 'worker.js', 'style.css', 'spielwerk.wasm', 'welcome-en.txt', 'welcome-de.txt'];
const WELCOME = ['samples.txt', 'manifest.webmanifest', 'icon.svg', 'icon-192.png', 'font.woff2']; // it works without

async function keepAll(): Promise<void> {
    const cache = await caches.open(CACHE);
    await Promise.all([cache.addAll(NEEDED), ...WELCOME.map((file) => cache.add(file).catch(() => {}))]);
}

scope.addEventListener('install', (event) => {
    event.waitUntil(keepAll());
    void scope.skipWaiting();
});

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

async function answer(request: Request): Promise<Response> {
    const cache = await caches.open(CACHE);
    try {
        const response = await fetch(request);
        if (response.ok) await cache.put(request, response.clone());
        return response;
    } catch {
        return (await cache.match(request, { ignoreSearch: true })) ?? Response.error();
    }
}

scope.addEventListener('fetch', (event) => {
    if (event.request.method === 'GET' && new URL(event.request.url).origin === scope.location.origin)
        event.respondWith(answer(event.request));
});
