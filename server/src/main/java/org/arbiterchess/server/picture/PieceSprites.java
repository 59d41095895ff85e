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

  static final String RESOURCE = "pieces.sprites";
  private static final int BYTES_PER_PIXEL = 4;
  private static final int SHA_256_BYTES = 32;

  /** The class and so the resource is loaded when the first picture is drawn. */
  static final PieceSprites SPRITES = load();

  private final int width;
  private final byte[] svgDigest;
  private final byte[] pixels;

  private PieceSprites(int width, byte[] svgDigest, byte[] pixels) {
    this.width = width;
    this.svgDigest = svgDigest;
    this.pixels = pixels;
  }

  private static PieceSprites load() {
    try (InputStream resource = PieceSprites.class.getResourceAsStream(RESOURCE);
        DataInputStream in = new DataInputStream(resource)) {
      int width = in.readInt();
      byte[] digest = in.readNBytes(SHA_256_BYTES);
      byte[] pixels = new InflaterInputStream(in).readAllBytes();
      int expected = 2 * Role.values().length * width * width * BYTES_PER_PIXEL;
      if (pixels.length != expected) {
        throw new IllegalStateException(
            RESOURCE + " has " + pixels.length + " bytes, not " + expected);
      }
      return new PieceSprites(width, digest, pixels);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The SHA-256 of the SVG file from which the pieces were drawn. */
  byte[] svgDigest() {
    return svgDigest.clone();
  }

  /** Draws one pixel of a piece over the RGB pixel at the given index in {@code rgb}. */
  void drawPixel(Piece piece, int x, int y, byte[] rgb, int index) {
    int at = ((number(piece) * width + y) * width + x) * BYTES_PER_PIXEL;
    int opacity = pixels[at + 3] & 0xFF;
    if (opacity == 0) {
      return;
    }
    for (int channel = 0; channel < 3; channel++) {
      int above = pixels[at + channel] & 0xFF;
      int below = rgb[index + channel] & 0xFF;
      rgb[index + channel] = (byte) ((above * opacity + below * (255 - opacity) + 127) / 255);
    }
  }

  private static int number(Piece piece) {
    int roles = Role.values().length;
    int fromKing = Role.KING.ordinal() - piece.role().ordinal();
    return piece.color() == Color.WHITE ? fromKing : roles + fromKing;
  }
}
