import type { Drawing } from '../board/Drawing';
import { PgnWorkerClient } from '../pgnworker/PgnWorkerClient';
import { deleteLastFile, storeLastFile, loadLastFile } from './lastPgnFile';

/** The open PGN file and the progress of its scan. */
export class OpenedPgnFile {
  readonly name: string;
  readonly blob: Blob;
  readonly worker: PgnWorkerClient;
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
    this.worker = new PgnWorkerClient(
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
    this.worker.request('stop').catch(() => undefined);
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
