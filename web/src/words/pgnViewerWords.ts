import type { PgnViewerWords } from './en/pgnViewerWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for the PGN viewer. */
export const pgnViewerWords = inChosenLanguage(import.meta.glob<PgnViewerWords>('./*/pgnViewerWords.ts', { eager: true, import: 'texts' }));
