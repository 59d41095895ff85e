package org.arbiterchess.server.picture;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Writes PNG files with eight bits each for red, green and blue. */
final class PngWriter {

  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  private static final int BITS = 8;
  private static final int RED_GREEN_BLUE = 2;

  /**
   * The filter that stores the difference between each byte and the byte above it. Most of these
   * differences are zero.
   */
  private static final byte UP = 2;

  private PngWriter() {}

  /**
   * Writes a picture.
   *
   * @param rgb three bytes per pixel, row by row
   */
  static byte[] write(byte[] rgb, int width, int height) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(file);
    try {
      out.write(SIGNATURE);
      writeChunk(out, "IHDR", header(width, height));
      writeChunk(out, "IDAT", deflate(filter(rgb, width * 3, height)));
      writeChunk(out, "IEND", new byte[0]);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return file.toByteArray();
  }

  private static byte[] header(int width, int height) throws IOException {
    ByteArrayOutputStream header = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(header);
    out.writeInt(width);
    out.writeInt(height);
    // The zeros select the only compression and filter methods that exist, and no interlacing.
    out.write(new byte[] {BITS, RED_GREEN_BLUE, 0, 0, 0});
    return header.toByteArray();
  }

  private static byte[] filter(byte[] rgb, int rowBytes, int height) {
    byte[] filtered = new byte[(rowBytes + 1) * height];
    for (int y = 0; y < height; y++) {
      int from = y * rowBytes;
      int to = y * (rowBytes + 1);
      filtered[to] = UP;
      for (int x = 0; x < rowBytes; x++) {
        int above = y == 0 ? 0 : rgb[from - rowBytes + x];
        filtered[to + 1 + x] = (byte) (rgb[from + x] - above);
      }
    }
    return filtered;
  }

  private static byte[] deflate(byte[] bytes) {
    Deflater deflater = new Deflater();
    try {
      deflater.setInput(bytes);
      deflater.finish();
      ByteArrayOutputStream small = new ByteArrayOutputStream();
      byte[] buffer = new byte[16 * 1024];
      while (!deflater.finished()) {
        small.write(buffer, 0, deflater.deflate(buffer));
      }
      return small.toByteArray();
    } finally {
      deflater.end();
    }
  }

  private static void writeChunk(DataOutputStream out, String type, byte[] data)
      throws IOException {
    byte[] name = type.getBytes(US_ASCII);
    CRC32 checksum = new CRC32();
    checksum.update(name);
    checksum.update(data);
    out.writeInt(data.length);
    out.write(name);
    out.write(data);
    out.writeInt((int) checksum.getValue());
  }
}
