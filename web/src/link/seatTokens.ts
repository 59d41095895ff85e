import { readItem, readJson, removeItem, storedKeys, writeItem } from '../platform/localStorage';
import type { Color } from '../rules/rules';
import type { GameRecord, MoveHelp } from '../storage/GameRecord';

/** This device's seats in a link game, the token that owns them, and what the player has chosen for this game. */
type SeatToken = { token: string; seats: Color[]; help?: MoveHelp; greets?: boolean };

const KEY = 'arbiter.ticket.';
/** Stores the tokens until the page is closed, in case storage is blocked. */
const inMemory = new Map<string, SeatToken>();

export function seatTokenOf(game: string): SeatToken | null {
  const cached = inMemory.get(game);
  if (cached) return cached;
  const stored = readJson(KEY + game) as Partial<SeatToken> | null;
  if (!isToken(stored?.token)) return null;
  const seats = Array.isArray(stored.seats) ? stored.seats : [];
  return { ...stored, token: stored.token, seats: seats.filter((seat) => seat === 'white' || seat === 'black') };
}

export function storeSeatToken(game: string, seatToken: SeatToken): void {
  inMemory.set(game, seatToken);
  writeItem(KEY + game, JSON.stringify(seatToken));
}

/** Remembers the help level of a game that was just created, or whether the player exchanges greetings. */
export function rememberForSeat(game: string, chosen: Pick<SeatToken, 'help' | 'greets'>): void {
  const seatToken = seatTokenOf(game);
  if (seatToken) storeSeatToken(game, { ...seatToken, ...chosen });
}

/** Copies the help level, the greetings setting and the seat token (which stays the same) to the rematch. */
export function copySeatToken(from: string, to: string, record: GameRecord): void {
  const seatToken = seatTokenOf(from);
  if (seatToken && !seatTokenOf(to)) storeSeatToken(to, { ...seatToken, help: record.help });
}

export function forgetSeatToken(game: string): void {
  inMemory.delete(game);
  removeItem(KEY + game);
}

/** Creates a token with 192 random bits. The token owns a seat once the server has accepted it. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_');
}

const JOINING = 'arbiter.joining.';
/** The number of days for which the token from an unanswered join request is kept. */
const JOINING_DAYS = 30;
const joining = new Map<string, string>();

/** The token from an unanswered join request; null if there is none. */
export function joiningToken(game: string): string | null {
  return joining.get(game) ?? readJoining(readItem(JOINING + game));
}

/** Stores a token before it is sent, so that the seat survives a lost reply or a reload. */
export function storeJoiningToken(game: string, token: string): void {
  joining.set(game, token);
  writeItem(JOINING + game, `${token} ${Date.now()}`);
  for (const key of storedKeys()) if (key.startsWith(JOINING) && !readJoining(readItem(key))) removeItem(key);
}

/** Reads a stored token. Returns null if it is missing, invalid or too old. */
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
