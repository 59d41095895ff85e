package org.arbiterchess.rules;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.chess.Square;

/** The pawn laws (3.7). */
final class PawnMoveLaws {

  private PawnMoveLaws() {}

  /** A pawn may advance two squares only on its first move (3.7.2). */
  static Optional<MoveLaw.Broken> onlyTheFirstStepIsDouble(AttemptContext c) {
    if (!c.isPawn() || c.forward() != 2 || c.rank(c.from) == 2) {
      return MoveLaw.kept();
    }
    return MoveLaw.broken(
        DetailedReason.PAWN_ALREADY_MOVED,
        IllegalMoveEvidence.marking(c.mover(), c.goal(), List.of(Square.of(c.from))));
  }

  /**
   * A pawn advances only to an empty square (3.7.1). For a double step, both squares must be empty.
   */
  static Optional<MoveLaw.Broken> nothingBlocksThePawn(AttemptContext c) {
    if (!c.isPawn() || c.isPawnCapture()) {
      return MoveLaw.kept();
    }
    boolean twice = c.forward() == 2;
    int nearer = twice ? (c.from + c.to) / 2 : c.to;
    if (c.isEmpty(nearer) && c.isEmpty(c.to)) {
      return MoveLaw.kept();
    }
    int blocker = c.isEmpty(nearer) ? c.to : nearer;
    return MoveLaw.broken(
        twice ? DetailedReason.PAWN_DOUBLE_STEP_BLOCKED : DetailedReason.PAWN_BLOCKED,
        IllegalMoveEvidence.standing(c.mover(), c.goal(), List.of(c.placed(blocker))));
  }

  /**
   * A pawn that has advanced two squares can be captured en passant only on the very next move
   * (3.7.3.1, 3.7.3.2).
   */
  static Optional<MoveLaw.Broken> enPassantIsPlayedAtOnce(AttemptContext c) {
    int beside = (c.from & 56) | (c.to & 7);
    boolean attempted =
        c.isPawnCapture()
            && !c.isEnPassant()
            && c.isEmpty(c.to)
            && c.rank(c.from) == 5
            && c.isTheirs(beside);
    if (!attempted) {
      return MoveLaw.kept();
    }
    boolean pawn = c.board.roleAt(beside) == BitboardPosition.PAWN;
    return MoveLaw.broken(
        pawn ? DetailedReason.EN_PASSANT_NOT_NOW : DetailedReason.EN_PASSANT_NOT_A_PAWN,
        IllegalMoveEvidence.standing(c.mover(), c.goal(), List.of(c.placed(beside))));
  }

  /** A pawn moves diagonally only to capture (3.7.3). */
  static Optional<MoveLaw.Broken> diagonalStepsCapture(AttemptContext c) {
    if (!c.isPawnCapture() || !c.isEmpty(c.to) || c.isEnPassant()) {
      return MoveLaw.kept();
    }
    return MoveLaw.broken(
        DetailedReason.NOTHING_TO_CAPTURE,
        IllegalMoveEvidence.marking(c.mover(), c.goal(), List.of(Square.of(c.to))));
  }

  /**
   * A pawn that reaches the last rank must promote to a queen, rook, bishop or knight (3.7.3.3).
   */
  static Optional<MoveLaw.Broken> theLastRankPromotes(AttemptContext c) {
    if (!c.isPawn() || c.rank(c.to) != 8) {
      return MoveLaw.kept();
    }
    if (c.promotion.isEmpty()) {
      return MoveLaw.broken(
          DetailedReason.PROMOTION_MISSING,
          IllegalMoveEvidence.marking(c.mover(), c.goal(), List.of(Square.of(c.to))));
    }
    return c.promotion.get().isPromotion()
        ? MoveLaw.kept()
        : MoveLaw.broken(
            DetailedReason.PROMOTION_TO_KING_OR_PAWN,
            IllegalMoveEvidence.marking(c.mover(), c.goal(), List.of(Square.of(c.to))));
  }

  /** Only a pawn that reaches the last rank promotes (3.7.3.3). */
  static Optional<MoveLaw.Broken> nothingElsePromotes(AttemptContext c) {
    if (c.promotion.isEmpty() || (c.isPawn() && c.rank(c.to) == 8)) {
      return MoveLaw.kept();
    }
    return MoveLaw.broken(
        DetailedReason.PROMOTION_NOT_HERE,
        IllegalMoveEvidence.marking(c.mover(), c.goal(), List.of(Square.of(c.to))));
  }
}
