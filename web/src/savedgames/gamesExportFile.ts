import type { GameRecord } from '../storage/GameRecord';
import { isObject, describeValue } from '../storage/gameRecordShape';

/** The maximum size of an imported file, which is ample for one person's games. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** The reason why a file is not a valid export. */
export type GamesFileProblem =
  | { what: 'tooBig'; bytes: number }
  | { what: 'notJson' }
  | { what: 'notGames' }
  | { what: 'otherVersion'; found: string };

/** Returns the content of an export file, for a backup or for use on another device. */
export function writeGamesFile(games: GameRecord[]): string {
  return JSON.stringify({ v: 1, type: 'games', games });
}

/** Reads the games from an export file without validating them. */
export function readGamesFile(text: string): { games: unknown[] } | { problem: GamesFileProblem } {
  if (text.length > MAX_FILE_BYTES) return { problem: { what: 'tooBig', bytes: text.length } };
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { problem: { what: 'notJson' } };
  }
  if (!isObject(content) || content.type !== 'games') return { problem: { what: 'notGames' } };
  if (content.v !== 1) return { problem: { what: 'otherVersion', found: describeValue(content.v) } };
  if (!Array.isArray(content.games)) return { problem: { what: 'notGames' } };
  return { games: content.games };
}

/** The export file's name, which includes the local date, such as `arbiter-games-2026-11-15.json`. */
export function gamesFileName(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `arbiter-games-${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}.json`;
}
