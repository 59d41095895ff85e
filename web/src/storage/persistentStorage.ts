const REQUESTED = 'arbiter.persist';

/** Asks the browser, once, not to delete the games when space is short. Some browsers ask the user. */
export function requestPersistentStorage(): void {
  try {
    if (!navigator.storage?.persist || localStorage.getItem(REQUESTED)) return;
    localStorage.setItem(REQUESTED, '1');
  } catch {
    // Storage is forbidden: there are no games to protect.
    return;
  }
  navigator.storage.persist().catch((error: unknown) => console.info('storage.persist:', error));
}
