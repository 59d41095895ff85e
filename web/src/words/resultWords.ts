import type { ResultWords } from './en/resultWords';
import { inChosenLanguage } from './inChosenLanguage';

/** The texts about the result of a game. */
export const resultWords = inChosenLanguage(import.meta.glob<ResultWords>('./*/resultWords.ts', { eager: true, import: 'texts' }));
