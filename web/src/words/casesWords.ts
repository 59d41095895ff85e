import type { CasesWords } from './en/casesWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for the exercises. The rulings are part of the compiled module. */
export const casesWords = inChosenLanguage(import.meta.glob<CasesWords>('./*/casesWords.ts', { eager: true, import: 'texts' }));
