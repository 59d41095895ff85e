import { describe, expect, it } from 'vitest';
import { MonotonicTime } from '../../src/game/time.svelte';

/** A device whose system clock and monotonic clock are both controlled by the test. */
function device() {
  const time = { date: 1_000_000, steady: 5_000 };
  const pass = (millis: number) => {
    time.date += millis;
    time.steady += millis;
  };
  return { time, pass, monotonic: new MonotonicTime(() => time.date, () => time.steady) };
}

describe('monotonic time', () => {
  it('is the time of the device', () => {
    const { monotonic, pass } = device();
    expect(monotonic.now()).toBe(1_000_000);
    pass(1_234);
    expect(monotonic.now()).toBe(1_001_234);
  });

  it('continues from where it was when the device is set back an hour', () => {
    const { monotonic, pass, time } = device();
    monotonic.now();
    pass(500);
    time.date -= 3_600_000;
    expect(monotonic.now()).toBe(1_000_500);
    pass(250);
    expect(monotonic.now()).toBe(1_000_750);
  });

  it('includes sleep, during which the monotonic clock stands still', () => {
    const { monotonic, time } = device();
    monotonic.now();
    time.date += 60_000;
    expect(monotonic.now()).toBe(1_060_000);
  });

  it('never runs backwards, however the device is set, and never runs faster than time passes', () => {
    const { monotonic, pass, time } = device();
    const steps: number[] = [];
    let last = monotonic.now();
    let random = 42;
    for (let i = 0; i < 10_000; i++) {
      random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
      pass(random % 20);
      if (random % 7 === 0) time.date -= random % 100_000;
      const now = monotonic.now();
      steps.push(now - last);
      last = now;
    }
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...steps)).toBeLessThan(20);
  });

  it('starts no earlier than a given time', () => {
    const { monotonic, pass } = device();
    monotonic.advanceTo(2_000_000);
    pass(10);
    expect(monotonic.now()).toBe(2_000_010);
    monotonic.advanceTo(1_500_000);
    expect(monotonic.now()).toBe(2_000_010);
  });
});
