package org.arbiterchess.bitboard;

import static org.arbiterchess.bitboard.BitboardPosition.KING;
import static org.arbiterchess.bitboard.BitboardPosition.WHITE;
import static org.arbiterchess.bitboard.MoveGenerator.A_FILE;
import static org.arbiterchess.bitboard.MoveGenerator.H_FILE;

/** Generates the legal king moves, including castling. */
final class KingMoveGenerator {

  private KingMoveGenerator() {}

  static int add(
      BitboardPosition p, int[] list, int king, long us, long them, long occupied, long checkers) {
    long steps = Attacks.king(king) & ~us;
    long open = 0;
    long asked = steps;
    long rooks = checkers == 0 ? p.castlingRooks & us : 0;
    for (; rooks != 0; rooks &= rooks - 1) {
      int rook = Long.numberOfTrailingZeros(rooks);
      if (CastlingPath.blockers(king, rook, occupied) == 0) {
        open |= 1L << rook;
        asked |= CastlingPath.ofKing(king, rook);
      }
    }
    if (asked == 0) {
      return 0;
    }
    long safe = safe(p, asked, them, occupied & ~(1L << king));
    int n = PackedMoveAppender.add(list, 0, PackedMove.origin(king, KING), safe & steps);
    for (; open != 0; open &= open - 1) {
      int rook = Long.numberOfTrailingZeros(open);
      if ((CastlingPath.ofKing(king, rook) & ~safe) == 0 && !uncovers(p, king, rook)) {
        n =
            PackedMoveAppender.addOne(
                list, n, PackedMove.of(king, rook, KING, PackedMove.CASTLING));
      }
    }
    return n;
  }

  /**
   * Whether moving the rook away opens a line of attack on the king. A rook on the a- or h-file
   * cannot block such a line.
   */
  private static boolean uncovers(BitboardPosition p, int king, int rook) {
    return ((1L << rook) & (A_FILE | H_FILE)) == 0
        && p.attackers(
                p.turn ^ 1,
                BitboardPosition.kingGoal(king, rook),
                CastlingPath.occupiedAfter(king, rook, p.occupied()))
            != 0;
  }

  /**
   * The subset of the given squares that no enemy piece attacks. The moving king must not be in
   * {@code occupied}, because it would shield the squares behind it.
   */
  private static long safe(BitboardPosition p, long asked, long them, long occupied) {
    long pawns = p.pawns() & them;
    int up = p.turn == WHITE ? 8 : -8;
    long left =
        asked
            & ~(Attacks.king(Long.numberOfTrailingZeros(p.kings() & them))
                | Long.rotateRight(pawns & ~A_FILE, up + 1)
                | Long.rotateRight(pawns & ~H_FILE, up - 1));
    long knights = p.knights() & them;
    long slanted = p.bishopsAndQueens() & them;
    long straight = p.rooksAndQueens() & them;
    long safe = 0;
    for (; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      long sliders = (Attacks.bishop(to) & slanted) | (Attacks.rook(to) & straight);
      if ((Attacks.knight(to) & knights) == 0 && !anySees(sliders, to, occupied)) {
        safe |= 1L << to;
      }
    }
    return safe;
  }

  /**
   * Whether any slider has a clear line to the square. The caller must pass only sliders that are
   * aligned with the square.
   */
  private static boolean anySees(long sliders, int square, long occupied) {
    for (long left = sliders; left != 0; left &= left - 1) {
      int slider = Long.numberOfTrailingZeros(left);
      if ((Attacks.between(square, slider) & occupied) == 0) {
        return true;
      }
    }
    return false;
  }
}
