/* The pages without a line: files that never change come from the cache, a page that can't be fetched is the one kept. */
const CACHE = "curiouser-1";
const KEPT = 200;

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(CACHE).then((cache) => cache.add("/")));
    self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const { pathname, origin } = new URL(request.url);
    if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
    if (request.mode === "navigate") event.respondWith(page(request));
    else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});

/** All paths have the same page; the newest one is kept. */
async function page(request) {
    const cache = await caches.open(CACHE);
    try {
        const found = await fetch(request);
        if (found.ok) await cache.put("/", found.clone());
        return found;
    } catch (problem) {
        const kept = await cache.match("/");
        if (kept) return kept;
        throw problem;
    }
}

async function file(request) {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(request);
    if (kept) return kept;
    const found = await fetch(request);
    if (found.ok) await cache.put(request, found.clone());
    const names = await cache.keys();
    for (const name of names.slice(1, Math.max(1, names.length - KEPT))) await cache.delete(name);
    return found;
}

self.addEventListener("push", (event) => {
    const { table = "", game = "" } = event.data?.json() ?? {};
    event.waitUntil(tell(table, game));
});

/** In the words that src/device/notifications.ts has stored. */
async function tell(table, game) {
    const kept = await caches.match(`/words/${game}`, { cacheName: "curiouser-words" }).catch(() => undefined);
    const { title, body } = (await kept?.json()) ?? { title: `Curiouser: ${game}`, body: "" };
    await self.registration.showNotification(title, { body, icon: "/icon.svg", tag: table, data: `/t/${table}` });
}

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(visit(event.notification.data));
});

/** The page of the table, if it is still open somewhere. */
async function visit(path) {
    const pages = await self.clients.matchAll({ type: "window" });
    const open = pages.find(({ url }) => new URL(url).pathname === path);
    await (open ? open.focus() : self.clients.openWindow(path));
}
