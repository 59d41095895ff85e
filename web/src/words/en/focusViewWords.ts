/** English text for the board size and the focus view. */
export const texts = {
  boardSize: 'Board size',
  boardSizeHint: 'Drag to resize the board; double-click for full size',
  focus: 'Focus view',
  leaveFocus: 'Leave the focus view',
  focusEntered: 'Focus view: only the board and the clocks are shown. Press V or Escape to leave it.',
  focusLeft: 'You have left the focus view.',
};

export type FocusViewWords = typeof texts;
