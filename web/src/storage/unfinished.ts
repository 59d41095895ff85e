const KEY = 'arbiter.unfinished';

/**
 * Whether a game that goes on is likely to be on this device. It is known at once, without opening the database, so that
 * the start can keep a place for it; public/early.js reads the same key.
 */
export function expectsUnfinished(): boolean {
  return noted() !== null;
}

/** Notes what the database says: the id of the last game that goes on, or that there is none. */
export function noteUnfinished(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // Storage is forbidden: the start waits for the database instead.
  }
}

/** Notes what a game that was just saved changes about it. */
export function noteSaved({ id, over }: { id: string; over: boolean }): void {
  if (!over) noteUnfinished(id);
  else if (noted() === id) noteUnfinished(null);
}

function noted(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage is forbidden.
    return null;
  }
}
