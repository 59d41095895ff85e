import type { Color, Square } from '../rules/rules';

/** A piece in FEN notation: `N` is a white knight, `n` a black one. */
export type PieceLetter = string;

const FILES = 'abcdefgh';

/** The square at a column and row on the screen, counted from 0 at the top left. */
export function squareAt(column: number, row: number, orientation: Color): Square {
  return orientation === 'white' ? FILES[column]! + (8 - row) : FILES[7 - column]! + (row + 1);
}

/** A square's column and row on the screen, counted from 0 at the top left. */
export function columnAndRowOf(square: Square, orientation: Color): { column: number; row: number } {
  const file = FILES.indexOf(square[0]!);
  const rank = Number(square[1]);
  return orientation === 'white' ? { column: file, row: 8 - rank } : { column: 7 - file, row: rank - 1 };
}

/** The side length of a square in the board's SVG units, independent of its size on the screen. */
export const SQUARE_UNITS = 40;

/** The top left corner of a square in SVG units. */
export function cornerOf(square: Square, orientation: Color): { x: number; y: number } {
  const { column, row } = columnAndRowOf(square, orientation);
  return { x: column * SQUARE_UNITS, y: row * SQUARE_UNITS };
}

/** The centre of a square in SVG units. */
export function centerOf(square: Square, orientation: Color): { x: number; y: number } {
  const { x, y } = cornerOf(square, orientation);
  return { x: x + SQUARE_UNITS / 2, y: y + SQUARE_UNITS / 2 };
}

/** The transform that moves an SVG element from the first square to another. */
export function translationTo(square: Square, orientation: Color): string {
  const { x, y } = cornerOf(square, orientation);
  return `translate(${x} ${y})`;
}

/** A square's index, from 0 on a8 to 63 on h1. */
export function squareIndex(square: Square): number {
  const { column, row } = columnAndRowOf(square, 'white');
  return row * 8 + column;
}

/** Reads a placement, the first field of a FEN, into a map from squares to pieces. */
export function readPlacement(placement: string): Map<Square, PieceLetter> {
  const pieces = new Map<Square, PieceLetter>();
  placement.split('/').forEach((rank, row) => {
    let column = 0;
    for (const letter of rank) {
      if (letter >= '1' && letter <= '8') column += Number(letter);
      else pieces.set(squareAt(column++, row, 'white'), letter);
    }
  });
  return pieces;
}

export function writePlacement(pieces: ReadonlyMap<Square, PieceLetter>): string {
  const ranks: string[] = [];
  for (let row = 0; row < 8; row++) {
    let rank = '';
    for (let column = 0; column < 8; column++) rank += pieces.get(squareAt(column, row, 'white')) ?? '-';
    ranks.push(rank.replace(/-+/g, (gap) => String(gap.length)));
  }
  return ranks.join('/');
}

export function pieceColor(letter: PieceLetter): Color {
  return letter < 'a' ? 'white' : 'black';
}

/** The id of a piece's image in a piece set's SVG file, such as `wk`. */
export function pieceImageName(letter: PieceLetter): string {
  return (pieceColor(letter) === 'white' ? 'w' : 'b') + letter.toLowerCase();
}

/** The kinds of piece to which a pawn can be promoted, in the order in which the chooser shows them. */
export const PROMOTION_ROLES = ['QUEEN', 'KNIGHT', 'ROOK', 'BISHOP'] as const;

export type PromotionRole = (typeof PROMOTION_ROLES)[number];

/** The letters for the roles in a move such as `e7e8q`. */
export const PROMOTION_LETTERS: Record<PromotionRole, string> = { QUEEN: 'q', KNIGHT: 'n', ROOK: 'r', BISHOP: 'b' };

/** A tool in the position editor: move a piece, erase it, or place the piece with this letter. */
export type EditorTool = 'move' | 'erase' | PieceLetter;

/** All tools in palette order, row by row. */
export const EDITOR_TOOLS: EditorTool[] = ['move', ...'KQRBNP', 'erase', ...'kqrbnp'];

export function isPieceTool(tool: EditorTool): boolean {
  return tool.length === 1;
}
