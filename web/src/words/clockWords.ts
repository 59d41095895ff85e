import type { ClockWords } from './en/clockWords';
import { inChosenLanguage } from './inChosenLanguage';

/** The texts of the clock for a wooden board. What its events mean is said by the rules. */
export const clockWords = inChosenLanguage(import.meta.glob<ClockWords>('./*/clockWords.ts', { eager: true, import: 'texts' }));
