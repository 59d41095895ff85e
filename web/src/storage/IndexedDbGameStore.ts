import type { GameRecord } from './GameRecord';
import { StorageError, type GameStore, type StorageFailure, type StoredGame } from './GameStore';
import { requestResult, transactionDone } from './indexedDbPromises';

const NAME = 'arbiter';
const VERSION = 2;
/** Each game as it is written to files, and when its running clock was last seen unless it is over; both under its id. */
const STORES = ['games', 'seen'] as const;
type StoreName = (typeof STORES)[number];
const PATIENCE = 8_000;

/** The device's own storage, which outlasts the page, the browser and the device being switched off. */
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

  /** Resolves once the device says that the record is on its disk. */
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

  seen(id: string): Promise<number | undefined> {
    return this.#with((db) => requestResult<number | undefined>(reading(db, 'seen').get(id)));
  }

  see(id: string, time: number): Promise<void> {
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
      throw new StorageError(troubleOf(error, true), error);
    }
    try {
      return await work(db);
    } catch (error) {
      // A connection that broke does not come back by itself: the next attempt opens another one.
      this.#forget(db);
      throw new StorageError(troubleOf(error, false), error);
    }
  }

  async #open(): Promise<IDBDatabase> {
    if (typeof indexedDB === 'undefined') throw new DOMException('no IndexedDB', 'SecurityError');
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      const db = opening.result;
      for (const store of STORES) if (!db.objectStoreNames.contains(store)) db.createObjectStore(store);
    };
    const db = await Promise.race([requestResult(opening), givingUp()]);
    // A later version of the page wants to change the storage: it does not have to wait for this one.
    db.onversionchange = () => this.#forget(db);
    db.onclose = () => (this.#opened = null);
    return db;
  }

  #forget(db: IDBDatabase): void {
    db.close();
    this.#opened = null;
  }
}

function reading(db: IDBDatabase, store: StoreName): IDBObjectStore {
  return db.transaction(store).objectStore(store);
}

/** Some browsers never answer when their storage is out of order. */
function givingUp(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new DOMException(`no answer within ${PATIENCE} ms`, 'TimeoutError')), PATIENCE);
  });
}

function troubleOf(error: unknown, opening: boolean): StorageFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'SecurityError' || name === 'NotAllowedError') return 'forbidden';
  return opening && isForbidden(name) ? 'forbidden' : 'failed';
}

/** Browsers say in many ways that they do not want to: InvalidStateError in some private windows, UnknownError elsewhere. */
function isForbidden(name: string): boolean {
  if (name === 'InvalidStateError') return true;
  try {
    return typeof localStorage === 'undefined';
  } catch {
    return true;
  }
}
