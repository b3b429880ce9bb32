/**
 * The service worker: shows notices, also when no page is open, and keeps what the page needs to say that there is no
 * connection. Calls (`/api`) never come from here. The build fills in the files of the page.
 */
const SHELL = /* shell */ { version: "dev", files: [] };
const ASSETS = "assets";
const MOST = 300;
const first = `shell-${SHELL.version}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      await (await caches.open(first)).add(new Request("/", { cache: "no-cache" }));
      await keep(SHELL.files);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== first && name !== ASSETS) await caches.delete(name);
      const assets = await caches.open(ASSETS);
      const kept = await assets.keys();
      // An open page of the version before may still ask for its files: only the oldest go.
      for (const old of kept.slice(0, Math.max(0, kept.length - MOST))) await assets.delete(old);
      await self.clients.claim();
    })(),
  );
});

/** Keeps files whose names change with their content; the browser has them already. */
async function keep(files) {
  const assets = await caches.open(ASSETS);
  for (const file of files) if (!(await assets.match(file))) await assets.add(file).catch(() => undefined);
}

self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await caches.match("/");
    if (shell) return shell;
    throw error;
  }
}

async function asset(request) {
  const known = await caches.match(request);
  if (known) return known;
  const found = await fetch(request);
  if (found.ok) {
    const copy = found.clone();
    await (await caches.open(ASSETS)).put(request, copy);
  }
  return found;
}

let told = Promise.resolve();

self.addEventListener("push", (event) => {
  const notice = event.data?.json() ?? {};
  // One after the other: a notice counted while it is being shown is taken for one that was closed, and lost.
  told = told.catch(() => undefined).then(() => tell(notice));
  event.waitUntil(told);
});

async function tell({ game = "", title = "Concordia", body = "", language = "en" }) {
  // A newer one of the same game takes the place of the older.
  const tag = game ? `game-${game}` : "concordia";
  await self.registration.showNotification(title, { body, tag, lang: language, icon: "/icon-192.png", data: { game } });
  const waiting = await self.registration.getNotifications();
  await self.navigator.setAppBadge?.(waiting.length).catch(() => undefined);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.game ? `/game/${event.notification.data.game}` : "/"));
});

/** Goes to the tab that shows a page, or to a new one. */
async function open(path) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
