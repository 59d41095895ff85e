import type { LinkGameWords } from './en/linkGameWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for link games. */
export const linkGameWords = inChosenLanguage(import.meta.glob<LinkGameWords>('./*/linkGameWords.ts', { eager: true, import: 'texts' }));
