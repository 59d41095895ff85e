import { addressOf } from '../routing/address';

/** Browsers limit how often an address may change, as with a key held down. */
const WRITE_DELAY_MILLIS = 300;

const KEY = 'arbiter-pgn-place';

/** Writes the viewed position into the address, so that a reload or a return shows it again. */
export function writeViewAddress(game: number, at: number): void {
  history.replaceState(history.state, '', addressOf({ screen: 'pgn', game, at }));
}

/** Writes the address after a short delay, or when the page is left. Returns a function that stops it. */
export function rememberView(game: number, at: number): () => void {
  const write = () => writeViewAddress(game, at);
  const onPageHide = () => {
    write();
    // On a reload the browser has read the address before this.
    try {
      sessionStorage.setItem(KEY, JSON.stringify([game, at]));
    } catch {
      // Storage is blocked: the address must do.
    }
  };
  const timer = setTimeout(write, WRITE_DELAY_MILLIS);
  addEventListener('pagehide', onPageHide);
  return () => {
    clearTimeout(timer);
    removeEventListener('pagehide', onPageHide);
  };
}

/** The position that was viewed when the page was reloaded; null if it was not. Can be read once. */
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
