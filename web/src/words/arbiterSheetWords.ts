import type { ArbiterSheetWords } from './en/arbiterSheetWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for the arbiter's sheet. The rules provide the descriptions of what each act does. */
export const arbiterSheetWords = inChosenLanguage(
  import.meta.glob<ArbiterSheetWords>('./*/arbiterSheetWords.ts', { eager: true, import: 'texts' }),
);
