import { readItem, readJson, removeItem, writeItem } from '../platform/localStorage';

/** The last unfinished game and clock, so that the home screen need not query the databases before the first paint. */
const GAME = 'arbiter.unfinished';
const CLOCK = 'arbiter.unfinishedClock';

/** Whether this device probably has an unfinished game. src/firstPaint.ts reads the same key. */
export function expectsUnfinishedGame(): boolean {
  return readItem(GAME) !== null;
}

/** Stores the id of the last unfinished game, or deletes the stored id if `id` is null. */
export function rememberUnfinishedGame(id: string | null): void {
  if (id === null) removeItem(GAME);
  else writeItem(GAME, id);
}

/** Updates the stored id when a game is saved. */
export function updateUnfinishedGame({ id, over }: { id: string; over: boolean }): void {
  if (!over) rememberUnfinishedGame(id);
  else if (readItem(GAME) === id) rememberUnfinishedGame(null);
}

/** Remembers a clock that has been started and on which no flag has fallen, and when the flag of a running clock falls. */
export function rememberClock(id: string, clock: { started: boolean; firstFlag: unknown; nextFlagAt: number | null }): void {
  const { started, firstFlag, nextFlagAt } = clock;
  if (started && !firstFlag) writeItem(CLOCK, JSON.stringify({ id, nextFlagAt }));
  else if (storedClock()?.id === id) removeItem(CLOCK);
}

/** Whether this device has a clock to continue. A running clock counts until its flag falls. */
export function expectsUnfinishedClock(now = Date.now()): boolean {
  const clock = storedClock();
  return clock !== null && (typeof clock.nextFlagAt !== 'number' || now < clock.nextFlagAt);
}

function storedClock(): { id?: unknown; nextFlagAt?: unknown } | null {
  const value = readJson(CLOCK);
  return typeof value === 'object' ? value : null;
}
