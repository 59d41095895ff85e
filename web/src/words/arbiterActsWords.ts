import type { ArbiterActsWords } from './en/arbiterActsWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for the arbiter's sheet. The rules provide the description of each action. */
export const arbiterActsWords = inChosenLanguage(
  import.meta.glob<ArbiterActsWords>('./*/arbiterActsWords.ts', { eager: true, import: 'texts' }),
);
