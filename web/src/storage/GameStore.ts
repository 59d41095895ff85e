import type { GameRecord } from '../game/GameRecord';

/** What went wrong with the device's storage, as the page can tell people. */
export type StorageTrouble = 'forbidden' | 'full' | 'failed';

/** The device's games. Every method rejects with a {@link StorageError} when the storage does not work. */
export interface GameStore {
  /** All games, the last changed first. Records that cannot be read are kept, and listed by their id in `broken`. */
  list(): Promise<{ games: GameRecord[]; broken: string[] }>;
  load(id: string): Promise<GameRecord | null>;
  save(record: GameRecord): Promise<void>;
  remove(id: string): Promise<void>;
}

export class StorageError extends Error {
  constructor(
    readonly trouble: StorageTrouble,
    cause: unknown,
  ) {
    super(`storage: ${trouble}`, { cause });
  }
}
