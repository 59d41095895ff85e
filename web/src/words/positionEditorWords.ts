import { initiallyLoadedTexts } from './chosenLanguage';

/** Text for the position editor. */
export const positionEditorWords = () => initiallyLoadedTexts().positionEditor;
