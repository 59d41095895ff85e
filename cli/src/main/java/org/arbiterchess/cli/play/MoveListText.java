package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.rules.Move;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;

/** Formats a game's moves. */
final class MoveListText {

  /**
   * A line in the move list.
   *
   * @param white White's move, or dots if the game starts with a move by Black
   */
  record Line(int number, String white, String black) {

    /** Formats the moves in two columns, one per side. */
    String columns() {
      return String.format(Locale.ROOT, "%4d. %-8s%s", number, white, black).stripTrailing();
    }

    @Override
    public String toString() {
      return (number + ". " + white + " " + black).trim();
    }
  }

  private MoveListText() {}

  private static List<String> sans(Game game) {
    List<String> written = new ArrayList<>();
    List<Move> moves = game.moves();
    List<Position> positions = game.positions();
    for (int i = 0; i < moves.size(); i++) {
      written.add(San.write(positions.get(i), moves.get(i)));
    }
    return written;
  }

  static List<Line> lines(Game game) {
    List<Line> lines = new ArrayList<>();
    List<Position> positions = game.positions();
    List<String> moves = sans(game);
    for (int i = 0; i < moves.size(); i++) {
      int number = positions.get(i).fullmoveNumber();
      if (positions.get(i).turn() == Color.WHITE) {
        lines.add(new Line(number, moves.get(i), ""));
      } else {
        String white = i == 0 ? "..." : moves.get(i - 1);
        if (i > 0) {
          lines.remove(lines.size() - 1);
        }
        lines.add(new Line(number, white, moves.get(i)));
      }
    }
    return lines;
  }

  /** Formats the last move, including its number, such as {@code 12... Nf6}. */
  static String last(Game game) {
    List<Position> positions = game.positions();
    Position before = positions.get(positions.size() - 2);
    String dots = before.turn() == Color.WHITE ? ". " : "... ";
    return before.fullmoveNumber() + dots + San.write(before, game.lastMove().orElseThrow());
  }
}
