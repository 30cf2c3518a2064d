/* global build -- the build writes it above this line: the version, the addresses of the shell's files, and those of its texts by language. */

const cachePrefix = 'shell-';
const cacheName = cachePrefix + build.version;
const shellFiles = new Set([...build.files, ...Object.values(build.texts).flat()]);

/** A page that takes longer than this to arrive is opened from the cache instead. */
const pageLimitMs = 5_000;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(build.files)));
});

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

/**
 * A page asks whether this worker, which waits for its turn, is newer than itself; or tells it not to wait; or names the language that
 * its player reads: texts of the others would be paid for unread.
 */
self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data.type === 'keep-texts') event.waitUntil(keepTexts(build.texts[data.language] ?? []));
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
  return (await caches.match(request)) ?? fetch(request);
}

async function keepTexts(files) {
  const cache = await caches.open(cacheName);
  const kept = await Promise.all(files.map((file) => cache.match(file)));
  await cache.addAll(files.filter((_, at) => !kept[at]));
}

async function dropOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}
