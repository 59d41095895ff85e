package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.rules.Position;

/** Positions in words, for listening to. */
final class PositionDescription {

  private static final List<Role> BY_RANK =
      List.of(Role.KING, Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT, Role.PAWN);

  private PositionDescription() {}

  /** {@code White: king e1, rooks a1 and h1.} */
  static String pieces(Color color, Position position) {
    List<String> kinds = new ArrayList<>();
    for (Role role : BY_RANK) {
      SquareSet squares = position.squaresOf(new Piece(color, role));
      if (!squares.isEmpty()) {
        kinds.add(name(role) + (squares.size() > 1 ? "s " : " ") + list(squares));
      }
    }
    return PlayerNames.side(color) + ": " + String.join("; ", kinds) + ".";
  }

  /** {@code e2, f3 and h3}. */
  static String list(Iterable<Square> squares) {
    List<String> names = new ArrayList<>();
    squares.forEach(square -> names.add(square.toString()));
    return list(names);
  }

  static String list(List<String> names) {
    int last = names.size() - 1;
    return last < 1
        ? String.join("", names)
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }

  static String name(Role role) {
    return Phrasebook.english().name(role);
  }
}
