import { NEW_RECORD, type GameRecord, type MoveHelp } from '../storage/GameRecord';
import { RemoteGame, type RemoteGameConnection } from './RemoteGame.svelte';
import { readGame, type Color, type Game, type Refusal, type StartedEvent } from '../rules/rules';
import { withSummary } from '../storage/readGameRecord';
import { LinkSocket, type SocketLike, ServerTimeEstimate } from './LinkSocket';
import { PROTOCOL, type ClientMessage, type ServerMessage, type GameLogEntry, type Greeting, type RoomState } from './linkProtocol';

/** Refusals of requests to the opponent, such as one for a seat. */
const REFUSED_REQUESTS = ['REQUEST_OPEN', 'ASK_LATER', 'GAME_TOO_LONG'];

/** A LinkRoom's dependencies. */
interface LinkRoomContext extends Pick<RemoteGameConnection, 'language' | 'staleCommandSentence' | 'save'> {
  /** Called when the server has reported which seats a token owns. The list is empty if the token is invalid. */
  onSeated(token: string, seats: Color[]): void;
  /** The token from an unanswered join request, if any. */
  joiningToken(): string | null;
  /** Called when the server does not know the game. */
  onUnknownGame(): void;
  createSocket?: () => SocketLike;
}

/** The data that this device has stored for a link game. */
export type StoredLinkGame = {
  /** The tokens that could own a seat, most likely first. */
  tokens: string[];
  /** Whether the page was opened with a seat link. */
  openedBySeatLink: boolean;
  seats: Color[];
  record: GameRecord | null;
  game: Game | null;
  /** The help level to use if this device has no record of the game. */
  help: MoveHelp;
  /** Whether the player has switched greetings on. */
  greets?: boolean;
};

/** A link game: its connection, its seats, and the game once it is loaded. */
export class LinkRoom {
  /** The game; null until it is loaded. Reactive, like the other public fields. */
  port: RemoteGame | null = $state.raw(null);
  room: RoomState | null = $state.raw(null);
  connected = $state(false);
  /** The time of the next connection attempt, as a `Date.now` timestamp; null during an attempt. */
  nextTry: number | null = $state(null);
  /** The server's reason for refusing the connection, if any. */
  refusal: Refusal | null = $state.raw(null);
  /** Why the server refused a request to the opponent; empty once the player has read it. */
  refusedRequest = $state('');
  /** Whether a join request is in progress. */
  joining = $state(false);
  /** Whether the page was opened with a seat link, but neither its token nor a stored token owns a seat. */
  wrongLink = $state(false);
  /** Whether the server was unavailable during the game. No clock ran during the outage. */
  outageOver = $state(false);
  /** Whether the server has asked for a newer version of this page. */
  reloadWanted = $state(false);
  /** The last greeting. `number` increases with every greeting, so that a repeated greeting is shown again. */
  greeted: { by: Color; greeting: Greeting; number: number } | null = $state.raw(null);
  /** Whether this page's player wants to exchange greetings. */
  greets = $state(false);
  /** Whether this page withdrew or declined the last rematch offer. */
  endedRematch = false;

  readonly clock = new ServerTimeEstimate();
  #tokens: string[];
  #helloSentAt = 0;
  /** The server time at which the connection was lost. */
  #lostAt = 0;
  /** Whether the log came from the server, not from a local game that was put online. */
  #hasServerLog: boolean;
  /** Whether the server has yet to check the seat link's token. */
  #checkSeatLink: boolean;
  readonly #help: MoveHelp;
  readonly #socket: LinkSocket;

