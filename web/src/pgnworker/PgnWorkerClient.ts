import type { Drawing } from '../board/Drawing';
import { WorkerClient } from '../platform/workerCalls';
import type { PgnScanProgress } from './PgnGameIndex';
import type { PgnWorker } from './pgnWorker';

/** Starts a worker that scans a PGN file and answers requests about its games. `failed` is called if it cannot. */
export function openPgnWorker(file: Blob, onProgress: (progress: PgnScanProgress) => void, failed: () => void): WorkerClient<PgnWorker> {
  const worker = new Worker(new URL('./pgnWorker.ts', import.meta.url), { type: 'module' });
  const client = new WorkerClient<PgnWorker>(worker, (news) => onProgress(news as PgnScanProgress));
  client.call('scan', file).catch((error: Error) => {
    client.fail(error);
    failed();
  });
  return client;
}

/** What users have added to a game: drawings, keyed by FEN, and variations such as `12 g1f3 b8c6` (after ply 12). */
export type GameAdditions = { drawings: Record<string, Drawing[]>; variations: string[] };

/** Adds drawings and variations to the PGN of one game. Rejects if the worker fails. */
export async function annotatedPgn(pgn: string, additions: GameAdditions): Promise<string> {
  const ignoreProgress = () => undefined;
  const worker = openPgnWorker(new Blob([pgn]), ignoreProgress, ignoreProgress);
  try {
    return await worker.call('pgn', 1, drawingCommands(additions.drawings), additions.variations);
  } finally {
    worker.close();
  }
}

/** Returns, for each position with drawings, its FEN followed by the drawing commands for its PGN comment. */
export function drawingCommands(drawings: Record<string, Drawing[]>): string[] {
  return Object.entries(drawings).flatMap(([fen, drawn]) => {
    const command = (name: string, some: Drawing[]) => (some.length > 0 ? `[%${name} ${some.join(',')}]` : '');
    const isArrow = (drawing: Drawing) => drawing.length > 3;
    return [fen, command('csl', drawn.filter((one) => !isArrow(one))) + command('cal', drawn.filter(isArrow))];
  });
}
