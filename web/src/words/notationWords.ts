import { catalogue } from './chosenLanguage';

/** Words for moves: their pieces, and questions about them. */
export const notationWords = () => catalogue().notation;
