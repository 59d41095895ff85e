import { readItem, removeItem, writeItem } from '../platform/localStorage';

const KEY = 'arbiter.seen.';

/**
 * The last time at which a game's running clock was visible on this device; 0 if unknown. All tabs see a new value at
 * once, but browsers write it to disk only after a delay.
 */
export function lastSeen(id: string): number {
  const time = Number(readItem(KEY + id));
  return Number.isSafeInteger(time) ? time : 0;
}

export function rememberLastSeen(id: string, now: number): void {
  writeItem(KEY + id, String(now));
}

export function forgetLastSeen(id: string): void {
  removeItem(KEY + id);
}
