import type { FocusViewWords } from '../en/focusViewWords';

/** German text for the board size and the focus view. */
export const texts: FocusViewWords = {
  boardSize: 'Größe des Bretts',
  boardSizeHint: 'Ziehen ändert die Größe des Bretts; Doppelklick für die volle Größe',
  focus: 'Fokusansicht',
  leaveFocus: 'Fokusansicht verlassen',
  focusEntered: 'Fokusansicht: Nur das Brett und die Uhren sind zu sehen. V oder Escape beendet sie.',
  focusLeft: 'Die Fokusansicht ist beendet.',
};
