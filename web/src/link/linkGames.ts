import type { GameRecord, Help } from '../game/GameRecord';
import { settings } from '../settings/settings.svelte';
import { shelf } from '../storage/device';
import { askToKeep } from '../storage/persistence';
import { readRecord } from '../storage/readRecord';
import { linkWords } from '../words/link.svelte';
import { LinkRoom, type KeptLink } from './LinkRoom.svelte';
import { forgetJoining, forgetTicket, isToken, joiningToken, keepTicket, ticketOf } from './tokens';

/** What was chosen for a game that is not opened yet. */
const helps = new Map<string, Help>();

/** The help that a game which was just made begins with. */
export function keepHelp(game: string, help: Help): void {
  helps.set(game, help);
}

/**
 * Opens a game by link, with whatever this device has of it. Whoever opens it closes it.
 *
 * @param token that of a seat's own link, if it was followed
 */
export async function openLink(game: string, token?: string): Promise<LinkRoom> {
  const kept = await keptOf(game, token);
  const id = kept.record?.id ?? game;
  const room = new LinkRoom(game, kept, {
    language: () => settings.language,
    overtaken: () => linkWords().line.overtaken,
    keep: (record) => {
      // Of games that it only watches, a device keeps nothing.
      if (ticketOf(game)) void shelf.save({ ...record, id, link: game });
    },
    seated: (held, seats) => {
      if (seats.length === 0) return forgetTicket(game);
      keepTicket(game, { token: held, seats });
      forgetJoining(game);
    },
    joining: () => joiningToken(game),
    unknown: () => forgetJoining(game),
  });
  askToKeep();
  return room;
}

/** The record of a game by link, which may have begun in person, under another id. */
async function keptOf(game: string, token?: string): Promise<KeptLink> {
  const ticket = ticketOf(game);
  const found = (await shelf.list()).games.find(({ link }) => link === game);
  const reading = found ? readRecord(found) : null;
  const checked = reading && 'read' in reading ? reading.read : null;
  return {
    tokens: [...new Set([token, ticket?.token, joiningToken(game)])].filter(isToken),
    followed: token !== undefined,
    seats: ticket?.seats ?? [],
    record: checked?.record ?? null,
    game: checked?.game ?? null,
    help: helps.get(game) ?? 'basic',
  };
}

/** The rematch is played with the same token. */
export function takeTicketAlong(from: string, to: string, record: GameRecord): void {
  const ticket = ticketOf(from);
  if (!ticket || ticketOf(to)) return;
  keepTicket(to, ticket);
  helps.set(to, record.help);
}
