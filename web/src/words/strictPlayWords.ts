import { initialTexts } from './initialTexts';

/** Text for strict games. The rules provide the text of the arbiter's messages. */
export const strictPlayWords = () => initialTexts().strictPlay;
