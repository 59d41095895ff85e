import { decodeMessage, encodeMessage, type ClientMessage, type ServerMessage } from './linkProtocol';

/** Callbacks for socket events. */
interface LinkSocketListener {
  /** Called when the connection is open and messages can be sent. */
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  /** Called when the connection is lost, with the time of the next attempt as a `Date.now` timestamp. */
  onClose(nextTry: number): void;
}

/** The server sends a message every five seconds. If none arrives for this long, the connection is considered dead. */
const SILENCE_TIMEOUT_MILLIS = 13_000;
const FIRST_DELAY_MILLIS = 500;
const MAX_DELAY_MILLIS = 15_000;

/** The part of the WebSocket API that LinkSocket uses. */
export type SocketLike = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

/**
 * A connection to the server. It reconnects automatically, with exponential back-off and jitter, so that clients do not
 * overload a restarted server. It reconnects at once when the network returns or the page becomes visible.
 */
export class LinkSocket {
  #socket: SocketLike | null = null;
  #isOpen = false;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = new AbortController();

  constructor(
    private readonly listener: LinkSocketListener,
    private readonly createSocket: () => SocketLike = () => new WebSocket(socketUrl()),
  ) {}

  connect(): void {
    const { signal } = this.#closed;
    if (typeof addEventListener !== 'undefined') {
      addEventListener('online', () => this.#reconnectNow(), { signal });
      addEventListener('offline', () => this.#onOffline(), { signal });
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.#reconnectNow(), { signal });
    }
    this.#connect();
  }

  /** Sends a message if the connection is open. Returns whether it was sent. */
  send(message: ClientMessage): boolean {
    if (!this.#isOpen) return false;
    this.#socket?.send(encodeMessage(message));
    return true;
  }

  /** Opens a new connection now, unless `close` has been called. */
  reconnect(): void {
    if (this.#closed.signal.aborted) return;
    this.#attempts = 0;
    this.#closeSocket();
    this.#connect();
  }

  close(): void {
    this.#closed.abort();
    this.#closeSocket();
  }

  #connect(): void {
    // While the device reports that it is offline, a connection attempt would fail.
    if (globalThis.navigator?.onLine === false) return this.#scheduleReconnect();
    const socket = (this.#socket = this.createSocket());
    this.#restartSilenceTimer(socket);
    socket.onopen = () => {
      this.#isOpen = true;
      this.listener.onOpen();
    };
    socket.onmessage = ({ data }) => {
      this.#restartSilenceTimer(socket);
      const message = decodeMessage(String(data));
      if (!message) return;
      if (message.type === 'beat') this.send({ v: 1, type: 'beat', now: message.now });
      // Only a welcome message proves that the server is working again.
      if (message.type === 'welcome') this.#attempts = 0;
      this.listener.onMessage(message);
    };
    socket.onclose = () => this.#lost(socket);
  }

  /** Restarts the timer. If it expires, the connection is treated as lost, even if the browser reports it as open. */
  #restartSilenceTimer(socket: SocketLike): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lost(socket), SILENCE_TIMEOUT_MILLIS);
  }

  #lost(socket: SocketLike): void {
    if (socket !== this.#socket) return;
    this.#closeSocket();
    this.#scheduleReconnect();
  }

  #scheduleReconnect(): void {
    const longest = Math.min(MAX_DELAY_MILLIS, FIRST_DELAY_MILLIS * 2 ** this.#attempts++);
    const delay = longest * (0.5 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#connect(), delay);
    this.listener.onClose(Date.now() + delay);
  }

  #reconnectNow(): void {
    if (!this.#socket) this.reconnect();
  }

  /** Closes the connection when the device goes offline, because no more messages can arrive. */
  #onOffline(): void {
    if (this.#socket) this.#lost(this.#socket);
  }

  #closeSocket(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    this.#isOpen = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** The socket's URL. It is in the same folder as the page, because every game's page is at the server's root. */
function socketUrl(): string {
  return new URL('./socket', location.href).href.replace(/^http/, 'ws');
}

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
