import { texts as drawing } from './drawingWords';
import { texts as focusView } from './focusViewWords';
import { texts as newGame } from './newGameWords';
import { texts as notation } from './moveWords';
import { texts as page } from './pageWords';
import { texts as positionEditor } from './positionEditorWords';
import { texts as result } from './resultWords';
import { texts as strictPlay } from './strictPlayWords';

/** The English text that is loaded at startup, in one file. */
export const initiallyLoadedTexts = { drawing, focusView, newGame, notation, page, positionEditor, result, strictPlay };

export type InitiallyLoadedTexts = typeof initiallyLoadedTexts;
