package org.arbiterchess.rules;

import java.util.Optional;
import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.chess.Square;

/** The king safety law: no move may leave or place the player's own king in check (3.9.2). */
final class KingSafety {

  private KingSafety() {}

  static Optional<MoveLaw.Broken> theOwnKingIsSafe(AttemptContext c) {
    if (c.castling) {
      return MoveLaw.kept();
    }
    BitboardPosition after = new BitboardPosition();
    after.after(c.board, c.unpromoted());
    int king = after.king(c.us);
    long attackers = after.attackers(c.them, king, after.occupied());
    if (attackers == 0) {
      return MoveLaw.kept();
    }
    DetailedReason detail =
        c.role == BitboardPosition.KING ? kingWalksInto(c, attackers) : kingIsLeft(c, attackers);
    return MoveLaw.broken(
        detail, IllegalMoveEvidence.attacking(c.mover(), Square.of(king), c.placed(attackers)));
  }

  private static DetailedReason kingWalksInto(AttemptContext c, long attackers) {
    if (!c.isEmpty(c.to)) {
      return DetailedReason.KING_TAKES_GUARDED_PIECE;
    }
    if ((attackers & c.board.kings()) != 0) {
      return DetailedReason.KING_BESIDE_KING;
    }
    long checkers = c.board.attackers(c.them, c.king, c.occupied);
    long sliders = c.board.bishopsAndQueens() | c.board.rooksAndQueens();
    for (long rest = attackers & checkers & sliders; rest != 0; rest &= rest - 1) {
      int checker = Long.numberOfTrailingZeros(rest);
      if ((Attacks.line(c.king, checker) >>> c.to & 1) != 0) {
        return DetailedReason.KING_ALONG_THE_LINE;
      }
    }
    return DetailedReason.KING_INTO_CHECK;
  }

  private static DetailedReason kingIsLeft(AttemptContext c, long attackers) {
    long checkers = c.board.attackers(c.them, c.king, c.occupied);
    if ((attackers & checkers) != 0) {
      return (checkers & checkers - 1) != 0
          ? DetailedReason.STILL_IN_DOUBLE_CHECK
          : DetailedReason.STILL_IN_CHECK;
    }
    return c.isEnPassant() && !pinnedByItself(c)
        ? DetailedReason.EN_PASSANT_OPENS_LINE
        : DetailedReason.PINNED;
  }

  /** Whether a pawn capturing en passant would be pinned even if the captured pawn stayed there. */
  private static boolean pinnedByItself(AttemptContext c) {
    long occupied = (c.occupied & ~(1L << c.from)) | 1L << c.to;
    long victim = 1L << (c.to ^ 8);
    return (c.board.attackers(c.them, c.king, occupied) & ~victim) != 0;
  }
}
