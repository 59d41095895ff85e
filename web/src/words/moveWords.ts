import { initialTexts } from './initialTexts';

/** Words for describing moves, and the question asked when a typed move is ambiguous. */
export const moveWords = () => initialTexts().notation;
