import { initialTexts } from './initialTexts';

/** Text for the page. The rules provide the text of the rulings. */
export const words = () => initialTexts().page;
