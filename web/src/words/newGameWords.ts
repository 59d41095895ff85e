import { catalogue } from './chosenLanguage';

/** Text for the new game form. */
export const newGameWords = () => catalogue().newGame;
