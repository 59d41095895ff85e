import { startupTexts } from './chosenLanguage';

/** Text about the result of a game. */
export const resultWords = () => startupTexts().result;
