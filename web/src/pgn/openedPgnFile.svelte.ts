import { PgnWorkerClient } from './PgnWorkerClient';
import { deleteLastFile, storeLastFile, loadLastFile } from './lastPgnFile';

/** The file of games that is open, while its games are being found and after that. */
export class OpenedPgnFile {
  readonly name: string;
  readonly blob: Blob;
  readonly desk: PgnWorkerClient;
  #stopping = false;
  games = $state(0);
  bytes = $state(0);
  stage: 'finding' | 'found' | 'stopped' | 'failed' = $state('finding');
  /** What the browser said when the file could not be read. */
  why = $state('');

  constructor(name: string, blob: Blob) {
    this.name = name;
    this.blob = blob;
    this.desk = new PgnWorkerClient(
      blob,
      ({ games, bytes, ended }) => {
        this.games = games;
        this.bytes = bytes;
        if (ended) this.stage = this.#stopping ? 'stopped' : 'found';
      },
      (why) => {
        this.why = why;
        this.stage = 'failed';
      },
    );
  }

  /** Looks for no more games; those that were found stay. */
  stop(): void {
    this.#stopping = true;
    // If the worker fails, that is told by the stage.
    this.desk.ask('stop').catch(() => undefined);
  }
}

const current: { file: OpenedPgnFile | null; kept: boolean } = $state({ file: null, kept: true });

export function openedFile(): OpenedPgnFile | null {
  return current.file;
}

/** Whether the file will still be there when the page is loaded anew. */
export function isFileStored(): boolean {
  return current.kept;
}

/** Opens a file in place of the one before, and keeps it for the next time. */
export function openFile(name: string, blob: Blob): OpenedPgnFile {
  current.file?.desk.close();
  const file = new OpenedPgnFile(name, blob);
  current.file = file;
  void storeLastFile({ name, blob }).then((done) => {
    if (current.file === file) current.kept = done;
  });
  return file;
}

/** The file that is open, or was when the page was left; null if there is none. */
export async function reopenFile(): Promise<OpenedPgnFile | null> {
  if (current.file) return current.file;
  const kept = await loadLastFile();
  if (kept && !current.file) current.file = new OpenedPgnFile(kept.name, kept.blob);
  return current.file;
}

export function closeFile(): void {
  current.file?.desk.close();
  current.file = null;
  void deleteLastFile();
}
