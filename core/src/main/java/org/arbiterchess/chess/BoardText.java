package org.arbiterchess.chess;

import java.util.Optional;

/**
 * Draws a board as eight lines of plain text, from either side, with letters or chess symbols.
 *
 * <p>{@code BoardText.ascii().withCoordinates().draw(board)} returns
 *
 * <pre>
 * 8 . . . . k . . .
 * 7 . . . . . . . .
 * 6 . . . . . . . .
 * 5 . . . . . . . .
 * 4 . . . . . . . .
 * 3 . . . . . . . .
 * 2 . . . . P . . .
 * 1 . . . . K . . .
 *   a b c d e f g h
 * </pre>
 *
 * @param figurines whether to draw chess symbols, outlined for White and filled for Black, rather
 *     than the FEN letters; an empty square is {@code ·} or a full stop, respectively
 * @param bottom the side whose first rank is at the bottom
 * @param coordinates whether to write the rank numbers on the left and the file letters below the
 *     board
 */
public record BoardText(boolean figurines, Color bottom, boolean coordinates) {

  private static final String ASCII = "PNBRQKpnbrqk";
  private static final String UNICODE = "♙♘♗♖♕♔♟♞♝♜♛♚";

  /** A format with FEN letters, White at the bottom and no coordinates. */
  public static BoardText ascii() {
    return new BoardText(false, Color.WHITE, false);
  }

  /** A format with chess symbols, White at the bottom and no coordinates. */
  public static BoardText unicode() {
    return new BoardText(true, Color.WHITE, false);
  }

  /** The same format, but with the given side at the bottom. */
  public BoardText withBottom(Color color) {
    return new BoardText(figurines, color, coordinates);
  }

  /** The same format, but with rank numbers and file letters at the edges. */
  public BoardText withCoordinates() {
    return new BoardText(figurines, bottom, true);
  }

  /** Draws the board. Each line ends with a line feed. */
  public String draw(Board board) {
    StringBuilder text = new StringBuilder();
    for (int row = 8; row >= 1; row--) {
      Rank rank = bottom.rank(row);
      text.append(coordinates ? rank.number() + " " : "");
      for (int column = 1; column <= 8; column++) {
        text.append(symbol(board.pieceAt(Square.of(file(column), rank))));
        text.append(column < 8 ? ' ' : '\n');
      }
    }
    return coordinates ? text.append(files()).toString() : text.toString();
  }

  private char symbol(Optional<Piece> piece) {
    if (piece.isEmpty()) {
      return figurines ? '·' : '.';
    }
    int index = piece.get().color().ordinal() * 6 + piece.get().role().ordinal();
    return (figurines ? UNICODE : ASCII).charAt(index);
  }

  private String files() {
    StringBuilder line = new StringBuilder(" ");
    for (int column = 1; column <= 8; column++) {
      line.append(' ').append(file(column).letter());
    }
    return line.append('\n').toString();
  }

  private File file(int column) {
    return File.of(bottom == Color.WHITE ? column : 9 - column);
  }
}
