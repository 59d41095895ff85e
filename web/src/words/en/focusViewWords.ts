/** English text for the board size and the focus view. */
export const texts = {
  boardSize: 'Board size',
  boardSizeHint: 'Drag to resize the board; double-click for full size',
  focus: 'Focus view',
  leaveFocus: 'Exit focus view',
  focusEntered: 'Focus view: only the board and the clocks are shown. Press V or Escape to exit.',
  focusLeft: 'You have left focus view.',
};

export type FocusViewWords = typeof texts;
