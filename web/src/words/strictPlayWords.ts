import { initiallyLoadedTexts } from './chosenLanguage';

/** Text for strict games. The rules provide the arbiter's own sentences. */
export const strictPlayWords = () => initiallyLoadedTexts().strictPlay;
