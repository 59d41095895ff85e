const KEY = 'arbiter.unfinished';

/**
 * Whether a game that goes on is likely to be on this device. It is known at once, without opening the database, so that
 * the start can keep a place for it; public/firstPaint.js reads the same key.
 */
export function expectsUnfinishedGame(): boolean {
  return noted() !== null;
}

/** Notes what the database says: the id of the last game that goes on, or that there is none. */
export function rememberUnfinishedGame(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // Storage is forbidden: the start waits for the database instead.
  }
}

/** Notes what a game that was just saved changes about it. */
export function updateUnfinishedGame({ id, over }: { id: string; over: boolean }): void {
  if (!over) rememberUnfinishedGame(id);
  else if (noted() === id) rememberUnfinishedGame(null);
}

function noted(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage is forbidden.
    return null;
  }
}
