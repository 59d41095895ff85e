package org.arbiterchess.rules;

import org.arbiterchess.bitboard.BitboardPosition;
import org.jspecify.annotations.Nullable;

/**
 * The features that must match for a position to count as repeated (9.2.3): the pieces, the side to
 * move, the castling rights and, if an en passant capture is legal, the en passant square. Keys
 * compare the whole position, so hash collisions do not matter.
 */
public final class RepetitionKey {

  private final BitboardPosition position = new BitboardPosition();

  RepetitionKey(BitboardPosition packed, boolean enPassantLegal) {
    position.copy(packed);
    if (!enPassantLegal) {
      position.enPassant = BitboardPosition.NONE;
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof RepetitionKey key && position.sameAs(key.position);
  }

  @Override
  public int hashCode() {
    return position.mix();
  }
}
