import type { PositionEditorWords } from './en/positionEditorWords';
import { inChosenLanguage } from './inChosenLanguage';

/** Text for the position editor. */
export const positionEditorWords = inChosenLanguage(
  import.meta.glob<PositionEditorWords>('./*/positionEditorWords.ts', { eager: true, import: 'texts' }),
);
