/**
 * The clock on the wall: the device's time in milliseconds, except that it never runs backwards. If the device
 * is put back, the wall goes on from where it was, by the steady clock that only counts how much time passes.
 * It is not the steady clock alone, because that one may stand still while the device sleeps. If the device is
 * put forward, that looks like sleep, and is answered in the same way.
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
      const held = this.#last + Math.max(0, Math.floor(steady - this.#lastSteady));
      this.#shift += held - now;
      now = held;
    }
    this.#last = now;
    this.#lastSteady = steady;
    return now;
  }

  /** What happened then has happened: the wall shows no earlier time from now on. */
  notBefore(time: number): void {
    if (this.now() < time) {
      this.#shift += time - this.#last;
      this.#last = time;
    }
  }
}
