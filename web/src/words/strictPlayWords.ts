import type { StrictPlayWords } from './en/strictPlayWords';
import { inChosenLanguage } from './inChosenLanguage';

/** The texts of a strict game. The arbiter's own sentences are part of the rules. */
export const strictPlayWords = inChosenLanguage(
  import.meta.glob<StrictPlayWords>('./*/strictPlayWords.ts', { eager: true, import: 'texts' }),
);
