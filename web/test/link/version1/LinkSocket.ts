// A copy of src/link/LinkSocket.ts from protocol version 1, which pages opened before the update may still be using.
// See olderPage.test.ts.
import { decodeMessage, encodeMessage, type ClientMessage, type ServerMessage } from './linkProtocol';

/** Callbacks for socket events. */
interface LinkSocketListener {
  /** Called when the connection is open and messages can be sent. */
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  /** Called when the connection is lost, with the time of the next attempt in `Date.now` milliseconds. */
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

  /** Opens a new connection now, unless this socket was closed. */
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

  /** If no message arrives in time, the connection is treated as lost, even if the browser reports it as open. */
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

  /** Closes the connection when the device goes offline, because it can no longer receive messages. */
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

/** The socket's URL, relative to the page. It is the same for all games, because they are all at the server's root. */
function socketUrl(): string {
  return new URL('./socket', location.href).href.replace(/^http/, 'ws');
}
