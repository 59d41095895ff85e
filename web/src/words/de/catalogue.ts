import type { Catalogue } from '../en/catalogue';
import { texts as drawing } from './drawingWords';
import { texts as gameView } from './gameViewWords';
import { texts as newGame } from './newGameWords';
import { texts as notation } from './notationWords';
import { texts as page } from './pageWords';
import { texts as positionEditor } from './positionEditorWords';
import { texts as result } from './resultWords';
import { texts as strictPlay } from './strictPlayWords';

export const catalogue: Catalogue = { drawing, gameView, newGame, notation, page, positionEditor, result, strictPlay };
