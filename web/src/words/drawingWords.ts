import { catalogue } from './chosenLanguage';

/** The texts for drawings on a board. */
export const drawingWords = () => catalogue().drawing;
