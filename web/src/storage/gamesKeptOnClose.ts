import { readJson, removeItem, storedKeys, writeItem } from '../platform/localStorage';
import type { GameRecord } from './GameRecord';
import { readRecordShape } from './gameRecordShape';

const PREFIX = 'arbiter.unsaved.';

/**
 * Keeps games in localStorage when the page is closed before the database has saved them. The database needs some
 * milliseconds for each save, and closing or reloading the page aborts a save that is under way.
 */
export function keepOnClose(games: GameRecord[]): void {
  for (const game of games) writeItem(PREFIX + game.id, JSON.stringify(game));
}

/** The games that were kept when the page was last closed. */
export function gamesKeptOnClose(): GameRecord[] {
  const ids = storedKeys().filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  return ids.flatMap((id) => {
    const shape = readRecordShape(readJson(PREFIX + id), id);
    return 'read' in shape ? [shape.read] : [];
  });
}

export function forgetKept(id: string): void {
  removeItem(PREFIX + id);
}
