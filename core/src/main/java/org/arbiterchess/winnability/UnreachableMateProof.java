package org.arbiterchess.winnability;

import org.arbiterchess.bitboard.BitboardPosition;
import org.jspecify.annotations.Nullable;

/**
 * Proves unwinnability without a search: no piece ever leaves its reachable squares, and those
 * squares allow no checkmate.
 */
final class UnreachableMateProof {

  private UnreachableMateProof() {}

  /**
   * Returns the reachable squares that prove that White can never deliver checkmate, or null if
   * there is no proof. Black must not already be checkmated.
   */
  static @Nullable ReachableSquares proof(BitboardPosition p) {
    return proof(p, RoamingPieces.NONE);
  }

  /** Like {@link #proof(BitboardPosition)}, but for a board of {@link RelaxedSearch}. */
  static @Nullable ReachableSquares proof(BitboardPosition p, RoamingPieces roaming) {
    if (p.castlingRooks != 0 || p.enPassant != BitboardPosition.NONE || ProofPrecheck.ofPawns(p)) {
      return null;
    }
    ReachableSquares pieces = new ReachableSquares(p, roaming);
    while (pieces.growOnce()) {
      pieces.sum();
      if (new ReachableMateCheck(pieces).isPossible()) {
        return null;
      }
    }
    return pieces;
  }

  /**
   * Computes the reachable squares, whether or not they prove anything. Ignores castling and en
   * passant.
   */
  static ReachableSquares grown(BitboardPosition p) {
    ReachableSquares pieces = new ReachableSquares(p, RoamingPieces.NONE);
    while (pieces.growOnce()) {
      pieces.sum();
    }
    return pieces;
  }
}
