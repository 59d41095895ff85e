import type { OpeningTreeWords } from './en/openingTreeWords';
import { inChosenLanguage } from './inChosenLanguage';

/** The texts of the tree of the openings in stored games. */
export const openingTreeWords = inChosenLanguage(import.meta.glob<OpeningTreeWords>('./*/openingTreeWords.ts', { eager: true, import: 'texts' }));
