import type { Color } from '../rules/rules';

/** What this device has of a game by link: the secret that holds its seats, and which those were. */
export type Ticket = { token: string; seats: Color[] };

const KEY = 'arbiter.ticket.';
/** For as long as the page, where the device does not store anything. */
const pocket = new Map<string, Ticket>();

export function ticketOf(game: string): Ticket | null {
  const held = pocket.get(game);
  if (held) return held;
  try {
    const stored = JSON.parse(localStorage.getItem(KEY + game) ?? 'null') as Partial<Ticket> | null;
    if (!stored || !isToken(stored.token)) return null;
    const seats = Array.isArray(stored.seats) ? stored.seats : [];
    return { token: stored.token, seats: seats.filter((seat) => seat === 'white' || seat === 'black') };
  } catch {
    // Storage is forbidden or holds something else: there is no ticket.
    return null;
  }
}

export function keepTicket(game: string, ticket: Ticket): void {
  pocket.set(game, ticket);
  try {
    localStorage.setItem(KEY + game, JSON.stringify(ticket));
  } catch {
    // Storage is forbidden or full: the seat is held until the page is closed. Its own link brings it back.
  }
}

export function forgetTicket(game: string): void {
  pocket.delete(game);
  try {
    localStorage.removeItem(KEY + game);
  } catch {
    // Storage is forbidden: there is nothing to forget.
  }
}

export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{32}$/.test(value);
}
