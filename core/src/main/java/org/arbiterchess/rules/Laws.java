package org.arbiterchess.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.PackedPosition;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;

/**
 * The laws for moves, in the order in which an arbiter checks them. The first law that an attempt
 * breaks determines the ruling, so the ruling gives the most fundamental reason.
 */
final class Laws {

  private static final List<Law> IN_ORDER =
      List.of(
          Laws::aPieceStandsThere,
          Laws::thePieceGoesSomewhere,
          Laws::itsSideIsToMove,
          CastlingLaws::kingAndRookAreAtHome,
          CastlingLaws::theRightIsKept,
          CastlingLaws::nothingStandsBetween,
          CastlingLaws::theKingIsNotInCheck,
          CastlingLaws::theKingCrossesNoAttack,
          CastlingLaws::theKingLandsOnNoAttack,
          CastlingLaws::theRookUncoversNoAttack,
          Laws::thePieceMovesLikeThat,
          Laws::noOwnPieceStandsThere,
          Laws::theKingIsNeverCaptured,
          Laws::nothingStandsInTheWay,
          PawnLaws::onlyTheFirstStepIsDouble,
          PawnLaws::nothingBlocksThePawn,
          PawnLaws::enPassantIsPlayedAtOnce,
          PawnLaws::diagonalStepsCapture,
          KingSafety::theOwnKingIsSafe,
          PawnLaws::theLastRankPromotes,
          PawnLaws::nothingElsePromotes);

  private Laws() {}

  static Ruling rule(Position position, Attempt attempt) {
    if (attempt instanceof Attempt.Unreached unreached) {
      return illegal(position, attempt, noPieceReaches(position, unreached));
    }
    AttemptContext laid =
        attempt instanceof Attempt.Castle castle
            ? AttemptContext.of(position, castle)
            : AttemptContext.of(position, (Attempt.Step) attempt);
    for (Law law : IN_ORDER) {
      Optional<Law.Broken> broken = law.ask(laid);
      if (broken.isPresent()) {
        return illegal(position, attempt, broken.get());
      }
    }
    return new Ruling.Legal(new Move(position.packed(), laid.packedMove(), position.variant()));
  }

  private static Ruling illegal(Position position, Attempt attempt, Law.Broken broken) {
    ReasonDetail detail = broken.detail();
    return new Ruling.Illegal(
        position.turn(), attempt, detail, detail.article(), broken.evidence());
  }

  /** There must be a piece on the origin square (3.10.2). */
  private static Optional<Law.Broken> aPieceStandsThere(AttemptContext c) {
    if (c.role != PackedPosition.EMPTY) {
      return Law.kept();
    }
    Square square = Square.of(c.from);
    return Law.broken(
        ReasonDetail.NO_PIECE,
        IllegalMoveEvidence.marking(Optional.empty(), Optional.of(square), List.of(square)));
  }

  /**
   * A move must end on a different square (3.10.2). In Chess960 the king may stay in place when it
   * castles.
   */
  private static Optional<Law.Broken> thePieceGoesSomewhere(AttemptContext c) {
    if (c.from != c.to || c.castling) {
      return Law.kept();
    }
    return Law.broken(
        ReasonDetail.NO_MOVE,
        IllegalMoveEvidence.marking(c.mover(), c.goal(), List.of(Square.of(c.from))));
  }

  /** The players move alternately, each with their own pieces (1.2). */
  private static Optional<Law.Broken> itsSideIsToMove(AttemptContext c) {
    if (!c.isTheirs(c.from)) {
      return Law.kept();
    }
    return Law.broken(
        ReasonDetail.WRONG_TURN,
        IllegalMoveEvidence.marking(c.mover(), c.goal(), List.of(Square.of(c.from))));
  }

