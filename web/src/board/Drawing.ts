import type { Square } from '../rules/rules';
import { pageTexts } from '../texts/texts';

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

/** A drawing in words, such as `green arrow from e2 to e4`. */
export function describeDrawing(drawing: Drawing): string {
  const t = pageTexts().drawing;
  const color = t.colors[drawing[0] as keyof typeof t.colors];
  const [from, to] = [drawing.slice(1, 3), drawing.slice(3)];
  return to ? t.arrow({ color, from, to }) : t.circle({ color, square: from });
}

/** Describes the drawings that belong to a square: circles on it, and arrows that start on it. */
export function describeDrawingsOn(square: Square, drawings: readonly Drawing[]): string[] {
  return drawings.filter((drawing) => drawing.slice(1, 3) === square).map(describeDrawing);
}

/** The distances between an arrow's ends and the centres of its squares, in the board's SVG units. */
const FROM_CENTER = 9;
const TO_CENTER = 3;
const HEAD_LENGTH = 13;

/** A point in the board's SVG units. */
type DrawnPoint = { x: number; y: number };

/** A drawn arrow, as SVG paths along the x axis and the transform that places them on the board. */
export function drawnArrow(start: DrawnPoint, end: DrawnPoint): { transform: string; line: string; point: string } {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const tip = Math.hypot(dx, dy) - TO_CENTER;
  return {
    transform: `translate(${start.x} ${start.y}) rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`,
    line: `M${FROM_CENTER} 0H${tip - HEAD_LENGTH}`,
    point: `M${tip} 0l${-HEAD_LENGTH} -8v16z`,
  };
}
