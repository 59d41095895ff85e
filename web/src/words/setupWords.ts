import type { SetupWords } from './en/setupWords';
import { inChosenLanguage } from './inChosenLanguage';

const texts = inChosenLanguage(import.meta.glob<SetupWords>('./*/setupWords.ts', { eager: true, import: 'texts' }));

/** The texts of the form for a new game. */
export const setupWords = () => texts().setup;

/** The texts of the position editor. */
export const positionWords = () => texts().position;
