/**
 * The device's time in milliseconds, corrected so that it never runs backwards. If the device clock is set back, the
 * elapsed time is taken from the monotonic clock instead. The monotonic clock alone is not enough, because it may stop
 * while the device sleeps. If the device clock is set forward, the jump is treated like sleep.
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

  /** Advances the time to at least `time`. */
  advanceTo(time: number): void {
    if (this.now() < time) {
      this.#shift += time - this.#last;
      this.#last = time;
    }
  }
}
