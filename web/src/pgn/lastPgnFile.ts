import { requestResult, transactionDone } from '../storage/indexedDbPromises';

/** The file of games that was opened last, under the name it had; pasted text has none. */
export type LastPgnFile = { name: string; blob: Blob };

const STORE = 'file';
const KEY = 'opened';

/** A database of its own, for a file may be large, and games that were played must not suffer from it. */
async function database(): Promise<IDBDatabase> {
  const opening = indexedDB.open('arbiter-pgn', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return requestResult(opening);
}

async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  try {
    const transaction = db.transaction(STORE, mode);
    const [answer] = await Promise.all([requestResult(work(transaction.objectStore(STORE))), transactionDone(transaction)]);
    return answer;
  } finally {
    db.close();
  }
}

/** Keeps a file in place of the one before; false if the device does not let us. */
export async function storeLastFile(file: LastPgnFile): Promise<boolean> {
  try {
    await within('readwrite', (store) => store.put(file, KEY));
    return true;
  } catch {
    // Storage is forbidden or full: the file is open all the same, until the page is closed.
    return false;
  }
}

/** The file that was kept; null if there is none, or nothing is kept here. */
export async function loadLastFile(): Promise<LastPgnFile | null> {
  try {
    const file = await within<Partial<LastPgnFile> | undefined>('readonly', (store) => store.get(KEY));
    return file?.blob instanceof Blob ? { name: String(file.name ?? ''), blob: file.blob } : null;
  } catch {
    // Storage is forbidden: nothing was kept.
    return null;
  }
}

export async function deleteLastFile(): Promise<void> {
  try {
    await within('readwrite', (store) => store.delete(KEY));
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
