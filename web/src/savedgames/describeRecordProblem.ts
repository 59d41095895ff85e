import type { RecordProblem } from '../storage/gameRecordShape';
import type { PageTexts } from '@texts';

/** Describes a problem in a record in one sentence. */
export function describeRecordProblem({ path, found }: RecordProblem, words: PageTexts['games']): string {
  const event = /\.events\[(\d+)\]/.exec(path);
  if (path === '$') return words.noGame;
  if (path === '$.v') return words.wrongVersion({ found });
  return event ? words.wrongEvent({ n: Number(event[1]) + 1 }) : words.wrongField({ field: path.replace('$.', '') });
}
