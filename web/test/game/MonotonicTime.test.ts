import { describe, expect, it } from 'vitest';
import { MonotonicTime } from '../../src/game/MonotonicTime';

/** A device whose two clocks are set by hand. */
function device() {
  const time = { date: 1_000_000, steady: 5_000 };
  const pass = (millis: number) => {
    time.date += millis;
    time.steady += millis;
  };
  return { time, pass, wall: new MonotonicTime(() => time.date, () => time.steady) };
}

describe('the clock on the wall', () => {
  it('shows the time of the device', () => {
    const { wall, pass } = device();
    expect(wall.now()).toBe(1_000_000);
    pass(1_234);
    expect(wall.now()).toBe(1_001_234);
  });

  it('goes on from where it was when the device is put back an hour', () => {
    const { wall, pass, time } = device();
    wall.now();
    pass(500);
    time.date -= 3_600_000;
    expect(wall.now()).toBe(1_000_500);
    pass(250);
    expect(wall.now()).toBe(1_000_750);
  });

  it('counts the sleep during which the steady clock stands still', () => {
    const { wall, time } = device();
    wall.now();
    time.date += 60_000;
    expect(wall.now()).toBe(1_060_000);
  });

  it('never runs backwards, however the device is set, and never runs faster than time passes', () => {
    const { wall, pass, time } = device();
    const steps: number[] = [];
    let last = wall.now();
    let random = 42;
    for (let i = 0; i < 10_000; i++) {
      random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
      pass(random % 20);
      if (random % 7 === 0) time.date -= random % 100_000;
      const now = wall.now();
      steps.push(now - last);
      last = now;
    }
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...steps)).toBeLessThan(20);
  });

  it('begins no earlier than what has already happened', () => {
    const { wall, pass } = device();
    wall.notBefore(2_000_000);
    pass(10);
    expect(wall.now()).toBe(2_000_010);
    wall.notBefore(1_500_000);
    expect(wall.now()).toBe(2_000_010);
  });
});
