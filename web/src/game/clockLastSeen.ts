const KEY = 'arbiter.seen.';

/**
 * When somebody could last see the running clock of a game, as far as that is known. It is written at once, and
 * every tab sees it at once, but browsers take their time to bring it to the disk.
 */
export function lastSeen(id: string): number {
  try {
    const time = Number(localStorage.getItem(KEY + id));
    return Number.isSafeInteger(time) ? time : 0;
  } catch {
    // Storage is forbidden: the last event is the last that is known.
    return 0;
  }
}

export function rememberLastSeen(id: string, now: number): void {
  try {
    localStorage.setItem(KEY + id, String(now));
  } catch {
    // Storage is forbidden or full: after a reload the last event is the last that is known.
  }
}

export function forgetLastSeen(id: string): void {
  try {
    localStorage.removeItem(KEY + id);
  } catch {
    // Storage is forbidden: there is nothing to forget.
  }
}

/** Tells whether the page can be seen, now and whenever that changes or the device wakes; the answer stops it. */
export function watchPresence(presence: (visible: boolean) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const look = () => presence(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', look, { signal });
  document.addEventListener('resume', look, { signal });
  addEventListener('pageshow', look, { signal });
  addEventListener('focus', look, { signal });
  addEventListener('pagehide', () => presence(false), { signal });
  look();
  return () => stop.abort();
}
