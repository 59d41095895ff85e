import { readItem, readJson, removeItem, storedKeys, writeItem } from '../platform/localStorage';
import type { Color } from '../rules/rules';

/** What this device has of a game by link: the secret that holds its seats, and which those were. */
export type SeatToken = { token: string; seats: Color[] };

const KEY = 'arbiter.ticket.';
/** For as long as the page, where the device does not store anything. */
const pocket = new Map<string, SeatToken>();

export function seatTokenOf(game: string): SeatToken | null {
  const held = pocket.get(game);
  if (held) return held;
  const stored = readJson(KEY + game) as Partial<SeatToken> | null;
  if (!isToken(stored?.token)) return null;
  const seats = Array.isArray(stored.seats) ? stored.seats : [];
  return { token: stored.token, seats: seats.filter((seat) => seat === 'white' || seat === 'black') };
}

export function storeSeatToken(game: string, ticket: SeatToken): void {
  pocket.set(game, ticket);
  writeItem(KEY + game, JSON.stringify(ticket));
}

export function forgetSeatToken(game: string): void {
  pocket.delete(game);
  removeItem(KEY + game);
}

/** A secret that holds a seat once the server has been told (192 random bits). */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
}

const JOINING = 'arbiter.joining.';
/** For how long a seat that was asked for without an answer may still be looked for. */
const JOINING_DAYS = 30;
const joining = new Map<string, string>();

/** The token that this device has asked for a seat with and got no answer yet; null if there is none. */
export function joiningToken(game: string): string | null {
  return joining.get(game) ?? readJoining(readItem(JOINING + game));
}

/** Keeps a token before it is sent, so that neither a lost answer nor a reload loses the seat. */
export function storeJoiningToken(game: string, token: string): void {
  joining.set(game, token);
  writeItem(JOINING + game, `${token} ${Date.now()}`);
  for (const key of storedKeys()) if (key.startsWith(JOINING) && !readJoining(readItem(key))) removeItem(key);
}

/** A stored token that is not too old. */
function readJoining(stored: string | null): string | null {
  const [token, at] = stored?.split(' ') ?? [];
  return isToken(token) && Date.now() - Number(at) < JOINING_DAYS * 86_400_000 ? token : null;
}

export function forgetJoiningToken(game: string): void {
  joining.delete(game);
  removeItem(JOINING + game);
}

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{32}$/.test(value);
}
