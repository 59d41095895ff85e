package org.arbiterchess.rules;

import org.arbiterchess.bitboard.PackedPosition;

/** Which material is too little for either side to give checkmate by any series of moves. */
final class InsufficientMaterial {

  private static final long LIGHT_SQUARES = 0x55AA55AA55AA55AAL;

  private InsufficientMaterial() {}

  /** Bare kings, a single knight or bishop, or any bishops all on squares of one colour (5.2.2). */
  static boolean isInsufficient(PackedPosition p) {
    if ((p.pawns() | p.rooksAndQueens()) != 0) {
      return false;
    }
    long knights = p.knights();
    long bishops = p.bishopsAndQueens();
    if (knights != 0) {
      return bishops == 0 && (knights & knights - 1) == 0;
    }
    return (bishops & LIGHT_SQUARES) == 0 || (bishops & ~LIGHT_SQUARES) == 0;
  }
}
