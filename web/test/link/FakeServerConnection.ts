import { CLASSICAL_FEN, type GameRecord } from '../../src/storage/GameRecord';
import { LinkRoom } from '../../src/link/LinkRoom.svelte';
import type { SocketLike } from '../../src/link/LinkSocket';
import type { ClientMessage, ServerMessage, LoggedEvent, RoomState } from '../../src/link/linkProtocol';
import { start, type Color, type Command, type Game } from '../../src/rules/rules';

export const NOON = Date.UTC(2026, 10, 15, 12);
export const TOKEN = 'Vb0h3pQx7Lk2mN9sT4wY8zA1cD5eF6g_';
const GAME = 'k3Fq9ZtW2xLm';

/** The other side of the wire: it says what a test has it say, about a game that is a real one. */
export class FakeServerConnection {
  now = NOON;
  log: LoggedEvent[];
  game: Game;
  room: RoomState = {
    v: 1,
    type: 'room',
    white: { name: 'Anna', presence: 'here' },
    black: { name: 'Bo', presence: 'here' },
    watching: 0,
  };
  /** What the page has said, over all connections. */
  heard: ClientMessage[] = [];
  connections = 0;
  kept: GameRecord[] = [];
  seated: Color[][] = [];
  /** The token of a seat that the page has asked for without an answer. */
  joining: string | null = null;
  /** Whether the page knows that there is no such game. */
  unknown = false;
  #wire: SocketLike | null = null;

  constructor(control = '5+3') {
    this.game = start({ v: 1, type: 'started', at: NOON, variant: 'CLASSICAL', fen: CLASSICAL_FEN, rulebook: 'ONLINE', control });
    this.log = this.game.events();
  }

  /** A page that opens the game. */
  visit(tokens = [TOKEN], followed = false): LinkRoom {
    const around = {
      language: () => 'en' as const,
      overtaken: () => 'too late',
      keep: (record: GameRecord) => void this.kept.push(record),
      seated: (_: string, seats: Color[]) => void this.seated.push(seats),
      joining: () => this.joining,
      unknown: () => void (this.unknown = true),
      wire: () => this.#connect(),
    };
    return new LinkRoom(GAME, { tokens, followed, seats: [], record: null, game: null, help: 'basic' }, around);
  }

  /** Lets the connection come about, and answers the greeting. */
  welcome(seats: Color[]): void {
    this.open();
    this.answerHello(seats);
  }

  open(): void {
    this.#wire!.onopen!.call(this.#wire as WebSocket, {} as Event);
  }

  answerHello(seats: Color[]): void {
    const hello = this.heard.at(-1);
    if (hello?.type !== 'hello') throw new Error(`no greeting, but ${JSON.stringify(hello)}`);
    const after = hello.after > this.log.length ? 0 : hello.after;
    const { room, now } = this;
    this.say({ v: 1, type: 'welcome', game: GAME, seats, after, events: this.log.slice(after), room, now });
  }

  /** Something happens in the game; the answer is what to tell of it. */
  happen(command: Command, lag?: number): LoggedEvent[] {
    const answer = this.game.decide(command, this.now, 'en');
    if (answer.type === 'refused') throw new Error(answer.sentence);
    const events = answer.events.map((event) => ({ ...event, command: command.id, ...(lag && { lag }) }));
    this.game = this.game.apply(events);
    this.log = [...this.log, ...events];
    return events;
  }

  /** A command of the other player's, told to the page. */
  other(seat: Color, order: { type: 'move'; attempt: string } | { type: 'offerDraw' }): void {
    const after = this.log.length;
    const events = this.happen({ v: 1, seat, id: `o${after}`, ...order });
    this.say({ v: 1, type: 'events', after, events, now: this.now });
  }

  /** The last command that the page has sent. */
  command(): Extract<ClientMessage, { type: 'command' }> {
    const last = this.heard.findLast(({ type }) => type === 'command');
    if (last?.type !== 'command') throw new Error('no command was sent');
    return last;
  }

  commands(): string[] {
    return this.heard.flatMap((said) => (said.type === 'command' ? [`${said.command.id}@${said.after}`] : []));
  }

  accept(lag?: number): void {
    const { command } = this.command();
    const events = this.happen(command, lag);
    this.say({ v: 1, type: 'accepted', events, id: command.id, seq: this.log.length, now: this.now });
  }

  say(message: ServerMessage | Record<string, unknown>): void {
    this.#wire!.onmessage!.call(this.#wire as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
  }

  /** The connection breaks. */
  cut(): void {
    this.#wire!.onclose!.call(this.#wire as WebSocket, {} as CloseEvent);
  }

  #connect(): SocketLike {
    this.connections++;
    const wire: SocketLike = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (data) => void this.heard.push(JSON.parse(String(data)) as ClientMessage),
      close: () => undefined,
    };
    return (this.#wire = wire);
  }
}

/** How the game stands that the page shows. */
export function shown(room: LinkRoom): string {
  const { game } = room.port!;
  const { plies } = game.standing('en');
  return Array.from({ length: plies }, (_, ply) => game.scored(ply + 1, 'en').san).join(' ');
}
