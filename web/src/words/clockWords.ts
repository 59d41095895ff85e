import type { ClockWords } from './en/clockWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for the clock for a wooden board. The descriptions of its events are part of the rules. */
export const clockWords = inChosenLanguage(import.meta.glob<ClockWords>('./*/clockWords.ts', { eager: true, import: 'texts' }));
