import type { RecordProblem } from '../storage/gameRecordShape';
import { readGameRecord } from '../storage/readGameRecord';
import type { DialogTexts } from '@texts';
import type { GameRecord } from '../storage/GameRecord';
import { whenIdle } from '../platform/scheduling';
import { loadRulesFor } from '../rules/rulesForPlayMode';

/** Describes a problem in a record in one sentence. */
export function describeRecordProblem({ path, found }: RecordProblem, t: DialogTexts['games']): string {
  const event = /\.events\[(\d+)\]/.exec(path);
  if (path === '$') return t.noGame;
  if (path === '$.v') return t.wrongVersion({ found });
  return event ? t.wrongEvent({ n: Number(event[1]) + 1 }) : t.wrongField({ field: path.replace('$.', '') });
}

/** Maps the id of each game that was found to be valid to the `changed` time of its record. */
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
  const next = async () => {
    const record = stopped ? undefined : pending.shift();
    if (!record) return;
    if (await canLoadRulesFor(record)) {
      const reading = readGameRecord(record);
      if ('problems' in reading) report(record, reading.problems);
      else validated.set(record.id, record.changed);
    }
    whenIdle(() => void next());
  };
  whenIdle(() => void next());
  return () => (stopped = true);
}

/**
 * Loads the rules for a record. Returns false if they cannot be loaded, for example because the device is offline. The
 * game is then checked on a later visit.
 */
async function canLoadRulesFor(record: GameRecord): Promise<boolean> {
  try {
    await loadRulesFor(record);
    return true;
  } catch {
    return false;
  }
}
