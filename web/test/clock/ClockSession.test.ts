import { describe, expect, test } from 'vitest';
import { clockText } from '../../src/play/clockText';
import type { ClockSession } from '../../src/clock/ClockSession.svelte';
import { ClockDevice } from './clockFixture';

function times(session: ClockSession): string {
  const { white, black } = session.clock.state(session.now());
  return `${clockText(white.left)} ${clockText(black.left)}`;
}

describe('a clock on this device', () => {
  test('is started by Black’s first press and counts the presses', () => {
    const device = new ClockDevice();
    const session = device.set();
    expect(times(session)).toBe('3:00 3:00');
    session.send({ type: 'press', by: 'black' });
    device.press(session, 10, 5);
    expect(times(session)).toBe('2:52 2:57');
    expect(session.clock.presses()).toMatchObject([
      { by: 'white', move: 1, used: 10_000, left: 172_000 },
      { by: 'black', move: 1, used: 5_000, left: 177_000 },
    ]);
  });

  test('counts wall time through a reload, and its flag fell when it fell', () => {
    const device = new ClockDevice();
    device.set({ control: '1+0' }).send({ type: 'press', by: 'black' });
    device.now += 20_000;
    const session = device.reload();
    expect(times(session)).toBe('0:40 1:00');
    device.now += 3_600_000;
    const later = device.reload();
    later.send({ type: 'checkFlag' });
    expect(later.clock.state(later.now())).toMatchObject({ firstFlag: 'white', running: null, stoppedByFlag: true });
    expect(later.clock.log().events.at(-1)).toMatchObject({ type: 'flagFell', at: device.now - 3_600_000 + 40_000 });
  });

  test('saves every change with the names', () => {
    const device = new ClockDevice();
    const session = device.set();
    session.send({ type: 'press', by: 'black' });
    session.rename({ white: ' Ada ', black: '' });
    expect(device.saved).toHaveLength(2);
    expect(device.reload().record).toMatchObject({ white: 'Ada', black: '', log: { events: [{ type: 'setUp' }, { type: 'started' }] } });
  });

  test('tells its listeners what happened, and a refusal changes nothing', () => {
    const session = new ClockDevice().set();
    const heard: string[] = [];
    const stop = session.listen((events) => heard.push(...events.map(({ type }) => type)));
    session.send({ type: 'press', by: 'black' });
    const answer = session.send({ type: 'press', by: 'black' });
    expect(answer).toMatchObject({ refused: { reason: 'OTHER_CLOCK_RUNS' } });
    stop();
    session.send({ type: 'pause' });
    expect(heard).toEqual(['started']);
  });

  test('does nothing in a tab that does not use it', () => {
    const device = new ClockDevice();
    const session = device.set();
    session.writer = false;
    expect(session.send({ type: 'press', by: 'black' })).toBeNull();
    session.rename({ white: 'Ada', black: 'Bo' });
    expect(device.saved).toEqual([]);
  });

  test('continues after a change of the device’s clock', () => {
    const device = new ClockDevice();
    const session = device.set();
    session.send({ type: 'press', by: 'black' });
    device.press(session, 30);
    device.now -= 86_400_000;
    const reloaded = device.reload();
    expect(times(reloaded)).toBe('2:32 3:00');
  });

  test.each([
    ['3+0', '2:56 3:00'],
    ['3d5', '3:00 3:00'],
    ['*3', '2:56 3:04'],
  ])('gives back the time of an absence: %s', (control, expected) => {
    const device = new ClockDevice();
    const session = device.set({ control });
    session.send({ type: 'press', by: 'black' });
    device.now += 3_000;
    const from = device.now;
    device.now += 60_000;
    session.giveBack(from, device.now);
    device.now += 1_000;
    expect(times(session)).toBe(expected);
    session.giveBack(from, device.now);
    expect(times(session)).toBe(expected);
  });

  test('gives nothing back after a flag', () => {
    const device = new ClockDevice();
    const session = device.set({ control: '1+0' });
    session.send({ type: 'press', by: 'black' });
    device.now += 61_000;
    session.send({ type: 'checkFlag' });
    session.giveBack(device.now - 30_000, device.now);
    expect(session.clock.log().events).toHaveLength(3);
  });
});
