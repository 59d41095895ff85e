import type { GameRecord } from '../storage/GameRecord';
import { describeValue, isObject, readRecordShape, type RecordProblem } from '../storage/gameRecordShape';
import { readGameRecord } from '../storage/readGameRecord';
import type { GameEvent } from '../rules/rules';
import { loadRulesFor } from '../rules/rulesForPlayMode';

/** The maximum size of an imported file, which is ample for one person's games. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** The reason why a file is not a valid export. */
export type GamesFileProblem =
  | { what: 'tooBig'; bytes: number }
  | { what: 'notJson' }
  | { what: 'notGames' }
  | { what: 'otherVersion'; found: string };

/** Reads the games from an export file without validating them. */
export function readGamesFile(text: string): { games: unknown[] } | { problem: GamesFileProblem } {
  if (text.length > MAX_FILE_BYTES) return { problem: { what: 'tooBig', bytes: text.length } };
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { problem: { what: 'notJson' } };
  }
  if (!isObject(content) || content.type !== 'games') return { problem: { what: 'notGames' } };
  if (content.v !== 1) return { problem: { what: 'otherVersion', found: describeValue(content.v) } };
  if (!Array.isArray(content.games)) return { problem: { what: 'notGames' } };
  return { games: content.games };
}

/** The store that receives imported games. */
interface ImportTarget {
  load(id: string): Promise<unknown>;
  save(record: GameRecord): Promise<void>;
}

/** The result of an import. Each game in the file is counted exactly once. */
export type ImportReport = {
  /** New games. */
  added: number;
  /** Games that have more moves in the file than on this device. */
  continued: number;
  /** Games that continue differently on this device. Both versions are kept. */
  branched: number;
  /** Games whose moves are all on this device already. */
  present: number;
  /** The invalid games, each with its number in the file (from 1), its stored value and its first problem. */
  unreadable: { number: number; stored: unknown; problem: RecordProblem }[];
};

/**
 * Imports games from a file without losing stored games. If a game has more moves in the file, the stored game is
 * extended. A game that continues differently is saved as a second game.
 *
 * @param onProgress called before each game; the import waits for the returned promise
 */
export async function importGames(
  games: unknown[],
  store: ImportTarget,
  onProgress: (done: number) => Promise<void>,
): Promise<ImportReport> {
  const report: ImportReport = { added: 0, continued: 0, branched: 0, present: 0, unreadable: [] };
  for (const [i, stored] of games.entries()) {
    await onProgress(i);
    await loadRulesFor(stored);
    const reading = readGameRecord(stored);
    if ('problems' in reading) {
      report.unreadable.push({ number: i + 1, stored, problem: reading.problems[0]! });
    } else {
      const { record, game } = reading.read;
      const events = game.events();
      report[await importGame({ ...record, log: { ...record.log, events } }, store)]++;
    }
  }
  return report;
}

async function importGame(theirs: GameRecord, store: ImportTarget): Promise<'added' | 'continued' | 'branched' | 'present'> {
  for (let { id } = theirs, branched = false; ; branched = true) {
    const stored = await store.load(id);
    const shape = stored === undefined ? null : readRecordShape(stored);
    const ours = shape && 'read' in shape ? shape.read.log.events : [];
    const common = commonStart(ours, theirs.log.events);
    if (common === theirs.log.events.length) return 'present';
    if (shape === null || (common > 0 && common === ours.length)) {
      await store.save({ ...theirs, id });
      return branched ? 'branched' : shape ? 'continued' : 'added';
    }
    id = branchId(theirs.id, id, theirs.log.events[common]!);
  }
}

/**
 * The id for a second version of a game. The id is derived from the game, so that importing the same game again finds
 * that version.
 */
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
