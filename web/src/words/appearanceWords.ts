import type { AppearanceWords } from './en/appearanceWords';
import { inChosenLanguage } from './inChosenLanguage';

/** The texts of the settings for the look of the board and the notation of moves. */
export const appearanceWords = inChosenLanguage(
  import.meta.glob<AppearanceWords>('./*/appearanceWords.ts', { eager: true, import: 'texts' }),
);
