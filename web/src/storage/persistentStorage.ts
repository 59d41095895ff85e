const ASKED = 'arbiter.persist';

/**
 * Asks the browser, once, not to clear the games away when space is short. Some ask the user; nobody waits for
 * the answer, because the games are kept either way.
 */
export function requestPersistentStorage(): void {
  try {
    if (!navigator.storage?.persist || localStorage.getItem(ASKED)) return;
    localStorage.setItem(ASKED, '1');
  } catch {
    // Storage is forbidden: there is nothing to keep.
    return;
  }
  navigator.storage.persist().catch((error: unknown) => console.info('storage.persist:', error));
}
