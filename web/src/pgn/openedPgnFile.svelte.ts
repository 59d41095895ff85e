import type { Drawing } from '../board/Drawing';
import { openPgnWorker } from '../pgnworker/PgnWorkerClient';
import { requestResult, transactionDone } from '../storage/RecordStore';
import { downloadBlob } from '../platform/handOver';
import { addressOf } from '../routing/address';

/** The open PGN file and the progress of its scan. */
export class OpenedPgnFile {
  readonly name: string;
  readonly blob: Blob;
  readonly worker: ReturnType<typeof openPgnWorker>;
  #stopping = false;
  games = $state(0);
  bytes = $state(0);
  /**
   * The circles and arrows that the user has drawn, keyed by game number and FEN. They are kept while the file is open.
   */
  drawings: Record<number, Record<string, Drawing[]>> = $state.raw({});
  state: 'scanning' | 'complete' | 'stopped' | 'failed' = $state('scanning');

  constructor(name: string, blob: Blob) {
    this.name = name;
    this.blob = blob;
    this.worker = openPgnWorker(
      blob,
      ({ games, bytes, complete }) => {
        this.games = games;
        this.bytes = bytes;
        if (complete) this.state = this.#stopping ? 'stopped' : 'complete';
      },
      () => (this.state = 'failed'),
    );
  }

  draw(game: number, fen: string, drawings: Drawing[]): void {
    this.drawings = { ...this.drawings, [game]: { ...this.drawings[game], [fen]: drawings } };
  }

  /** Stops the scan and keeps the games found so far. */
  stop(): void {
    this.#stopping = true;
    // If the worker has failed, the state is already `failed`.
    this.worker.call('stop').catch(() => undefined);
  }
}

const current: { file: OpenedPgnFile | null; stored: boolean } = $state({ file: null, stored: true });

export function openedFile(): OpenedPgnFile | null {
  return current.file;
}

/** Whether the file survives a page reload. */
export function isFileStored(): boolean {
  return current.stored;
}

/** Closes the previous file, opens this one and stores it for the next visit. */
export function openFile(name: string, blob: Blob): OpenedPgnFile {
  current.file?.worker.close();
  const file = new OpenedPgnFile(name, blob);
  current.file = file;
  void storeLastFile({ name, blob }).then((done) => {
    if (current.file === file) current.stored = done;
  });
  return file;
}

/** Returns the open file, or reopens the file from the last visit. Resolves to null if there is none. */
export async function reopenFile(): Promise<OpenedPgnFile | null> {
  if (current.file) return current.file;
  const stored = await loadLastFile();
  if (stored && !current.file) current.file = new OpenedPgnFile(stored.name, stored.blob);
  return current.file;
}

export function closeFile(): void {
  current.file?.worker.close();
  current.file = null;
  void deleteLastFile();
}

/** The most recently opened PGN file. The name is empty for pasted text. */
type LastPgnFile = { name: string; blob: Blob };

const STORE = 'file';
const FILE_KEY = 'opened';

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
    await runTransaction('readwrite', (store) => store.put(file, FILE_KEY));
    return true;
  } catch {
    // If storage is blocked or full, the file is available only until the page is closed.
    return false;
  }
}

/** The stored file; null if there is none. */
export async function loadLastFile(): Promise<LastPgnFile | null> {
  try {
    const file = await runTransaction<Partial<LastPgnFile> | undefined>('readonly', (store) => store.get(FILE_KEY));
    return file?.blob instanceof Blob ? { name: String(file.name ?? ''), blob: file.blob } : null;
  } catch {
    // If storage is blocked, there is no stored file.
    return null;
  }
}

export async function deleteLastFile(): Promise<void> {
  try {
    await runTransaction('readwrite', (store) => store.delete(FILE_KEY));
  } catch {
    // If storage is blocked, there is no stored file to delete.
  }
}

/** The signatures of compressed files: gzip, zip, zstd, bzip2, xz and 7z. */
const SIGNATURES = ['1f8b', '504b0304', '28b52ffd', '425a68', 'fd377a585a00', '377abcaf'];

/** Whether a file is compressed and therefore cannot be read as PGN. */
export async function isCompressedFile(blob: Blob): Promise<boolean> {
  const first = new Uint8Array(await blob.slice(0, 8).arrayBuffer());
  const hex = Array.from(first, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return SIGNATURES.some((signature) => hex.startsWith(signature));
}

/** Downloads the original text of all games in a file, or only of those in the given ranges. */
export function downloadPgnGames(name: string, file: Blob, ranges: [number, number][] | null): void {
  downloadBlob(name, ranges === null ? file : new Blob(sliceGames(file, ranges), { type: 'application/x-chess-pgn' }));
}

/** The text in the given ranges, with a blank line after each. */
export function sliceGames(file: Blob, ranges: [number, number][]): BlobPart[] {
  return ranges.flatMap(([from, to]) => [file.slice(from, to), '\n\n']);
}

/**
 * The delay before the URL is written. Browsers limit how often the URL may change, which matters while a key is held
 * down.
 */
const WRITE_DELAY_MILLIS = 300;

const VIEW_KEY = 'arbiter-pgn-place';

/** Writes the viewed position to the URL, so that the position is restored after a reload or when the user returns. */
export function writeViewAddress(game: number, at: number): void {
  history.replaceState(history.state, '', addressOf({ screen: 'pgn', game, ...(at > 0 && { at }) }));
}

/** Writes the URL after a short delay, or when the user leaves the page. Returns a function that cancels the write. */
export function rememberView(game: number, at: number): () => void {
  const write = () => writeViewAddress(game, at);
  const onPageHide = () => {
    write();
    // On a reload, the browser has already read the URL by this point, so the position is also stored.
    try {
      sessionStorage.setItem(VIEW_KEY, JSON.stringify([game, at]));
    } catch {
      // If storage is blocked, only the URL is used.
    }
  };
  const timer = setTimeout(write, WRITE_DELAY_MILLIS);
  addEventListener('pagehide', onPageHide);
  return () => {
    clearTimeout(timer);
    removeEventListener('pagehide', onPageHide);
  };
}

/** The position that was viewed before a reload; null if there was no reload. The value can be read only once. */
export function viewBeforeReload(game: number): number | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(VIEW_KEY) ?? 'null');
    sessionStorage.removeItem(VIEW_KEY);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type !== 'reload' || !Array.isArray(stored) || stored[0] !== game) return null;
    return typeof stored[1] === 'number' ? stored[1] : null;
  } catch {
    return null;
  }
}
