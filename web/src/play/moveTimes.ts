import type { Color } from '../rules/rules';

/** A move, the time that it took, and the time left after it, in milliseconds; unknown times are null. */
export type TimedMove = { by: Color; move: number; used: number | null; left: number | null };

/** A move number with White's and Black's moves; either move can be missing. */
export type MoveTimeRow<Move> = { move: number; white?: Move; black?: Move };

/**
 * Groups moves into rows, each with a move by White and a move by Black. A move number may occur more than once if the
 * clock's move counters were changed.
 */
export function moveTimeRows<Move extends TimedMove>(moves: readonly Move[]): MoveTimeRow<Move>[] {
  const rows: MoveTimeRow<Move>[] = [];
  for (const move of moves) {
    const last = rows.at(-1);
    if (move.by === 'black' && last && !last.black && last.move === move.move) last.black = move;
    else rows.push({ move: move.move, [move.by]: move });
  }
  return rows;
}

/** The total time that a side spent on its moves. */
export function totalUsed(moves: readonly TimedMove[], color: Color): number {
  return moves.reduce((sum, { by, used }) => (by === color ? sum + (used ?? 0) : sum), 0);
}

/** The longest time spent on a move, but at least one millisecond. */
export function longestUsed(moves: readonly TimedMove[]): number {
  return moves.reduce((longest, { used }) => Math.max(longest, used ?? 0), 1);
}

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
