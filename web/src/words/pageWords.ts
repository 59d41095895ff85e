import { initiallyLoadedTexts } from './chosenLanguage';

/** Text for the page. The rules provide the text of the rulings. */
export const words = () => initiallyLoadedTexts().page;
