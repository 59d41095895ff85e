import type { Color } from '../rules/rules';
import type { TimedMove } from './moveTimeRows';

/**
 * The points of each clock's line, for an SVG `polyline`. x is the move's index. y ranges from 0 for `most`
 * milliseconds to 100 for no time left.
 */
export function remainingTimePolylines(moves: readonly TimedMove[], most: number): Record<Color, string> {
  const points: Record<Color, string[]> = { white: [], black: [] };
  moves.forEach(({ by, left }, i) => {
    if (left !== null) points[by].push(`${i},${round(100 - (100 * left) / most)}`);
  });
  return { white: points.white.join(' '), black: points.black.join(' ') };
}

function round(y: number): number {
  return Math.round(y * 100) / 100;
}
