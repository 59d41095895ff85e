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
 * A board in text, with marks around squares: {@code !♚!} a king in check, {@code [♝]} a culprit,
 * {@code (♘)} where a move starts, {@code >·<} where it leads, {@code *·*} what else it is about. A
 * square has one mark; of several the first in the order of {@link Mark} counts.
 */
public final class BoardDrawing {

  /** What is said about a square. */
  public enum Mark {
    CHECK('!', '!', 167, 167),
    CULPRIT('[', ']', 131, 131),
    FROM('(', ')', 143, 100),
    TO('>', '<', 143, 100),
    EVIDENCE('*', '*', 67, 67);

    private final char before;
    private final char after;
    private final int onLight;
    private final int onDark;

    /** The signs, and the backgrounds on light and dark squares among a terminal's 256 colours. */
    Mark(char before, char after, int onLight, int onDark) {
      this.before = before;
      this.after = after;
      this.onLight = onLight;
      this.onDark = onDark;
    }
  }

  private static final int MOST_MEANT = 3;
  private static final int LIGHT = 137;
  private static final int DARK = 94;
  private static final int WHITE = 231;
  private static final int BLACK = 16;

  private final Board board;
  private final BoardStyle look;
  private final Map<Square, Mark> marks = new EnumMap<>(Square.class);
  private Color near = Color.WHITE;

  public BoardDrawing(Board board, BoardStyle look) {
    this.board = board;
    this.look = look;
  }

  /** Puts the given side at the bottom, which otherwise is White. */
  public BoardDrawing seenFrom(Color color) {
    near = color;
    return this;
  }

  public BoardDrawing mark(Square square, Mark mark) {
    marks.merge(square, mark, (one, other) -> one.compareTo(other) <= 0 ? one : other);
    return this;
  }

  public BoardDrawing mark(Iterable<Square> squares, Mark mark) {
    squares.forEach(square -> mark(square, mark));
    return this;
  }

  /**
   * Marks what was tried, and what forbids it. Of a move that no piece reaches, the pieces that
   * were meant are marked only while they are few: eight pawns in a row tell nobody anything.
   */
  public BoardDrawing mark(Ruling.Illegal ruling) {
    ruling.evidence().culprits().forEach(piece -> mark(piece.square(), Mark.CULPRIT));
    ruling.evidence().mover().ifPresent(piece -> mark(piece.square(), Mark.FROM));
    if (ruling.attempt() instanceof Attempt.Step step) {
      mark(step.from(), Mark.FROM).mark(step.to(), Mark.TO);
    } else if (ruling.attempt() instanceof Attempt.Unreached unreached) {
      mark(unreached.to(), Mark.TO);
      if (ruling.squares().size() > MOST_MEANT) {
        return this;
      }
    }
    return mark(ruling.squares(), Mark.EVIDENCE);
  }

  /** Nine lines, the last one with the files. */
  public String draw() {
    StringBuilder text = new StringBuilder();
    lines().forEach(line -> text.append(line.stripTrailing()).append('\n'));
    return text.toString();
  }

  /** The same lines, each as wide as the others, so that something can stand beside them. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (int row = 8; row >= 1; row--) {
      Rank rank = near.rank(row);
      StringBuilder line = new StringBuilder().append(rank.number()).append(' ');
      for (int column = 1; column <= 8; column++) {
        line.append(cell(Square.of(file(column), rank)));
      }
      lines.add(line.append(look.color() ? "\u001b[0m" : "").toString());
    }
    StringBuilder files = new StringBuilder("  ");
    for (int column = 1; column <= 8; column++) {
      files.append(' ').append(file(column).letter()).append(' ');
    }
    lines.add(files.toString());
    return lines;
  }

  private File file(int column) {
    return File.of(near == Color.WHITE ? column : 9 - column);
  }

  private String cell(Square square) {
    Optional<Piece> piece = board.pieceAt(square);
    char figure = piece.map(look::figure).orElse(look.ascii() ? '.' : '·');
    Optional<Mark> mark = Optional.ofNullable(marks.get(square));
    char before = mark.map(m -> m.before).orElse(' ');
    char after = mark.map(m -> m.after).orElse(' ');
    return look.color()
        ? painted(square, piece, mark, before, figure, after)
        : "" + before + figure + after;
  }

  /** On a painted square the dot of an empty one is not needed, and has the square's colour. */
  private static String painted(
      Square square,
      Optional<Piece> piece,
      Optional<Mark> mark,
      char before,
      char figure,
      char after) {
    int plain = square.isLight() ? LIGHT : DARK;
    int background = mark.map(m -> square.isLight() ? m.onLight : m.onDark).orElse(plain);
    int own = piece.map(p -> p.color() == Color.WHITE ? WHITE : BLACK).orElse(background);
    return ("\u001b[1;48;5;" + background + ";38;5;" + WHITE + "m" + before)
        + ("\u001b[38;5;" + own + "m" + figure)
        + ("\u001b[38;5;" + WHITE + "m" + after);
  }
}
