import type { Color, Command, GameEvent, Language, Refusal, Rulebook, Variant } from '../rules/rules';

/**
 * What a page and a server say to each other about a game by link: docs/protocol.md. Whatever comes from the
 * server is looked at before it is believed; keys that are not known are left out.
 */

export type Presence = 'here' | 'away' | 'gone';

/** A seat: free, or somebody's. `goneAt` is when the win or the draw may be claimed of one who is away. */
export type RoomSeat =
  | { free: true }
  | { free?: never; name: string; presence: Presence; since?: number; goneAt?: number };

/** What surrounds the log. */
export type RoomState = {
  v: 1;
  type: 'room';
  white: RoomSeat;
  black: RoomSeat;
  watching: number;
  /** Who wants a rematch. */
  rematch?: Color;
  /** The rematch. */
  next?: string;
  /** The seat that somebody asks for; its holder answers. */
  seatAsked?: Color;
  /** Since when the clocks have been stopped because the server cannot save moves. */
  clocksStoppedAt?: number;
};

/** An event with what the server adds: the command that led to it, the time credited for the way, a restart. */
export type LoggedEvent = GameEvent & { command?: string; lag?: number; restart?: boolean };

type Said<Type extends string, Keys> = { v: 1; type: Type } & Keys;

export type ServerMessage =
  | Said<'welcome', { game: string; seats: Color[]; after: number; events: LoggedEvent[]; room: RoomState; now: number }>
  | Said<'events', { after: number; events: LoggedEvent[]; now: number }>
  | Said<'accepted', { events: LoggedEvent[]; id: string; seq: number; now: number }>
  | (Refusal & { id?: string })
  | Said<'stale', { id: string; after: number; events: LoggedEvent[]; now: number }>
  | RoomState
  | Said<'beat', { head: number; now: number }>
  | SeatedMessage
  | Said<'link', { open: boolean; keepDays?: number; url?: string; network?: string }>;

/** The answer to whoever made a game or took a seat. */
export type SeatedMessage = Said<'seated', { game: string; token: string; seats: Color[] }>;

export type ClientMessage =
  | Said<'hello', { game: string; token?: string; after: number; language: Language }>
  | Said<'command', { after: number; command: Command }>
  | Said<'beat', { now: number }>
  | Said<'rematch', { wanted: boolean }>
  | Said<'freeSeat' | 'takeSeat', { color: Color }>
  | Said<'answerSeat', { accept: boolean }>
  | CreateMessage
  | Said<'join', { name: string; token?: string }>
  | PutOnlineMessage;

export type CreateMessage = Said<
  'create',
  { variant: Variant; fen: string; rulebook: Rulebook; control: string; color: Color | 'random'; name: string; token?: string }
>;

export type PutOnlineMessage = Said<
  'putOnline',
  { white: string; black: string; give?: Color; log: { v: 1; type: 'game'; events: GameEvent[] }; token?: string }
>;

/** A message's text. Its keys stand in the order of the types above, because whoever makes one writes them so. */
export function encodeMessage(message: ClientMessage): string {
  return JSON.stringify(message);
}

type Read = (value: unknown) => unknown;

/** Not what it should be. */
const NO = Symbol();

const when =
  (good: (value: unknown) => boolean): Read =>
  (value) =>
    good(value) ? value : NO;

const text = when((value) => typeof value === 'string' && value.length <= 2_000);
const count = when((value) => Number.isSafeInteger(value) && (value as number) >= 0);
const time = when(Number.isSafeInteger);
const flag = when((value) => typeof value === 'boolean');
const color = oneOf('white', 'black');
const event = when((value) => isTree(value) && value.v === 1 && text(value.type) !== NO && time(value.at) !== NO);
const seat = tree({ 'free?': flag, 'name?': text, 'presence?': oneOf('here', 'away', 'gone'), 'since?': time, 'goneAt?': time });
const head = { v: oneOf(1), type: text };
const ROOM = {
  ...head,
  white: taken,
  black: taken,
  watching: count,
  'rematch?': color,
  'next?': text,
  'seatAsked?': color,
  'clocksStoppedAt?': time,
};
const events = list(event);

const SHAPES: Record<ServerMessage['type'], Record<string, Read>> = {
  welcome: { ...head, game: text, seats: list(color), after: count, events, room: tree(ROOM), now: time },
  events: { ...head, after: count, events, now: time },
  accepted: { ...head, events, id: text, seq: count, now: time },
  refused: { ...head, reason: text, 'article?': text, sentence: text, squares: list(text), arrows: list(list(text)), 'id?': text },
  stale: { ...head, id: text, after: count, events, now: time },
  room: ROOM,
  beat: { ...head, head: count, now: time },
  seated: { ...head, game: text, token: text, seats: list(color) },
  link: { ...head, open: flag, 'keepDays?': count, 'url?': text, 'network?': text },
};

/** What a text from the server says; null if that is nothing this page understands. */
export function decodeMessage(said: string): ServerMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(said);
  } catch {
    // It is not JSON: then it is nothing of ours.
    return null;
  }
  const type = isTree(value) ? String(value.type) : '';
  if (!Object.hasOwn(SHAPES, type)) return null;
  const message = tree(SHAPES[type as ServerMessage['type']])(value);
  return message === NO ? null : (message as ServerMessage);
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function oneOf(...all: unknown[]): Read {
  return when((value) => all.includes(value));
}

function list(of: Read): Read {
  return (value) => {
    if (!Array.isArray(value)) return NO;
    const decodeMessage = value.map(of);
    return decodeMessage.includes(NO) ? NO : decodeMessage;
  };
}

/** A key with a question mark may be absent. */
function tree(shape: Record<string, Read>): Read {
  return (value) => {
    if (!isTree(value)) return NO;
    const made: Record<string, unknown> = {};
    for (const [name, decodeMessage] of Object.entries(shape)) {
      const key = name.replace('?', '');
      const found = value[key] ?? undefined;
      if (found === undefined && key !== name) continue;
      if ((made[key] = decodeMessage(found)) === NO) return NO;
    }
    return made;
  };
}

/** A seat is free, or has a name and somebody who is there or not. */
function taken(value: unknown): unknown {
  const decodeMessage = seat(value) as Partial<RoomSeat> | typeof NO;
  if (decodeMessage === NO) return NO;
  return decodeMessage.free === true || ('name' in decodeMessage && 'presence' in decodeMessage) ? decodeMessage : NO;
}
