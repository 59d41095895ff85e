import { readItem, removeItem, writeItem } from '../platform/localStorage';

const KEY = 'arbiter.seen.';

/**
 * The last time at which the running clock of a game was visible on this device; 0 if unknown. All tabs read a new value
 * at once, but browsers delay writing it to the disk.
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
