package org.arbiterchess.svg;

import java.util.List;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Square;

/**
 * The positions of the elements in the picture, in SVG units from the top left corner.
 *
 * @param bottom the side at the bottom
 * @param margin the distance between the edge of the picture and the board
 * @param captionLines the number of caption lines below the board
 */
record Geometry(Color bottom, int margin, int captionLines) {

  /** The size of a square, which is also the size of the piece shapes. */
  static final int SQUARE = 64;

  static final int BOARD = 8 * SQUARE;
  static final int CAPTION_LINE = 29;

  /** The width of a margin that contains coordinates. */
  static final int COORDINATES = 26;

  static Geometry of(BoardSvg picture, List<String> captionLines) {
    return new Geometry(picture.bottom, picture.coordinates ? COORDINATES : 0, captionLines.size());
  }

  int width() {
    return BOARD + 2 * margin;
  }

  int height() {
    return captionTop() + (captionLines == 0 ? margin : captionLines * CAPTION_LINE + 16);
  }

  /** The top of the caption, which is below the file letters if they are shown. */
  int captionTop() {
    return margin + BOARD + (captionLines == 0 ? 0 : margin);
  }

  /** The height in pixels of a picture with this width in pixels. */
  int pixelHeight(int pixelWidth) {
    return Math.max(1, Math.round((float) pixelWidth * height() / width()));
  }

  int left(Square square) {
    int file = square.file().ordinal();
    return margin + SQUARE * (bottom == Color.WHITE ? file : 7 - file);
  }

  int top(Square square) {
    int rank = square.rank().ordinal();
    return margin + SQUARE * (bottom == Color.WHITE ? 7 - rank : rank);
  }

  int centerX(Square square) {
    return left(square) + SQUARE / 2;
  }

  int centerY(Square square) {
    return top(square) + SQUARE / 2;
  }
}
