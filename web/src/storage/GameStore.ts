import type { GameRecord } from './GameRecord';

/** What went wrong with the device's storage, as the page can tell people. */
export type StorageFailure = 'forbidden' | 'full' | 'failed';

/** What lies in the storage under an id. Nobody has looked at it yet: `readShape` and `readRecord` do. */
export type StoredGame = { id: string; stored: unknown };

/** Where games are kept. Every method rejects with a {@link StorageError} when the storage does not work. */
export interface GameStore {
  all(): Promise<StoredGame[]>;
  /** Undefined if there is no such game. */
  load(id: string): Promise<unknown>;
  save(record: GameRecord): Promise<void>;
  remove(id: string): Promise<void>;
  /** When somebody could last see the running clock of a game; undefined if that is not known. */
  seen(id: string): Promise<number | undefined>;
  see(id: string, time: number): Promise<void>;
}

export class StorageError extends Error {
  constructor(
    readonly trouble: StorageFailure,
    cause: unknown,
  ) {
    super(`storage: ${trouble}: ${String(cause)}`, { cause });
  }
}
