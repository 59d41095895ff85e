import { StorageError, type StorageFailure } from './GameStore';

/** The store in which the queue saves records. Both methods reject with a {@link StorageError} if the storage fails. */
interface RecordStore<R> {
  save(record: R): Promise<void>;
  remove(id: string): Promise<void>;
}

/**
 * Saves games or clocks one at a time, in the order in which they changed. If a record changes again while it is
 * queued, only its latest state is saved. A failed save is retried with the next change.
 */
export class SaveQueue<R extends { id: string }> {
  readonly #unsaved = new Map<string, R>();
  #running: Promise<void> | null = null;

  /** @param report called after every attempt to save, with the failure or null */
  constructor(
    private readonly store: RecordStore<R>,
    private readonly report: (failure: StorageFailure | null) => void,
  ) {}

  /** The records whose latest state has not been saved yet. */
  get unsaved(): R[] {
    return [...this.#unsaved.values()];
  }

  unsavedRecord(id: string): R | undefined {
    return this.#unsaved.get(id);
  }

  /** Resolves when the save has succeeded or failed. */
  save(record: R): Promise<void> {
    this.#unsaved.set(record.id, record);
    return this.retry();
  }

  /** Saves all unsaved records. */
  retry(): Promise<void> {
    return (this.#running ??= this.#drain());
  }

  /** Discards the unsaved state of a record. */
  discard(id: string): void {
    this.#unsaved.delete(id);
  }

  /** Deletes a record, whether or not it has been saved. */
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
