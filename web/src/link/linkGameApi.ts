import { addressOf } from '../routing/address';
import type { Refusal } from '../rules/rules';
import { settings } from '../settings/settings.svelte';
import { decodeMessage, encodeMessage, type CreateMessage, type PutOnlineMessage, type SeatedMessage } from './linkProtocol';
import { forgetJoiningToken, joiningToken, storeJoiningToken, storeSeatToken, newToken } from './seatTokens';

/** The server's reply; null if the server did not reply. */
type SeatResponse = SeatedMessage | Refusal | null;

const TIMEOUT_MILLIS = 15_000;
const RETRY_DELAYS_MILLIS = [500, 1_000, 2_000, 4_000, 8_000];

/** Refusals that mean that the token will never own a seat. */
const NO_SEAT = ['SEATS_TAKEN', 'INVITATION_CANCELLED', 'UNKNOWN_GAME'];

/**
 * Tokens from requests whose outcome is unknown. The server may have created the game even if it refused a retry.
 * Repeating a request with the same token returns the same game.
 */
const pendingTokens = new Map<string, string>();

/**
 * Creates a link game, or puts a local one online, and stores the seat's token.
 *
 * @param onRetry called before each retry of the request
 */
export async function createLinkGame(message: CreateMessage | PutOnlineMessage, onRetry: () => void): Promise<SeatResponse> {
  const request = encodeMessage(message);
  const token = pendingTokens.get(request) ?? newToken();
  pendingTokens.set(request, token);
  const answer = await requestSeat('./api/games', encodeMessage({ ...message, token }), onRetry);
  if (answer?.type === 'seated') pendingTokens.delete(request);
  return answer;
}

/**
 * Takes the free seat in a game.
 *
 * @param onRetry called before each retry of the request
 */
export async function joinLinkGame(game: string, name: string, onRetry: () => void): Promise<SeatResponse> {
  const token = joiningToken(game) ?? newToken();
  storeJoiningToken(game, token);
  const answer = await requestSeat(`./api/games/${game}/seats`, encodeMessage({ v: 1, type: 'join', name, token }), onRetry);
  if (answer?.type === 'seated' || NO_SEAT.includes(answer?.reason ?? '')) forgetJoiningToken(game);
  return answer;
}

/** Deletes the player's name from the server. Returns false on failure. */
export async function deletePlayerName(game: string, token: string): Promise<boolean> {
  try {
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(`./api/games/${game}/name`, { method: 'DELETE', headers })).ok;
  } catch {
    // There is no network. The caller shows the failure.
    return false;
  }
}

/** Requests a seat. Retries if there is no reply or the server is stopping; the token makes this idempotent. */
async function requestSeat(path: string, body: string, onRetry: () => void): Promise<SeatResponse> {
  let answer = await post(path, body);
  for (const delay of RETRY_DELAYS_MILLIS) {
    // A server that is stopping will restart soon, or another one will take over.
    if (answer && !(answer.type === 'refused' && answer.reason === 'STOPPING')) break;
    onRetry();
    await new Promise((resolve) => setTimeout(resolve, delay));
    answer = await post(path, body);
  }
  if (answer?.type === 'seated') storeSeatToken(answer.game, { token: answer.token, seats: answer.seats });
  return answer;
}

async function post(path: string, body: string): Promise<SeatResponse> {
  try {
    const headers = { 'Content-Type': 'application/json', 'Accept-Language': settings.language };
    const signal = AbortSignal.timeout(TIMEOUT_MILLIS);
    const answer = decodeMessage(await (await fetch(path, { method: 'POST', headers, body, signal })).text());
    return answer?.type === 'refused' || answer?.type === 'seated' ? answer : null;
  } catch {
    // There is no network, the server is down, or the reply was lost.
    return null;
  }
}

/** The page shows no link until the server replies or this timeout expires. */
const LINK_TIMEOUT_MILLIS = 3_000;

/** A game's link for others. If `onlyHere` is true, it works only on this machine. */
export async function publicLink(game: string): Promise<{ href: string; onlyHere: boolean }> {
  // If there is no network or the request times out, the page's own URL is used.
  const linkJson = await fetch('./link.json', { signal: AbortSignal.timeout(LINK_TIMEOUT_MILLIS) })
    .then((answer) => answer.text())
    .catch(() => '');
  const { href, onlyHere } = invitationBaseUrl(new URL('.', location.href), linkJson);
  return { href: new URL(addressOf({ screen: 'link', game }), href).href, onlyHere };
}

/**
 * Chooses between the server's public URL and the page's own URL.
 *
 * @param page the URL of the page's folder
 * @param linkJson the server's link.json
 */
export function invitationBaseUrl(page: URL, linkJson: string): { href: string; onlyHere: boolean } {
  const answer = decodeMessage(linkJson);
  const { url, network } = answer?.type === 'link' ? answer : {};
  const known = url ?? (isThisMachine(page) ? network : undefined);
  if (known !== undefined && URL.canParse(known)) return { href: new URL(known).href, onlyHere: false };
  return { href: page.href, onlyHere: isThisMachine(page) };
}

/** Whether the host is a loopback address, which other machines cannot use to reach this one. */
function isThisMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
