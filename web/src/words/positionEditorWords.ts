import { initialTexts } from './initialTexts';

/** Text for the position editor. */
export const positionEditorWords = () => initialTexts().positionEditor;
