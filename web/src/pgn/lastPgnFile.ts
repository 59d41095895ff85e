import { requestResult, transactionDone } from '../storage/RecordStore';

/** The most recently opened PGN file. The name is empty for pasted text. */
type LastPgnFile = { name: string; blob: Blob };

const STORE = 'file';
const KEY = 'opened';

/** Opens a separate database, so that a large file cannot affect the saved games. */
async function database(): Promise<IDBDatabase> {
  const opening = indexedDB.open('arbiter-pgn', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return requestResult(opening);
}

async function runTransaction<T>(mode: IDBTransactionMode, operation: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  try {
    const transaction = db.transaction(STORE, mode);
    const [result] = await Promise.all([requestResult(operation(transaction.objectStore(STORE))), transactionDone(transaction)]);
    return result;
  } finally {
    db.close();
  }
}

/** Stores a file in place of the previous one. Returns false if the file cannot be stored. */
export async function storeLastFile(file: LastPgnFile): Promise<boolean> {
  try {
    await runTransaction('readwrite', (store) => store.put(file, KEY));
    return true;
  } catch {
    // If storage is blocked or full, the file is available only until the page is closed.
    return false;
  }
}

/** The stored file; null if there is none. */
export async function loadLastFile(): Promise<LastPgnFile | null> {
  try {
    const file = await runTransaction<Partial<LastPgnFile> | undefined>('readonly', (store) => store.get(KEY));
    return file?.blob instanceof Blob ? { name: String(file.name ?? ''), blob: file.blob } : null;
  } catch {
    // If storage is blocked, there is no stored file.
    return null;
  }
}

export async function deleteLastFile(): Promise<void> {
  try {
    await runTransaction('readwrite', (store) => store.delete(KEY));
  } catch {
    // If storage is blocked, there is no stored file to delete.
  }
}
