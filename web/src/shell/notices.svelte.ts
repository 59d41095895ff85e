/** The last uncaught error and a downloaded version that can be activated; null if there is none, or it was dismissed. */
export const notices: { error: unknown; update: ServiceWorker | null } = $state({ error: null, update: null });

/** Records uncaught errors. src/mountApp.ts calls this once. */
export function listenForUncaughtErrors(): void {
  addEventListener('error', (event) => {
    // An event without an error object is a browser warning, such as the one about ResizeObserver loops.
    if (event.error) notices.error = event.error;
  });
  addEventListener('unhandledrejection', (event) => {
    notices.error = event.reason ?? event.type;
  });
}

/** The minimum time between two checks for a new version. */
const CHECK_INTERVAL_MILLIS = 60 * 60 * 1000;

let updating = false;

/** Activates the new version and reloads this tab. Other tabs do not reload, because a game may be open in them. */
export function applyUpdate(): void {
  updating = true;
  notices.update?.postMessage({ type: 'SKIP_WAITING' });
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
    if (registration.waiting && navigator.serviceWorker.controller) notices.update = registration.waiting;
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
