import { readPlacement } from '../board/squaresAndPlacement';
import type { Square } from '../rules/rules';
import type { AskWords } from '../words/en/askWords';
import type { PageWords } from '../words/en/pageWords';

const ORDER = 'KQRBNPkqrbnp';

/** Describes a position, its marked squares and its arrows for screen readers. */
export function describePosition(fen: string, squares: Square[], arrows: [Square, Square][], t: AskWords['answer'], page: PageWords): string {
  const [placement = '', turn] = fen.split(' ');
  const pieces = [...readPlacement(placement)]
    .toSorted(([, a], [, b]) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .map(([square, piece]) => t.pieceOn(page.board.pieces[piece as keyof typeof page.board.pieces], square));
  const parts = [t.board(pieces.join(', '), turn === 'b' ? page.play.black : page.play.white)];
  if (squares.length > 0) parts.push(t.squares(squares.join(', ')));
  if (arrows.length > 0) parts.push(t.arrows(arrows.map(([from, to]) => t.arrow(from, to)).join(', ')));
  return parts.join(' ');
}
