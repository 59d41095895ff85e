import type { OpeningTreeWords } from './en/openingTreeWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for the tree of openings in stored games. */
export const openingTreeWords = inChosenLanguage(import.meta.glob<OpeningTreeWords>('./*/openingTreeWords.ts', { eager: true, import: 'texts' }));
