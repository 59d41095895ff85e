import type { Language } from '@texts';
import type { Color, Command, GameEvent, Refusal, Rulebook, Variant } from '../rules/rules';
import { isObject } from '../storage/gameRecordShape';

/**
 * The messages between the page and the server in a link game, as described in docs/protocol.md. Every message from the
 * server is validated, and unknown keys are dropped.
 */

/** The protocol version of this page. A server with another one asks the page to reload. */
export const PROTOCOL = 2;

/** The greetings that players can exchange. Each page shows them in its own language. */
export const GREETINGS = ['HELLO', 'GOOD_LUCK', 'HAVE_FUN', 'WELL_PLAYED', 'GOOD_GAME', 'THANK_YOU', 'SORRY', 'GOODBYE'] as const;

export type Greeting = (typeof GREETINGS)[number];

type Presence = 'here' | 'away' | 'gone';

/**
 * A free or taken seat. After the first move, a free seat counts as an absent player. `goneAt` is the time from which an
 * absent player's opponent may claim a win or a draw.
 */
export type RoomSeat =
  | { free: true; presence?: Exclude<Presence, 'here'>; since?: number; goneAt?: number }
  | { free?: never; name: string; presence: Presence; since?: number; goneAt?: number };

/** A room's state, without the log. */
export type RoomState = {
  v: 1;
  type: 'room';
  white: RoomSeat;
  black: RoomSeat;
  watching: number;
  /** The side that has offered a rematch. */
  rematch?: Color;
  /** The rematch's game id. */
  next?: string;
  /** The seat that the other player has requested. */
  seatAsked?: Color;
  /** The time at which the clocks stopped because the server cannot save moves. */
  clocksStoppedAt?: number;
  /** The score in a series of rematches, in half points. */
  match?: Record<Color, number>;
  /** The sides that have switched greetings on. */
  greetings?: Color[];
  /** The time by which the first move must be made. Ignored once that move has been made. */
  firstMoveBy?: number;
};

/** An event with fields added by the server: its command, the credited lag, and whether an outage caused it. */
export type GameLogEntry = GameEvent & { command?: string; lag?: number; restart?: boolean };

type Message<Type extends string, Keys> = { v: 1; type: Type } & Keys;

export type ServerMessage =
  | Message<'welcome', { game: string; seats: Color[]; after: number; events: GameLogEntry[]; room: RoomState; protocol: number; now: number }>
  | Message<'events', { after: number; events: GameLogEntry[]; now: number }>
  | Message<'accepted', { events: GameLogEntry[]; id: string; seq: number; now: number }>
  | (Refusal & { id?: string })
  | Message<'stale', { id: string; after: number; events: GameLogEntry[]; now: number }>
  | RoomState
  | Message<'beat', { head: number; now: number }>
  | Message<'greeted', { by: Color; greeting: Greeting }>
  | SeatedMessage
  | Message<'link', { open: boolean; keepDays?: number; url?: string; network?: string }>;

/** The reply to a request that creates a game or takes a seat. */
export type SeatedMessage = Message<'seated', { game: string; token: string; seats: Color[] }>;

export type ClientMessage =
  | Message<'hello', { game: string; token?: string; after: number; language: Language; protocol?: number; greetings?: boolean }>
  | Message<'command', { after: number; command: Command }>
  | Message<'beat', { now: number }>
  | Message<'rematch', { wanted: boolean }>
  | Message<'freeSeat' | 'takeSeat', { color: Color }>
  | Message<'answerSeat', { accept: boolean }>
  | Message<'greetings', { on: boolean }>
  | Message<'greet', { greeting: Greeting }>
  | CreateMessage
  | Message<'join', { name: string; token?: string }>
  | PutOnlineMessage;

export type CreateMessage = Message<
  'create',
  { variant: Variant; fen: string; rulebook: Rulebook; control: string; color: Color | 'random'; name: string; token?: string }
>;

export type PutOnlineMessage = Message<
  'putOnline',
  { white: string; black: string; give?: Color; log: { v: 1; type: 'game'; events: GameEvent[] }; token?: string }
>;

/** Encodes a message as JSON. Callers must list its keys in the same order as the types above. */
export function encodeMessage(message: ClientMessage): string {
  return JSON.stringify(message);
}

type Read = (value: unknown) => unknown;

const INVALID = Symbol();

const when =
  (isValid: (value: unknown) => boolean): Read =>
  (value) =>
    isValid(value) ? value : INVALID;

const text = when((value) => typeof value === 'string' && value.length <= 2_000);
const count = when((value) => Number.isSafeInteger(value) && (value as number) >= 0);
const time = when(Number.isSafeInteger);
const flag = when((value) => typeof value === 'boolean');
const color = oneOf('white', 'black');
const event = when((value) => isObject(value) && value.v === 1 && text(value.type) !== INVALID && time(value.at) !== INVALID);
const seat = objectOf({ 'free?': flag, 'name?': text, 'presence?': oneOf('here', 'away', 'gone'), 'since?': time, 'goneAt?': time });
const head = { v: oneOf(1), type: text };
const ROOM = {
  ...head,
  white: readSeat,
  black: readSeat,
  watching: count,
  'rematch?': color,
  'next?': text,
  'seatAsked?': color,
  'clocksStoppedAt?': time,
  'match?': objectOf({ white: count, black: count }),
  'greetings?': list(color),
  'firstMoveBy?': time,
};
const events = list(event);

const SHAPES: Record<ServerMessage['type'], Record<string, Read>> = {
  welcome: { ...head, game: text, seats: list(color), after: count, events, room: objectOf(ROOM), protocol: count, now: time },
  events: { ...head, after: count, events, now: time },
  accepted: { ...head, events, id: text, seq: count, now: time },
  refused: { ...head, reason: text, 'article?': text, sentence: text, squares: list(text), arrows: list(list(text)), 'id?': text },
  stale: { ...head, id: text, after: count, events, now: time },
  room: ROOM,
  beat: { ...head, head: count, now: time },
  greeted: { ...head, by: color, greeting: oneOf(...GREETINGS) },
  seated: { ...head, game: text, token: text, seats: list(color) },
  link: { ...head, open: flag, 'keepDays?': count, 'url?': text, 'network?': text },
};

/** Decodes a message from the server. Returns null if the message is invalid or unknown. */
export function decodeMessage(text: string): ServerMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const type = isObject(value) ? String(value.type) : '';
  if (!Object.hasOwn(SHAPES, type)) return null;
  const message = objectOf(SHAPES[type as ServerMessage['type']])(value);
  return message === INVALID ? null : (message as ServerMessage);
}

function oneOf(...all: unknown[]): Read {
  return when((value) => all.includes(value));
}

function list(item: Read): Read {
  return (value) => {
    if (!Array.isArray(value)) return INVALID;
    const items = value.map(item);
    return items.includes(INVALID) ? INVALID : items;
  };
}

/** Returns a reader for objects of this shape. A key with a question mark is optional. */
function objectOf(shape: Record<string, Read>): Read {
  return (value) => {
    if (!isObject(value)) return INVALID;
    const result: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(shape)) {
      const key = name.replace('?', '');
      const field = value[key] ?? undefined;
      if (field === undefined && key !== name) continue;
      if ((result[key] = read(field)) === INVALID) return INVALID;
    }
    return result;
  };
}

/** Reads a seat, which must be free or have both `name` and `presence`. */
function readSeat(value: unknown): unknown {
  const read = seat(value) as Partial<RoomSeat> | typeof INVALID;
  if (read === INVALID) return INVALID;
  return read.free === true || ('name' in read && 'presence' in read) ? read : INVALID;
}
