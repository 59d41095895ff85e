let last: unknown = $state.raw(null);

/** The last uncaught error; null if there was none or the user dismissed it. */
export function uncaughtError(): unknown {
  return last;
}

export function dismissUncaughtError(): void {
  last = null;
}

/** Records uncaught errors. src/mountApp.ts calls this once. */
export function listenForUncaughtErrors(): void {
  addEventListener('error', (event) => {
    // An event without an error object is a browser warning, such as the one about ResizeObserver loops.
    if (event.error) last = event.error;
  });
  addEventListener('unhandledrejection', (event) => {
    last = event.reason ?? event.type;
  });
}

/** The minimum time between two checks for a new version. */
const CHECK_INTERVAL_MILLIS = 60 * 60 * 1000;

let waiting: ServiceWorker | null = $state.raw(null);
let updating = false;

/** Whether a new version has been downloaded and can be activated. */
export function updateAvailable(): boolean {
  return waiting !== null;
}

export function dismissUpdate(): void {
  waiting = null;
}

/** Activates the new version and reloads this tab. Other tabs do not reload, because a game may be open in them. */
export function applyUpdate(): void {
  updating = true;
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** Makes the page available offline if the browser allows it. src/mountApp.ts calls this once. */
export async function registerServiceWorker(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !import.meta.env.PROD) return;
  workers.addEventListener('controllerchange', () => {
    if (updating) location.reload();
  });
  try {
    watchForUpdates(await workers.register('./sw.js', { scope: './' }));
  } catch (error) {
    // Registration fails in some cases, for example in some private windows. The page then works only online.
    console.info('Not available offline:', error);
  }
}

function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const checkWaiting = () => {
    // If no service worker controls the page yet, this is the first version and not an update.
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', checkWaiting);
  });
  checkWaiting();

  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheck < CHECK_INTERVAL_MILLIS) return;
    lastCheck = Date.now();
    // The update check fails when the device is offline.
    registration.update().catch(() => undefined);
  });
}
