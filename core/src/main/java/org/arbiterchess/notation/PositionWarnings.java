package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.bitboard.Attacks;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.language.Said;
import org.arbiterchess.message.InputText;
import org.arbiterchess.rules.BoardFacts;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.Setup;

/** Finds unusual features of a playable position. */
final class PositionWarnings {

  private final Position position;
  private final List<Said> notes = new ArrayList<>();

  private PositionWarnings(Position position) {
    this.position = position;
  }

  static List<Said> of(Position position) {
    PositionWarnings oddities = new PositionWarnings(position);
    for (Color color : Color.values()) {
      oddities.material(color);
    }
    oddities.checks();
    position.enPassant().ifPresent(oddities::enPassant);
    oddities.counters();
    return List.copyOf(oddities.notes);
  }

  private void material(Color color) {
    int pawns = position.count(color, Role.PAWN);
    int all = position.board().squaresOf(color).size();
    if (pawns > 8) {
      note(InputText.MANY_PAWNS, color, pawns);
    }
    if (all > 16) {
      note(InputText.MANY_PIECES, color, all);
    }
    int promoted = promoted(color);
    int gone = Math.max(0, 8 - pawns);
    if (promoted > gone) {
      note(InputText.MANY_PROMOTED, color, promoted, gone);
    }
  }

  private void note(InputText wording, Object... values) {
    notes.add(Said.of(wording, values));
  }

  /**
   * The number of a side's pieces that must be promoted pawns. For example, of two bishops on light
   * squares, at least one is a promoted pawn.
   */
  private int promoted(Color color) {
    SquareSet bishops = position.squaresOf(new Piece(color, Role.BISHOP));
    int light = bishops.intersect(SquareSet.lightSquares()).size();
    int dark = bishops.size() - light;
    return Math.max(0, light - 1)
        + Math.max(0, dark - 1)
        + Math.max(0, position.count(color, Role.QUEEN) - 1)
        + Math.max(0, position.count(color, Role.ROOK) - 2)
        + Math.max(0, position.count(color, Role.KNIGHT) - 2);
  }

  private void checks() {
    List<Square> checkers = new ArrayList<>();
    position.checkers().forEach(checkers::add);
    Square king = position.king(position.turn());
    if (checkers.size() > 2) {
      note(InputText.MANY_CHECKS, king, checkers);
    } else if (checkers.size() == 2) {
      Square one = checkers.get(0);
      Square other = checkers.get(1);
      long line = Attacks.line(king.index(), one.index());
      if ((isLeaper(one) && isLeaper(other)) || new SquareSet(line).contains(other)) {
        note(InputText.STRANGE_CHECKS, king, checkers);
      }
    }
  }

  private boolean isLeaper(Square square) {
    Role role = position.pieceAt(square).orElseThrow().role();
    return role == Role.PAWN || role == Role.KNIGHT;
  }

  /**
   * Finds unusual features of the en passant square. A square on which no pawn can capture is not
   * unusual, because FEN gives the square after every double step.
   */
  private void enPassant(Square square) {
    if (position.halfmoveClock() > 0) {
      note(InputText.CLOCK_AFTER_PAWN, square, position.halfmoveClock());
    }
    if (wasInCheckBefore(square)) {
      note(InputText.CHECK_BEFORE_PAWN, position.king(position.turn()), square);
    }
  }

  /**
   * Returns whether the side now to move was already in check before the opponent's double step.
   */
  private boolean wasInCheckBefore(Square passed) {
    Color mover = position.turn().other();
    Piece pawn = new Piece(mover, Role.PAWN);
    Board before =
        position
            .board()
            .without(Square.of(passed.file(), mover.rank(4)))
            .with(Square.of(passed.file(), mover.rank(2)), pawn);
    return !BoardFacts.of(before).checkers(position.turn()).isEmpty();
  }

  private void counters() {
    int played = (position.fullmoveNumber() - 1) * 2 + position.turn().ordinal();
    if (position.halfmoveClock() > played && position.fullmoveNumber() < Setup.COUNTER_LIMIT) {
      note(InputText.CLOCK_TOO_HIGH, position.halfmoveClock(), position.fullmoveNumber(), played);
    }
  }
}
