import { startupTexts } from './chosenLanguage';

/** Text for the new game form. */
export const newGameWords = () => startupTexts().newGame;
