import { startupTexts } from './chosenLanguage';

/** Text for drawings on a board. */
export const drawingWords = () => startupTexts().drawing;
