import type { GameRecord } from './GameRecord';
import { StorageError, type GameStore, type StorageFailure } from './GameStore';

/**
 * Saves games in the order in which they changed, one at a time; of a game that changed again meanwhile only
 * the last state is saved. What could not be saved stays here, and is tried again with the next change.
 */
export class SaveQueue {
  readonly #waiting = new Map<string, GameRecord>();
  #running: Promise<void> | null = null;

  /** @param tell hears after every attempt how the storage does */
  constructor(
    private readonly store: GameStore,
    private readonly tell: (trouble: StorageFailure | null) => void,
  ) {}

  /** The games whose last state is not in the storage, or not yet. */
  get waiting(): GameRecord[] {
    return [...this.#waiting.values()];
  }

  waitingFor(id: string): GameRecord | undefined {
    return this.#waiting.get(id);
  }

  /** Resolves when it was tried, whether or not it could be saved. */
  save(record: GameRecord): Promise<void> {
    this.#waiting.set(record.id, record);
    return this.retry();
  }

  /** Tries to save whatever waits. */
  retry(): Promise<void> {
    return (this.#running ??= this.#drain());
  }

  /** Does not save a game any more. */
  drop(id: string): void {
    this.#waiting.delete(id);
  }

  /** Removes a game for good, also one that was never saved. */
  async remove(id: string): Promise<void> {
    this.drop(id);
    await this.#running;
    await this.store.remove(id);
  }

  async #drain(): Promise<void> {
    await null;
    let trouble: StorageFailure | null = null;
    try {
      for (let next; (next = this.#waiting.values().next().value); ) {
        await this.store.save(next);
        if (this.#waiting.get(next.id) === next) this.#waiting.delete(next.id);
      }
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      trouble = error.trouble;
    } finally {
      this.#running = null;
    }
    this.tell(trouble);
  }
}
