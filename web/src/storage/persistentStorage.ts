const REQUESTED = 'arbiter.persist';

/** Asks the browser once to keep the games when storage space runs low. Some browsers ask the user for permission. */
export function requestPersistentStorage(): void {
  try {
    if (!navigator.storage?.persist || localStorage.getItem(REQUESTED)) return;
    localStorage.setItem(REQUESTED, '1');
  } catch {
    // If storage is forbidden, there are no games to protect.
    return;
  }
  navigator.storage.persist().catch((error: unknown) => console.info('storage.persist:', error));
}
