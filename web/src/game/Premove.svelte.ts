import { pieceColor, readPlacement } from '../board/squaresAndPlacement';
import type { Color, Square } from '../rules/rules';

/** A move entered during the opponent's turn. Its legality is checked when it is played. */
export class Premove {
  prepared: { from: Square; to: Square } | null = $state.raw(null);

  mayStart(placement: string, square: Square, color: Color | null): boolean {
    const piece = readPlacement(placement).get(square);
    return piece !== undefined && pieceColor(piece) === color;
  }

  prepare(from: Square, to: Square): void {
    this.prepared = { from, to };
  }

  cancel(): void {
    this.prepared = null;
  }
}
