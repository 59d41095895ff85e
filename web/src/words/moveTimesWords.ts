import type { MoveTimesWords } from './en/moveTimesWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text about the time used for moves. */
export const moveTimesWords = inChosenLanguage(import.meta.glob<MoveTimesWords>('./*/moveTimesWords.ts', { eager: true, import: 'texts' }));
