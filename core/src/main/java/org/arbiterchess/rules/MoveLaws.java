package org.arbiterchess.rules;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.bitboard.BitboardPosition;
import org.arbiterchess.bitboard.BitboardPositionConverter;
import org.arbiterchess.bitboard.CastlingPath;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.text.Lists;

/**
 * The laws for moves, in the order in which an arbiter checks them. The first law that an attempt
 * breaks determines the ruling, so the ruling gives the most fundamental reason.
 */
final class MoveLaws {

  private static final List<Law> IN_ORDER =
      List.of(
          MoveLaws::aPieceStandsThere,
          MoveLaws::thePieceGoesSomewhere,
          MoveLaws::itsSideIsToMove,
          MoveLaws::kingAndRookAreAtHome,
          MoveLaws::theRightIsKept,
          MoveLaws::nothingStandsBetween,
          MoveLaws::theKingIsNotInCheck,
          MoveLaws::theKingCrossesNoAttack,
          MoveLaws::theKingLandsOnNoAttack,
          MoveLaws::theRookUncoversNoAttack,
          MoveLaws::thePieceMovesLikeThat,
          MoveLaws::noOwnPieceStandsThere,
          MoveLaws::theKingIsNeverCaptured,
          MoveLaws::nothingStandsInTheWay,
          MoveLaws::onlyTheFirstStepIsDouble,
          MoveLaws::nothingBlocksThePawn,
          MoveLaws::enPassantIsPlayedAtOnce,
          MoveLaws::diagonalStepsCapture,
          MoveLaws::theOwnKingIsSafe,
          MoveLaws::theLastRankPromotes,
          MoveLaws::nothingElsePromotes);

  /** The laws about how a piece moves, by the code of its role. */
  private static final DetailedReason[] SHAPES = {
    DetailedReason.NO_PIECE,
    DetailedReason.BISHOP_SHAPE,
    DetailedReason.ROOK_SHAPE,
    DetailedReason.QUEEN_SHAPE,
    DetailedReason.PAWN_SHAPE,
    DetailedReason.KNIGHT_SHAPE,
    DetailedReason.KING_SHAPE
  };

  private MoveLaws() {}

  /**
   * A law that governs moves. Its method returns the violation, or empty if the attempt complies
   * with the law.
   */
  @FunctionalInterface
  private interface Law {

    Optional<Broken> ask(AttemptContext attempt);
  }

  /** A violation of a law. */
  private record Broken(DetailedReason detail, IllegalMoveEvidence evidence) {}

  static Ruling rule(Position position, Attempt attempt) {
    if (attempt instanceof Attempt.Unreached unreached) {
      return illegal(position, attempt, noPieceReaches(position, unreached));
    }
    AttemptContext laid =
        attempt instanceof Attempt.Castle castle
            ? AttemptContext.of(position, castle)
            : AttemptContext.of(position, (Attempt.Step) attempt);
    for (Law law : IN_ORDER) {
      Optional<Broken> broken = law.ask(laid);
      if (broken.isPresent()) {
        return illegal(position, attempt, broken.get());
      }
    }
    return new Ruling.Legal(new Move(position.packed(), laid.packedMove(), position.variant()));
  }

  private static Ruling illegal(Position position, Attempt attempt, Broken broken) {
    return new Ruling.Illegal(position.turn(), attempt, broken.detail(), broken.evidence());
  }

  private static Optional<Broken> kept() {
    return Optional.empty();
  }

  private static Optional<Broken> broken(DetailedReason detail, IllegalMoveEvidence evidence) {
    return Optional.of(new Broken(detail, evidence));
  }

  /** A violation that a square shows. */
  private static Optional<Broken> broken(DetailedReason detail, AttemptContext c, int square) {
    return broken(detail, c, c.goal(), Square.of(square));
  }

  private static Optional<Broken> broken(
      DetailedReason detail, AttemptContext c, Optional<Square> goal, Square... marked) {
    return broken(detail, IllegalMoveEvidence.marking(c.mover(), goal, List.of(marked)));
  }

  /** A violation because of the piece on a square. */
  private static Optional<Broken> because(DetailedReason detail, AttemptContext c, int culprit) {
    return because(detail, c, c.goal(), 1L << culprit);
  }

