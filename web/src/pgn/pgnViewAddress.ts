import { addressOf } from '../routing/address';

/** Browsers do not like an address that changes with every key that is held down. */
const PATIENCE = 300;

const KEY = 'arbiter-pgn-place';

/** Puts the position that is looked at into the address, so that coming back or loading the page anew finds it. */
export function writeViewAddress(game: number, at: number): void {
  history.replaceState(history.state, '', addressOf({ screen: 'pgn', game, at }));
}

/** Does so when people have looked at it for a moment, or leave the page. The answer stops it. */
export function rememberView(game: number, at: number): () => void {
  const write = () => writeViewAddress(game, at);
  const leave = () => {
    write();
    // A browser that loads the page again has taken the address before this.
    try {
      sessionStorage.setItem(KEY, JSON.stringify([game, at]));
    } catch {
      // Without storage the address has to do.
    }
  };
  const timer = setTimeout(write, PATIENCE);
  addEventListener('pagehide', leave);
  return () => {
    clearTimeout(timer);
    removeEventListener('pagehide', leave);
  };
}

/** The position of this game that was looked at when the page was loaded again; null if it was not. Answers once. */
export function viewBeforeReload(game: number): number | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type !== 'reload' || !Array.isArray(kept) || kept[0] !== game) return null;
    return typeof kept[1] === 'number' ? kept[1] : null;
  } catch {
    return null;
  }
}
