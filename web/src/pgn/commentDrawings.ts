import { drawingBetween, type Drawing } from '../board/Drawing';
import type { GameComment } from '../rules/pgnReader';

/** The drawings in comments, without duplicates. An arrow from a square to itself becomes a circle. */
export function commentDrawings(comments: GameComment[]): Drawing[] {
  const drawings = comments.flatMap(({ squares, arrows }) => [
    ...squares.map(({ color, square }) => color[0] + square),
    ...arrows.map(({ color, from, to }) => drawingBetween(color[0]!, from, to)),
  ]);
  return [...new Set(drawings)];
}
