package org.arbiterchess.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.cli.drawing.BoardStyle;
import org.arbiterchess.cli.drawing.TextBoardDrawing;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.game.Game;
import org.arbiterchess.game.Mode;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.strict.Strict;

/** Prints all output of {@code play}. */
final class PlayScreen {

  private static final int WIDTH = 78;
  private static final String MARGIN = "  ";

  private final Consumer<String> out;
  private final BoardStyle style;
  private final boolean wordsOnly;
  private final boolean echo;
  private final Texts texts;
  private final LocalizedMoveNotation notation;

  /**
   * Creates a screen.
   *
   * @param wordsOnly whether to omit boards, for screen readers
   * @param echo whether to print input lines, for input that does not come from a terminal
   */
  PlayScreen(Consumer<String> out, BoardStyle style, boolean wordsOnly, boolean echo, Texts texts) {
    this.out = out;
    this.style = style;
    this.wordsOnly = wordsOnly;
    this.echo = echo;
    this.texts = texts;
    this.notation = new LocalizedMoveNotation(texts.say(TerminalText.PIECE_LETTERS));
  }

  /** Draws the board and its sidebar, unless boards are omitted. */
  void board(
      Game game,
      PlayerLabels players,
      Color bottomColor,
      Consumer<TextBoardDrawing> marks,
      long now) {
    if (wordsOnly) {
      return;
    }
    TextBoardDrawing drawing = new TextBoardDrawing(game.board(), style).withBottom(bottomColor);
    marks.accept(drawing);
    List<String> board = drawing.lines();
    List<String> sidebar = BoardSidebar.lines(game, players, bottomColor, style, now, texts);
    blankLine();
    for (int i = 0; i < board.size(); i++) {
      String beside = i < 8 ? "   " + notation.shown(sidebar.get(i)) : "";
      printLine((board.get(i) + beside).stripTrailing());
    }
    blankLine();
  }

  boolean isWordsOnly() {
    return wordsOnly;
  }

  /** Prints text with the language's piece letters in its moves, wrapped at word boundaries. */
  void printWrapped(String text) {
    printWrappedAsIs(notation.shown(text));
  }

  /** Prints wrapped text without changing piece letters, because it may contain file names. */
  void printWrappedAsIs(String text) {
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (line.length() > 0 && MARGIN.length() + line.length() + 1 + word.length() > WIDTH) {
        printLine(line.toString());
        line.setLength(0);
      }
      line.append(line.length() > 0 ? " " : "").append(word);
    }
    printLine(line.toString());
  }

  /** Prints one or two moves in columns, with the language's piece letters. */
  void printMoves(MoveListText.Line line) {
    printLine(notation.shown(line.columns()));
  }

  /** Prints a line as it is, without wrapping. */
  void printLine(String text) {
    out.accept(MARGIN + text + "\n");
  }

  void blankLine() {
    out.accept("\n");
  }

  void prompt(String text) {
    out.accept(MARGIN + notation.shown(text) + " ");
  }

  void echo(String line) {
    if (echo) {
      out.accept(line.replaceAll("\\p{C}", "?") + "\n");
    }
  }

  void help(Mode mode) {
    boolean strict = mode == Strict.MODE;
    blankLine();
    printWrapped(strict ? texts.say(TerminalText.STRICT_HELP) : texts.say(TerminalText.PLAY_HELP));
    for (InGameCommand command : InGameCommand.values()) {
      InGameCommandUsage text = InGameCommandUsage.of(command, texts);
      if (!text.description().isEmpty() && command.isFor(mode)) {
        printLine(String.format(Locale.ROOT, "%-25s %s", text.usage(), text.description()));
      }
    }
    if (!wordsOnly) {
      String pawn = "" + style.symbol(new Piece(Color.WHITE, Role.PAWN));
      String king = "" + style.symbol(new Piece(Color.WHITE, Role.KING));
      String knight = "" + style.symbol(new Piece(Color.WHITE, Role.KNIGHT));
      printWrapped(
          strict
              ? texts.say(TerminalText.STRICT_HELP_ON_MARKS, pawn, "{" + knight + "}", king)
              : texts.say(TerminalText.PLAY_HELP_ON_MARKS, pawn, king));
    }
    printWrapped(
        strict
            ? texts.say(TerminalText.STRICT_HELP_ON_ENTER)
            : texts.say(TerminalText.PLAY_HELP_ON_ENTER));
  }

  /** Lists the actions that can be typed after {@code arbiter} in strict play. */
  void arbiterActs() {
    printWrapped(texts.say(TerminalText.ARBITER_ACTS));
    for (ArbiterAct act : ArbiterAct.values()) {
      String description = InGameCommandUsage.of(act, texts).description();
      if (!description.isEmpty()) {
        String usage = ArbiterActHandler.usage(act, texts);
        printLine(String.format(Locale.ROOT, "%-36s %s", usage, description));
      }
    }
  }
}
