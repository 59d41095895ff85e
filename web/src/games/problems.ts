import type { Problem } from '../storage/readShape';
import type { Words } from '../words/en';

/** What is wrong with a record, in a sentence. */
export function sentenceOf({ path, found }: Problem, words: Words['games']): string {
  const event = /\.events\[(\d+)\]/.exec(path);
  if (path === '$') return words.noGame;
  if (path === '$.v') return words.wrongVersion(found);
  return event ? words.wrongEvent(Number(event[1]) + 1) : words.wrongField(path.replace('$.', ''));
}
