package org.arbiterchess.rules;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.BitboardPositionConverter;
import org.arbiterchess.bitboard.CastlingPath;
import org.arbiterchess.chess.Square;

/** The castling laws (3.8.2). Attempts other than castling satisfy all of them. */
final class CastlingLaws {

  private CastlingLaws() {}

  /** The king and rook must be on their starting squares (3.8.2). */
  static Optional<MoveLaw.Broken> kingAndRookAreAtHome(AttemptContext c) {
    if (!c.castling) {
      return MoveLaw.kept();
    }
    boolean classical = c.variant == Variant.CLASSICAL;
    int backRank = c.us == BitboardPosition.WHITE ? 0 : 56;
    if (!c.variant.isKingsHome(Square.of(c.king), BitboardPositionConverter.color(c.us))) {
      return MoveLaw.broken(
          DetailedReason.KING_NOT_AT_HOME,
          IllegalMoveEvidence.marking(c.mover(), Optional.empty(), List.of(Square.of(c.king))));
    }
    int rook = c.castlingRook;
    boolean stands = c.board.roleAt(rook) == BitboardPosition.ROOK && (c.ours() >>> rook & 1) != 0;
    if (!stands) {
      Square corner = Square.of(rook);
      return MoveLaw.broken(
          DetailedReason.NO_ROOK_AT_HOME,
          IllegalMoveEvidence.marking(c.mover(), Optional.of(corner), List.of(corner)));
    }
    boolean rookAtHome =
        (rook & 56) == backRank
            && (classical ? (rook & 7) == 0 || (rook & 7) == 7 : !anotherRookKeepsTheRight(c));
    if (!rookAtHome) {
      return MoveLaw.broken(
          DetailedReason.ROOK_NOT_AT_HOME,
          IllegalMoveEvidence.standing(
              c.mover(), Optional.of(Square.of(rook)), List.of(c.placed(rook))));
    }
    return MoveLaw.kept();
  }

  private static boolean anotherRookKeepsTheRight(AttemptContext c) {
    long side = c.castlingRook > c.king ? -2L << c.king : (1L << c.king) - 1;
    long rights = c.board.castlingRooks & c.ours() & side;
    return rights != 0 && (rights >>> c.castlingRook & 1) == 0;
  }

  /**
   * The castling right is lost permanently once the king or the rook has moved, or the rook has
   * been captured (3.8.2.1).
   */
  static Optional<MoveLaw.Broken> theRightIsKept(AttemptContext c) {
    if (!c.castling || (c.board.castlingRooks >>> c.castlingRook & 1) != 0) {
      return MoveLaw.kept();
    }
    Square rook = Square.of(c.castlingRook);
    return MoveLaw.broken(
        DetailedReason.RIGHT_LOST,
        IllegalMoveEvidence.marking(
            c.mover(), Optional.of(rook), List.of(Square.of(c.king), rook)));
  }

  /** The squares that the king and rook cross must be empty (3.8.2.2). */
  static Optional<MoveLaw.Broken> nothingStandsBetween(AttemptContext c) {
    if (!c.castling) {
      return MoveLaw.kept();
    }
    long blockers = CastlingPath.blockers(c.king, c.castlingRook, c.occupied);
    if (blockers == 0) {
      return MoveLaw.kept();
    }
    Optional<Square> rook = Optional.of(Square.of(c.castlingRook));
    return MoveLaw.broken(
        DetailedReason.CASTLING_BLOCKED,
        IllegalMoveEvidence.standing(c.mover(), rook, c.placed(blockers)));
  }

  /** A king in check may not castle (3.8.2.2). */
  static Optional<MoveLaw.Broken> theKingIsNotInCheck(AttemptContext c) {
    return c.castling
        ? unattacked(c, c.king, c.occupied, DetailedReason.CASTLING_OUT_OF_CHECK)
        : MoveLaw.kept();
  }

  /** The king may not cross an attacked square; the rook may (3.8.2.2). */
  static Optional<MoveLaw.Broken> theKingCrossesNoAttack(AttemptContext c) {
    if (!c.castling) {
      return MoveLaw.kept();
    }
    int step = Integer.compare(c.kingGoal(), c.king);
    for (int square = c.king; square != c.kingGoal(); square += step) {
      Optional<MoveLaw.Broken> broken =
          unattacked(c, square, c.occupied, DetailedReason.CASTLING_THROUGH_CHECK);
      if (broken.isPresent()) {
        return broken;
      }
    }
    return MoveLaw.kept();
  }

  /** The king may not land on an attacked square (3.8.2.2). */
  static Optional<MoveLaw.Broken> theKingLandsOnNoAttack(AttemptContext c) {
    return c.castling
        ? unattacked(c, c.kingGoal(), c.occupied, DetailedReason.CASTLING_INTO_CHECK)
        : MoveLaw.kept();
  }

  /** In Chess960, the rook must not uncover an attack on the king's destination (3.9.2). */
  static Optional<MoveLaw.Broken> theRookUncoversNoAttack(AttemptContext c) {
    if (!c.castling) {
      return MoveLaw.kept();
    }
    long after = CastlingPath.occupiedAfter(c.king, c.castlingRook, c.occupied);
    return unattacked(c, c.kingGoal(), after, DetailedReason.CASTLING_UNCOVERS_CHECK);
  }

  private static Optional<MoveLaw.Broken> unattacked(
      AttemptContext c, int square, long occupied, DetailedReason detail) {
    long attackers = c.board.attackers(c.them, square, occupied);
    return attackers == 0
        ? MoveLaw.kept()
        : MoveLaw.broken(
            detail,
            IllegalMoveEvidence.attacking(c.mover(), Square.of(square), c.placed(attackers)));
  }
}
