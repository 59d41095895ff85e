import type { InitiallyLoadedTexts } from '../en/initiallyLoadedTexts';
import { texts as drawing } from './drawingWords';
import { texts as focusView } from './focusViewWords';
import { texts as newGame } from './newGameWords';
import { texts as notation } from './moveWords';
import { texts as page } from './pageWords';
import { texts as positionEditor } from './positionEditorWords';
import { texts as result } from './resultWords';
import { texts as strictPlay } from './strictPlayWords';

export const initiallyLoadedTexts: InitiallyLoadedTexts = { drawing, focusView, newGame, notation, page, positionEditor, result, strictPlay };
