import type { GameRecord } from '../storage/GameRecord';
import type { GameEvent } from '../rules/rules';
import { readGameRecord } from '../storage/readGameRecord';
import { readRecordShape, type RecordProblem } from '../storage/gameRecordShape';

/** Where imported games go: the shelf, or anything like it. */
export interface ImportTarget {
  load(id: string): Promise<unknown>;
  save(record: GameRecord): Promise<void>;
}

/** What came of an import; every game of the file is counted once. */
export type ImportReport = {
  /** Games that were not here. */
  added: number;
  /** Games that were here, and go on in the file. */
  continued: number;
  /** Games that went on differently here: both are kept. */
  branched: number;
  /** Games that were here already, as far as they go in the file or further. */
  present: number;
  /** The number in the file, from 1, what is there, and the first thing that is wrong with it. */
  unreadable: { number: number; stored: unknown; problem: RecordProblem }[];
};

/**
 * Takes games from a file. What is here is never lost: a game goes on where the file has more of it, and where
 * both went on differently, the file's is kept beside it.
 *
 * @param progress told before each game; the import goes on when its answer resolves
 */
export async function importGames(
  games: unknown[],
  here: ImportTarget,
  progress: (done: number) => Promise<void>,
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, continued: 0, branched: 0, present: 0, unreadable: [] };
  for (const [i, stored] of games.entries()) {
    await progress(i);
    const reading = readGameRecord(stored);
    if ('problems' in reading) {
      report.unreadable.push({ number: i + 1, stored, problem: reading.problems[0]! });
    } else {
      const { record, game } = reading.read;
      const events = game.events();
      report[await place({ ...record, log: { ...record.log, events } }, here)]++;
    }
  }
  return report;
}

async function place(theirs: GameRecord, here: ImportTarget): Promise<'added' | 'continued' | 'branched' | 'present'> {
  for (let { id } = theirs, branched = false; ; branched = true) {
    const stored = await here.load(id);
    const shape = stored === undefined ? null : readRecordShape(stored);
    const ours = shape && 'read' in shape ? shape.read.log.events : [];
    const common = commonStart(ours, theirs.log.events);
    if (common === theirs.log.events.length) return 'present';
    if (shape === null || (common > 0 && common === ours.length)) {
      await here.save({ ...theirs, id });
      return branched ? 'branched' : shape ? 'continued' : 'added';
    }
    id = branchId(theirs.id, id, theirs.log.events[common]!);
  }
}

/** The id of another way on: always the same for the same, so that it is found when the file is read again. */
function branchId(id: string, from: string, event: GameEvent): string {
  let hash = 0x811c9dc5;
  for (const letter of from + JSON.stringify(event)) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return `${id.slice(0, 40)}-${(hash >>> 0).toString(36)}`;
}

function commonStart(a: GameEvent[], b: GameEvent[]): number {
  let length = 0;
  while (length < a.length && length < b.length && JSON.stringify(a[length]) === JSON.stringify(b[length])) length++;
  return length;
}
