import type { ShareWords } from './en/shareWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for the dialog that shares a game. */
export const shareWords = inChosenLanguage(import.meta.glob<ShareWords>('./*/shareWords.ts', { eager: true, import: 'texts' }));