  constructor(
    readonly game: string,
    stored: StoredLinkGame,
    private readonly context: LinkRoomContext,
  ) {
    this.#tokens = stored.tokens;
    this.#checkSeatLink = stored.openedBySeatLink;
    this.#help = stored.help;
    this.greets = stored.greets ?? false;
    this.#hasServerLog = stored.record?.id === game;
    if (stored.record && stored.game) {
      this.port = this.#createGame(stored.record, stored.game);
      this.port.seats = stored.seats;
    }
    this.#socket = new LinkSocket(
      {
        onOpen: () => {
          this.clock.restart();
          this.#hello();
        },
        onMessage: (message) => this.#onMessage(message),
        onClose: (nextTry) => {
          if (this.connected) this.#lostAt = this.now();
          this.connected = false;
          this.nextTry = nextTry;
          this.port?.disconnected();
        },
      },
      context.createSocket,
    );
    this.#socket.connect();
  }

  /** Reconnects with the token for a new seat. */
  useToken(token: string): void {
    // If a hello message with this token has already been sent, the welcome message has arrived or will arrive.
    if (this.#tokens[0] === token && this.connected) return;
    this.#tokens = [token];
    this.reconnect();
  }

  /** Reconnects at once. */
  reconnect(): void {
    this.refusal = null;
    this.nextTry = null;
    this.#socket.reconnect();
  }

  send(message: ClientMessage): void {
    if (this.#socket.send(message) && message.type === 'rematch') this.endedRematch = !message.wanted;
  }

  /** Frees a seat, requests a seat, or answers a request for a seat. */
  changeSeats(message: Extract<ClientMessage, { type: 'freeSeat' | 'takeSeat' | 'answerSeat' }>): void {
    this.send(message);
    // The server's reply to the hello message lists this page's seats.
    this.#hello();
  }

  switchGreetings(on: boolean): void {
    this.greets = on;
    this.send({ v: 1, type: 'greetings', on });
  }

  close(): void {
    this.#socket.close();
  }

  /**
   * The server's time, for the clocks. It stops while the page is disconnected and while the server cannot save moves.
   */
  now(): number {
    if (!this.connected) return this.#lostAt;
    return this.room?.clocksStoppedAt ?? this.clock.now();
  }

  #hello(after = this.#hasServerLog ? (this.port?.head ?? 0) : 0): void {
    this.#helloSentAt = this.clock.timestamp();
    const [first] = this.#tokens;
    const token = first === undefined ? {} : { token: first };
    const greetings = this.greets ? { greetings: true } : {};
    const language = this.context.language();
    this.send({ v: 1, type: 'hello', game: this.game, ...token, after, language, protocol: PROTOCOL, ...greetings });
  }

  #onMessage(message: ServerMessage): void {
    if ('now' in message) this.clock.addSample(message.now, message.type === 'welcome' ? this.#helloSentAt : undefined);
    const { port } = this;
    switch (message.type) {
      case 'welcome':
        return this.#onWelcome(message);
      case 'room':
        return this.#onRoomState(message);
      case 'refused':
        return message.id === undefined ? this.#onRefused(message) : port?.refused(message);
      case 'beat':
        if (port && message.head > port.head) this.#hello();
        return;
      case 'events':
        this.#noteOutage(message.events);
        return port?.appendEvents(message.after, message.events);
      case 'accepted':
        return port?.accepted(message);
      case 'stale':
        return port?.onStale(message);
      case 'greeted':
        this.greeted = { by: message.by, greeting: message.greeting, number: (this.greeted?.number ?? 0) + 1 };
    }
  }

  #onWelcome({ seats, after, events, room }: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.refusal = null;
    this.nextTry = null;
    this.connected = true;
    if (seats.length > 0) this.joining = false;
    if (this.#checkSeatLink) this.wrongLink = seats.length === 0;
    this.#checkSeatLink = false;
    this.#setRoomState(room);
    const [token] = this.#tokens;
    if (token !== undefined) this.context.onSeated(token, seats);
    if (!this.port) {
      const reading = readGame({ v: 1, type: 'game', events });
      if ('problems' in reading) throw new Error(`the server's log: ${JSON.stringify(reading.problems)}`);
      this.port = this.#createGame(recordOf(this.game, this.#help, events, reading.game), reading.game);
    } else {
      this.#noteOutage(events.slice(after === 0 ? this.port.head : 0));
      if (after === 0) this.port.replace(events);
      else this.port.appendEvents(after, events);
    }
    this.#hasServerLog = true;
    if (String(this.port.seats) !== String(seats)) this.port.seats = seats;
    this.#updateNames();
    this.port.reconnected();
  }

  #onRoomState(room: RoomState): void {
    const before = this.room;
    this.#setRoomState(room);
    this.#updateNames();
    const seating = (state: RoomState | null) => [state?.white.free, state?.black.free, state?.seatAsked].join();
    if (seating(before) === seating(room)) return;
    // This page may have taken the seat even though the reply was lost.
    const token = this.context.joiningToken();
    if (token !== null && this.#tokens.length === 0) this.#tokens = [token];
    this.#hello();
  }

  #setRoomState(room: RoomState): void {
    if (room.rematch && room.rematch !== this.room?.rematch) this.endedRematch = false;
    this.room = room;
  }

  #onRefused(refusal: Refusal): void {
    if (refusal.reason === 'WRONG_TOKEN') {
      const [wrong] = this.#tokens.splice(0, 1);
      if (wrong !== undefined && this.#tokens.length === 0) this.context.onSeated(wrong, []);
      return wrong === undefined ? undefined : this.#hello();
    }
    // These refusals do not affect the connection.
    if (refusal.reason === 'GREETINGS_OFF' || refusal.reason === 'TOO_MANY_GREETINGS') return;
    if (REFUSED_REQUESTS.includes(refusal.reason)) {
      this.refusedRequest = refusal.sentence;
      return;
    }
    if (refusal.reason === 'RELOAD_PAGE') this.reloadWanted = true;
    // After these refusals, the server closes the connection and the socket reconnects.
    if (refusal.reason === 'STOPPING' || refusal.reason === 'SLOW_READER') return;
    if (refusal.reason === 'UNKNOWN_GAME') this.context.onUnknownGame();
    this.refusal = refusal;
  }

  #noteOutage(events: GameLogEntry[]): void {
    if (events.some(({ restart, type }) => restart && type === 'resumed')) this.outageOver = true;
  }

  #updateNames(): void {
    const { port, room } = this;
    if (!port || !room) return;
    const white = room.white.free ? '' : room.white.name;
    const black = room.black.free ? '' : room.black.name;
    if (white !== port.record.white || black !== port.record.black) port.changeMetadata({ white, black });
  }

  #createGame(record: GameRecord, game: Game): RemoteGame {
    return new RemoteGame(record, game, {
      ...this.context,
      now: () => this.now(),
      command: (command, after) => this.connected && this.#socket.send({ v: 1, type: 'command', after, command }),
      resume: (after) => this.#hello(after),
    });
  }
}

/** Creates the record for a game that is not stored on this device. */
function recordOf(game: string, help: MoveHelp, events: GameLogEntry[], played: Game): GameRecord {
  const { at: created } = events[0] as StartedEvent;
  const { at: changed } = events.at(-1)!;
  return withSummary({ ...NEW_RECORD, id: game, created, changed, help, link: game, log: { v: 1, type: 'game', events } }, played);
}
