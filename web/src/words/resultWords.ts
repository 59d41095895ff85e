import { catalogue } from './chosenLanguage';

/** Text about the result of a game. */
export const resultWords = () => catalogue().result;
