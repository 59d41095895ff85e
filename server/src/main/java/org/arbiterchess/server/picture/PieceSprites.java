package org.arbiterchess.server.picture;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.zip.InflaterInputStream;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.Role;

/**
 * The pixels of the pieces. {@code make sprites} renders them from the SVG pieces in {@code
 * arbiter-svg}. They are loaded when the first picture is drawn.
 *
 * <p>The resource contains the width of a piece in pixels (4 bytes), the SHA-256 of the SVG file
 * (32 bytes), and the pixels in zlib format: king, queen, rook, bishop, knight and pawn, first for
 * White and then for Black. A pixel consists of red, green, blue and opacity, one byte each.
 */
final class PieceSprites {

  private static final int BYTES_PER_PIXEL = 4;
  private static final int SHA_256_BYTES = 32;
  private static final int ROLES = Role.values().length;

  private static final int WIDTH;
  private static final byte[] PIXELS;

  /** The SHA-256 of the SVG file from which the pieces were drawn. */
  static final byte[] SVG_DIGEST;

  static {
    try (InputStream resource = PieceSprites.class.getResourceAsStream("pieces.sprites");
        DataInputStream in = new DataInputStream(resource)) {
      WIDTH = in.readInt();
      SVG_DIGEST = in.readNBytes(SHA_256_BYTES);
      PIXELS = new InflaterInputStream(in).readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private PieceSprites() {}

  /** Draws one pixel of a piece over the RGB pixel at the given index in {@code rgb}. */
  static void drawPixel(Piece piece, int x, int y, byte[] rgb, int index) {
    int at = ((number(piece) * WIDTH + y) * WIDTH + x) * BYTES_PER_PIXEL;
    int opacity = PIXELS[at + 3] & 0xFF;
    if (opacity == 0) {
      return;
    }
    for (int channel = 0; channel < 3; channel++) {
      int above = PIXELS[at + channel] & 0xFF;
      int below = rgb[index + channel] & 0xFF;
      rgb[index + channel] = (byte) ((above * opacity + below * (255 - opacity) + 127) / 255);
    }
  }

  private static int number(Piece piece) {
    int fromKing = Role.KING.ordinal() - piece.role().ordinal();
    return piece.color() == Color.WHITE ? fromKing : ROLES + fromKing;
  }
}
