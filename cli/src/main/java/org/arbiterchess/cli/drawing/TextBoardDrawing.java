package org.arbiterchess.cli.drawing;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Square;
import org.arbiterchess.rules.Attempt;
import org.arbiterchess.rules.Ruling;

/**
 * Draws a board as text, with marks around squares: {@code !♚!} for a king in check, {@code [♝]}
 * for a piece that makes the move illegal, {@code (♘)} and {@code >·<} for the origin and the
 * destination of a move, {@code {♘}} for a touched piece, and {@code *·*} for other evidence. If a
 * square has several marks, only the first in {@link Mark} order is drawn.
 */
public final class TextBoardDrawing {

  /** A mark around a square. */
  public enum Mark {
    CHECK('!', '!', 167, 167),
    CULPRIT('[', ']', 131, 131),
    FROM('(', ')', 143, 100),
    TO('>', '<', 143, 100),
    TOUCHED('{', '}', 139, 96),
    EVIDENCE('*', '*', 67, 67);

    private final char before;
    private final char after;
    private final int onLight;
    private final int onDark;

    /**
     * Creates a mark from its two characters and its background colours on light and dark squares,
     * as indices into the 256-colour palette.
     */
    Mark(char before, char after, int onLight, int onDark) {
      this.before = before;
      this.after = after;
      this.onLight = onLight;
      this.onDark = onDark;
    }
  }

  private static final int MAX_CANDIDATES = 3;
  private static final int LIGHT = 137;
  private static final int DARK = 94;
  private static final int WHITE = 231;
  private static final int BLACK = 16;

  private final Board board;
  private final BoardStyle style;
  private final Map<Square, Mark> marks = new EnumMap<>(Square.class);
  private Color bottomColor = Color.WHITE;

  public TextBoardDrawing(Board board, BoardStyle style) {
    this.board = board;
    this.style = style;
  }

  /** Sets the side from whose point of view the board is drawn. */
  public TextBoardDrawing withBottom(Color color) {
    bottomColor = color;
    return this;
  }

  public TextBoardDrawing mark(Square square, Mark mark) {
    marks.merge(square, mark, (one, other) -> one.compareTo(other) <= 0 ? one : other);
    return this;
  }

  public TextBoardDrawing mark(Iterable<Square> squares, Mark mark) {
    squares.forEach(square -> mark(square, mark));
    return this;
  }

  /**
   * Marks the attempted move and the evidence against it. If no piece can reach the destination,
   * marks the pieces that may have been meant, unless there are too many of them.
   */
  public TextBoardDrawing mark(Ruling.Illegal ruling) {
    ruling.evidence().culprits().forEach(piece -> mark(piece.square(), Mark.CULPRIT));
    ruling.evidence().mover().ifPresent(piece -> mark(piece.square(), Mark.FROM));
    if (ruling.attempt() instanceof Attempt.Step step) {
      mark(step.from(), Mark.FROM).mark(step.to(), Mark.TO);
    } else if (ruling.attempt() instanceof Attempt.Unreached unreached) {
      mark(unreached.to(), Mark.TO);
      if (ruling.squares().size() > MAX_CANDIDATES) {
        return this;
      }
    }
    return mark(ruling.squares(), Mark.EVIDENCE);
  }

  /** Returns the board as nine lines: eight ranks and the file letters. */
  public String draw() {
    StringBuilder text = new StringBuilder();
    lines().forEach(line -> text.append(line.stripTrailing()).append('\n'));
    return text.toString();
  }

  /** Returns the board's lines, all of the same width, so that text can be placed beside them. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (int row = 8; row >= 1; row--) {
      Rank rank = bottomColor.rank(row);
      StringBuilder line = new StringBuilder().append(rank.number()).append(' ');
      for (int column = 1; column <= 8; column++) {
        line.append(cell(Square.of(file(column), rank)));
      }
      lines.add(line.append(style.color() ? "\u001b[0m" : "").toString());
    }
    StringBuilder files = new StringBuilder("  ");
    for (int column = 1; column <= 8; column++) {
      files.append(' ').append(file(column).letter()).append(' ');
    }
    lines.add(files.toString());
    return lines;
  }

  private File file(int column) {
    return File.of(bottomColor == Color.WHITE ? column : 9 - column);
  }

  private String cell(Square square) {
    Optional<Piece> piece = board.pieceAt(square);
    char symbol = piece.map(style::symbol).orElse(style.ascii() ? '.' : '·');
    Optional<Mark> mark = Optional.ofNullable(marks.get(square));
    char before = mark.map(m -> m.before).orElse(' ');
    char after = mark.map(m -> m.after).orElse(' ');
    if (!style.color()) {
      return "" + before + symbol + after;
    }
    // The dot on an empty square is invisible, because it has the background colour.
    int plain = square.isLight() ? LIGHT : DARK;
    int background = mark.map(m -> square.isLight() ? m.onLight : m.onDark).orElse(plain);
    int own = piece.map(p -> p.color() == Color.WHITE ? WHITE : BLACK).orElse(background);
    return ("\u001b[1;48;5;" + background + ";38;5;" + WHITE + "m" + before)
        + ("\u001b[38;5;" + own + "m" + symbol)
        + ("\u001b[38;5;" + WHITE + "m" + after);
  }
}
