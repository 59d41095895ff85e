package org.arbiterchess.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.cli.drawing.BoardDrawing;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.game.Game;

/** Everything that the players read. */
public final class PlayScreen {

  private static final int WIDTH = 78;
  private static final String MARGIN = "  ";

  private final Consumer<String> out;
  private final BoardStyle look;
  private final boolean words;
  private final boolean echo;

  /**
   * A screen of the given look.
   *
   * @param out takes the text as it is, and shows it at once
   * @param words no pictures, for listening to
   * @param echo whether what is typed is printed after its prompt, because no terminal does
   */
  public PlayScreen(Consumer<String> out, BoardStyle look, boolean words, boolean echo) {
    this.out = out;
    this.look = look;
    this.words = words;
    this.echo = echo;
  }

  /** The board with what belongs beside it; nothing for those who listen. */
  void picture(
      Game game, PlayerNames players, Color below, Consumer<BoardDrawing> marks, long now) {
    if (words) {
      return;
    }
    BoardDrawing drawing = new BoardDrawing(game.position().board(), look).seenFrom(below);
    marks.accept(drawing);
    List<String> board = drawing.lines();
    List<String> beside = BoardSidebar.lines(game, players, below, look, now);
    gap();
    for (int i = 0; i < board.size(); i++) {
      line((board.get(i) + (i < 8 ? "   " + beside.get(i) : "")).stripTrailing());
    }
    gap();
  }

  boolean isForListening() {
    return words;
  }

  /** A sentence or more, broken between words. */
  void say(String text) {
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (line.length() > 0 && MARGIN.length() + line.length() + 1 + word.length() > WIDTH) {
        line(line.toString());
        line.setLength(0);
      }
      line.append(line.length() > 0 ? " " : "").append(word);
    }
    line(line.toString());
  }

  /** One line as it is, such as a FEN, which nobody wants broken. */
  void line(String text) {
    out.accept(MARGIN + text + "\n");
  }

  void gap() {
    out.accept("\n");
  }

  void prompt(String text) {
    out.accept(MARGIN + text + " ");
  }

  /** Shows what was typed where no terminal does. */
  void heard(String line) {
    if (echo) {
      out.accept(line.replaceAll("\\p{C}", "?") + "\n");
    }
  }

  void help() {
    gap();
    say("Type a move in any notation: e4, Nf3, e2e4, exd6, e8=N, 0-0. Or:");
    for (InGameCommand word : InGameCommand.values()) {
      if (word.isInHelp()) {
        line(String.format(Locale.ROOT, "%-25s %s", word.usage(), word.meaning()));
      }
    }
    if (!words) {
      char pawn = look.figure(new Piece(Color.WHITE, Role.PAWN));
      char king = look.figure(new Piece(Color.WHITE, Role.KING));
      say(
          "On the board ( ) and >"
              + (pawn + "< are the last move, !" + king + "! is check; when a move is refused,")
              + " [ ] is what forbids it, and * * is what else it is about.");
    }
    say("Enter alone shows the time again.");
  }
}
