import type { Color } from '../rules/rules';

/** Formats half points: 0, ½, 1, 1½. */
export function pointsText(halfPoints: number): string {
  const whole = Math.floor(halfPoints / 2);
  return halfPoints % 2 === 0 ? String(whole) : `${whole || ''}½`;
}

/** The players and their points over a chain of rematches, White first. */
export function matchParts(match: Record<Color, number>, name: (side: Color) => string): [string, string, string, string] {
  return [name('white'), pointsText(match.white), pointsText(match.black), name('black')];
}
