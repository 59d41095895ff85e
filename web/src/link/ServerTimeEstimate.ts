/** The maximum number of samples used for the estimate. */
const MAX_SAMPLES = 8;

/**
 * An estimate of the server's time. When a message with a `now` field arrives, the server's clock is ahead of that
 * value by the network delay. The estimate uses the sample with the shortest delay and adds half the shortest round
 * trip.
 */
export class ServerTimeEstimate {
  #offsets: number[] = [];
  #roundTrip = Infinity;

  constructor(private readonly steady: () => number = () => performance.now()) {}

  /** The estimated server time. Without samples it is the device's own time. */
  now(): number {
    const offset = this.#offsets.length ? Math.max(...this.#offsets) : Date.now() - this.steady();
    const delay = Number.isFinite(this.#roundTrip) ? this.#roundTrip / 2 : 0;
    return Math.round(this.steady() + offset + delay);
  }

  /** Adds a message's server time as a sample. If the message is a reply, `requestedAt` is the request's timestamp. */
  addSample(serverTime: number, requestedAt?: number): void {
    const receivedAt = this.steady();
    if (requestedAt !== undefined) this.#roundTrip = Math.min(this.#roundTrip, receivedAt - requestedAt);
    this.#offsets = [...this.#offsets.slice(1 - MAX_SAMPLES), serverTime - receivedAt];
  }

  /** Discards all samples, because a new connection has a different delay and the device may have slept. */
  restart(): void {
    this.#offsets = [];
    this.#roundTrip = Infinity;
  }

  /** A timestamp for {@link addSample}. */
  timestamp(): number {
    return this.steady();
  }
}
