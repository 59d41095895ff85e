import { initialTexts } from './initialTexts';

/** Text for the new game form. */
export const newGameWords = () => initialTexts().newGame;
