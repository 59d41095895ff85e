import { readItem, readJson, removeItem, storedKeys, writeItem } from '../platform/localStorage';
import type { Color } from '../rules/rules';

/** This device's seats in a link game, and the token that owns them. */
type SeatToken = { token: string; seats: Color[] };

const KEY = 'arbiter.ticket.';
/** Stores the tokens until the page is closed, in case storage is blocked. */
const inMemory = new Map<string, SeatToken>();

export function seatTokenOf(game: string): SeatToken | null {
  const cached = inMemory.get(game);
  if (cached) return cached;
  const stored = readJson(KEY + game) as Partial<SeatToken> | null;
  if (!isToken(stored?.token)) return null;
  const seats = Array.isArray(stored.seats) ? stored.seats : [];
  return { token: stored.token, seats: seats.filter((seat) => seat === 'white' || seat === 'black') };
}

export function storeSeatToken(game: string, seatToken: SeatToken): void {
  inMemory.set(game, seatToken);
  writeItem(KEY + game, JSON.stringify(seatToken));
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

/**
 * Remembers, for this tab, the games in which the player has switched greetings on. Greetings stay on in a rematch, but
 * are off in any other game.
 */
const GREETINGS_KEY = 'arbiter.greetings';

export function greetingsOn(game: string): boolean {
  return rememberedGames().includes(game);
}

export function rememberGreetings(game: string, on: boolean): void {
  const others = rememberedGames().filter((other) => other !== game);
  try {
    sessionStorage.setItem(GREETINGS_KEY, JSON.stringify(on ? [...others, game] : others));
  } catch (error) {
    // Without storage, greetings are off again after a reload.
    console.info('Greetings are not remembered:', error);
  }
}

function rememberedGames(): string[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(GREETINGS_KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter((game) => typeof game === 'string') : [];
  } catch {
    return [];
  }
}
