/** How often a page that stays open looks for a new version, at most. */
const LOOK_AGAIN = 60 * 60 * 1000;

let waiting: ServiceWorker | null = $state.raw(null);
let asked = false;

/** Whether a new version has been fetched and waits to be let in. */
export function updateAvailable(): boolean {
  return waiting !== null;
}

export function dismissUpdate(): void {
  waiting = null;
}

/** Lets the new version in, and shows it. Only this tab reloads: another may be in the middle of a game. */
export function applyUpdate(): void {
  asked = true;
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** Makes the page usable without a network, where the browser allows it. Called once, by the page. */
export async function registerServiceWorker(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !import.meta.env.PROD) return;
  workers.addEventListener('controllerchange', () => {
    if (asked) location.reload();
  });
  try {
    watch(await workers.register('./sw.js', { scope: './' }));
  } catch (error) {
    // In a private window, say: the page works as long as there is a network.
    console.info('Not available offline:', error);
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // Without a controller it is the first version that waits, and nobody has an older one.
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  look();

  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < LOOK_AGAIN) return;
    last = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => undefined);
  });
}
