import { decodeMessage, encodeMessage, type ClientMessage, type ServerMessage } from './linkProtocol';

/** What a socket's owner hears. */
export interface LinkSocketListener {
  /** A connection is there: something may be said. */
  opened(): void;
  heard(message: ServerMessage): void;
  /** It is lost, and will be tried again at a time of `Date.now`. */
  lost(nextTry: number): void;
}

/** The server says something every five seconds; one that is silent for longer is not there any more. */
const SILENCE = 13_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** As much of a WebSocket as is used here. */
export type SocketLike = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

/**
 * A connection to the server that comes back by itself: with longer and longer waits, each a little different, so
 * that a server that was restarted is not run down; and at once when the network or somebody's eyes come back.
 */
export class LinkSocket {
  #wire: SocketLike | null = null;
  #open = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch = new AbortController();

  constructor(
    private readonly ears: LinkSocketListener,
    private readonly make: () => SocketLike = () => new WebSocket(address()),
  ) {}

  connect(): void {
    const { signal } = this.#watch;
    if (typeof addEventListener !== 'undefined') {
      addEventListener('online', () => this.#hurry(), { signal });
      addEventListener('offline', () => this.#drop(), { signal });
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.#hurry(), { signal });
    }
    this.#try();
  }

  /** Says something if there is somebody to hear it; the answer says whether there was. */
  say(message: ClientMessage): boolean {
    if (!this.#open) return false;
    this.#wire?.send(encodeMessage(message));
    return true;
  }

  /** Tries again now, with a fresh connection, unless it was closed for good. */
  again(): void {
    if (this.#watch.signal.aborted) return;
    this.#tries = 0;
    this.#forget();
    this.#try();
  }

  close(): void {
    this.#watch.abort();
    this.#forget();
  }

  #try(): void {
    // Where the device itself says that there is no network, there is nothing to try.
    if (globalThis.navigator?.onLine === false) return this.#wait();
    const wire = (this.#wire = this.make());
    this.#listenFor(wire);
    wire.onopen = () => {
      this.#open = true;
      this.ears.opened();
    };
    wire.onmessage = ({ data }) => {
      this.#listenFor(wire);
      const message = decodeMessage(String(data));
      if (!message) return;
      if (message.type === 'beat') this.say({ v: 1, type: 'beat', now: message.now });
      // Only what it says shows that the server is well again.
      if (message.type === 'welcome') this.#tries = 0;
      this.ears.heard(message);
    };
    wire.onclose = () => this.#lost(wire);
  }

  /** If nothing more comes, the connection is dead, whatever the browser believes. */
  #listenFor(wire: SocketLike): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lost(wire), SILENCE);
  }

  #lost(wire: SocketLike): void {
    if (wire !== this.#wire) return;
    this.#forget();
    this.#wait();
  }

  #wait(): void {
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    const wait = most * (0.5 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#try(), wait);
    this.ears.lost(Date.now() + wait);
  }

  #hurry(): void {
    if (!this.#wire) this.again();
  }

  /** The device says that it has no network: what is open will not answer. */
  #drop(): void {
    if (this.#wire) this.#lost(this.#wire);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    const wire = this.#wire;
    this.#wire = null;
    this.#open = false;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }
}

/** The page lies in the server's root, and so does a game's address. */
function address(): string {
  return new URL('./socket', location.href).href.replace(/^http/, 'ws');
}
