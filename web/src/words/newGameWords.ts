import type { NewGameWords } from './en/newGameWords';
import { inChosenLanguage } from './inChosenLanguage';

/** The texts of the form for a new game. */
export const newGameWords = inChosenLanguage(
  import.meta.glob<NewGameWords>('./*/newGameWords.ts', { eager: true, import: 'texts' }),
);
