package org.arbiterchess.server.picture;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * Reads the position from a picture. It relies only on what a person can see: where the board is,
 * and which points of each square a piece covers. Points are given in the coordinates of {@code
 * pieces.svg}, where a square is 64 units wide.
 */
public final class PngPositionReader {

  private static final int WHITE_FILL = 0xFFFDF8;
  private static final int BLACK_FILL = 0x35302A;
  private static final int LEFT = 312;
  private static final int TOP = 27;
  private static final int SQUARE = 72;

  private final BufferedImage image;

  private PngPositionReader(BufferedImage image) {
    this.image = image;
  }

  public static PngPositionReader of(byte[] png) {
    try {
      return new PngPositionReader(ImageIO.read(new ByteArrayInputStream(png)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  BufferedImage image() {
    return image;
  }

  /** The pieces from a8 to h1 as in a FEN, but with a full stop for each empty square. */
  public String placement() {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < 8; row++) {
      for (int column = 0; column < 8; column++) {
        text.append(piece(column, row));
      }
      text.append(row < 7 ? "/" : "");
    }
    return text.toString();
  }

  /** The squares that do not have their usual colour, from a8 to h1. */
  public List<String> markedSquares() {
    List<String> marked = new ArrayList<>();
    for (int row = 0; row < 8; row++) {
      for (int column = 0; column < 8; column++) {
        int usual = (row + column) % 2 == 0 ? 0xEFDCBD : 0xB58A66;
        if (background(column, row) != usual) {
          marked.add("" + (char) ('a' + column) + (8 - row));
        }
      }
    }
    return marked;
  }

  private char piece(int column, int row) {
    int white = 0;
    int black = 0;
    for (int y = 0; y < SQUARE; y++) {
      for (int x = 0; x < SQUARE; x++) {
        int color = pixel(column, row, x, y);
        white += color == WHITE_FILL ? 1 : 0;
        black += color == BLACK_FILL ? 1 : 0;
      }
    }
    if (white + black < 100) {
      return '.';
    }
    char role = role(column, row);
    return white > black ? Character.toUpperCase(role) : role;
  }

  private char role(int column, int row) {
    if (ink(column, row, 8, 19)) {
      return 'q';
    }
    if (ink(column, row, 50, 44)) {
      return 'n';
    }
    if (ink(column, row, 18, 12)) {
      return 'r';
    }
    if (ink(column, row, 24, 9)) {
      return 'k';
    }
    return ink(column, row, 32, 6) ? 'b' : 'p';
  }

  private boolean ink(int column, int row, int x, int y) {
    int color = pixel(column, row, x * SQUARE / 64, y * SQUARE / 64);
    return color != background(column, row);
  }

  /** The colour near the left edge of a square, which no piece reaches. */
  private int background(int column, int row) {
    return pixel(column, row, 5, SQUARE / 2);
  }

  private int pixel(int column, int row, int x, int y) {
    return image.getRGB(LEFT + column * SQUARE + x, TOP + row * SQUARE + y) & 0xFFFFFF;
  }
}
