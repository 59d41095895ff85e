package org.arbiterchess.winnability;

import org.arbiterchess.bitboard.BitboardPosition;
import org.jspecify.annotations.Nullable;

/** Proves from the material alone that White can never deliver checkmate. */
final class MaterialProof {

  private MaterialProof() {}

  /**
   * Returns the reason why White can never deliver checkmate, or null if the material does not
   * prove it. Black must not already be checkmated.
   */
  static @Nullable UnwinnableReason noMate(BitboardPosition p) {
    long white = p.of(BitboardPosition.WHITE);
    long straight = p.rooksAndQueens();
    if (((p.pawns() | straight) & white) != 0) {
      return null;
    }
    long knights = p.knights();
    long bishops = p.bishopsAndQueens() & ~straight;
    if (((knights | bishops) & white) == 0) {
      return UnwinnableReason.BARE_KING;
    }
    if ((knights & white) == 0) {
      boolean oneColor =
          (bishops & BitboardPosition.LIGHT_SQUARES) == 0
              || (bishops & ~BitboardPosition.LIGHT_SQUARES) == 0;
      return oneColor && (knights | p.pawns()) == 0 ? UnwinnableReason.BISHOPS_OF_ONE_COLOR : null;
    }
    boolean single = (bishops & white) == 0 && Long.bitCount(knights & white) == 1;
    long queens = straight & p.slant;
    boolean queensOnly = (p.occupied() & p.black & ~p.kings() & ~queens) == 0;
    return single && queensOnly ? UnwinnableReason.KNIGHT_AGAINST_QUEENS : null;
  }
}
