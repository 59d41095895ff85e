import type { GameRecord } from '../storage/GameRecord';
import { readGameRecord } from '../storage/readGameRecord';
import type { RecordProblem } from '../storage/gameRecordShape';

/** The state in which each game was last replayed without a fault. */
const sound = new Map<string, number>();

/**
 * Replays the logs of games one by one whenever the page has nothing else to do, and tells of those that are
 * no games; the answer stops it.
 */
export function checkGameLogs(games: GameRecord[], tell: (record: GameRecord, problems: RecordProblem[]) => void): () => void {
  const toDo = games.filter(({ id, changed }) => sound.get(id) !== changed);
  let stopped = false;
  const next = () => {
    const record = stopped ? undefined : toDo.shift();
    if (!record) return;
    const reading = readGameRecord(record);
    if ('problems' in reading) tell(record, reading.problems);
    else sound.set(record.id, record.changed);
    whenIdle(next);
  };
  whenIdle(next);
  return () => (stopped = true);
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, 50);
  else requestIdleCallback(work);
}
