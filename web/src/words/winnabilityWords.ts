import type { WinnabilityWords } from './en/winnabilityWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text that explains whether a side could still checkmate its opponent. */
export const winnabilityWords = inChosenLanguage(
  import.meta.glob<WinnabilityWords>('./*/winnabilityWords.ts', { eager: true, import: 'texts' }),
);
