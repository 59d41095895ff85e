import { startupTexts } from './chosenLanguage';

/** Text for the position editor. */
export const positionEditorWords = () => startupTexts().positionEditor;
