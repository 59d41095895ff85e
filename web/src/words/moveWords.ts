import { initialTexts } from './initialTexts';

/** Words used in moves and in questions about them. */
export const moveWords = () => initialTexts().notation;
