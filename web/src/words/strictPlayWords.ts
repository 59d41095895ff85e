import { catalogue } from './chosenLanguage';

/** The texts of a strict game. The arbiter's own sentences are part of the rules. */
export const strictPlayWords = () => catalogue().strictPlay;