  /** Each piece moves in its own way (3.2 to 3.4, 3.6, 3.7, 3.8.1). */
  private static Optional<Law.Broken> thePieceMovesLikeThat(AttemptContext c) {
    if (c.castling) {
      return Law.kept();
    }
    ReasonDetail detail;
    boolean fits;
    switch (c.role) {
      case PackedPosition.BISHOP -> {
        detail = ReasonDetail.BISHOP_SHAPE;
        fits = (Attacks.bishop(c.from) >>> c.to & 1) != 0;
      }
      case PackedPosition.ROOK -> {
        detail = ReasonDetail.ROOK_SHAPE;
        fits = (Attacks.rook(c.from) >>> c.to & 1) != 0;
      }
      case PackedPosition.QUEEN -> {
        detail = ReasonDetail.QUEEN_SHAPE;
        fits = ((Attacks.bishop(c.from) | Attacks.rook(c.from)) >>> c.to & 1) != 0;
      }
      case PackedPosition.KNIGHT -> {
        detail = ReasonDetail.KNIGHT_SHAPE;
        fits = (Attacks.knight(c.from) >>> c.to & 1) != 0;
      }
      case PackedPosition.KING -> {
        detail = ReasonDetail.KING_SHAPE;
        fits = (Attacks.king(c.from) >>> c.to & 1) != 0;
      }
      default -> {
        detail = ReasonDetail.PAWN_SHAPE;
        fits =
            (c.sideways() == 0 && (c.forward() == 1 || c.forward() == 2))
                || (c.sideways() == 1 && c.forward() == 1);
      }
    }
    if (fits) {
      return Law.kept();
    }
    SquareSet reach = new SquareSet(PseudoLegalMoves.steps(c.board, c.from));
    return Law.broken(detail, IllegalMoveEvidence.marking(c.mover(), c.goal(), reach));
  }

  /** A piece may not move to a square occupied by its own side (3.1). */
  private static Optional<Law.Broken> noOwnPieceStandsThere(AttemptContext c) {
    if (!c.takesWhatStandsThere() || c.isEmpty(c.to) || c.isTheirs(c.to)) {
      return Law.kept();
    }
    return Law.broken(
        ReasonDetail.OWN_PIECE_THERE,
        IllegalMoveEvidence.standing(c.mover(), c.goal(), List.of(c.placed(c.to))));
  }

  /** The king may not be captured (1.4.1). */
  private static Optional<Law.Broken> theKingIsNeverCaptured(AttemptContext c) {
    if (!c.takesWhatStandsThere() || c.to != c.board.king(c.them)) {
      return Law.kept();
    }
    return Law.broken(
        ReasonDetail.KING_CAPTURE,
        IllegalMoveEvidence.standing(c.mover(), c.goal(), List.of(c.placed(c.to))));
  }

  /** Bishops, rooks and queens may not jump over pieces (3.5). */
  private static Optional<Law.Broken> nothingStandsInTheWay(AttemptContext c) {
    boolean slides = !c.castling && (c.role & PackedPosition.PAWN) == 0;
    long between = slides ? Attacks.between(c.from, c.to) & c.occupied : 0;
    if (between == 0) {
      return Law.kept();
    }
    int first =
        c.to > c.from
            ? Long.numberOfTrailingZeros(between)
            : 63 - Long.numberOfLeadingZeros(between);
    return Law.broken(
        ReasonDetail.PATH_BLOCKED,
        IllegalMoveEvidence.standing(c.mover(), c.goal(), List.of(c.placed(first))));
  }

  /** Returns the violation for an attempt whose piece cannot reach the destination. */
  private static Law.Broken noPieceReaches(Position position, Attempt.Unreached unreached) {
    ReasonDetail detail =
        switch (unreached.role()) {
          case PAWN -> ReasonDetail.NO_PAWN_REACHES;
          case KNIGHT -> ReasonDetail.NO_KNIGHT_REACHES;
          case BISHOP -> ReasonDetail.NO_BISHOP_REACHES;
          case ROOK -> ReasonDetail.NO_ROOK_REACHES;
          case QUEEN -> ReasonDetail.NO_QUEEN_REACHES;
          case KING -> ReasonDetail.NO_KING_REACHES;
        };
    List<Square> meant = new ArrayList<>();
    for (Square square : position.squaresOf(new Piece(position.turn(), unreached.role()))) {
      if (unreached.file().orElse(square.file()) == square.file()
          && unreached.rank().orElse(square.rank()) == square.rank()) {
        meant.add(square);
      }
    }
    return new Law.Broken(
        detail, IllegalMoveEvidence.marking(Optional.empty(), Optional.of(unreached.to()), meant));
  }
}
