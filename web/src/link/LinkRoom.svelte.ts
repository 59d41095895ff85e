import type { GameRecord, MoveHelp } from '../storage/GameRecord';
import { RemoteGame } from './RemoteGame.svelte';
import { readGame, type Color, type Game, type Language, type Refusal, type StartedEvent } from '../rules/rules';
import { withSummary } from '../storage/readGameRecord';
import { LinkSocket, type SocketLike } from './LinkSocket';
import type { ClientMessage, ServerMessage, LoggedEvent, RoomState } from './linkProtocol';
import { ServerTimeEstimate } from './ServerTimeEstimate';

/** What a game by link needs from the page around it. */
export interface LinkRoomContext {
  language(): Language;
  /** Why a command was not sent again. */
  overtaken(): string;
  keep(record: GameRecord): void;
  /** The seats that a token holds from now on. */
  seated(token: string, seats: Color[]): void;
  /** The token of a seat that was asked for and not answered yet. */
  joining(): string | null;
  /** The server has no such game. */
  unknown(): void;
  wire?: () => SocketLike;
}

/** What is kept of a game by link, before the server has said more. */
export type StoredLinkGame = {
  /** The secrets that may hold a seat, the most likely first. */
  tokens: string[];
  /** Whether a seat's own link was followed: it should hold a seat. */
  followed: boolean;
  seats: Color[];
  record: GameRecord | null;
  game: Game | null;
  /** What was chosen, for the case that nothing was kept. */
  help: MoveHelp;
};

/** A game by link: the connection, who sits where, and the game itself as soon as it is known. */
export class LinkRoom {
  /** The game; null until it is known. Can be observed, as can all of these. */
  port: RemoteGame | null = $state.raw(null);
  room: RoomState | null = $state.raw(null);
  connected = $state(false);
  /** When the connection is tried again, as `Date.now` counts; null if it is being tried. */
  nextTry: number | null = $state(null);
  /** Why the server does not let us in. */
  refusal: Refusal | null = $state.raw(null);
  /** Whether a seat is being taken: until the answer has come, nothing else is shown. */
  joining = $state(false);
  /** A seat's own link was followed and holds no seat, nor does anything else here. */
  wrongLink = $state(false);
  /** A restart of the server was told just now, and nobody has been charged for it. */
  restarted = $state(false);
  /** The server could not save moves for a while, and can again. */
  savesAgain = $state(false);
  /** Whether this page withdrew or declined the last offer of a rematch. */
  endedRematch = false;

  readonly clock = new ServerTimeEstimate();
  #tokens: string[];
  #asked = 0;
  /** The server's time when the connection was lost: what happens there from then on is not known here. */
  #lostAt = 0;
  /** Whether the log is the server's, and not that of a game in person which became this one. */
  #known: boolean;
  /** Whether it is still to be seen that the link which was followed holds a seat. */
  #followed: boolean;
  readonly #help: MoveHelp;
  readonly #socket: LinkSocket;

