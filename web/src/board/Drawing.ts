/**
 * A circle such as `Rd4` or an arrow such as `Ge2e4`, as written in the PGN commands `csl` and `cal`. The first letter
 * is the colour: green, red, blue or yellow. Imported files may also contain orange and cyan.
 */
export type Drawing = string;

/** The colours for keys 1 to 4, in that order. */
export const DRAWING_COLORS = ['G', 'R', 'B', 'Y'];

/** Whether a value is a drawing that players can create. */
export function isDrawing(value: unknown): value is Drawing {
  return typeof value === 'string' && /^[GRBY]([a-h][1-8])(?!\1)([a-h][1-8])?$/.test(value);
}

/** The arrow from one square to another, or a circle if both squares are the same. */
export function drawingBetween(color: string, from: string, to: string): Drawing {
  return color + from + (to === from ? '' : to);
}

/** Adds a drawing, or removes it if it is already there. Replaces the same shape in another colour. */
export function toggleDrawing(drawings: readonly Drawing[], drawing: Drawing): Drawing[] {
  const others = drawings.filter((other) => other.slice(1) !== drawing.slice(1));
  return drawings.includes(drawing) ? others : [...others, drawing];
}
