import { StorageError, type StorageFailure } from '../storage/GameStore';
import { IndexedDbConnection } from '../storage/IndexedDbConnection';
import { requestResult, transactionDone } from '../storage/indexedDbPromises';
import { UnsavedRecordBackup } from '../storage/UnsavedRecordBackup';
import { SaveQueue } from '../storage/SaveQueue';
import { readClockRecord, type ClockRecord } from './ClockRecord';

/** The storage for clocks. Every method rejects with a {@link StorageError} if the storage fails. */
export interface ClockStore {
  all(): Promise<unknown[]>;
  load(id: string): Promise<unknown>;
  save(record: ClockRecord): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Stores clocks in an IndexedDB database of their own. */
export class IndexedDbClockStore implements ClockStore {
  readonly #connection = new IndexedDbConnection('arbiter.clocks', 1, ['clocks']);

  all(): Promise<unknown[]> {
    return this.#connection.use((db) => requestResult<unknown[]>(db.transaction('clocks').objectStore('clocks').getAll()));
  }

  load(id: string): Promise<unknown> {
    return this.#connection.use((db) => requestResult<unknown>(db.transaction('clocks').objectStore('clocks').get(id)));
  }

  /** Resolves when the browser reports that the record is on disk. */
  save(record: ClockRecord): Promise<void> {
    return this.#write((clocks) => clocks.put(record, record.id));
  }

  remove(id: string): Promise<void> {
    return this.#write((clocks) => clocks.delete(id));
  }

  #write(work: (clocks: IDBObjectStore) => void): Promise<void> {
    return this.#connection.use((db) => {
      const transaction = db.transaction('clocks', 'readwrite', { durability: 'strict' });
      work(transaction.objectStore('clocks'));
      return transactionDone(transaction);
    });
  }
}

/**
 * This device's clocks. A clock that cannot be saved is kept in memory until the page is closed. The methods never
 * reject; {@link failure} reports a storage problem.
 */
export class ClockRepository {
  /** The current storage problem; null if there is none. Reactive. */
  failure = $state<StorageFailure | null>(null);

  readonly #queue: SaveQueue<ClockRecord>;
  readonly #kept = new UnsavedRecordBackup('arbiter.clocks.unsaved.', (kept) => readClockRecord(kept)?.record ?? null);
  #recovered: Promise<void> | null = null;

  constructor(private readonly store: ClockStore) {
    this.#queue = new SaveQueue(store, (failure) => (this.failure = failure));
  }

  /** Keeps unsaved clocks when the page is closed, so that they can be saved on the next visit. */
  pageClosed(): void {
    this.#kept.keep(this.#queue.unsaved);
  }

  /** All clocks, including unsaved ones, as values that have not been validated. */
  async list(): Promise<unknown[]> {
    await this.#recover();
    const stored = (await this.#run(() => this.store.all())) ?? [];
    const unsaved = this.#queue.unsaved;
    return [...unsaved, ...stored.filter((value) => !unsaved.some(({ id }) => id === (value as { id?: unknown } | null)?.id))];
  }

  /** The clock with this id, as a value that has not been validated; undefined if there is none. */
  async load(id: string): Promise<unknown> {
    await this.#recover();
    return this.#queue.unsavedRecord(id) ?? (await this.#run(() => this.store.load(id)));
  }

  /**
   * Saves a clock. Resolves when the save has succeeded or failed. If the clock changes in the meantime, only its
   * latest state is saved.
   */
  save(record: ClockRecord): Promise<void> {
    return this.#queue.save(record);
  }

  async remove(id: string): Promise<void> {
    this.#kept.forget(id);
    await this.#run(() => this.#queue.remove(id));
  }

  /** Discards a clock's unsaved state, because another tab now controls the clock. */
  forgetUnsaved(id: string): void {
    this.#queue.discard(id);
    this.#kept.forget(id);
  }

  /** Saves the clocks that were not saved when the page was last closed. */
  #recover(): Promise<void> {
    return (this.#recovered ??= Promise.all(this.#kept.all().map((kept) => this.#saveKept(kept))).then(() => undefined));
  }

  /** Saves a clock that was still unsaved when the page was closed, unless another tab has changed it since. */
  async #saveKept(kept: ClockRecord): Promise<void> {
    const stored = readClockRecord(await this.#run(() => this.store.load(kept.id)));
    if (!stored || stored.record.changed < kept.changed) await this.#queue.save(kept);
    if (!this.#queue.unsavedRecord(kept.id)) this.#kept.forget(kept.id);
  }

  async #run<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      const done = await work();
      this.failure = null;
      return done;
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      this.failure = error.failure;
      return undefined;
    }
  }
}
