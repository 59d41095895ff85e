package org.arbiterchess.winnability;

import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;

/** Cheap tests that rule out a proof of unwinnability in most positions from ordinary games. */
final class ProofPrecheck {

  private static final long A_FILE = 0x0101010101010101L;
  private static final long H_FILE = A_FILE << 7;

  private ProofPrecheck() {}

  /**
   * Whether White has a queen or rook that can move, or two knights, at least one of which can
   * move.
   */
  static boolean ofOfficers(BitboardPosition p) {
    long white = p.of(BitboardPosition.WHITE);
    return hasFreeSlider(p, white) || hasFreeKnights(p, white);
  }

  /**
   * Whether White has a pawn with no piece in front of it on its file. {@link UnreachableMateProof}
   * assumes that such a pawn can promote, so the proof always fails.
   */
  static boolean ofPawns(BitboardPosition p) {
    long below = p.occupied() >>> 8;
    below |= below >>> 8;
    below |= below >>> 16;
    below |= below >>> 32;
    return (p.pawns() & ~p.black & ~below) != 0;
  }

  private static boolean hasFreeSlider(BitboardPosition p, long white) {
    long heavy = p.rooksAndQueens() & white;
    if (heavy == 0) {
      return false;
    }
    long free = ~white;
    long besides = ((free & ~H_FILE) << 1) | ((free & ~A_FILE) >>> 1);
    return (heavy & (besides | (free << 8) | (free >>> 8))) != 0
        || (heavy & p.slant & ((besides << 8) | (besides >>> 8))) != 0;
  }

  private static boolean hasFreeKnights(BitboardPosition p, long white) {
    long knights = p.knights() & white;
    if ((knights & (knights - 1)) == 0) {
      return false;
    }
    for (long rest = knights; rest != 0; rest &= rest - 1) {
      if ((Attacks.knight(Long.numberOfTrailingZeros(rest)) & ~white) != 0) {
        return true;
      }
    }
    return false;
  }
}
