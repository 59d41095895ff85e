import { StorageError, type StorageFailure } from './GameStore';
import { requestResult } from './indexedDbPromises';

const TIMEOUT_MILLIS = 8_000;

/** A connection to one IndexedDB database. It is opened on first use, and reopened after a failure. */
export class IndexedDbConnection {
  #opened: Promise<IDBDatabase> | null = null;

  /** @param stores the object stores, which are created if missing */
  constructor(
    private readonly name: string,
    private readonly version: number,
    private readonly stores: readonly string[],
  ) {}

  /** Runs work on the database. Rejects with a {@link StorageError} if the storage fails. */
  async use<T>(work: (db: IDBDatabase) => Promise<T>): Promise<T> {
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
    const opening = indexedDB.open(this.name, this.version);
    opening.onupgradeneeded = () => {
      const db = opening.result;
      for (const store of this.stores) if (!db.objectStoreNames.contains(store)) db.createObjectStore(store);
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
