package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.Game;
import org.arbiterchess.language.Texts;
import org.arbiterchess.rules.Position;
import org.arbiterchess.rules.San;

/** The moves of a game as its players read them. */
final class MoveList {

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

  private MoveList() {}

  static List<Line> lines(Game game, Texts texts) {
    List<Line> lines = new ArrayList<>();
    String white = "...";
    for (int i = 0; i < game.moves().size(); i++) {
      Position before = game.positions().get(i);
      String san = San.write(before, game.moves().get(i), texts);
      boolean isWhite = before.turn() == Color.WHITE;
      if (!isWhite && i > 0) {
        lines.remove(lines.size() - 1);
      }
      lines.add(new Line(before.fullmoveNumber(), isWhite ? san : white, isWhite ? "" : san));
      white = san;
    }
    return lines;
  }

  /** Formats the last move, including its number, such as {@code 12... Nf6}. */
  static String last(Game game, Texts texts) {
    Position before = game.positions().get(game.positions().size() - 2);
    String dots = before.turn() == Color.WHITE ? ". " : "... ";
    return before.fullmoveNumber() + dots + San.write(before, game.lastMove().orElseThrow(), texts);
  }
}
