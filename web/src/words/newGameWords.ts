import { initiallyLoadedTexts } from './chosenLanguage';

/** Text for the new game form. */
export const newGameWords = () => initiallyLoadedTexts().newGame;
