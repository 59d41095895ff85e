import type { ClockWords } from './en/clockWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for the chess clock used with a real board. The rules provide the descriptions of its events. */
export const clockWords = inChosenLanguage(import.meta.glob<ClockWords>('./*/clockWords.ts', { eager: true, import: 'texts' }));
