import type { PageWords } from './en/pageWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for the page. The text for rulings is part of the rules. */
export const words = inChosenLanguage(import.meta.glob<PageWords>('./*/pageWords.ts', { eager: true, import: 'texts' }));
