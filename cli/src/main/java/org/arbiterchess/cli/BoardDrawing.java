package org.arbiterchess.cli;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.File;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Rank;
import org.arbiterchess.chess.Square;

/**
 * A board in text, with marks around squares: {@code [♝]} a culprit, {@code (♘)} where a move
 * starts, {@code >·<} where it leads, {@code *·*} what else the ruling is about. A square has one
 * mark; of several the first in the order of {@link Mark} counts.
 */
public final class BoardDrawing {

  /** What is said about a square. */
  public enum Mark {
    CULPRIT('[', ']', "1;31"),
    FROM('(', ')', "1;33"),
    TO('>', '<', "1;33"),
    EVIDENCE('*', '*', "36");

    private final char before;
    private final char after;
    private final String color;

    Mark(char before, char after, String color) {
      this.before = before;
      this.after = after;
      this.color = color;
    }
  }

  private static final String FIGURES = "♟♞♝♜♛♚";
  private static final String WHITE_FIGURES = "♙♘♗♖♕♔";

  private final Board board;
  private final Look look;
  private final Map<Square, Mark> marks = new EnumMap<>(Square.class);
  private Color near = Color.WHITE;

  public BoardDrawing(Board board, Look look) {
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

  /** Nine lines, the last one with the files. */
  public String draw() {
    StringBuilder text = new StringBuilder();
    for (int row = 8; row >= 1; row--) {
      Rank rank = near.rank(row);
      StringBuilder line = new StringBuilder().append(rank.number()).append(' ');
      for (int column = 1; column <= 8; column++) {
        line.append(cell(Square.of(file(column), rank)));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    text.append(' ');
    for (int column = 1; column <= 8; column++) {
      text.append("  ").append(file(column).letter());
    }
    return text.append('\n').toString();
  }

  private File file(int column) {
    return File.of(near == Color.WHITE ? column : 9 - column);
  }

  private String cell(Square square) {
    char figure = board.pieceAt(square).map(this::figure).orElse(look.ascii() ? '.' : '·');
    return Optional.ofNullable(marks.get(square))
        .map(mark -> colored(mark, "" + mark.before + figure + mark.after))
        .orElse(" " + figure + " ");
  }

  private char figure(Piece piece) {
    if (look.ascii()) {
      return piece.symbol();
    }
    String figures = piece.color() == Color.WHITE ? WHITE_FIGURES : FIGURES;
    return figures.charAt(piece.role().ordinal());
  }

  private String colored(Mark mark, String cell) {
    return look.color() ? "\u001b[" + mark.color + "m" + cell + "\u001b[0m" : cell;
  }
}
