import type { DrawingWords } from '../en/drawingWords';

/** German text for drawings on a board. */
export const texts: DrawingWords = {
  colors: { G: 'grüner', R: 'roter', B: 'blauer', Y: 'gelber', O: 'oranger', C: 'türkiser' },
  circle: (color, square) => `${color} Kreis auf ${square}`,
  arrow: (color, from, to) => `${color} Pfeil von ${from} nach ${to}`,
  started: (square) => `Zeichnung ab ${square}: D oder 1 bis 4 beendet sie, Escape bricht sie ab`,
  removed: (drawing) => `${drawing} entfernt`,
  cancelled: 'Zeichnung abgebrochen',
  cleared: 'Zeichnungen entfernt',
};
