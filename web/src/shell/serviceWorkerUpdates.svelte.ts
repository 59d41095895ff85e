/** Minimum time between two checks for a new version. */
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

/** Activates the new version and reloads this tab. Other tabs may be in the middle of a game and do not reload. */
export function applyUpdate(): void {
  updating = true;
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** Makes the page available offline, where the browser allows it; src/mountApp.ts calls it once. */
export async function registerServiceWorker(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !import.meta.env.PROD) return;
  workers.addEventListener('controllerchange', () => {
    if (updating) location.reload();
  });
  try {
    watchForUpdates(await workers.register('./sw.js', { scope: './' }));
  } catch (error) {
    // For instance in a private window. The page then works online only.
    console.info('Not available offline:', error);
  }
}

function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const checkWaiting = () => {
    // Without a controller this is the first version, not an update.
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
    // Fails offline.
    registration.update().catch(() => undefined);
  });
}
