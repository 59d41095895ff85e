import type { Square } from '../rules/rules';
import { colorOf, seenAt, type Letter } from './squares';

/** A piece that goes from one square to another, appears (from nowhere) or disappears (to nowhere). */
export type Change = { piece: Letter; from: Square | null; to: Square | null };

type Pieces = ReadonlyMap<Square, Letter>;

/**
 * What changes between two placements. A piece that stands elsewhere came from the nearest square that another of its
 * kind has left; the only piece that appeared came from where a pawn of its colour vanished: it was promoted.
 */
export function changesBetween(before: Pieces, after: Pieces): Change[] {
  const gone = new Map([...before].filter(([square, piece]) => after.get(square) !== piece));
  const changes: Change[] = [];
  for (const [to, piece] of after) {
    if (before.get(to) === piece) continue;
    const from = nearest(to, [...gone.keys()].filter((square) => gone.get(square) === piece));
    if (from) gone.delete(from);
    changes.push({ piece, from, to });
  }
  const [appeared, ...others] = changes.filter(({ from }) => from === null);
  if (appeared && others.length === 0) {
    const pawn = colorOf(appeared.piece) === 'white' ? 'P' : 'p';
    appeared.from = [...gone.keys()].find((square) => gone.get(square) === pawn) ?? null;
    if (appeared.from) gone.delete(appeared.from);
  }
  return [...changes, ...[...gone].map(([from, piece]) => ({ piece, from, to: null }))];
}

function nearest(to: Square, squares: Square[]): Square | null {
  const [first] = squares.sort((a, b) => steps(a, to) - steps(b, to));
  return first ?? null;
}

/** How many steps a king would need. */
function steps(a: Square, b: Square): number {
  const [from, to] = [seenAt(a, 'white'), seenAt(b, 'white')];
  return Math.max(Math.abs(from.column - to.column), Math.abs(from.row - to.row));
}
