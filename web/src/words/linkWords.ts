import type { LinkWords } from './en/linkWords';
import { inChosenLanguage } from './inChosenLanguage';

/** The texts of games by link. */
export const linkWords = inChosenLanguage(import.meta.glob<LinkWords>('./*/linkWords.ts', { eager: true, import: 'texts' }));
