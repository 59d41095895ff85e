/** Of so many messages the one that came fastest tells the time. */
const REMEMBERED = 8;

/**
 * The server's time, as far as it can be known here. Every message that says `now` was under way for a while, so
 * that the server is always ahead of what was just heard: the message with the shortest way is the best, and half
 * of the shortest way there and back is added.
 */
export class ServerTimeEstimate {
  #ahead: number[] = [];
  #way = Infinity;
  #latest = 0;

  constructor(private readonly steady: () => number = () => performance.now()) {}

  /** Before anything was heard, a device's own time is better than none. */
  now(): number {
    const ahead = this.#ahead.length ? Math.max(...this.#ahead) : Date.now() - this.steady();
    const way = Number.isFinite(this.#way) ? this.#way / 2 : 0;
    return Math.max(this.#latest, Math.round(this.steady() + ahead + way));
  }

  /** A message came that says what time it is there; `asked` is when that was asked for, if it was. */
  heard(now: number, asked?: number): void {
    const here = this.steady();
    if (asked !== undefined) this.#way = Math.min(this.#way, here - asked);
    this.#ahead = [...this.#ahead.slice(1 - REMEMBERED), now - here];
  }

  /** What has happened there has happened: it is no earlier than that. */
  advanceTo(time: number): void {
    this.#latest = Math.max(this.#latest, time);
  }

  /** A new connection has a new way, and the device may have slept. */
  restart(): void {
    this.#ahead = [];
    this.#way = Infinity;
    this.#latest = 0;
  }

  /** A moment to give to {@link heard}. */
  mark(): number {
    return this.steady();
  }
}
