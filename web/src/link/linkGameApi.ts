import type { Refusal } from '../rules/rules';
import { settings } from '../settings/settings.svelte';
import { decodeMessage, encodeMessage, type CreateMessage, type PutOnlineMessage, type SeatedMessage } from './linkProtocol';
import { forgetJoiningToken, joiningToken, storeJoiningToken, storeSeatToken, newToken } from './seatTokens';

/** The server's answer, or its no; null if there was none at all. */
export type SeatResponse = SeatedMessage | Refusal | null;

/** For how long an answer is waited for, and after which pauses the request is sent again. */
const PATIENCE = 15_000;
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000];

/** With these refusals it is certain that a token holds no seat, and never will. */
const NO_SEAT = ['SEATS_TAKEN', 'INVITATION_CANCELLED', 'UNKNOWN_GAME'];

/**
 * The tokens of games that were asked for and are not known to be made: a server that refuses may have made one before, or
 * not know whether it did. The same request again makes the same game.
 */
const making = new Map<string, string>();

/**
 * Makes a game, or puts one online. The seat is this device's from then on.
 *
 * @param again is told when no answer came and the request is sent once more
 */
export async function createLinkGame(message: CreateMessage | PutOnlineMessage, again: () => void): Promise<SeatResponse> {
  const wanted = encodeMessage(message);
  const token = making.get(wanted) ?? newToken();
  making.set(wanted, token);
  const answer = await seat('./api/games', encodeMessage({ ...message, token }), again);
  if (answer?.type === 'seated') making.delete(wanted);
  return answer;
}

/**
 * Takes the free seat of a game.
 *
 * @param again is told when no answer came and the request is sent once more
 */
export async function joinLinkGame(game: string, name: string, again: () => void): Promise<SeatResponse> {
  const token = joiningToken(game) ?? newToken();
  storeJoiningToken(game, token);
  const answer = await seat(`./api/games/${game}/seats`, encodeMessage({ v: 1, type: 'join', name, token }), again);
  if (answer?.type === 'seated' || NO_SEAT.includes(answer?.reason ?? '')) forgetJoiningToken(game);
  return answer;
}

/** Removes the name of whoever holds the token; false if that could not be done. */
export async function deletePlayerName(game: string, token: string): Promise<boolean> {
  try {
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(`./api/games/${game}/name`, { method: 'DELETE', headers })).ok;
  } catch {
    // No network: the name stays, and the page says so.
    return false;
  }
}

/** Asks for a seat, and asks again as long as no answer comes: with its own token a page gets it once. */
async function seat(path: string, body: string, again: () => void): Promise<SeatResponse> {
  let answer = await ask(path, body);
  for (const pause of PAUSES) {
    if (answer && !isLeaving(answer)) break;
    again();
    await new Promise((resolve) => setTimeout(resolve, pause));
    answer = await ask(path, body);
  }
  if (answer?.type === 'seated') storeSeatToken(answer.game, { token: answer.token, seats: answer.seats });
  return answer;
}

/** A server that is being stopped is back in a moment, or there is another. */
function isLeaving(answer: SeatedMessage | Refusal): boolean {
  return answer.type === 'refused' && answer.reason === 'STOPPING';
}

async function ask(path: string, body: string): Promise<SeatResponse> {
  try {
    const headers = { 'Content-Type': 'application/json', 'Accept-Language': settings.language };
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = decodeMessage(await (await fetch(path, { method: 'POST', headers, body, signal })).text());
    return answer?.type === 'refused' || answer?.type === 'seated' ? answer : null;
  } catch {
    // No network, no server there, or the answer was lost.
    return null;
  }
}
