package org.arbiterchess.server.picture;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;

/** Writes PNG files with eight bits each for red, green and blue. */
final class PngWriter {

  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  private static final int HEADER_BYTES = 13;
  private static final byte BITS = 8;
  private static final byte RED_GREEN_BLUE = 2;

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
    // The zeros after these select the only compression and filter methods, and no interlacing.
    ByteBuffer header = ByteBuffer.allocate(HEADER_BYTES).putInt(width).putInt(height);
    header.put(BITS).put(RED_GREEN_BLUE);
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(SIGNATURE);
    writeChunk(file, "IHDR", header.array());
    writeChunk(file, "IDAT", deflate(filter(rgb, width * 3, height)));
    writeChunk(file, "IEND", new byte[0]);
    return file.toByteArray();
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
    ByteArrayOutputStream small = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(small)) {
      out.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return small.toByteArray();
  }

  private static void writeChunk(ByteArrayOutputStream file, String type, byte[] data) {
    ByteBuffer chunk = ByteBuffer.allocate(data.length + 3 * Integer.BYTES);
    chunk.putInt(data.length).put(type.getBytes(US_ASCII)).put(data);
    CRC32 checksum = new CRC32();
    checksum.update(chunk.array(), Integer.BYTES, Integer.BYTES + data.length);
    file.writeBytes(chunk.putInt((int) checksum.getValue()).array());
  }
}
