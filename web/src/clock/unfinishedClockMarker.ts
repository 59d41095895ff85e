import { readJson, removeItem, writeItem } from '../platform/localStorage';
import type { ClockState } from '../rules/clockModule';

const KEY = 'arbiter.unfinishedClock';

/**
 * Remembers a clock that has been started and on which no flag has fallen. The home screen can then offer to continue
 * it without loading the rules.
 */
export function rememberClock(id: string, { started, firstFlag, nextFlagAt }: ClockState): void {
  if (started && !firstFlag) writeItem(KEY, JSON.stringify({ id, nextFlagAt }));
  else if (stored()?.id === id) removeItem(KEY);
}

/** Whether this device has a clock to continue. A running clock counts until its flag falls. */
export function expectsUnfinishedClock(now = Date.now()): boolean {
  const clock = stored();
  return clock !== null && (typeof clock.nextFlagAt !== 'number' || now < clock.nextFlagAt);
}

function stored(): { id?: unknown; nextFlagAt?: unknown } | null {
  const value = readJson(KEY);
  return typeof value === 'object' ? value : null;
}
