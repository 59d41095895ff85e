import { readPlacement } from '../board/squaresAndPlacement';
import type { Square } from '../rules/rules';
import type { PageTexts, ScreenTexts } from '@texts';

const ORDER = 'KQRBNPkqrbnp';

/** Describes a position, its marked squares and its arrows for screen readers. */
export function describePosition(fen: string, squares: Square[], arrows: [Square, Square][], t: ScreenTexts['ask']['answer'], page: PageTexts): string {
  const [placement = '', turn] = fen.split(' ');
  const pieces = [...readPlacement(placement)]
    .toSorted(([, a], [, b]) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .map(([square, piece]) => t.pieceOn({ piece: page.board.pieces[piece as keyof typeof page.board.pieces], square }));
  const parts = [t.board({ pieces, side: turn === 'b' ? page.play.black : page.play.white })];
  if (squares.length > 0) parts.push(t.squares({ squares }));
  if (arrows.length > 0) parts.push(t.arrows({ arrows: arrows.map(([from, to]) => t.arrow({ from, to })) }));
  return parts.join(' ');
}
