package org.arbiterchess.winnability;

import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.chess.Color;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.packed.PositionAndMovePacker;

/** Converts positions for the searches, in which the side trying to win is always White. */
final class FlippedPosition {

  private FlippedPosition() {}

  /** Returns the packed position, flipped if Black is the side trying to win. */
  static BitboardPosition of(Position position, Color winner) {
    BitboardPosition p = PositionAndMovePacker.pack(position);
    if (winner == Color.BLACK) {
      p.flip();
    }
    dropUnusableEnPassant(p);
    return p;
  }

  /**
   * Removes an en passant square that no pawn attacks, so that otherwise identical positions
   * compare as equal.
   */
  static void dropUnusableEnPassant(BitboardPosition p) {
    if (p.enPassant != BitboardPosition.NONE
        && (Attacks.pawn(p.turn ^ 1, p.enPassant) & p.pawns() & p.of(p.turn)) == 0) {
      p.enPassant = BitboardPosition.NONE;
    }
  }
}
