import { CLASSICAL_FEN, type GameRecord } from '../../src/storage/GameRecord';
import { LinkRoom } from '../../src/link/LinkRoom.svelte';
import type { SocketLike } from '../../src/link/LinkSocket';
import type { ClientMessage, ServerMessage, GameLogEntry, RoomState } from '../../src/link/linkProtocol';
import { start, type Color, type Command, type Game } from '../../src/rules/rules';
import { NOON } from '../game/localGameFixture';

export const TOKEN = 'Vb0h3pQx7Lk2mN9sT4wY8zA1cD5eF6g_';
const GAME = 'k3Fq9ZtW2xLm';

/** The server side of a connection, controlled by the test. It applies commands to a real game. */
export class FakeServerConnection {
  now = NOON;
  log: GameLogEntry[];
  game: Game;
  room: RoomState = {
    v: 1,
    type: 'room',
    white: { name: 'Anna', presence: 'here' },
    black: { name: 'Bo', presence: 'here' },
    watching: 0,
  };
  /** The messages from the page on all connections. */
  received: ClientMessage[] = [];
  connections = 0;
  saved: GameRecord[] = [];
  seated: Color[][] = [];
  /** The token from the page's unanswered join request; null if there is none. */
  joiningToken: string | null = null;
  /** Whether the page was notified that the game does not exist. */
  unknownGame = false;
  #socket: SocketLike | null = null;

  constructor(control = '5+3') {
    this.game = start({ v: 1, type: 'started', at: NOON, variant: 'CLASSICAL', fen: CLASSICAL_FEN, rulebook: 'ONLINE', control });
    this.log = this.game.events();
  }

  /** Opens the game on a page. */
  visit(tokens = [TOKEN], openedBySeatLink = false): LinkRoom {
    const context = {
      language: () => 'en' as const,
      staleCommandSentence: () => 'too late',
      save: (record: GameRecord) => void this.saved.push(record),
      onSeated: (_: string, seats: Color[]) => void this.seated.push(seats),
      joiningToken: () => this.joiningToken,
      onUnknownGame: () => void (this.unknownGame = true),
      createSocket: () => this.#connect(),
    };
    return new LinkRoom(GAME, { tokens, openedBySeatLink, seats: [], record: null, game: null, help: 'basic' }, context);
  }

  /** Opens the connection and replies to the hello message. */
  welcome(seats: Color[]): void {
    this.open();
    this.answerHello(seats);
  }

  open(): void {
    this.#socket!.onopen!.call(this.#socket as WebSocket, {} as Event);
  }

  answerHello(seats: Color[]): void {
    const hello = this.received.at(-1);
    if (hello?.type !== 'hello') throw new Error(`no hello, but ${JSON.stringify(hello)}`);
    const after = hello.after > this.log.length ? 0 : hello.after;
    const { room, now } = this;
    this.send({ v: 1, type: 'welcome', game: GAME, seats, after, events: this.log.slice(after), room, protocol: 2, now });
  }

  /** Applies a command to the server's game and returns the resulting events. */
  apply(command: Command, lag?: number): GameLogEntry[] {
    const answer = this.game.decide(command, this.now, 'en');
    if (answer.type === 'refused') throw new Error(answer.sentence);
    const events = answer.events.map((event) => ({ ...event, command: command.id, ...(lag && { lag }) }));
    this.game = this.game.apply(events);
    this.log = [...this.log, ...events];
    return events;
  }

  /** Applies a command from the opponent and sends the resulting events to the page. */
  playOpponent(seat: Color, input: { type: 'move'; attempt: string } | { type: 'offerDraw' }): void {
    const after = this.log.length;
    const events = this.apply({ v: 1, seat, id: `o${after}`, ...input });
    this.send({ v: 1, type: 'events', after, events, now: this.now });
  }

  /** The last command sent by the page. */
  lastCommand(): Extract<ClientMessage, { type: 'command' }> {
    const last = this.received.findLast(({ type }) => type === 'command');
    if (last?.type !== 'command') throw new Error('no command was sent');
    return last;
  }

  commands(): string[] {
    return this.received.flatMap((message) => (message.type === 'command' ? [`${message.command.id}@${message.after}`] : []));
  }

  accept(lag?: number): void {
    const { command } = this.lastCommand();
    const events = this.apply(command, lag);
    this.send({ v: 1, type: 'accepted', events, id: command.id, seq: this.log.length, now: this.now });
  }

  send(message: ServerMessage | Record<string, unknown>): void {
    this.#socket!.onmessage!.call(this.#socket as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
  }

  /** Closes the connection. */
  disconnect(): void {
    this.#socket!.onclose!.call(this.#socket as WebSocket, {} as CloseEvent);
  }

  #connect(): SocketLike {
    this.connections++;
    const socket: SocketLike = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (data) => void this.received.push(JSON.parse(String(data)) as ClientMessage),
      close: () => undefined,
    };
    return (this.#socket = socket);
  }
}

export function shownMoves(room: Pick<LinkRoom, 'port'>): string {
  const { game } = room.port!;
  const { plies } = game.standing('en');
  return Array.from({ length: plies }, (_, ply) => game.scored(ply + 1, 'en').san).join(' ');
}
