import { initialTexts } from './initialTexts';

/** Text for strict games. The rules provide the arbiter's sentences. */
export const strictPlayWords = () => initialTexts().strictPlay;
