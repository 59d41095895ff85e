import type { Refusal } from '../rules/rules';
import { settings } from '../settings/settings.svelte';
import { read, write, type Create, type PutOnline, type Seated } from './protocol';
import { keepTicket } from './tokens';

/** The server's answer, or its no; null if there was none at all. */
export type Asked = Seated | Refusal | null;

/** Makes a game, or puts one online. The seat is this device's from then on. */
export function makeGame(message: Create | PutOnline): Promise<Asked> {
  return seat('./api/games', write(message));
}

/** Takes the free seat of a game. */
export function joinGame(game: string, name: string): Promise<Asked> {
  return seat(`./api/games/${game}/seats`, write({ v: 1, type: 'join', name }));
}

/** Removes the name of whoever holds the token; false if that could not be done. */
export async function removeName(game: string, token: string): Promise<boolean> {
  try {
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(`./api/games/${game}/name`, { method: 'DELETE', headers })).ok;
  } catch {
    // No network: the name stays, and the page says so.
    return false;
  }
}

async function seat(path: string, body: string): Promise<Asked> {
  let said: string;
  try {
    const headers = { 'Content-Type': 'application/json', 'Accept-Language': settings.language };
    said = await (await fetch(path, { method: 'POST', headers, body })).text();
  } catch {
    // No network, or no server there.
    return null;
  }
  const answer = read(said);
  if (answer?.type === 'refused') return answer;
  if (answer?.type !== 'seated') return null;
  keepTicket(answer.game, { token: answer.token, seats: answer.seats });
  return answer;
}
