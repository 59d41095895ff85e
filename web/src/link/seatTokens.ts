import type { Color } from '../rules/rules';

/** What this device has of a game by link: the secret that holds its seats, and which those were. */
export type SeatToken = { token: string; seats: Color[] };

const KEY = 'arbiter.ticket.';
/** For as long as the page, where the device does not store anything. */
const pocket = new Map<string, SeatToken>();

export function seatTokenOf(game: string): SeatToken | null {
  const held = pocket.get(game);
  if (held) return held;
  try {
    const stored = JSON.parse(localStorage.getItem(KEY + game) ?? 'null') as Partial<SeatToken> | null;
    if (!stored || !isToken(stored.token)) return null;
    const seats = Array.isArray(stored.seats) ? stored.seats : [];
    return { token: stored.token, seats: seats.filter((seat) => seat === 'white' || seat === 'black') };
  } catch {
    // Storage is forbidden or holds something else: there is no ticket.
    return null;
  }
}

export function storeSeatToken(game: string, ticket: SeatToken): void {
  pocket.set(game, ticket);
  try {
    localStorage.setItem(KEY + game, JSON.stringify(ticket));
  } catch {
    // Storage is forbidden or full: the seat is held until the page is closed. Its own link brings it back.
  }
}

export function forgetSeatToken(game: string): void {
  pocket.delete(game);
  try {
    localStorage.removeItem(KEY + game);
  } catch {
    // Storage is forbidden: there is nothing to forget.
  }
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
  try {
    return joining.get(game) ?? readJoining(localStorage.getItem(JOINING + game));
  } catch {
    // Storage is forbidden: then nothing outlives the page.
    return null;
  }
}

/** Keeps a token before it is sent, so that neither a lost answer nor a reload loses the seat. */
export function storeJoiningToken(game: string, token: string): void {
  joining.set(game, token);
  try {
    localStorage.setItem(JOINING + game, `${token} ${Date.now()}`);
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(JOINING) && !readJoining(localStorage.getItem(key))) localStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden or full: the token lives as long as the page.
  }
}

/** A stored token that is not too old. */
function readJoining(stored: string | null): string | null {
  const [token, at] = stored?.split(' ') ?? [];
  return isToken(token) && Date.now() - Number(at) < JOINING_DAYS * 86_400_000 ? token : null;
}

export function forgetJoiningToken(game: string): void {
  joining.delete(game);
  try {
    localStorage.removeItem(JOINING + game);
  } catch {
    // Storage is forbidden: there is nothing to forget.
  }
}

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{32}$/.test(value);
}
