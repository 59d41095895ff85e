import type { GameRecord } from './GameRecord';
import { IndexedDbGameStore } from './IndexedDbGameStore';
import { GameRepository } from './GameRepository.svelte';
import { rememberUnfinishedGame } from './unfinishedGameMarker';

/** This device's games. */
export const deviceGames = new GameRepository(new IndexedDbGameStore());

addEventListener('pagehide', () => deviceGames.pageClosed());

/** The most recently changed game that is not over; null if there is none. */
export async function lastUnfinishedGame(): Promise<GameRecord | null> {
  const { games } = await deviceGames.list();
  const last = games.find((game) => !game.over) ?? null;
  rememberUnfinishedGame(last?.id ?? null);
  return last;
}
