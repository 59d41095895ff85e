import { initiallyLoadedTexts } from './chosenLanguage';

/** Text about the result of a game. */
export const resultWords = () => initiallyLoadedTexts().result;
