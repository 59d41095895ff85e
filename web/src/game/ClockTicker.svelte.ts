/** Reads the time ten times per second while a clock or a countdown is running. The property `now` is reactive. */
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

  /** Reads the time once. */
  refresh(): void {
    this.#now = this.#read();
  }

  /** Reads the time once, and then repeatedly if `running`. Returns the cleanup function for a Svelte effect. */
  run(running: boolean): (() => void) | void {
    this.#now = this.#read();
    if (!running) return;
    const timer = setInterval(() => (this.#now = this.#read()), 100);
    return () => clearInterval(timer);
  }
}
