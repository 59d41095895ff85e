import type { Color } from '../rules/rules';

/** Formats a number of half points as points, such as `1½` for 3. */
export function pointsText(halfPoints: number): string {
  const whole = Math.floor(halfPoints / 2);
  return halfPoints % 2 === 0 ? String(whole) : `${whole || ''}½`;
}

export type MatchParts = { white: string; whitePoints: string; blackPoints: string; black: string };

/** The players and their points in a series of rematches, White first. */
export function matchParts(match: Record<Color, number>, name: (side: Color) => string): MatchParts {
  return { white: name('white'), whitePoints: pointsText(match.white), blackPoints: pointsText(match.black), black: name('black') };
}
