import type { GameRecord } from './GameRecord';
import { readRecordShape } from './gameRecordShape';
import { RecordRepository } from './RecordRepository.svelte';
import { IndexedDbRecordStore } from './RecordStore';
import { rememberUnfinishedGame, updateUnfinishedGame } from './unfinishedMarkers';

/** This device's games. */
export const deviceGames = new RecordRepository<GameRecord>(new IndexedDbRecordStore('arbiter', 'games'), {
  unsavedPrefix: 'arbiter.unsaved.',
  read: readRecordShape,
  changed: updateUnfinishedGame,
});

addEventListener('pagehide', () => deviceGames.pageClosed());

/** The most recently changed game that is not over; null if there is none. */
export async function lastUnfinishedGame(): Promise<GameRecord | null> {
  const { records } = await deviceGames.list();
  const last = records.find((game) => !game.over) ?? null;
  rememberUnfinishedGame(last?.id ?? null);
  return last;
}
