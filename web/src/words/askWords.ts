import type { AskWords } from './en/askWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for *Ask the arbiter*. The compiled module provides the answers. */
export const askWords = inChosenLanguage(import.meta.glob<AskWords>('./*/askWords.ts', { eager: true, import: 'texts' }));
