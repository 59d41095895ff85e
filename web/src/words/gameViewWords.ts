import { catalogue } from './chosenLanguage';

/** The texts of the board's size and of the focus view. */
export const gameViewWords = () => catalogue().gameView;
