import type { BoardAnnotations } from '../board/BoardAnnotations';
import type { GameComment } from '../rules/pgnReader';

/** The annotations in comments, without duplicates. An arrow from a square to itself marks the square. */
export function commentAnnotations(comments: GameComment[]): BoardAnnotations {
  const squares = new Map<string, BoardAnnotations['squares'][number]>();
  const arrows = new Map<string, BoardAnnotations['arrows'][number]>();
  const mark = (square: string, color: string) => squares.set(square + color, { square, color });
  for (const comment of comments) {
    for (const { square, color } of comment.squares) mark(square, color);
    for (const { from, to, color } of comment.arrows) {
      if (from === to) mark(from, color);
      else arrows.set(from + to + color, { from, to, color });
    }
  }
  return { squares: [...squares.values()], arrows: [...arrows.values()] };
}
