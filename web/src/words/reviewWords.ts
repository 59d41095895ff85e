import type { ReviewWords } from './en/reviewWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for reviewing a finished game with its variations, and for the help on drawing and reviewing. */
export const reviewWords = inChosenLanguage(import.meta.glob<ReviewWords>('./*/reviewWords.ts', { eager: true, import: 'texts' }));
