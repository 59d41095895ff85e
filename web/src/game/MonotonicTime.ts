/**
 * The device's time in milliseconds, except that it never runs backwards. If the device clock is set back, time
 * continues by the monotonic clock. The monotonic clock alone would not do, because it may stop while the device
 * sleeps. A device clock that is set forward looks like sleep and is handled in the same way.
 */
export class MonotonicTime {
  #shift = 0;
  #last = -Infinity;
  #lastSteady = 0;

  constructor(
    private readonly device: () => number = () => Date.now(),
    private readonly steady: () => number = () => performance.now(),
  ) {}

  now(): number {
    const steady = this.steady();
    let now = this.device() + this.#shift;
    if (now < this.#last) {
      const continued = this.#last + Math.max(0, Math.floor(steady - this.#lastSteady));
      this.#shift += continued - now;
      now = continued;
    }
    this.#last = now;
    this.#lastSteady = steady;
    return now;
  }

  /** From now on the time is at least this late. */
  advanceTo(time: number): void {
    if (this.now() < time) {
      this.#shift += time - this.#last;
      this.#last = time;
    }
  }
}
