import type { WinnabilityWords } from './en/winnabilityWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text that explains whether a side could still checkmate. */
export const winnabilityWords = inChosenLanguage(
  import.meta.glob<WinnabilityWords>('./*/winnabilityWords.ts', { eager: true, import: 'texts' }),
);
