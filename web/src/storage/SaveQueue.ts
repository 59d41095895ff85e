import type { GameRecord } from './GameRecord';
import { StorageError, type GameStore, type StorageFailure } from './GameStore';

/**
 * Saves games one at a time, in the order in which they changed. If a game changes again while it is queued, only its
 * latest state is saved. A failed save is retried with the next change.
 */
export class SaveQueue {
  readonly #unsaved = new Map<string, GameRecord>();
  #running: Promise<void> | null = null;

  /** @param report called with the failure, or null, after every attempt */
  constructor(
    private readonly store: GameStore,
    private readonly report: (failure: StorageFailure | null) => void,
  ) {}

  /** The games whose latest state is not saved. */
  get unsaved(): GameRecord[] {
    return [...this.#unsaved.values()];
  }

  unsavedRecord(id: string): GameRecord | undefined {
    return this.#unsaved.get(id);
  }

  /** Resolves after the attempt to save, whether or not it succeeds. */
  save(record: GameRecord): Promise<void> {
    this.#unsaved.set(record.id, record);
    return this.retry();
  }

  /** Saves all unsaved games. */
  retry(): Promise<void> {
    return (this.#running ??= this.#drain());
  }

  /** Discards a game's unsaved state. */
  discard(id: string): void {
    this.#unsaved.delete(id);
  }

  /** Deletes a game, whether or not it is saved. */
  async remove(id: string): Promise<void> {
    this.discard(id);
    await this.#running;
    await this.store.remove(id);
  }

  async #drain(): Promise<void> {
    await null;
    let failure: StorageFailure | null = null;
    try {
      for (let next; (next = this.#unsaved.values().next().value); ) {
        await this.store.save(next);
        if (this.#unsaved.get(next.id) === next) this.#unsaved.delete(next.id);
      }
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      failure = error.failure;
    } finally {
      this.#running = null;
    }
    this.report(failure);
  }
}
