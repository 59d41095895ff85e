import type { ReviewWords } from './en/reviewWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for reviewing a finished game and its variations, and for the help on reviewing and on board drawings. */
export const reviewWords = inChosenLanguage(import.meta.glob<ReviewWords>('./*/reviewWords.ts', { eager: true, import: 'texts' }));
