/** English text for reviewing a finished game. */
export const texts = {
  variation: 'Variation',
  deleted: 'Variation deleted.',
  delete: 'Delete this move and all following moves',
  playOn: 'Play on',
  playOnTitle: 'Play on from here',
  playOnText: (white: string, black: string) => `A new game between ${white} and ${black} will start from this position, keeping the moves so far.`,
  casual: 'It will be a casual game.',
  clock: 'Clock',
  noClock: 'No clock',
  timesShown: (white: string, black: string) => `Times at this point: White ${white}, Black ${black}`,
  pausedHint: 'The clocks start when you resume the game.',
  start: 'Start',
  notAnnotated: 'The drawings and variations could not be added to the PGN.',
  help: {
    drawing: 'Drawing on the board',
    drawingText: [
      'Drag with the right mouse button to draw an arrow, or right-click to draw a circle. On a touch screen, touch and hold a square, then drag or let go. Hold Shift or Ctrl for red, Alt for blue, Shift and Alt for yellow. Repeat a drawing to remove it; click an empty square or press Esc to remove all drawings.',
      'Each drawing belongs to the position it was made in. Drawings are saved with the game and exported in its PGN.',
    ],
    review: 'After the game',
    reviewText: [
      'In a finished game, moves you make on the board are added to the scoresheet as a variation; the game itself is not changed. “Play on” starts a new game from the position shown.',
    ],
    keys: [
      ['↑ ↓', 'after the game: switch between variations, or go to the first or last position'],
      ['D', 'on the board: start and finish an arrow or circle'],
      ['1 2 3 4', 'finish it in green, red, blue or yellow'],
    ] as [string, string][],
  },
};

export type ReviewWords = typeof texts;