  constructor(
    readonly game: string,
    kept: StoredLinkGame,
    private readonly around: LinkRoomContext,
  ) {
    this.#tokens = kept.tokens;
    this.#followed = kept.followed;
    this.#help = kept.help;
    this.#known = kept.record?.id === game;
    if (kept.record && kept.game) {
      this.port = this.#seat(kept.record, kept.game);
      this.port.seats = kept.seats;
    }
    this.#socket = new LinkSocket(
      {
        opened: () => {
          this.clock.restart();
          this.#hello();
        },
        heard: (message) => this.#heard(message),
        lost: (nextTry) => {
          if (this.connected) this.#lostAt = this.now();
          this.connected = false;
          this.nextTry = nextTry;
          this.port?.lost();
        },
      },
      around.wire,
    );
    this.#socket.connect();
  }

  /** From now on with this token. */
  sit(token: string): void {
    // The socket may have said hello with it before this answer came: then the welcome is on its way, or here.
    if (this.#tokens[0] === token && this.connected) return;
    this.#tokens = [token];
    this.again();
  }

  /** Tries again, from the beginning. */
  again(): void {
    this.refusal = null;
    this.nextTry = null;
    this.#socket.again();
  }

  say(message: ClientMessage): void {
    if (this.#socket.say(message) && message.type === 'rematch') this.endedRematch = !message.wanted;
  }

  /** Leaves a seat free for whoever follows the link, or asks for one, or answers who asked. */
  changeSeats(message: Extract<ClientMessage, { type: 'freeSeat' | 'takeSeat' | 'answerSeat' }>): void {
    this.say(message);
    // The answer says which seats are ours.
    this.#hello();
  }

  close(): void {
    this.#socket.close();
  }

  /** The server's time for the clocks: it stands without a connection, and while the server cannot save moves. */
  now(): number {
    if (!this.connected) return this.#lostAt;
    return this.room?.clocksStoppedAt ?? this.clock.now();
  }

  #hello(after = this.#known ? (this.port?.head ?? 0) : 0): void {
    this.#asked = this.clock.mark();
    const [first] = this.#tokens;
    const token = first === undefined ? {} : { token: first };
    this.say({ v: 1, type: 'hello', game: this.game, ...token, after, language: this.around.language() });
  }

  #heard(message: ServerMessage): void {
    if ('now' in message) this.clock.heard(message.now, message.type === 'welcome' ? this.#asked : undefined);
    const { port } = this;
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(message);
      case 'room':
        return this.#roomChanged(message);
      case 'refused':
        return message.id === undefined ? this.#turnedAway(message) : port?.refused(message);
      case 'beat':
        if (port && message.head > port.head) this.#hello();
        return;
      case 'events':
        this.#noteRestart(message.events);
        return port?.take(message.after, message.events);
      case 'accepted':
        return port?.accepted(message);
      case 'stale':
        return port?.stale(message);
    }
  }

  #welcomed({ seats, after, events, room }: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.refusal = null;
    this.nextTry = null;
    this.connected = true;
    if (seats.length > 0) this.joining = false;
    if (this.#followed) this.wrongLink = seats.length === 0;
    this.#followed = false;
    this.#surround(room);
    const [token] = this.#tokens;
    if (token !== undefined) this.around.seated(token, seats);
    if (!this.port) {
      const reading = readGame({ v: 1, type: 'game', events });
      if ('problems' in reading) throw new Error(`the server's log: ${JSON.stringify(reading.problems)}`);
      this.port = this.#seat(recordOf(this.game, this.#help, events, reading.game), reading.game);
    } else {
      this.#noteRestart(events.slice(after === 0 ? this.port.head : 0));
      if (after === 0) this.port.replace(events);
      else this.port.take(after, events);
    }
    this.#known = true;
    if (String(this.port.seats) !== String(seats)) this.port.seats = seats;
    this.#nameSeats();
    this.port.resumed();
  }

  #roomChanged(room: RoomState): void {
    const before = this.room;
    this.#surround(room);
    this.#nameSeats();
    const sitting = (one: RoomState | null) => [one?.white.free, one?.black.free, one?.seatAsked].join();
    if (sitting(before) === sitting(room)) return;
    // Perhaps it was us who took the seat, and only the answer has not come.
    const joining = this.around.joining();
    if (joining !== null && this.#tokens.length === 0) this.#tokens = [joining];
    this.#hello();
  }

  #surround(room: RoomState): void {
    if (this.room?.clocksStoppedAt !== undefined) this.savesAgain = room.clocksStoppedAt === undefined;
    if (room.rematch && room.rematch !== this.room?.rematch) this.endedRematch = false;
    this.room = room;
  }

  #turnedAway(refusal: Refusal): void {
    if (refusal.reason === 'WRONG_TOKEN') {
      const [wrong] = this.#tokens.splice(0, 1);
      if (wrong !== undefined && this.#tokens.length === 0) this.around.seated(wrong, []);
      return wrong === undefined ? undefined : this.#hello();
    }
    // The connection will be closed, and then comes back by itself.
    if (refusal.reason === 'STOPPING' || refusal.reason === 'SLOW_READER') return;
    if (refusal.reason === 'UNKNOWN_GAME') this.around.unknown();
    this.refusal = refusal;
  }

  #noteRestart(events: LoggedEvent[]): void {
    if (events.some((event) => event.restart)) this.restarted = true;
  }

  #nameSeats(): void {
    const { port, room } = this;
    if (!port || !room) return;
    const white = room.white.free ? '' : room.white.name;
    const black = room.black.free ? '' : room.black.name;
    if (white !== port.record.white || black !== port.record.black) port.changeMetadata({ white, black });
  }

  #seat(record: GameRecord, game: Game): RemoteGame {
    return new RemoteGame(record, game, {
      now: () => this.now(),
      language: this.around.language,
      command: (command, after) => this.connected && this.#socket.say({ v: 1, type: 'command', after, command }),
      resume: (after) => this.#hello(after),
      overtaken: () => ({
        v: 1,
        type: 'refused',
        reason: 'OVERTAKEN',
        sentence: this.around.overtaken(),
        squares: [],
        arrows: [],
      }),
      keep: (kept) => this.around.keep(kept),
      closed: () => undefined,
    });
  }
}

/** What this device keeps of a game that somebody else began. */
function recordOf(game: string, help: MoveHelp, events: LoggedEvent[], played: Game): GameRecord {
  const { at } = events[0] as StartedEvent;
  const record: GameRecord = {
    v: 1,
    id: game,
    created: at,
    changed: events.at(-1)!.at,
    white: '',
    black: '',
    help,
    mode: 'sideBySide',
    over: false,
    score: '*',
    plies: 0,
    link: game,
    log: { v: 1, type: 'game', events },
  };
  return withSummary(record, played);
}
