import type { GameRecord } from '../storage/GameRecord';
import { isObject, describeValue } from '../storage/gameRecordShape';

/** Larger files are not read: no number of games that were played by hand makes one. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** What a file of games is not. */
export type GamesFileProblem =
  | { what: 'tooBig'; bytes: number }
  | { what: 'notJson' }
  | { what: 'notGames' }
  | { what: 'otherVersion'; found: string };

/** All games in one file, to be kept elsewhere or taken to another device. */
export function writeGamesFile(games: GameRecord[]): string {
  return JSON.stringify({ v: 1, type: 'games', games });
}

/** The games in a file, each of them still to be looked at. */
export function readGamesFile(text: string): { games: unknown[] } | { problem: GamesFileProblem } {
  if (text.length > MAX_FILE_BYTES) return { problem: { what: 'tooBig', bytes: text.length } };
  let tree: unknown;
  try {
    tree = JSON.parse(text);
  } catch {
    return { problem: { what: 'notJson' } };
  }
  if (!isObject(tree) || tree.type !== 'games') return { problem: { what: 'notGames' } };
  if (tree.v !== 1) return { problem: { what: 'otherVersion', found: describeValue(tree.v) } };
  if (!Array.isArray(tree.games)) return { problem: { what: 'notGames' } };
  return { games: tree.games };
}

/** `arbiter-games-2026-11-15.json`, by the calendar on the wall. */
export function gamesFileName(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `arbiter-games-${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}.json`;
}
