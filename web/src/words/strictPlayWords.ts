import { catalogue } from './chosenLanguage';

/** Text for strict games. The arbiter's own sentences are part of the rules. */
export const strictPlayWords = () => catalogue().strictPlay;
