const KEY = 'arbiter.seen.';

/** When somebody could last see the running clock of a game. It outlasts the page, if the storage lets it. */
export function lastSeen(id: string): number | null {
  try {
    const time = Number(localStorage.getItem(KEY + id) ?? NaN);
    return Number.isSafeInteger(time) ? time : null;
  } catch {
    // Storage is forbidden: the last event is the last that is known.
    return null;
  }
}

export function saw(id: string, now: number): void {
  try {
    localStorage.setItem(KEY + id, String(now));
  } catch {
    // Storage is forbidden or full: after a reload the last event is the last that is known.
  }
}

export function forgetSeen(id: string): void {
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
