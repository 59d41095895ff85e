import { catalogue } from './chosenLanguage';

/** Text for drawings on a board. */
export const drawingWords = () => catalogue().drawing;
