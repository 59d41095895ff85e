import type { NewGameWords } from './en/newGameWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for the new game form. */
export const newGameWords = inChosenLanguage(
  import.meta.glob<NewGameWords>('./*/newGameWords.ts', { eager: true, import: 'texts' }),
);
