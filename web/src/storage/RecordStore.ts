import { readItem, writeItem } from '../platform/localStorage';

/** The reason why this device's storage does not work. */
export type StorageFailure = 'forbidden' | 'full' | 'failed';

export class StorageError extends Error {
  constructor(
    readonly failure: StorageFailure,
    cause: unknown,
  ) {
    super(`storage: ${failure}: ${String(cause)}`, { cause });
  }
}

/** A stored value and its id. The value has not been validated. */
export type StoredValue = { id: string; stored: unknown };

/** A store for games or clocks. The tests have one in memory. */
export type RecordStore<R extends StorableRecord> = Pick<IndexedDbRecordStore<R>, keyof IndexedDbRecordStore<R>>;

type StorableRecord = { id: string; over?: boolean };

const VERSION = 2;
/** The object store with the times at which the running clocks were last visible. */
const SEEN = 'seen';
const TIMEOUT_MILLIS = 8_000;

/**
 * Stores records in an IndexedDB database, which is opened on first use, and reopened after a failure. Every method
 * rejects with a {@link StorageError} if the storage fails.
 */
export class IndexedDbRecordStore<R extends StorableRecord> {
  #opened: Promise<IDBDatabase> | null = null;

  /** @param records the object store with the records */
  constructor(
    private readonly name: string,
    private readonly records: string,
  ) {}

  all(): Promise<StoredValue[]> {
    return this.#use(async (db) => {
      const store = db.transaction(this.records).objectStore(this.records);
      const [ids, stored] = await Promise.all([requestResult(store.getAllKeys()), requestResult<unknown[]>(store.getAll())]);
      return ids.map((id, i) => ({ id: String(id), stored: stored[i] }));
    });
  }

  /** Resolves to undefined if there is no record with this id. */
  load(id: string): Promise<unknown> {
    return this.#use((db) => requestResult<unknown>(db.transaction(this.records).objectStore(this.records).get(id)));
  }

  /** Resolves when the browser reports that the record is on disk. */
  save(record: R): Promise<void> {
    return this.#write((records, seen) => {
      records.put(record, record.id);
      if (record.over) seen.delete(record.id);
    });
  }

  remove(id: string): Promise<void> {
    return this.#write((records, seen) => {
      records.delete(id);
      seen.delete(id);
    });
  }

  /** The last time at which the running clock was visible on this device; undefined if unknown. */
  lastSeen(id: string): Promise<number | undefined> {
    return this.#use((db) => requestResult<number | undefined>(db.transaction(SEEN).objectStore(SEEN).get(id)));
  }

  saveLastSeen(id: string, time: number): Promise<void> {
    return this.#use((db) => {
      const transaction = db.transaction(SEEN, 'readwrite');
      transaction.objectStore(SEEN).put(time, id);
      return transactionDone(transaction);
    });
  }

  #write(work: (records: IDBObjectStore, seen: IDBObjectStore) => void): Promise<void> {
    return this.#use((db) => {
      const transaction = db.transaction([this.records, SEEN], 'readwrite', { durability: 'strict' });
      work(transaction.objectStore(this.records), transaction.objectStore(SEEN));
      return transactionDone(transaction);
    });
  }

  async #use<T>(work: (db: IDBDatabase) => Promise<T>): Promise<T> {
    let db;
    try {
      db = await (this.#opened ??= this.#open());
    } catch (error) {
      this.#opened = null;
      throw new StorageError(failureOf(error, true), error);
    }
    try {
      return await work(db);
    } catch (error) {
      // A broken connection does not recover. The next call opens a new one.
      this.#disconnect(db);
      throw new StorageError(failureOf(error, false), error);
    }
  }

  async #open(): Promise<IDBDatabase> {
    if (typeof indexedDB === 'undefined') throw new DOMException('no IndexedDB', 'SecurityError');
    const opening = indexedDB.open(this.name, VERSION);
    opening.onupgradeneeded = () => {
      const db = opening.result;
      for (const store of [this.records, SEEN]) if (!db.objectStoreNames.contains(store)) db.createObjectStore(store);
    };
    const db = await Promise.race([requestResult(opening), timeout()]);
    // Disconnects, so that a newer version of the page can upgrade the database without waiting for this page.
    db.onversionchange = () => this.#disconnect(db);
    db.onclose = () => (this.#opened = null);
    return db;
  }

  #disconnect(db: IDBDatabase): void {
    db.close();
    this.#opened = null;
  }
}

function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}

/** Resolves when the transaction is committed. Rejects if it fails or is aborted. */
function transactionDone(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = () => reject(transaction.error ?? new DOMException('transaction aborted', 'AbortError'));
    transaction.oncomplete = () => resolve();
    transaction.onerror = failed;
    transaction.onabort = failed;
  });
}

/** Rejects after a timeout, because some browsers never respond if their storage is broken. */
function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new DOMException(`no answer within ${TIMEOUT_MILLIS} ms`, 'TimeoutError')), TIMEOUT_MILLIS);
  });
}

function failureOf(error: unknown, opening: boolean): StorageFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'SecurityError' || name === 'NotAllowedError') return 'forbidden';
  return opening && isForbidden(name) ? 'forbidden' : 'failed';
}

/**
 * Whether the browser forbids storage. In private windows, some browsers throw InvalidStateError and others
 * UnknownError.
 */
function isForbidden(name: string): boolean {
  if (name === 'InvalidStateError') return true;
  try {
    return typeof localStorage === 'undefined';
  } catch {
    return true;
  }
}

const REQUESTED = 'arbiter.persist';

/** Asks the browser once to keep the records when storage space runs low. Some browsers ask the user for permission. */
export function requestPersistentStorage(): void {
  if (!navigator.storage?.persist || readItem(REQUESTED)) return;
  writeItem(REQUESTED, '1');
  navigator.storage.persist().catch((error: unknown) => console.info('storage.persist:', error));
}
