package org.arbiterchess.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;

/**
 * The laws for moves, in the order in which an arbiter checks them. The first law that an attempt
 * breaks determines the ruling, so the ruling gives the most fundamental reason.
 */
final class MoveLaws {

  private static final List<MoveLaw> IN_ORDER =
      List.of(
          MoveLaws::aPieceStandsThere,
          MoveLaws::thePieceGoesSomewhere,
          MoveLaws::itsSideIsToMove,
          CastlingLaws::kingAndRookAreAtHome,
          CastlingLaws::theRightIsKept,
          CastlingLaws::nothingStandsBetween,
          CastlingLaws::theKingIsNotInCheck,
          CastlingLaws::theKingCrossesNoAttack,
          CastlingLaws::theKingLandsOnNoAttack,
          CastlingLaws::theRookUncoversNoAttack,
          MoveLaws::thePieceMovesLikeThat,
          MoveLaws::noOwnPieceStandsThere,
          MoveLaws::theKingIsNeverCaptured,
          MoveLaws::nothingStandsInTheWay,
          PawnMoveLaws::onlyTheFirstStepIsDouble,
          PawnMoveLaws::nothingBlocksThePawn,
          PawnMoveLaws::enPassantIsPlayedAtOnce,
          PawnMoveLaws::diagonalStepsCapture,
          KingSafety::theOwnKingIsSafe,
          PawnMoveLaws::theLastRankPromotes,
          PawnMoveLaws::nothingElsePromotes);

  private MoveLaws() {}

  static Ruling rule(Position position, Attempt attempt) {
    if (attempt instanceof Attempt.Unreached unreached) {
      return illegal(position, attempt, noPieceReaches(position, unreached));
    }
    AttemptContext laid =
        attempt instanceof Attempt.Castle castle
            ? AttemptContext.of(position, castle)
            : AttemptContext.of(position, (Attempt.Step) attempt);
    for (MoveLaw law : IN_ORDER) {
      Optional<MoveLaw.Broken> broken = law.ask(laid);
      if (broken.isPresent()) {
        return illegal(position, attempt, broken.get());
      }
    }
    return new Ruling.Legal(new Move(position.packed(), laid.packedMove(), position.variant()));
  }

  private static Ruling illegal(Position position, Attempt attempt, MoveLaw.Broken broken) {
    DetailedReason detail = broken.detail();
    return new Ruling.Illegal(
        position.turn(), attempt, detail, detail.article(), broken.evidence());
  }

  /** There must be a piece on the origin square (3.10.2). */
  private static Optional<MoveLaw.Broken> aPieceStandsThere(AttemptContext c) {
    if (c.role != BitboardPosition.EMPTY) {
      return MoveLaw.kept();
    }
    Square square = Square.of(c.from);
    return MoveLaw.broken(
        DetailedReason.NO_PIECE,
        IllegalMoveEvidence.marking(Optional.empty(), Optional.of(square), List.of(square)));
  }

  /**
   * A move must end on a different square (3.10.2). In Chess960 the king may stay in place when it
   * castles.
   */
  private static Optional<MoveLaw.Broken> thePieceGoesSomewhere(AttemptContext c) {
    if (c.from != c.to || c.castling) {
      return MoveLaw.kept();
    }
    return MoveLaw.broken(
        DetailedReason.NO_MOVE,
        IllegalMoveEvidence.marking(c.mover(), c.goal(), List.of(Square.of(c.from))));
  }

  /** The players move alternately, each with their own pieces (1.2). */
  private static Optional<MoveLaw.Broken> itsSideIsToMove(AttemptContext c) {
    if (!c.isTheirs(c.from)) {
      return MoveLaw.kept();
    }
    return MoveLaw.broken(
        DetailedReason.WRONG_TURN,
        IllegalMoveEvidence.marking(c.mover(), c.goal(), List.of(Square.of(c.from))));
  }

