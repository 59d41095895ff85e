import { beforeEach, expect, test, vi } from 'vitest';
import { expectsUnfinishedClock, rememberClock } from '../../src/storage/unfinishedMarkers';
import type { ClockSession } from '../../src/clock/ClockSession.svelte';
import { FakeLocalStorage } from '../storage/FakeLocalStorage';
import { ClockDevice } from './clockFixture';

let device: ClockDevice;

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeLocalStorage());
  device = new ClockDevice();
});

const remember = (session: ClockSession) => rememberClock(session.record.id, session.clock.state(device.now));
const expected = () => expectsUnfinishedClock(device.now);

test('a clock is offered from its start until its flag falls', () => {
  const session = device.set({ control: '1+0' });
  remember(session);
  expect(expected()).toBe(false);
  session.send({ type: 'press', by: 'black' });
  remember(session);
  expect(expected()).toBe(true);
  device.now += 59_000;
  expect(expected()).toBe(true);
  device.now += 2_000;
  expect(expected()).toBe(false);
});

test('a paused clock is offered for as long as it is paused', () => {
  const session = device.set({ control: '1+0' });
  session.send({ type: 'press', by: 'black' });
  session.send({ type: 'pause' });
  remember(session);
  device.now += 3_600_000;
  expect(expected()).toBe(true);
});

test('a clock that was restarted is no longer offered, and another clock’s end changes nothing', () => {
  const session = device.set();
  session.send({ type: 'press', by: 'black' });
  remember(session);
  rememberClock('another', { ...session.clock.state(device.now), firstFlag: 'white' });
  expect(expected()).toBe(true);
  session.send({ type: 'pause' });
  session.send({ type: 'restart' });
  remember(session);
  expect(expected()).toBe(false);
});
