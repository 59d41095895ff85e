/** The time of a port, read ten times a second while a clock runs; components that show it follow. */
export class ClockTicker {
  #now = $state(0);
  readonly #read: () => number;

  constructor(read: () => number) {
    this.#read = read;
    this.#now = read();
  }

  get now(): number {
    return this.#now;
  }

  /** Reads the time now, and then regularly while `running`; for an effect. */
  run(running: boolean): (() => void) | void {
    this.#now = this.#read();
    if (!running) return;
    const timer = setInterval(() => (this.#now = this.#read()), 100);
    return () => clearInterval(timer);
  }
}
