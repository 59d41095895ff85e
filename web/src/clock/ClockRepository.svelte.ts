import { StorageError, type StorageFailure } from '../storage/GameStore';
import { IndexedDbConnection } from '../storage/IndexedDbConnection';
import { requestResult, transactionDone } from '../storage/indexedDbPromises';
import type { ClockRecord } from './ClockRecord';

/** Where clocks are stored. Every method rejects with a {@link StorageError} if the storage fails. */
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
  /** The storage problem; null if there is none. Reactive. */
  failure = $state<StorageFailure | null>(null);

  readonly #unsaved = new Map<string, ClockRecord>();
  #saving: Promise<void> | null = null;

  constructor(private readonly store: ClockStore) {}

  /** The stored values, not validated. */
  async list(): Promise<unknown[]> {
    const unsaved = [...this.#unsaved.values()];
    const stored = (await this.#run(() => this.store.all())) ?? [];
    return [...unsaved, ...stored.filter((value) => !this.#unsaved.has(String((value as { id?: unknown } | null)?.id)))];
  }

  /** The stored value, not validated; undefined if there is none. */
  async load(id: string): Promise<unknown> {
    return this.#unsaved.get(id) ?? (await this.#run(() => this.store.load(id)));
  }

  /** Resolves after the attempt to save. If a clock changes again meanwhile, only its latest state is saved. */
  save(record: ClockRecord): Promise<void> {
    this.#unsaved.set(record.id, record);
    return (this.#saving ??= this.#drain());
  }

  async remove(id: string): Promise<void> {
    this.#unsaved.delete(id);
    await this.#saving;
    await this.#run(() => this.store.remove(id));
  }

  /** Discards a clock's unsaved state, because another tab now saves it. */
  forgetUnsaved(id: string): void {
    this.#unsaved.delete(id);
  }

  async #drain(): Promise<void> {
    await null;
    await this.#run(async () => {
      for (let next; (next = this.#unsaved.values().next().value); ) {
        await this.store.save(next);
        if (this.#unsaved.get(next.id) === next) this.#unsaved.delete(next.id);
      }
    });
    this.#saving = null;
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

/** The clocks on this device. */
export const deviceClocks = new ClockRepository(new IndexedDbClockStore());
