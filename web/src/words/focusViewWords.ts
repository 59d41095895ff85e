import { initiallyLoadedTexts } from './chosenLanguage';

/** Text for the board size and the focus view. */
export const focusViewWords = () => initiallyLoadedTexts().focusView;
