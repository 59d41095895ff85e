import { catalogue } from './chosenLanguage';

/** Text for the position editor. */
export const positionEditorWords = () => catalogue().positionEditor;
