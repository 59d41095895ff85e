package org.arbiterchess.winnability;

import org.arbiterchess.board.PackedPosition;

/** The proof without search: no piece ever leaves its set, and within the sets there is no mate. */
final class Fixpoint {

  private Fixpoint() {}

  /** The sets that prove White can never mate, or null. Black is not mated. */
  static Pieces proof(PackedPosition p) {
    if (p.castlingRooks != 0 || p.enPassant != PackedPosition.NONE || Freedom.ofPawns(p)) {
      return null;
    }
    Pieces pieces = new Pieces(p);
    while (pieces.growOnce()) {
      pieces.sum();
      if (new MateTest(pieces).isPossible()) {
        return null;
      }
    }
    return pieces;
  }

  /** The sets, whatever they prove; without castling and en passant. */
  static Pieces grown(PackedPosition p) {
    Pieces pieces = new Pieces(p);
    while (pieces.growOnce()) {
      pieces.sum();
    }
    return pieces;
  }
}