  private static Optional<Broken> because(
      DetailedReason detail, AttemptContext c, Optional<Square> goal, long culprits) {
    return broken(detail, IllegalMoveEvidence.standing(c.mover(), goal, c.placed(culprits)));
  }

  /** There must be a piece on the origin square (3.10.2). */
  private static Optional<Broken> aPieceStandsThere(AttemptContext c) {
    if (c.role != BitboardPosition.EMPTY) {
      return kept();
    }
    Square square = Square.of(c.from);
    return broken(
        DetailedReason.NO_PIECE,
        IllegalMoveEvidence.marking(Optional.empty(), Optional.of(square), List.of(square)));
  }

  /**
   * A move must end on a different square (3.10.2). In Chess960 the king may stay in place when it
   * castles.
   */
  private static Optional<Broken> thePieceGoesSomewhere(AttemptContext c) {
    return c.from != c.to || c.castling ? kept() : broken(DetailedReason.NO_MOVE, c, c.from);
  }

  /** The players move alternately, each with their own pieces (1.2). */
  private static Optional<Broken> itsSideIsToMove(AttemptContext c) {
    return c.isTheirs(c.from) ? broken(DetailedReason.WRONG_TURN, c, c.from) : kept();
  }

  /** The king and rook must be on their starting squares (3.8.2). */
  private static Optional<Broken> kingAndRookAreAtHome(AttemptContext c) {
    if (!c.castling) {
      return kept();
    }
    if (!c.variant.isKingsHome(Square.of(c.king), BitboardPositionConverter.color(c.us))) {
      return broken(DetailedReason.KING_NOT_AT_HOME, c, Optional.empty(), Square.of(c.king));
    }
    int rook = c.castlingRook;
    Square square = Square.of(rook);
    boolean stands = c.board.roleAt(rook) == BitboardPosition.ROOK && (c.ours() >>> rook & 1) != 0;
    if (!stands) {
      return broken(DetailedReason.NO_ROOK_AT_HOME, c, Optional.of(square), square);
    }
    boolean corner = (rook & 7) == 0 || (rook & 7) == 7;
    boolean rookAtHome =
        c.rank(rook) == 1
            && (c.variant == Variant.CLASSICAL ? corner : !anotherRookKeepsTheRight(c));
    return rookAtHome
        ? kept()
        : because(DetailedReason.ROOK_NOT_AT_HOME, c, Optional.of(square), 1L << rook);
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
  private static Optional<Broken> theRightIsKept(AttemptContext c) {
    if (!c.castling || (c.board.castlingRooks >>> c.castlingRook & 1) != 0) {
      return kept();
    }
    Square rook = Square.of(c.castlingRook);
    return broken(DetailedReason.RIGHT_LOST, c, Optional.of(rook), Square.of(c.king), rook);
  }

  /** The squares that the king and rook cross must be empty (3.8.2.2). */
  private static Optional<Broken> nothingStandsBetween(AttemptContext c) {
    long blockers = c.castling ? CastlingPath.blockers(c.king, c.castlingRook, c.occupied) : 0;
    return blockers == 0
        ? kept()
        : because(
            DetailedReason.CASTLING_BLOCKED, c, Optional.of(Square.of(c.castlingRook)), blockers);
  }

  /** A king in check may not castle (3.8.2.2). */
  private static Optional<Broken> theKingIsNotInCheck(AttemptContext c) {
    return c.castling
        ? unattacked(c, c.king, c.occupied, DetailedReason.CASTLING_OUT_OF_CHECK)
        : kept();
  }

  /** The king may not cross an attacked square; the rook may (3.8.2.2). */
  private static Optional<Broken> theKingCrossesNoAttack(AttemptContext c) {
    if (!c.castling) {
      return kept();
    }
    int step = Integer.compare(c.kingGoal(), c.king);
    for (int square = c.king; square != c.kingGoal(); square += step) {
      Optional<Broken> broken =
          unattacked(c, square, c.occupied, DetailedReason.CASTLING_THROUGH_CHECK);
      if (broken.isPresent()) {
        return broken;
      }
    }
    return kept();
  }

  /** The king may not land on an attacked square (3.8.2.2). */
  private static Optional<Broken> theKingLandsOnNoAttack(AttemptContext c) {
    return c.castling
        ? unattacked(c, c.kingGoal(), c.occupied, DetailedReason.CASTLING_INTO_CHECK)
        : kept();
  }

  /** In Chess960, the rook must not uncover an attack on the king's destination (3.9.2). */
  private static Optional<Broken> theRookUncoversNoAttack(AttemptContext c) {
    if (!c.castling) {
      return kept();
    }
    long after = CastlingPath.occupiedAfter(c.king, c.castlingRook, c.occupied);
    return unattacked(c, c.kingGoal(), after, DetailedReason.CASTLING_UNCOVERS_CHECK);
  }

  private static Optional<Broken> unattacked(
      AttemptContext c, int square, long occupied, DetailedReason detail) {
    long attackers = c.board.attackers(c.them, square, occupied);
    return attackers == 0 ? kept() : attacked(c, square, attackers, detail);
  }

  private static Optional<Broken> attacked(
      AttemptContext c, int square, long attackers, DetailedReason detail) {
    return broken(
        detail, IllegalMoveEvidence.attacking(c.mover(), Square.of(square), c.placed(attackers)));
  }

  /** Each piece moves in its own way (3.2 to 3.4, 3.6, 3.7, 3.8.1). */
  private static Optional<Broken> thePieceMovesLikeThat(AttemptContext c) {
    if (c.castling) {
      return kept();
    }
    boolean fits =
        c.isPawn()
            ? (c.sideways() == 0 && (c.forward() == 1 || c.forward() == 2))
                || (c.sideways() == 1 && c.forward() == 1)
            : (Attacks.of(c.role, c.from, 0) >>> c.to & 1) != 0;
    if (fits) {
      return kept();
    }
    SquareSet reach = new SquareSet(BoardFacts.steps(c.board, c.from));
    return broken(SHAPES[c.role], IllegalMoveEvidence.marking(c.mover(), c.goal(), reach));
  }

  /** A piece may not move to a square occupied by a piece of its own colour (3.1). */
  private static Optional<Broken> noOwnPieceStandsThere(AttemptContext c) {
    boolean ownPiece = c.takesWhatStandsThere() && !c.isEmpty(c.to) && !c.isTheirs(c.to);
    return ownPiece ? because(DetailedReason.OWN_PIECE_THERE, c, c.to) : kept();
  }

  /** The king may not be captured (1.4.1). */
  private static Optional<Broken> theKingIsNeverCaptured(AttemptContext c) {
    boolean king = c.takesWhatStandsThere() && c.to == c.board.king(c.them);
    return king ? because(DetailedReason.KING_CAPTURE, c, c.to) : kept();
  }

  /** Bishops, rooks and queens may not jump over pieces (3.5). */
  private static Optional<Broken> nothingStandsInTheWay(AttemptContext c) {
    boolean slides = !c.castling && (c.role & BitboardPosition.PAWN) == 0;
    long between = slides ? Attacks.between(c.from, c.to) & c.occupied : 0;
    if (between == 0) {
      return kept();
    }
    int first =
        c.to > c.from
            ? Long.numberOfTrailingZeros(between)
            : 63 - Long.numberOfLeadingZeros(between);
    return because(DetailedReason.PATH_BLOCKED, c, first);
  }

  /** A pawn may advance two squares only on its first move (3.7.2). */
  private static Optional<Broken> onlyTheFirstStepIsDouble(AttemptContext c) {
    return c.isPawn() && c.forward() == 2 && c.rank(c.from) != 2
        ? broken(DetailedReason.PAWN_ALREADY_MOVED, c, c.from)
        : kept();
  }

  /**
   * A pawn advances only to an empty square (3.7.1). For a double step, both squares must be empty.
   */
  private static Optional<Broken> nothingBlocksThePawn(AttemptContext c) {
    if (!c.isPawn() || c.isPawnCapture()) {
      return kept();
    }
    boolean twice = c.forward() == 2;
    int nearer = twice ? (c.from + c.to) / 2 : c.to;
    if (c.isEmpty(nearer) && c.isEmpty(c.to)) {
      return kept();
    }
    return because(
        twice ? DetailedReason.PAWN_DOUBLE_STEP_BLOCKED : DetailedReason.PAWN_BLOCKED,
        c,
        c.isEmpty(nearer) ? c.to : nearer);
  }

  /**
   * A pawn that has advanced two squares can be captured en passant only on the very next move
   * (3.7.3.1, 3.7.3.2).
   */
  private static Optional<Broken> enPassantIsPlayedAtOnce(AttemptContext c) {
    int beside = (c.from & 56) | (c.to & 7);
    boolean attempted =
        c.isPawnCapture()
            && !c.isEnPassant()
            && c.isEmpty(c.to)
            && c.rank(c.from) == 5
            && c.isTheirs(beside);
    if (!attempted) {
      return kept();
    }
    boolean pawn = c.board.roleAt(beside) == BitboardPosition.PAWN;
    return because(
        pawn ? DetailedReason.EN_PASSANT_NOT_NOW : DetailedReason.EN_PASSANT_NOT_A_PAWN, c, beside);
  }

  /** A pawn moves diagonally only to capture (3.7.3). */
  private static Optional<Broken> diagonalStepsCapture(AttemptContext c) {
    return c.isPawnCapture() && c.isEmpty(c.to) && !c.isEnPassant()
        ? broken(DetailedReason.NOTHING_TO_CAPTURE, c, c.to)
        : kept();
  }

  /** No move may leave or place the player's own king in check (3.9.2). */
  private static Optional<Broken> theOwnKingIsSafe(AttemptContext c) {
    if (c.castling) {
      return kept();
    }
    BitboardPosition after = new BitboardPosition();
    after.after(c.board, c.unpromoted());
    int king = after.king(c.us);
    long attackers = after.attackers(c.them, king, after.occupied());
    if (attackers == 0) {
      return kept();
    }
    boolean kingMoves = c.role == BitboardPosition.KING;
    return attacked(
        c, king, attackers, kingMoves ? kingWalksInto(c, attackers) : kingIsLeft(c, attackers));
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

  /**
   * A pawn that reaches the last rank must promote to a queen, rook, bishop or knight (3.7.3.3).
   */
  private static Optional<Broken> theLastRankPromotes(AttemptContext c) {
    if (!c.reachesLastRank() || c.promotion.filter(Role::isPromotion).isPresent()) {
      return kept();
    }
    DetailedReason detail =
        c.promotion.isEmpty()
            ? DetailedReason.PROMOTION_MISSING
            : DetailedReason.PROMOTION_TO_KING_OR_PAWN;
    return broken(detail, c, c.to);
  }

  /** Only a pawn that reaches the last rank promotes (3.7.3.3). */
  private static Optional<Broken> nothingElsePromotes(AttemptContext c) {
    return c.promotion.isEmpty() || c.reachesLastRank()
        ? kept()
        : broken(DetailedReason.PROMOTION_NOT_HERE, c, c.to);
  }

  /**
   * Returns the violation for a move to a square that no piece of the given role can reach. A king
   * can reach the square of its own rook, but it may not go there (3.1).
   */
  private static Broken noPieceReaches(Position position, Attempt.Unreached unreached) {
    DetailedReason detail =
        switch (unreached.role()) {
          case PAWN -> DetailedReason.NO_PAWN_REACHES;
          case KNIGHT -> DetailedReason.NO_KNIGHT_REACHES;
          case BISHOP -> DetailedReason.NO_BISHOP_REACHES;
          case ROOK -> DetailedReason.NO_ROOK_REACHES;
          case QUEEN -> DetailedReason.NO_QUEEN_REACHES;
          case KING -> DetailedReason.NO_KING_REACHES;
        };
    List<Square> meant =
        Lists.where(
            position.squaresOf(new Piece(position.turn(), unreached.role())),
            square ->
                unreached.file().orElse(square.file()) == square.file()
                    && unreached.rank().orElse(square.rank()) == square.rank());
    if (unreached.role() == Role.KING && !meant.isEmpty()) {
      AttemptContext step = AttemptContext.ofKing(position, unreached.to());
      Optional<Broken> ontoOwn = noOwnPieceStandsThere(step);
      if (thePieceMovesLikeThat(step).isEmpty() && ontoOwn.isPresent()) {
        return ontoOwn.get();
      }
    }
    return new Broken(
        detail, IllegalMoveEvidence.marking(Optional.empty(), Optional.of(unreached.to()), meant));
  }
}
