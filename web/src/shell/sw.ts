/**
 * The service worker: keeps the page's own files, so that it opens without a network. It answers for these files
 * alone; every other address is the server's, and its answer counts, a 404 too. Only where there is none, the address
 * of a game by link opens the page that is kept, which shows what this device has of it.
 */

/** One of the page's files. Those with a hash in their name have no revision: they never change. */
type Kept = { url: string; revision: string | null };

/** As much of a worker's world as is used here; the page's own library of types has none of it. */
type OfflineWorker = {
  __WB_MANIFEST: Kept[];
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
/** A host may have the page in several folders; each keeps its own. */
const CACHE = `arbiter ${SCOPE}`;

/** Where each file is found, and the name it is kept under: a new version lies beside the old one until it is let in. */
const keys = new Map<string, string>();
for (const { url, revision } of FILES) {
  // Hosts may redirect index.html to the folder, and a redirect must not be the answer to a navigation.
  const address = new URL(url === 'index.html' ? './' : url, SCOPE).href;
  keys.set(address, revision === null ? address : `${address}?revision=${revision}`);
}

self.addEventListener('install', (event) => event.waitUntil(fetchMissing()));

self.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));

// The page says so when people have.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const key = event.request.method === 'GET' ? keys.get(plain(event.request.url)) : undefined;
  if (key !== undefined) event.respondWith(kept(key, event.request));
  else if (event.request.mode === 'navigate' && isGame(event.request.url)) {
    event.respondWith(fetch(event.request).catch(() => kept(keys.get(SCOPE)!, event.request)));
  }
});

function isGame(url: string): boolean {
  const { origin, pathname } = new URL(url);
  const folder = new URL(SCOPE);
  return origin === folder.origin && /^[A-Za-z0-9]{12}$/.test(pathname.slice(folder.pathname.length));
}

async function kept(key: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(key)) ?? fetch(request);
}

async function fetchMissing(): Promise<void> {
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

async function forgetOthers(): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = new Set(keys.values());
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

/** An address without what only the page reads: the part behind `#`, `?fen=`, and index.html's name. */
function plain(url: string): string {
  const address = new URL(url);
  address.hash = '';
  address.searchParams.delete('fen');
  if (address.href === new URL('index.html', SCOPE).href) return SCOPE;
  return address.href;
}
