import { catalogue } from './chosenLanguage';

/** Text for the board size and the focus view. */
export const gameViewWords = () => catalogue().gameView;
