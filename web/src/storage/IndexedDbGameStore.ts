import type { GameRecord } from './GameRecord';
import type { GameStore, StoredGame } from './GameStore';
import { IndexedDbConnection } from './IndexedDbConnection';
import { requestResult, transactionDone } from './indexedDbPromises';

const NAME = 'arbiter';
const VERSION = 2;
/** The object stores, keyed by game id: records, and the times at which the running clocks were last visible. */
const STORES = ['games', 'seen'] as const;
type StoreName = (typeof STORES)[number];

/** Stores games in the browser's IndexedDB. */
export class IndexedDbGameStore implements GameStore {
  readonly #connection = new IndexedDbConnection(NAME, VERSION, STORES);

  all(): Promise<StoredGame[]> {
    return this.#connection.use(async (db) => {
      const games = reading(db, 'games');
      const [ids, stored] = await Promise.all([requestResult(games.getAllKeys()), requestResult<unknown[]>(games.getAll())]);
      return ids.map((id, i) => ({ id: String(id), stored: stored[i] }));
    });
  }

  load(id: string): Promise<unknown> {
    return this.#connection.use((db) => requestResult<unknown>(reading(db, 'games').get(id)));
  }

  /** Resolves when the browser reports that the record is on disk. */
  save(record: GameRecord): Promise<void> {
    return this.#connection.use((db) => {
      const transaction = db.transaction(STORES, 'readwrite', { durability: 'strict' });
      transaction.objectStore('games').put(record, record.id);
      if (record.over) transaction.objectStore('seen').delete(record.id);
      return transactionDone(transaction);
    });
  }

  remove(id: string): Promise<void> {
    return this.#connection.use((db) => {
      const transaction = db.transaction(STORES, 'readwrite');
      for (const store of STORES) transaction.objectStore(store).delete(id);
      return transactionDone(transaction);
    });
  }

  lastSeen(id: string): Promise<number | undefined> {
    return this.#connection.use((db) => requestResult<number | undefined>(reading(db, 'seen').get(id)));
  }

  saveLastSeen(id: string, time: number): Promise<void> {
    return this.#connection.use((db) => {
      const transaction = db.transaction('seen', 'readwrite');
      transaction.objectStore('seen').put(time, id);
      return transactionDone(transaction);
    });
  }
}

function reading(db: IDBDatabase, store: StoreName): IDBObjectStore {
  return db.transaction(store).objectStore(store);
}
