/** Reads the time of a game ten times a second while a clock runs. The components that show it update with it. */
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

  /** Reads the time now, and regularly while `running`. Returns the cleanup function, as an effect expects. */
  run(running: boolean): (() => void) | void {
    this.#now = this.#read();
    if (!running) return;
    const timer = setInterval(() => (this.#now = this.#read()), 100);
    return () => clearInterval(timer);
  }
}
