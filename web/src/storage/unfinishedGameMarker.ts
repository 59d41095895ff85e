import { readItem, removeItem, writeItem } from '../platform/localStorage';

const KEY = 'arbiter.unfinished';

/**
 * Whether this device probably has an unfinished game. Does not query the database, so that the home screen can reserve
 * space for the game before the first paint. src/firstPaint.ts reads the same key.
 */
export function expectsUnfinishedGame(): boolean {
  return readItem(KEY) !== null;
}

/** Stores the id of the last unfinished game, or deletes the stored id if `id` is null. */
export function rememberUnfinishedGame(id: string | null): void {
  if (id === null) removeItem(KEY);
  else writeItem(KEY, id);
}

/** Updates the stored id when a game is saved. */
export function updateUnfinishedGame({ id, over }: { id: string; over: boolean }): void {
  if (!over) rememberUnfinishedGame(id);
  else if (readItem(KEY) === id) rememberUnfinishedGame(null);
}
