import type { AskWords } from './en/askWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for *Ask the arbiter*. The answers are part of the compiled module. */
export const askWords = inChosenLanguage(import.meta.glob<AskWords>('./*/askWords.ts', { eager: true, import: 'texts' }));
