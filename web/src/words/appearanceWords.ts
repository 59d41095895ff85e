import type { AppearanceWords } from './en/appearanceWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for the board appearance and move notation settings. */
export const appearanceWords = inChosenLanguage(
  import.meta.glob<AppearanceWords>('./*/appearanceWords.ts', { eager: true, import: 'texts' }),
);
