import { addressOf } from '../routing/address';

/**
 * The delay before the URL is written. Browsers limit how often the URL may change, which matters while a key is held
 * down.
 */
const WRITE_DELAY_MILLIS = 300;

const KEY = 'arbiter-pgn-place';

/** Writes the viewed position to the URL, so that the position is restored after a reload or when the user returns. */
export function writeViewAddress(game: number, at: number): void {
  history.replaceState(history.state, '', addressOf({ screen: 'pgn', game, at }));
}

/** Writes the URL after a short delay, or when the user leaves the page. Returns a function that cancels the write. */
export function rememberView(game: number, at: number): () => void {
  const write = () => writeViewAddress(game, at);
  const onPageHide = () => {
    write();
    // On a reload, the browser has already read the URL by this point, so the position is also stored.
    try {
      sessionStorage.setItem(KEY, JSON.stringify([game, at]));
    } catch {
      // If storage is blocked, only the URL is used.
    }
  };
  const timer = setTimeout(write, WRITE_DELAY_MILLIS);
  addEventListener('pagehide', onPageHide);
  return () => {
    clearTimeout(timer);
    removeEventListener('pagehide', onPageHide);
  };
}

/** The position that was viewed before a reload; null if there was no reload. The value can be read only once. */
export function viewBeforeReload(game: number): number | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type !== 'reload' || !Array.isArray(stored) || stored[0] !== game) return null;
    return typeof stored[1] === 'number' ? stored[1] : null;
  } catch {
    return null;
  }
}
