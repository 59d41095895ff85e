import { initialTexts } from './initialTexts';

/** Text for drawings on a board. */
export const drawingWords = () => initialTexts().drawing;
