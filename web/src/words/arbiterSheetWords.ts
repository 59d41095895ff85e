import type { ArbiterSheetWords } from './en/arbiterSheetWords';
import { inChosenLanguage } from './inChosenLanguage';

/** The texts of the arbiter's sheet. What an act does is said by the rules. */
export const arbiterSheetWords = inChosenLanguage(
  import.meta.glob<ArbiterSheetWords>('./*/arbiterSheetWords.ts', { eager: true, import: 'texts' }),
);
