import { initiallyLoadedTexts } from './chosenLanguage';

/** Text for drawings on a board. */
export const drawingWords = () => initiallyLoadedTexts().drawing;
