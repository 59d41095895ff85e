import type { Square } from '../rules/rules';
import { pageTexts } from '../texts/texts';
import type { Drawing } from './Drawing';

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
