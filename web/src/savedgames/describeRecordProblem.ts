import type { RecordProblem } from '../storage/gameRecordShape';
import type { PageTexts } from '@texts';

/** Describes a problem in a record in one sentence. */
export function describeRecordProblem({ path, found }: RecordProblem, t: PageTexts['games']): string {
  const event = /\.events\[(\d+)\]/.exec(path);
  if (path === '$') return t.noGame;
  if (path === '$.v') return t.wrongVersion({ found });
  return event ? t.wrongEvent({ n: Number(event[1]) + 1 }) : t.wrongField({ field: path.replace('$.', '') });
}
