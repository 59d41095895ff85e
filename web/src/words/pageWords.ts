import type { PageWords } from './en/pageWords';
import { inChosenLanguage } from './inChosenLanguage';

/** The texts of the page. The rules word their rulings themselves. */
export const words = inChosenLanguage(import.meta.glob<PageWords>('./*/pageWords.ts', { eager: true, import: 'texts' }));
