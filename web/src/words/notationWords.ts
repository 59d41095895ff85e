import { initiallyLoadedTexts } from './chosenLanguage';

/** Words used in moves and in questions about them. */
export const notationWords = () => initiallyLoadedTexts().notation;
