import type { Color, Square } from '../rules/rules';
import type { Point } from './DraggedPieceImage';
import { columnAndRowOf, squareAt } from './squaresAndPlacement';

/** The square at a point on the screen, if any. */
export function squareAtPoint(board: HTMLElement, orientation: Color, at: Point): Square | null {
  const box = board.getBoundingClientRect();
  const column = Math.floor(((at.x - box.left) / box.width) * 8);
  const row = Math.floor(((at.y - box.top) / box.height) * 8);
  return column >= 0 && column < 8 && row >= 0 && row < 8 ? squareAt(column, row, orientation) : null;
}

/** The centre of a square, in screen coordinates. */
export function squareCenter(board: HTMLElement, orientation: Color, square: Square): Point {
  const box = board.getBoundingClientRect();
  const { column, row } = columnAndRowOf(square, orientation);
  return { x: box.left + ((column + 0.5) * box.width) / 8, y: box.top + ((row + 0.5) * box.height) / 8 };
}
