import { initialTexts } from './initialTexts';

/** Text for the board size and the focus view. */
export const focusViewWords = () => initialTexts().focusView;
