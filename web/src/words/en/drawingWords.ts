/** English text for drawings on a board. */
export const texts = {
  colors: { G: 'green', R: 'red', B: 'blue', Y: 'yellow', O: 'orange', C: 'cyan' },
  circle: (color: string, square: string) => `${color} circle on ${square}`,
  arrow: (color: string, from: string, to: string) => `${color} arrow from ${from} to ${to}`,
  started: (square: string) => `Drawing from ${square}: press D, 1, 2, 3 or 4 to finish, or Escape to cancel`,
  removed: (drawing: string) => `${drawing} removed`,
  cancelled: 'drawing cancelled',
  cleared: 'drawings removed',
};

export type DrawingWords = typeof texts;
