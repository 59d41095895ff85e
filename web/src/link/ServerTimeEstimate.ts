/** How many samples are used for the estimate. */
const MAX_SAMPLES = 8;

/**
 * An estimate of the server's time. Every message with a `now` took a while to arrive, so the server's clock is ahead
 * of it. The estimate takes the sample with the shortest delay and adds half of the shortest round trip.
 */
export class ServerTimeEstimate {
  #offsets: number[] = [];
  #roundTrip = Infinity;

  constructor(private readonly steady: () => number = () => performance.now()) {}

  /** Without any sample this is the device's own time. */
  now(): number {
    const offset = this.#offsets.length ? Math.max(...this.#offsets) : Date.now() - this.steady();
    const delay = Number.isFinite(this.#roundTrip) ? this.#roundTrip / 2 : 0;
    return Math.round(this.steady() + offset + delay);
  }

  /** Adds the server time of a message; `requestedAt` is the timestamp of the request, if it was a reply. */
  addSample(serverTime: number, requestedAt?: number): void {
    const receivedAt = this.steady();
    if (requestedAt !== undefined) this.#roundTrip = Math.min(this.#roundTrip, receivedAt - requestedAt);
    this.#offsets = [...this.#offsets.slice(1 - MAX_SAMPLES), serverTime - receivedAt];
  }

  /** Discards all samples: a new connection has another delay, and the device may have slept. */
  restart(): void {
    this.#offsets = [];
    this.#roundTrip = Infinity;
  }

  /** A timestamp for {@link addSample}. */
  timestamp(): number {
    return this.steady();
  }
}
