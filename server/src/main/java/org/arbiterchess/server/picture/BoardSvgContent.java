package org.arbiterchess.server.picture;

import java.util.Optional;
import org.arbiterchess.chess.Board;
import org.arbiterchess.chess.Square;
import org.arbiterchess.chess.SquareSet;
import org.arbiterchess.rules.Move;

/**
 * Draws a board with White at the bottom and the squares of the last move marked. The picture has
 * the proportions of the large previews that messaging apps show. The board is in the centre, so
 * that all of it stays visible if an app crops the picture to a square.
 */
final class BoardSvgContent {

  static final int WIDTH = 1200;
  static final int HEIGHT = 630;
  static final int SQUARE = 72;
  static final int LEFT = (WIDTH - 8 * SQUARE) / 2;
  static final int TOP = (HEIGHT - 8 * SQUARE) / 2;

  private static final int FRAME = 2;
  private static final int CORNER = 14;
  private static final int CORNER_WIDTH = 4;

  private static final int PAPER = 0xF6F1E7;
  private static final int FRAME_COLOR = 0x8A6A4E;
  private static final int LIGHT = 0xEFDCBD;
  private static final int DARK = 0xB58A66;
  private static final int LIGHT_LAST_MOVE = 0xE6CC85;
  private static final int DARK_LAST_MOVE = 0xC39B54;
  private static final int LAST_MOVE_CORNER = 0x7A5A12;

  private final byte[] rgb = new byte[WIDTH * HEIGHT * 3];

  private BoardSvgContent() {}

  /** The picture of a board as a PNG file. */
  static byte[] png(Board board, Optional<Move> lastMove) {
    BoardSvgContent picture = new BoardSvgContent();
    picture.fill(0, 0, WIDTH, HEIGHT, PAPER);
    int size = 8 * SQUARE + 2 * FRAME;
    picture.fill(LEFT - FRAME, TOP - FRAME, size, size, FRAME_COLOR);
    SquareSet marked =
        lastMove.map(move -> SquareSet.of(move.from(), move.to())).orElse(SquareSet.of());
    for (Square square : Square.values()) {
      picture.drawSquare(square, marked.contains(square));
      picture.drawPiece(square, board);
    }
    return PngWriter.write(picture.rgb, WIDTH, HEIGHT);
  }

  private static int left(Square square) {
    return LEFT + square.file().ordinal() * SQUARE;
  }

  private static int top(Square square) {
    return TOP + (8 - square.rank().number()) * SQUARE;
  }

  private void drawSquare(Square square, boolean marked) {
    boolean dark = (square.file().ordinal() + square.rank().number()) % 2 == 1;
    int left = left(square);
    int top = top(square);
    if (!marked) {
      fill(left, top, SQUARE, SQUARE, dark ? DARK : LIGHT);
      return;
    }
    // The corners are what remains of a frame behind a cross.
    int color = dark ? DARK_LAST_MOVE : LIGHT_LAST_MOVE;
    int inner = SQUARE - 2 * CORNER_WIDTH;
    int between = SQUARE - 2 * CORNER;
    fill(left, top, SQUARE, SQUARE, LAST_MOVE_CORNER);
    fill(left + CORNER_WIDTH, top + CORNER_WIDTH, inner, inner, color);
    fill(left + CORNER, top, between, SQUARE, color);
    fill(left, top + CORNER, SQUARE, between, color);
  }

  private void drawPiece(Square square, Board board) {
    board
        .pieceAt(square)
        .ifPresent(
            piece -> {
              for (int y = 0; y < SQUARE; y++) {
                int index = ((top(square) + y) * WIDTH + left(square)) * 3;
                for (int x = 0; x < SQUARE; x++) {
                  PieceSprites.drawPixel(piece, x, y, rgb, index + 3 * x);
                }
              }
            });
  }

  private void fill(int left, int top, int width, int height, int color) {
    for (int y = top; y < top + height; y++) {
      for (int x = left; x < left + width; x++) {
        int index = (y * WIDTH + x) * 3;
        rgb[index] = (byte) (color >> 16);
        rgb[index + 1] = (byte) (color >> 8);
        rgb[index + 2] = (byte) color;
      }
    }
  }
}
