import type { GameRecord } from '../storage/GameRecord';
import { readGameRecord } from '../storage/readGameRecord';
import type { RecordProblem } from '../storage/gameRecordShape';

/** Maps game ids to the `changed` time of the last valid state. */
const validated = new Map<string, number>();

/**
 * Replays game logs one by one while the page is idle, and reports invalid ones. Returns a function that stops the
 * check.
 */
export function findInvalidSavedGames(
  games: GameRecord[],
  report: (record: GameRecord, problems: RecordProblem[]) => void,
): () => void {
  const pending = games.filter(({ id, changed }) => validated.get(id) !== changed);
  let stopped = false;
  const next = () => {
    const record = stopped ? undefined : pending.shift();
    if (!record) return;
    const reading = readGameRecord(record);
    if ('problems' in reading) report(record, reading.problems);
    else validated.set(record.id, record.changed);
    whenIdle(next);
  };
  whenIdle(next);
  return () => (stopped = true);
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, 50);
  else requestIdleCallback(work);
}
