import type { PageWords } from './en/pageWords';
import { inChosenLanguage } from './inChosenLanguage';

/** The texts of the page. The texts of rulings are part of the rules. */
export const words = inChosenLanguage(import.meta.glob<PageWords>('./*/pageWords.ts', { eager: true, import: 'texts' }));
