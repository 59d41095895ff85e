import { initialTexts } from './initialTexts';

/** Text about the result of a game. */
export const resultWords = () => initialTexts().result;
