import type { PgnWords } from './en/pgnWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for the PGN viewer. */
export const pgnWords = inChosenLanguage(import.meta.glob<PgnWords>('./*/pgnWords.ts', { eager: true, import: 'texts' }));
