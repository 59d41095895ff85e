import type { GameRecord } from './GameRecord';
import { StorageError, type GameStore, type StorageFailure, type StoredGame } from './GameStore';
import { requestResult, transactionDone } from './indexedDbPromises';

const NAME = 'arbiter';
const VERSION = 2;
/** The object stores, keyed by game id: records, and the times at which the running clocks were last visible. */
const STORES = ['games', 'seen'] as const;
type StoreName = (typeof STORES)[number];
const TIMEOUT_MILLIS = 8_000;

/** Stores games in the browser's IndexedDB. */
export class IndexedDbGameStore implements GameStore {
  #opened: Promise<IDBDatabase> | null = null;

  all(): Promise<StoredGame[]> {
    return this.#with(async (db) => {
      const games = reading(db, 'games');
      const [ids, stored] = await Promise.all([requestResult(games.getAllKeys()), requestResult<unknown[]>(games.getAll())]);
      return ids.map((id, i) => ({ id: String(id), stored: stored[i] }));
    });
  }

  load(id: string): Promise<unknown> {
    return this.#with((db) => requestResult<unknown>(reading(db, 'games').get(id)));
  }

  /** Resolves when the browser reports that the record is on disk. */
  save(record: GameRecord): Promise<void> {
    return this.#with((db) => {
      const transaction = db.transaction(STORES, 'readwrite', { durability: 'strict' });
      transaction.objectStore('games').put(record, record.id);
      if (record.over) transaction.objectStore('seen').delete(record.id);
      return transactionDone(transaction);
    });
  }

  remove(id: string): Promise<void> {
    return this.#with((db) => {
      const transaction = db.transaction(STORES, 'readwrite');
      for (const store of STORES) transaction.objectStore(store).delete(id);
      return transactionDone(transaction);
    });
  }

  lastSeen(id: string): Promise<number | undefined> {
    return this.#with((db) => requestResult<number | undefined>(reading(db, 'seen').get(id)));
  }

  saveLastSeen(id: string, time: number): Promise<void> {
    return this.#with((db) => {
      const transaction = db.transaction('seen', 'readwrite');
      transaction.objectStore('seen').put(time, id);
      return transactionDone(transaction);
    });
  }

  async #with<T>(work: (db: IDBDatabase) => Promise<T>): Promise<T> {
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
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      const db = opening.result;
      for (const store of STORES) if (!db.objectStoreNames.contains(store)) db.createObjectStore(store);
    };
    const db = await Promise.race([requestResult(opening), timeout()]);
    // Disconnects, so that a newer version of the page can upgrade the database without waiting for this one.
    db.onversionchange = () => this.#disconnect(db);
    db.onclose = () => (this.#opened = null);
    return db;
  }

  #disconnect(db: IDBDatabase): void {
    db.close();
    this.#opened = null;
  }
}

function reading(db: IDBDatabase, store: StoreName): IDBObjectStore {
  return db.transaction(store).objectStore(store);
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

/** Whether the browser forbids storage. In private windows, some throw InvalidStateError and others UnknownError. */
function isForbidden(name: string): boolean {
  if (name === 'InvalidStateError') return true;
  try {
    return typeof localStorage === 'undefined';
  } catch {
    return true;
  }
}
