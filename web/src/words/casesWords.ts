import type { CasesWords } from './en/casesWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for the exercises. The compiled module provides the rulings. */
export const casesWords = inChosenLanguage(import.meta.glob<CasesWords>('./*/casesWords.ts', { eager: true, import: 'texts' }));
