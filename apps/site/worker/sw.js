/* global build -- the build writes it above this line: the version, and the addresses of the shell's files. */

const cachePrefix = 'shell-';
const cacheName = cachePrefix + build.version;
const shellFiles = new Set([...build.files, ...build.texts]);

/** A page that takes longer than this to arrive is opened from the cache instead. */
const pageLimitMs = 5_000;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

async function keepShell() {
  const cache = await caches.open(cacheName);
  await cache.addAll(build.files);
  await Promise.all(build.texts.map((file) => keepIfHere(cache, file)));
}

/** The browser has the texts of the language that the player reads; those of other languages would be paid for unread. */
async function keepIfHere(cache, file) {
  const here = await fetch(file, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
  if (here?.ok) await cache.put(file, here);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  // Answers about money and games are never kept, and are not touched here at all.
  if (origin !== location.origin || pathname.toLowerCase().startsWith('/api/')) return;
  if (event.request.mode === 'navigate') event.respondWith(openPage(event));
  else if (shellFiles.has(pathname)) event.respondWith(fromCacheFirst(event.request));
});

/** A page asks whether this worker, which waits for its turn, is newer than itself; or tells it not to wait. */
self.addEventListener('message', ({ data, source }) => {
  if (data.type === 'take-over') self.skipWaiting();
  if (data.type === 'which' && !shellFiles.has(data.entry)) source.postMessage({ type: 'newer' });
});

/** The network first, because the page carries the operator's settings; the cached shell when none answers. */
async function openPage(event) {
  const fromNetwork = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(event.request));
  const cached = await caches.match('/');
  if (!cached) return fromNetwork;
  const tooLate = new Promise((resolve) => setTimeout(resolve, pageLimitMs, cached));
  return Promise.race([fromNetwork.catch(() => cached), tooLate]);
}

/** The names of these files change with their content. */
async function fromCacheFirst(request) {
  return (await caches.match(request)) ?? fetchAndKeep(request);
}

async function fetchAndKeep(request) {
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    caches.open(cacheName).then((cache) => cache.put(request, copy));
  }
  return answer;
}

async function dropOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}
