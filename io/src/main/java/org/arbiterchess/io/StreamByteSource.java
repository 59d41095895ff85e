package org.arbiterchess.io;

import static java.util.Objects.requireNonNull;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.arbiterchess.pgn.ByteSource;
import org.jspecify.annotations.Nullable;

/**
 * Supplies the bytes of an input stream, decompressed if they start with the gzip header. It reads
 * nothing before the first call to {@link #read}, and closes the stream when it reaches the end.
 */
final class StreamByteSource implements ByteSource, AutoCloseable {

  private static final int BUFFER = 1 << 16;

  private final InputStream raw;
  private final String name;
  private @Nullable InputStream decoded;
  private boolean atEnd;

  StreamByteSource(InputStream raw, String name) {
    this.raw = requireNonNull(raw, "input");
    this.name = requireNonNull(name, "name");
  }

  @Override
  public int read(byte[] into, int offset, int length) {
    if (atEnd) {
      return -1;
    }
    try {
      if (decoded == null) {
        decoded = decode(new BufferedInputStream(raw, BUFFER));
      }
      int count = decoded.read(into, offset, length);
      if (count < 0) {
        atEnd = true;
        raw.close();
      }
      return count;
    } catch (IOException e) {
      throw FileErrors.reading(name, e);
    }
  }

  private static InputStream decode(BufferedInputStream in) throws IOException {
    in.mark(2);
    int first = in.read();
    int second = in.read();
    in.reset();
    if (first == 0x1F && second == 0x8B) {
      return Gzip.decompress(in);
    }
    if ((first == 0xFF && second == 0xFE) || (first == 0xFE && second == 0xFF)) {
      throw new IOException("it is UTF-16; convert it to UTF-8");
    }
    return in;
  }

  @Override
  public void close() {
    atEnd = true;
    try {
      raw.close();
    } catch (IOException e) {
      throw FileErrors.reading(name, e);
    }
  }
}
