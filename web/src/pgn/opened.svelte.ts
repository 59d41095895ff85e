import { Desk } from './Desk';
import { forgetFile, keepFile, keptFile } from './keptFile';

/** The file of games that is open, while its games are being found and after that. */
export class OpenedFile {
  readonly name: string;
  readonly blob: Blob;
  readonly desk: Desk;
  #stopping = false;
  games = $state(0);
  bytes = $state(0);
  stage: 'finding' | 'found' | 'stopped' | 'failed' = $state('finding');
  /** What the browser said when the file could not be read. */
  why = $state('');

  constructor(name: string, blob: Blob) {
    this.name = name;
    this.blob = blob;
    this.desk = new Desk(
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

const current: { file: OpenedFile | null; kept: boolean } = $state({ file: null, kept: true });

export function openedFile(): OpenedFile | null {
  return current.file;
}

/** Whether the file will still be there when the page is loaded anew. */
export function isKept(): boolean {
  return current.kept;
}

/** Opens a file in place of the one before, and keeps it for the next time. */
export function openFile(name: string, blob: Blob): OpenedFile {
  current.file?.desk.close();
  const file = new OpenedFile(name, blob);
  current.file = file;
  void keepFile({ name, blob }).then((done) => {
    if (current.file === file) current.kept = done;
  });
  return file;
}

/** The file that is open, or was when the page was left; null if there is none. */
export async function reopenFile(): Promise<OpenedFile | null> {
  if (current.file) return current.file;
  const kept = await keptFile();
  if (kept && !current.file) current.file = new OpenedFile(kept.name, kept.blob);
  return current.file;
}

export function closeFile(): void {
  current.file?.desk.close();
  current.file = null;
  void forgetFile();
}
