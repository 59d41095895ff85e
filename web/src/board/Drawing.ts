/**
 * A circle such as `Rd4` or an arrow such as `Ge2e4`, as the PGN commands `csl` and `cal` write them: the first letter is
 * the colour (green, red, blue, yellow; files from elsewhere also have orange and cyan).
 */
export type Drawing = string;

/** The colours in the order of the keys 1 to 4. */
export const DRAWING_COLORS = ['G', 'R', 'B', 'Y'];

/** Whether a value is a drawing that players can make. */
export function isDrawing(value: unknown): value is Drawing {
  return typeof value === 'string' && /^[GRBY]([a-h][1-8])(?!\1)([a-h][1-8])?$/.test(value);
}

/** The drawing in a colour from one square to another. On one square it is a circle. */
export function drawingBetween(color: string, from: string, to: string): Drawing {
  return color + from + (to === from ? '' : to);
}

/** Adds a drawing, or removes it if it is already there. The same shape in another colour is replaced. */
export function toggleDrawing(drawings: readonly Drawing[], drawing: Drawing): Drawing[] {
  const others = drawings.filter((other) => other.slice(1) !== drawing.slice(1));
  return drawings.includes(drawing) ? others : [...others, drawing];
}
