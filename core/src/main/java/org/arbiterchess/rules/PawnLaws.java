package org.arbiterchess.rules;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.PackedPosition;
import org.arbiterchess.chess.Square;

/** What only pawns must heed (3.7). */
final class PawnLaws {

  private PawnLaws() {}

  /** Only on its first move may a pawn advance two squares (3.7.2). */
  static Optional<Law.Broken> onlyTheFirstStepIsDouble(AttemptContext c) {
    if (!c.isPawn() || c.forward() != 2 || c.rank(c.from) == 2) {
      return Law.kept();
    }
    return Law.broken(
        ReasonDetail.PAWN_ALREADY_MOVED,
        Evidence.marking(c.mover(), c.goal(), List.of(Square.of(c.from))));
  }

  /** A pawn steps forward only onto empty squares (3.7.1), over empty ones when it steps two. */
  static Optional<Law.Broken> nothingBlocksThePawn(AttemptContext c) {
    if (!c.isPawn() || c.isPawnCapture()) {
      return Law.kept();
    }
    boolean twice = c.forward() == 2;
    int nearer = twice ? (c.from + c.to) / 2 : c.to;
    if (c.isEmpty(nearer) && c.isEmpty(c.to)) {
      return Law.kept();
    }
    int blocker = c.isEmpty(nearer) ? c.to : nearer;
    return Law.broken(
        twice ? ReasonDetail.PAWN_DOUBLE_STEP_BLOCKED : ReasonDetail.PAWN_BLOCKED,
        Evidence.standing(c.mover(), c.goal(), List.of(c.placed(blocker))));
  }

  /** En passant takes a pawn that has just advanced two, and only at once (3.7.3.1, 3.7.3.2). */
  static Optional<Law.Broken> enPassantIsPlayedAtOnce(AttemptContext c) {
    int beside = (c.from & 56) | (c.to & 7);
    boolean attempted =
        c.isPawnCapture()
            && !c.isEnPassant()
            && c.isEmpty(c.to)
            && c.rank(c.from) == 5
            && c.isTheirs(beside);
    if (!attempted) {
      return Law.kept();
    }
    boolean pawn = c.board.roleAt(beside) == PackedPosition.PAWN;
    return Law.broken(
        pawn ? ReasonDetail.EN_PASSANT_NOT_NOW : ReasonDetail.EN_PASSANT_NOT_A_PAWN,
        Evidence.standing(c.mover(), c.goal(), List.of(c.placed(beside))));
  }

  /** A pawn goes diagonally only to capture (3.7.3). */
  static Optional<Law.Broken> diagonalStepsCapture(AttemptContext c) {
    if (!c.isPawnCapture() || !c.isEmpty(c.to) || c.isEnPassant()) {
      return Law.kept();
    }
    return Law.broken(
        ReasonDetail.NOTHING_TO_CAPTURE,
        Evidence.marking(c.mover(), c.goal(), List.of(Square.of(c.to))));
  }

  /** On the last rank a pawn becomes queen, rook, bishop or knight (3.7.3.3). */
  static Optional<Law.Broken> theLastRankPromotes(AttemptContext c) {
    if (!c.isPawn() || c.rank(c.to) != 8) {
      return Law.kept();
    }
    if (c.promotion.isEmpty()) {
      return Law.broken(
          ReasonDetail.PROMOTION_MISSING,
          Evidence.marking(c.mover(), c.goal(), List.of(Square.of(c.to))));
    }
    return c.promotion.get().isPromotion()
        ? Law.kept()
        : Law.broken(
            ReasonDetail.PROMOTION_TO_KING_OR_PAWN,
            Evidence.marking(c.mover(), c.goal(), List.of(Square.of(c.to))));
  }

  /** Nothing but a pawn on the last rank becomes another piece (3.7.3.3). */
  static Optional<Law.Broken> nothingElsePromotes(AttemptContext c) {
    if (c.promotion.isEmpty() || (c.isPawn() && c.rank(c.to) == 8)) {
      return Law.kept();
    }
    return Law.broken(
        ReasonDetail.PROMOTION_NOT_HERE,
        Evidence.marking(c.mover(), c.goal(), List.of(Square.of(c.to))));
  }
}
