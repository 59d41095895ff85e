package org.arbiterchess.winnability;

import org.arbiterchess.bitboard.PackedPosition;

/** The proof without search: no piece ever leaves its set, and within the sets there is no mate. */
final class ReachabilityProof {

  private ReachabilityProof() {}

  /** The sets that prove White can never mate, or null. Black is not mated. */
  static ReachableSquares proof(PackedPosition p) {
    if (p.castlingRooks != 0 || p.enPassant != PackedPosition.NONE || ProofPrecheck.ofPawns(p)) {
      return null;
    }
    ReachableSquares pieces = new ReachableSquares(p);
    while (pieces.growOnce()) {
      pieces.sum();
      if (new MatePossibility(pieces).isPossible()) {
        return null;
      }
    }
    return pieces;
  }

  /** The sets, whatever they prove; without castling and en passant. */
  static ReachableSquares grown(PackedPosition p) {
    ReachableSquares pieces = new ReachableSquares(p);
    while (pieces.growOnce()) {
      pieces.sum();
    }
    return pieces;
  }
}
