import type { GameRecord } from '../game/GameRecord';
import { IndexedDbStore } from './IndexedDbStore';
import { Shelf } from './Shelf.svelte';
import { noteUnfinished } from './unfinished';

/** The games of this device. */
export const shelf = new Shelf(new IndexedDbStore());

/** The game to go on with; null if every game is over. */
export async function lastUnfinished(): Promise<GameRecord | null> {
  const { games } = await shelf.list();
  const last = games.find((game) => !game.over) ?? null;
  noteUnfinished(last?.id ?? null);
  return last;
}
