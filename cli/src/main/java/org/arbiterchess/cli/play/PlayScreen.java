package org.arbiterchess.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.drawing.TextBoardDrawing;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.Output;
import org.arbiterchess.game.Game;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;

/**
 * Prints all output of {@code play}.
 *
 * @param wordsOnly whether to omit boards, for screen readers
 * @param echo whether to print input lines, for input that does not come from a terminal
 */
record PlayScreen(
    Consumer<String> out, BoardStyle style, boolean wordsOnly, boolean echo, Texts texts) {

  private static final int WIDTH = 78;
  private static final int MOVES_SHOWN = 4;
  private static final String MARGIN = "  ";

  /** Draws the board and what stands beside it, unless boards are omitted. */
  void board(
      Game game,
      PlayerNames players,
      Color bottomColor,
      Consumer<TextBoardDrawing> marks,
      long now) {
    if (wordsOnly) {
      return;
    }
    TextBoardDrawing drawing = new TextBoardDrawing(game.board(), style).withBottom(bottomColor);
    marks.accept(drawing);
    List<String> board = drawing.lines();
    List<String> beside = new ArrayList<>();
    beside.add(player(game, players, bottomColor.other(), now));
    beside.add(captures(game, bottomColor.other()));
    beside.addAll(latestMoves(game));
    beside.add(captures(game, bottomColor));
    beside.add(player(game, players, bottomColor, now));
    blankLine();
    for (int i = 0; i < board.size(); i++) {
      String text = i < beside.size() ? "   " + beside.get(i) : "";
      printLine((board.get(i) + text).stripTrailing());
    }
    blankLine();
  }

  private String player(Game game, PlayerNames players, Color color, long now) {
    boolean toMove = !game.isOver() && game.position().turn() == color;
    String sign = toMove ? style.ascii() ? "> " : "▸ " : "  ";
    String clock = game.clock().map(c -> clockTime(c.remaining(color, now))).orElse("");
    String label = players.label(color, texts);
    int width = Math.max(label.length(), players.label(color.other(), texts).length());
    return sign + String.format(Locale.ROOT, "%-" + width + "s%10s", label, clock);
  }

  private String captures(Game game, Color color) {
    StringBuilder line = new StringBuilder();
    for (Role role : game.captured(color, game.plies())) {
      line.append(style.symbol(new Piece(color.other(), role)));
    }
    int lead = game.position().material().difference(color);
    line.append(lead > 0 ? (line.isEmpty() ? "+" : " +") + lead : "");
    return line.isEmpty() ? "" : "  " + line;
  }

  private List<String> latestMoves(Game game) {
    List<MoveList.Line> all = MoveList.lines(game, texts);
    List<String> lines = new ArrayList<>();
    for (MoveList.Line line : all.subList(Math.max(0, all.size() - MOVES_SHOWN), all.size())) {
      lines.add(line.columns());
    }
    while (lines.size() < MOVES_SHOWN) {
      lines.add("");
    }
    return lines;
  }

  /** Formats a time as {@code 1:05:09} or {@code 4:58}, and as {@code 0:09.4} below ten seconds. */
  static String clockTime(long millis) {
    long seconds = millis / 1000;
    if (seconds >= 3600) {
      return String.format(
          Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
    return millis < 10_000
        ? String.format(Locale.ROOT, "0:%02d.%d", seconds, millis / 100 % 10)
        : String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
  }

  /** Prints the text for a key, wrapped at word boundaries. */
  void say(TextKey key, Object... values) {
    printWrapped(texts.say(key, values));
  }

  /** Prints text, wrapped at word boundaries. */
  void printWrapped(String text) {
    Output.wrapped(text, WIDTH - MARGIN.length()).forEach(this::printLine);
  }

  /** Prints a line as it is, without wrapping. */
  void printLine(String text) {
    out.accept(MARGIN + text + "\n");
  }

  void blankLine() {
    out.accept("\n");
  }

  void prompt(String text) {
    out.accept(MARGIN + text + " ");
  }

  void echo(String line) {
    if (echo) {
      out.accept(line.replaceAll("\\p{C}", "?") + "\n");
    }
  }

  void help() {
    blankLine();
    printWrapped(texts.say(TerminalText.PLAY_HELP));
    for (InGameCommand command : InGameCommand.values()) {
      if (!command.description(texts).isEmpty()) {
        printLine(
            String.format(
                Locale.ROOT, "%-25s %s", command.usage(texts), command.description(texts)));
      }
    }
    if (!wordsOnly) {
      String pawn = "" + style.symbol(new Piece(Color.WHITE, Role.PAWN));
      String king = "" + style.symbol(new Piece(Color.WHITE, Role.KING));
      printWrapped(texts.say(TerminalText.PLAY_HELP_ON_MARKS, pawn, king));
    }
    printWrapped(texts.say(TerminalText.PLAY_HELP_ON_ENTER));
  }
}
