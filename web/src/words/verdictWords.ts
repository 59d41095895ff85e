import type { VerdictWords } from './en/verdictWords';
import { inChosenLanguage } from './inChosenLanguage';

/** The texts that explain whether a side could still checkmate. */
export const verdictWords = inChosenLanguage(import.meta.glob<VerdictWords>('./*/verdictWords.ts', { eager: true, import: 'texts' }));
