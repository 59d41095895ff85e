import type { GameRecord, MoveHelp } from '../storage/GameRecord';
import { settings } from '../settings/settings.svelte';
import { deviceGames } from '../storage/deviceGames';
import { requestPersistentStorage } from '../storage/RecordStore';
import { loadRulesFor } from '../rules/rulesForPlayMode';
import { readGameRecord } from '../storage/readGameRecord';
import { screenTexts } from '../texts/texts';
import { LinkRoom, type StoredLinkGame } from './LinkRoom.svelte';
import { greetingsOn, rememberGreetings, forgetJoiningToken, forgetSeatToken, isToken, joiningToken, storeSeatToken, seatTokenOf } from './seatTokens';

/** The help level for games that have not been opened yet. */
const helpByGame = new Map<string, MoveHelp>();

/** Sets the help level for a game that was just created. */
export function rememberMoveHelp(game: string, help: MoveHelp): void {
  helpByGame.set(game, help);
}

/**
 * Opens a link game with the data that this device has stored. The caller must close the room.
 *
 * @param token the token from the seat link that opened the page, if any
 */
export async function openLinkGame(game: string, token?: string): Promise<LinkRoom> {
  const stored = await storedGame(game, token);
  const id = stored.record?.id ?? game;
  const room = new LinkRoom(game, stored, {
    language: () => settings.language,
    staleCommandSentence: () => screenTexts().link.line.overtaken,
    save: (record) => {
      // Only games in which this device has a seat are saved.
      if (seatTokenOf(game)) void deviceGames.save({ ...record, id, link: game });
    },
    onSeated: (token, seats) => {
      if (seats.length === 0) return forgetSeatToken(game);
      storeSeatToken(game, { token, seats });
      forgetJoiningToken(game);
    },
    joiningToken: () => joiningToken(game),
    onUnknownGame: () => forgetJoiningToken(game),
  });
  requestPersistentStorage();
  return room;
}

/** Reads the stored data for a link game. A game that was put online keeps the local game's id. */
async function storedGame(game: string, token?: string): Promise<StoredLinkGame> {
  const seatToken = seatTokenOf(game);
  const found = (await deviceGames.list()).records.find(({ link }) => link === game);
  await loadRulesFor(found);
  const reading = found ? readGameRecord(found) : null;
  const checked = reading && 'read' in reading ? reading.read : null;
  return {
    tokens: [...new Set([token, seatToken?.token, joiningToken(game)])].filter(isToken),
    openedBySeatLink: token !== undefined,
    seats: seatToken?.seats ?? [],
    record: checked?.record ?? null,
    game: checked?.game ?? null,
    help: helpByGame.get(game) ?? 'basic',
    greets: greetingsOn(game),
  };
}

/** Copies the help level, the greetings setting and the seat token (which stays the same) to the rematch. */
export function copySeatToken(from: string, to: string, record: GameRecord): void {
  const seatToken = seatTokenOf(from);
  if (!seatToken || seatTokenOf(to)) return;
  storeSeatToken(to, seatToken);
  helpByGame.set(to, record.help);
  if (greetingsOn(from)) rememberGreetings(to, true);
}
