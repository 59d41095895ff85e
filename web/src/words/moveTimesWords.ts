import type { MoveTimesWords } from './en/moveTimesWords';
import { inChosenLanguage } from './inChosenLanguage';

/** The texts about the time that moves took. */
export const moveTimesWords = inChosenLanguage(import.meta.glob<MoveTimesWords>('./*/moveTimesWords.ts', { eager: true, import: 'texts' }));
