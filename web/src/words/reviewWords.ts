import type { ReviewWords } from './en/reviewWords';
import { inChosenLanguage } from './inChosenLanguage';

/** The texts for the review of a finished game, with variations, and the help about them. */
export const reviewWords = inChosenLanguage(import.meta.glob<ReviewWords>('./*/reviewWords.ts', { eager: true, import: 'texts' }));