  /** Each piece moves in its own way (3.2 to 3.4, 3.6, 3.7, 3.8.1). */
  private static Optional<MoveLaw.Broken> thePieceMovesLikeThat(AttemptContext c) {
    if (c.castling) {
      return MoveLaw.kept();
    }
    DetailedReason detail;
    boolean fits;
    switch (c.role) {
      case BitboardPosition.BISHOP -> {
        detail = DetailedReason.BISHOP_SHAPE;
        fits = (Attacks.bishop(c.from) >>> c.to & 1) != 0;
      }
      case BitboardPosition.ROOK -> {
        detail = DetailedReason.ROOK_SHAPE;
        fits = (Attacks.rook(c.from) >>> c.to & 1) != 0;
      }
      case BitboardPosition.QUEEN -> {
        detail = DetailedReason.QUEEN_SHAPE;
        fits = ((Attacks.bishop(c.from) | Attacks.rook(c.from)) >>> c.to & 1) != 0;
      }
      case BitboardPosition.KNIGHT -> {
        detail = DetailedReason.KNIGHT_SHAPE;
        fits = (Attacks.knight(c.from) >>> c.to & 1) != 0;
      }
      case BitboardPosition.KING -> {
        detail = DetailedReason.KING_SHAPE;
        fits = (Attacks.king(c.from) >>> c.to & 1) != 0;
      }
      default -> {
        detail = DetailedReason.PAWN_SHAPE;
        fits =
            (c.sideways() == 0 && (c.forward() == 1 || c.forward() == 2))
                || (c.sideways() == 1 && c.forward() == 1);
      }
    }
    if (fits) {
      return MoveLaw.kept();
    }
    SquareSet reach = new SquareSet(PseudoLegalMoves.steps(c.board, c.from));
    return MoveLaw.broken(detail, IllegalMoveEvidence.marking(c.mover(), c.goal(), reach));
  }

  /** A piece may not move to a square occupied by a piece of its own colour (3.1). */
  private static Optional<MoveLaw.Broken> noOwnPieceStandsThere(AttemptContext c) {
    if (!c.takesWhatStandsThere() || c.isEmpty(c.to) || c.isTheirs(c.to)) {
      return MoveLaw.kept();
    }
    return MoveLaw.broken(
        DetailedReason.OWN_PIECE_THERE,
        IllegalMoveEvidence.standing(c.mover(), c.goal(), List.of(c.placed(c.to))));
  }

  /** The king may not be captured (1.4.1). */
  private static Optional<MoveLaw.Broken> theKingIsNeverCaptured(AttemptContext c) {
    if (!c.takesWhatStandsThere() || c.to != c.board.king(c.them)) {
      return MoveLaw.kept();
    }
    return MoveLaw.broken(
        DetailedReason.KING_CAPTURE,
        IllegalMoveEvidence.standing(c.mover(), c.goal(), List.of(c.placed(c.to))));
  }

  /** Bishops, rooks and queens may not jump over pieces (3.5). */
  private static Optional<MoveLaw.Broken> nothingStandsInTheWay(AttemptContext c) {
    boolean slides = !c.castling && (c.role & BitboardPosition.PAWN) == 0;
    long between = slides ? Attacks.between(c.from, c.to) & c.occupied : 0;
    if (between == 0) {
      return MoveLaw.kept();
    }
    int first =
        c.to > c.from
            ? Long.numberOfTrailingZeros(between)
            : 63 - Long.numberOfLeadingZeros(between);
    return MoveLaw.broken(
        DetailedReason.PATH_BLOCKED,
        IllegalMoveEvidence.standing(c.mover(), c.goal(), List.of(c.placed(first))));
  }

  /**
   * Returns the violation for a move to a square that no piece of the given role can reach. A king
   * can reach the square of its own rook, but it may not go there (3.1).
   */
  private static MoveLaw.Broken noPieceReaches(Position position, Attempt.Unreached unreached) {
    DetailedReason detail =
        switch (unreached.role()) {
          case PAWN -> DetailedReason.NO_PAWN_REACHES;
          case KNIGHT -> DetailedReason.NO_KNIGHT_REACHES;
          case BISHOP -> DetailedReason.NO_BISHOP_REACHES;
          case ROOK -> DetailedReason.NO_ROOK_REACHES;
          case QUEEN -> DetailedReason.NO_QUEEN_REACHES;
          case KING -> DetailedReason.NO_KING_REACHES;
        };
    List<Square> meant = new ArrayList<>();
    for (Square square : position.squaresOf(new Piece(position.turn(), unreached.role()))) {
      if (unreached.file().orElse(square.file()) == square.file()
          && unreached.rank().orElse(square.rank()) == square.rank()) {
        meant.add(square);
      }
    }
    if (unreached.role() == Role.KING && !meant.isEmpty()) {
      AttemptContext step = AttemptContext.ofKing(position, unreached.to());
      Optional<MoveLaw.Broken> ontoOwn = noOwnPieceStandsThere(step);
      if (thePieceMovesLikeThat(step).isEmpty() && ontoOwn.isPresent()) {
        return ontoOwn.get();
      }
    }
    return new MoveLaw.Broken(
        detail, IllegalMoveEvidence.marking(Optional.empty(), Optional.of(unreached.to()), meant));
  }
}
