import type { ArbiterSheetWords } from './en/arbiterSheetWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for the arbiter's sheet. The descriptions of what an act does are part of the rules. */
export const arbiterSheetWords = inChosenLanguage(
  import.meta.glob<ArbiterSheetWords>('./*/arbiterSheetWords.ts', { eager: true, import: 'texts' }),
);
