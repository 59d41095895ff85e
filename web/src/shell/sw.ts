/**
 * The service worker caches the page's own files, so that the page opens offline. All other requests go to the server.
 * If the server is unreachable, a link game's URL opens the cached page, which shows this device's copy of the game.
 */

/** One of the page's files. Files with a hash in their name never change and have no revision. */
type CachedFile = { url: string; revision: string | null };

/** The parts of ServiceWorkerGlobalScope used here, which are missing from the DOM type library. */
type OfflineWorker = {
  __WB_MANIFEST: CachedFile[];
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(
    type: 'fetch',
    listener: (event: { request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};

declare const self: OfflineWorker;

export {};

const FILES = self.__WB_MANIFEST;
const SCOPE = self.registration.scope;
/** The cache name. It contains the scope, because a host may serve several copies of the page. */
const CACHE = `arbiter ${SCOPE}`;

/** Maps URLs to cache keys. Each version of a file has its own key, so that old and new versions can coexist. */
const keys = new Map<string, string>();
for (const { url, revision } of FILES) {
  // index.html is cached under the folder's URL, because hosts may redirect index.html to the folder, and browsers
  // reject a redirected response to a navigation.
  const address = new URL(url === 'index.html' ? './' : url, SCOPE).href;
  keys.set(address, revision === null ? address : `${address}?revision=${revision}`);
}

self.addEventListener('install', (event) => event.waitUntil(cacheMissingFiles()));

self.addEventListener('activate', (event) => event.waitUntil(deleteOldFiles().then(() => self.clients.claim())));

// The page sends SKIP_WAITING when the user accepts the update.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const key = event.request.method === 'GET' ? keys.get(normalized(event.request.url)) : undefined;
  if (key !== undefined) event.respondWith(cachedResponse(key, event.request));
  else if (event.request.mode === 'navigate' && isLinkGame(event.request.url)) {
    event.respondWith(fetch(event.request).catch(() => cachedResponse(keys.get(SCOPE)!, event.request)));
  }
});

function isLinkGame(url: string): boolean {
  const { origin, pathname } = new URL(url);
  const folder = new URL(SCOPE);
  return origin === folder.origin && /^[A-Za-z0-9]{12}$/.test(pathname.slice(folder.pathname.length));
}

async function cachedResponse(key: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(key)) ?? fetch(request);
}

async function cacheMissingFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    [...keys].map(async ([address, key]) => {
      if (await cache.match(key)) return;
      const response = await fetch(address, { cache: address === key ? 'default' : 'reload' });
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      await cache.put(key, response);
    }),
  );
}

async function deleteOldFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = new Set(keys.values());
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

/** Removes the parts of a URL that do not select a file: the fragment, `?fen=` and index.html. */
function normalized(url: string): string {
  const address = new URL(url);
  address.hash = '';
  address.searchParams.delete('fen');
  if (address.href === new URL('index.html', SCOPE).href) return SCOPE;
  return address.href;
}
