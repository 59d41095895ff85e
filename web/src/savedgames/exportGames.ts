import { downloadText } from '../platform/handOver';
import type { GameRecord } from '../storage/GameRecord';

/** Returns the content of an export file, for a backup or for use on another device. */
export function writeGamesFile(games: GameRecord[]): string {
  return JSON.stringify({ v: 1, type: 'games', games });
}

/** The export file's name, which includes the local date, such as `arbiter-games-2026-11-15.json`. */
export function gamesFileName(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `arbiter-games-${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}.json`;
}

/** Downloads all readable games, including unsaved ones, as one file. */
export async function exportAllGames(): Promise<void> {
  const { deviceGames } = await import('../storage/deviceGames');
  const { records: games } = await deviceGames.list();
  downloadText(gamesFileName(new Date()), writeGamesFile(games), 'application/json');
}
