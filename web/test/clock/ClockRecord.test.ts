import { describe, expect, test } from 'vitest';
import { readClockRecord } from '../../src/clock/ClockSession.svelte';
import { ClockDevice } from './clockFixture';

function storedClock(): Record<string, unknown> {
  const device = new ClockDevice();
  const session = device.set();
  session.send({ type: 'press', by: 'black' });
  device.press(session, 3, 4, 5);
  return JSON.parse(JSON.stringify(device.saved.at(-1))) as Record<string, unknown>;
}

describe('a stored clock', () => {
  test('is read as it was written', () => {
    const stored = storedClock();
    expect(readClockRecord(stored)?.record).toEqual(stored);
  });

  test.each([
    null,
    'clock',
    [],
    {},
    { ...storedClock(), v: 2 },
    { ...storedClock(), id: 'a/b' },
    { ...storedClock(), white: 7 },
    { ...storedClock(), changed: 'today' },
    { ...storedClock(), log: { v: 1, type: 'clock', events: [] } },
    { ...storedClock(), log: { v: 1, type: 'clock', events: [{ v: 1, type: 'pressed', at: 0, by: 'white' }] } },
    { ...storedClock(), log: { v: 1, type: 'game', events: [] } },
  ])('that is damaged is not read: %#', (stored) => {
    expect(readClockRecord(stored)).toBeNull();
  });
});
