import { catalogue } from './chosenLanguage';

/** Text for the page. The text for rulings is part of the rules. */
export const words = () => catalogue().page;
