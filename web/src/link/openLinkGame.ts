import type { GameRecord, MoveHelp } from '../storage/GameRecord';
import { settings } from '../settings/settings.svelte';
import { deviceGames } from '../storage/deviceGames';
import { requestPersistentStorage } from '../storage/persistentStorage';
import { readGameRecord } from '../storage/readGameRecord';
import { linkWords } from '../words/linkWords';
import { LinkRoom, type StoredLinkGame } from './LinkRoom.svelte';
import { forgetJoiningToken, forgetSeatToken, isToken, joiningToken, storeSeatToken, seatTokenOf } from './seatTokens';

/** What was chosen for a game that is not opened yet. */
const helps = new Map<string, MoveHelp>();

/** The help that a game which was just made begins with. */
export function rememberMoveHelp(game: string, help: MoveHelp): void {
  helps.set(game, help);
}

/**
 * Opens a game by link, with whatever this device has of it. Whoever opens it closes it.
 *
 * @param token that of a seat's own link, if it was followed
 */
export async function openLinkGame(game: string, token?: string): Promise<LinkRoom> {
  const kept = await keptOf(game, token);
  const id = kept.record?.id ?? game;
  const room = new LinkRoom(game, kept, {
    language: () => settings.language,
    overtaken: () => linkWords().line.overtaken,
    keep: (record) => {
      // Of games that it only watches, a device keeps nothing.
      if (seatTokenOf(game)) void deviceGames.save({ ...record, id, link: game });
    },
    seated: (held, seats) => {
      if (seats.length === 0) return forgetSeatToken(game);
      storeSeatToken(game, { token: held, seats });
      forgetJoiningToken(game);
    },
    joining: () => joiningToken(game),
    unknown: () => forgetJoiningToken(game),
  });
  requestPersistentStorage();
  return room;
}

/** The record of a game by link, which may have begun in person, under another id. */
async function keptOf(game: string, token?: string): Promise<StoredLinkGame> {
  const ticket = seatTokenOf(game);
  const found = (await deviceGames.list()).games.find(({ link }) => link === game);
  const reading = found ? readGameRecord(found) : null;
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
export function copySeatToken(from: string, to: string, record: GameRecord): void {
  const ticket = seatTokenOf(from);
  if (!ticket || seatTokenOf(to)) return;
  storeSeatToken(to, ticket);
  helps.set(to, record.help);
}
