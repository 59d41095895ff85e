import type { Drawing } from '../board/Drawing';
import { openPgnWorker } from '../pgnworker/PgnWorkerClient';
import { IndexedDbRecordStore } from '../storage/RecordStore';
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

/** The most recently opened file. The name is empty for pasted text. */
type StoredPgnFile = { id: string; name: string; blob: Blob };

const FILE_KEY = 'opened';
/** A separate database, so that a large file cannot affect the saved games. */
const lastFile = new IndexedDbRecordStore<StoredPgnFile>('arbiter-pgn', 'file');

/** The open file, if any, and whether it survives a page reload. */
export const opened: { file: OpenedPgnFile | null; stored: boolean } = $state({ file: null, stored: true });

/** Closes the previous file, opens this one and stores it for the next visit. */
export function openFile(name: string, blob: Blob): OpenedPgnFile {
  opened.file?.worker.close();
  const file = new OpenedPgnFile(name, blob);
  opened.file = file;
  const report = (stored: boolean) => {
    if (opened.file === file) opened.stored = stored;
  };
  // If storage is blocked or full, the file is available only until the page is closed.
  lastFile.save({ id: FILE_KEY, name, blob }).then(() => report(true), () => report(false));
  return file;
}

/** Returns the open file, or reopens the file from the last visit. Resolves to null if there is none. */
export async function reopenFile(): Promise<OpenedPgnFile | null> {
  if (opened.file) return opened.file;
  const stored = (await lastFile.load(FILE_KEY).catch(() => null)) as Partial<StoredPgnFile> | null | undefined;
  if (stored?.blob instanceof Blob && !opened.file) opened.file = new OpenedPgnFile(String(stored.name ?? ''), stored.blob);
  return opened.file;
}

export function closeFile(): void {
  opened.file?.worker.close();
  opened.file = null;
  lastFile.remove(FILE_KEY).catch(() => undefined);
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

/** Writes the URL after a short delay. Returns a function that cancels the write. */
export function rememberView(game: number, at: number): () => void {
  // A reload may come before the URL is written.
  try {
    sessionStorage.setItem(VIEW_KEY, JSON.stringify([game, at]));
  } catch {
    // If storage is blocked, only the URL is used.
  }
  const timer = setTimeout(() => writeViewAddress(game, at), WRITE_DELAY_MILLIS);
  return () => {
    clearTimeout(timer);
    // Nothing is left for a reload of another screen.
    try {
      sessionStorage.removeItem(VIEW_KEY);
    } catch {
      // Then nothing was stored either.
    }
  };
}

let restored = false;

/** The position that was viewed before a reload; null if there was no reload. The value can be read only once. */
export function viewBeforeReload(game: number): number | null {
  if (restored) return null;
  restored = true;
  try {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [viewed, at] = JSON.parse(sessionStorage.getItem(VIEW_KEY) ?? '[]') as unknown[];
    return navigation?.type === 'reload' && viewed === game && typeof at === 'number' ? at : null;
  } catch {
    return null;
  }
}
