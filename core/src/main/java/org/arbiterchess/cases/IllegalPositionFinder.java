package org.arbiterchess.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.arbiterchess.cases.Question.IllegalPosition.Flaw;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Setup;
import org.arbiterchess.rules.SetupProblem;

/** Finds out what is illegal in a position, and which player is responsible. */
record IllegalPositionFinder(Setup setup) {

  /** Returns the first flaw of the position; empty if it has none. */
  Optional<Flaw> flaw() {
    for (Flaw flaw : Flaw.values()) {
      if (has(flaw)) {
        return Optional.of(flaw);
      }
    }
    return Optional.empty();
  }

  boolean has(Flaw flaw) {
    boolean moverInCheck = checkedKing(setup.turn().other()).isPresent();
    boolean otherInCheck = checkedKing(setup.turn()).isPresent();
    return switch (flaw) {
      case BOTH_KINGS_IN_CHECK -> moverInCheck && otherInCheck;
      case KING_IN_CHECK -> moverInCheck;
      case KING_CAPTURED -> withoutKing().isPresent();
      case PAWN_ON_LAST_RANK -> !pawns().isEmpty();
    };
  }

  /**
   * Returns who made the illegal move: the owner of the pawn, the captor of the king, or else the
   * player who has just moved and left the own king in check.
   */
  Color offender(Flaw flaw) {
    return switch (flaw) {
      case BOTH_KINGS_IN_CHECK, KING_IN_CHECK -> setup.turn().other();
      case KING_CAPTURED -> withoutKing().orElseThrow().other();
      case PAWN_ON_LAST_RANK -> setup.board().pieceAt(pawns().get(0)).orElseThrow().color();
    };
  }

  /** Returns the kings in check and the pawns on their last rank. */
  List<Square> squares() {
    List<Square> squares = new ArrayList<>(pawns());
    for (Color color : Color.values()) {
      checkedKing(color).ifPresent(squares::add);
    }
    return squares;
  }

  private Optional<Color> withoutKing() {
    for (Color color : Color.values()) {
      if (setup.board().squaresOf(new Piece(color, Role.KING)).isEmpty()) {
        return Optional.of(color);
      }
    }
    return Optional.empty();
  }

  private List<Square> pawns() {
    List<Square> pawns = new ArrayList<>();
    for (Color color : Color.values()) {
      for (Square square : setup.board().squaresOf(new Piece(color, Role.PAWN))) {
        if (square.rank() == color.rank(8)) {
          pawns.add(square);
        }
      }
    }
    return pawns;
  }

  /** Returns the king's square if it would be illegal for the opponent to be to move. */
  private Optional<Square> checkedKing(Color color) {
    Setup opponentToMove =
        new Setup(
            setup.variant(), setup.board(), color.other(), SquareSet.EMPTY, Optional.empty(), 0, 1);
    for (SetupProblem problem : opponentToMove.problems()) {
      if (problem.field() == SetupProblem.Field.TURN) {
        return problem.square();
      }
    }
    return Optional.empty();
  }
}
