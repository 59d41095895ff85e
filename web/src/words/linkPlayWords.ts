import type { LinkPlayWords } from './en/linkPlayWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for the players in a link game. */
export const linkPlayWords = inChosenLanguage(import.meta.glob<LinkPlayWords>('./*/linkPlayWords.ts', { eager: true, import: 'texts' }));
