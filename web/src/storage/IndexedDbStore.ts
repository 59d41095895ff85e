import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { GameRecord } from '../game/GameRecord';
import { StorageError, type GameStore, type StorageTrouble, type StoredGame } from './GameStore';

interface Schema extends DBSchema {
  /** Under its id, each game as it is written to files. */
  games: { key: string; value: unknown };
  /** When the running clock of a game was last seen; games that are over have none. */
  seen: { key: string; value: number };
}

const NAME = 'arbiter';
const VERSION = 2;
const STORES = ['games', 'seen'] as const;
const PATIENCE = 8_000;

/** The device's own storage, which outlasts the page, the browser and the device being switched off. */
export class IndexedDbStore implements GameStore {
  #opened: Promise<IDBPDatabase<Schema>> | null = null;

  all(): Promise<StoredGame[]> {
    return this.#with(async (db) => {
      const transaction = db.transaction('games');
      const [ids, games] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
      return ids.map((id, i) => ({ id: String(id), stored: games[i] }));
    });
  }

  load(id: string): Promise<unknown> {
    return this.#with((db) => db.get('games', id));
  }

  /** Resolves once the device says that the record is on its disk. */
  save(record: GameRecord): Promise<void> {
    return this.#with(async (db) => {
      const transaction = db.transaction(STORES, 'readwrite', { durability: 'strict' });
      const saved = transaction.objectStore('games').put(record, record.id);
      const ended = record.over ? transaction.objectStore('seen').delete(record.id) : undefined;
      await Promise.all([saved, ended, transaction.done]);
    });
  }

  remove(id: string): Promise<void> {
    return this.#with(async (db) => {
      const transaction = db.transaction(STORES, 'readwrite');
      await Promise.all([...STORES.map((store) => transaction.objectStore(store).delete(id)), transaction.done]);
    });
  }

  seen(id: string): Promise<number | undefined> {
    return this.#with((db) => db.get('seen', id));
  }

  see(id: string, time: number): Promise<void> {
    return this.#with(async (db) => {
      await db.put('seen', time, id);
    });
  }

  async #with<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
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

  async #open(): Promise<IDBPDatabase<Schema>> {
    if (typeof indexedDB === 'undefined') throw new DOMException('no IndexedDB', 'SecurityError');
    const opening = openDB<Schema>(NAME, VERSION, {
      upgrade: (db) => {
        for (const store of STORES) if (!db.objectStoreNames.contains(store)) db.createObjectStore(store);
      },
      // A later version of the page wants to change the storage: it does not have to wait for this one.
      blocking: () => void this.#opened?.then((db) => this.#forget(db)),
      terminated: () => (this.#opened = null),
    });
    return Promise.race([opening, givingUp()]);
  }

  #forget(db: IDBPDatabase<Schema>): void {
    db.close();
    this.#opened = null;
  }
}

/** Some browsers never answer when their storage is out of order. */
function givingUp(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new DOMException(`no answer within ${PATIENCE} ms`, 'TimeoutError')), PATIENCE);
  });
}

function troubleOf(error: unknown, opening: boolean): StorageTrouble {
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
