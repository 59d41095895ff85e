import { pieceColor, readPlacement } from '../board/squaresAndPlacement';
import type { Color, Square } from '../rules/rules';

/** One move that is prepared while the opponent is on move. The laws are asked when its time has come. */
export class Premove {
  prepared: { from: Square; to: Square } | null = $state.raw(null);

  /** Whether a piece of this hand stands there. */
  mayStart(placement: string, square: Square, hand: Color | null): boolean {
    const piece = readPlacement(placement).get(square);
    return piece !== undefined && pieceColor(piece) === hand;
  }

  prepare(from: Square, to: Square): void {
    this.prepared = { from, to };
  }

  drop(): void {
    this.prepared = null;
  }
}
