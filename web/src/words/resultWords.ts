import { catalogue } from './chosenLanguage';

/** The texts about the result of a game. */
export const resultWords = () => catalogue().result;
