import type { Drawing } from '../board/Drawing';
import { PgnWorkerClient } from './PgnWorkerClient';

/** What users have added to a game: drawings, keyed by FEN, and variations such as `12 g1f3 b8c6` (after ply 12). */
export type GameAdditions = { drawings: Record<string, Drawing[]>; variations: string[] };

/** Adds drawings and variations to the PGN of one game. Rejects if the worker fails. */
export async function annotatedPgn(pgn: string, additions: GameAdditions): Promise<string> {
  const ignoreProgress = () => undefined;
  const worker = new PgnWorkerClient(new Blob([pgn]), ignoreProgress, ignoreProgress);
  try {
    return await worker.request('pgn', 1, drawingCommands(additions.drawings), additions.variations);
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
