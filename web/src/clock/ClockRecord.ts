import { readClock, type Clock, type ClockLog } from '../rules/clockModule';
import { cleanPlayerName, isGameId, isObject } from '../storage/gameRecordShape';

/** A stored clock. The clock's state is computed from its log. */
export type ClockRecord = {
  v: 1;
  id: string;
  created: number;
  changed: number;
  white: string;
  black: string;
  log: ClockLog;
};

export type CheckedClock = { record: ClockRecord; clock: Clock };

/** Validates a stored clock. Returns null if the value is not a clock, or if this page cannot read its log. */
export function readClockRecord(stored: unknown): CheckedClock | null {
  if (!isObject(stored) || stored.v !== 1 || !isGameId(stored.id)) return null;
  const { id, created, changed, white, black } = stored;
  if (!isTime(created) || !isTime(changed) || typeof white !== 'string' || typeof black !== 'string') return null;
  const reading = readClock(stored.log);
  if ('problems' in reading) return null;
  const { clock } = reading;
  const names = { white: cleanPlayerName(white), black: cleanPlayerName(black) };
  return { record: { v: 1, id, created, changed, ...names, log: clock.log() }, clock };
}

function isTime(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
