import type { LinkWords } from './en/linkWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for link games. */
export const linkWords = inChosenLanguage(import.meta.glob<LinkWords>('./*/linkWords.ts', { eager: true, import: 'texts' }));
