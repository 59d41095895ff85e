import type { GameRecord } from './GameRecord';

/** The reason why this device's storage does not work. */
export type StorageFailure = 'forbidden' | 'full' | 'failed';

/** A stored value and its id. `readRecordShape` and `readGameRecord` validate the value. */
export type StoredGame = { id: string; stored: unknown };

/** A game store. Every method rejects with a {@link StorageError} if the storage fails. */
export interface GameStore {
  all(): Promise<StoredGame[]>;
  /** Resolves to undefined if there is no game with this id. */
  load(id: string): Promise<unknown>;
  save(record: GameRecord): Promise<void>;
  remove(id: string): Promise<void>;
  /** The last time at which a game's running clock was visible on this device; undefined if unknown. */
  lastSeen(id: string): Promise<number | undefined>;
  saveLastSeen(id: string, time: number): Promise<void>;
}

export class StorageError extends Error {
  constructor(
    readonly failure: StorageFailure,
    cause: unknown,
  ) {
    super(`storage: ${failure}: ${String(cause)}`, { cause });
  }
}
