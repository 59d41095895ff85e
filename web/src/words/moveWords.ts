import { initialTexts } from './initialTexts';

/** Words for describing moves, and the question about an ambiguous move. */
export const moveWords = () => initialTexts().notation;
