import { catalogue } from './chosenLanguage';

/** Text for strict games. The rules provide the arbiter's own sentences. */
export const strictPlayWords = () => catalogue().strictPlay;
