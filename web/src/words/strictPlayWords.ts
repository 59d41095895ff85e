import { initialTexts } from './initialTexts';

/** Text for strict games. The rules provide the arbiter's own sentences. */
export const strictPlayWords = () => initialTexts().strictPlay;
