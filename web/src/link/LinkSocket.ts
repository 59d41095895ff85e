import { decodeMessage, encodeMessage, type ClientMessage, type ServerMessage } from './linkProtocol';

/** Receives the events of a socket. */
interface LinkSocketListener {
  /** The connection is open: messages can be sent. */
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  /** The connection is lost. The next attempt is at this time, as `Date.now` counts. */
  onClose(nextTry: number): void;
}

/** The server sends a message every five seconds; without one for this long, the connection is dead. */
const SILENCE_TIMEOUT_MILLIS = 13_000;
const FIRST_DELAY_MILLIS = 500;
const MAX_DELAY_MILLIS = 15_000;

/** The part of WebSocket that is used here. */
export type SocketLike = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

/**
 * A connection to the server that reconnects by itself: with exponential back-off and jitter, to spare a server that
 * has just restarted, and at once when the network returns or the page becomes visible.
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
    // The device reports that it is offline.
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
      // Only a welcome shows that the server is up again.
      if (message.type === 'welcome') this.#attempts = 0;
      this.listener.onMessage(message);
    };
    socket.onclose = () => this.#lost(socket);
  }

  /** Without another message the connection counts as dead, whatever the browser reports. */
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

  /** The device went offline: an open connection will not answer. */
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

/** The page and the addresses of games are in the server's root. */
function socketUrl(): string {
  return new URL('./socket', location.href).href.replace(/^http/, 'ws');
}
