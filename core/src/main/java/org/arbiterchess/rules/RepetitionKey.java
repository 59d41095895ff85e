package org.arbiterchess.rules;

import org.arbiterchess.bitboard.PackedPosition;

/**
 * What makes two positions the same for repetition (9.2.3): the pieces, the side to move, the
 * castling rights, and an en passant square only where that capture is legal. The whole position is
 * kept and compared, so that two positions are never the same by accident of a hash.
 */
public final class RepetitionKey {

  private final PackedPosition position = new PackedPosition();

  RepetitionKey(PackedPosition packed, boolean enPassantLegal) {
    position.copy(packed);
    if (!enPassantLegal) {
      position.enPassant = PackedPosition.NONE;
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RepetitionKey key && position.sameAs(key.position);
  }

  @Override
  public int hashCode() {
    return position.mix();
  }
}
