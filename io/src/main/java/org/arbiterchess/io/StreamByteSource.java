package org.arbiterchess.io;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import org.arbiterchess.pgn.ByteSource;

/**
 * The bytes of an input stream, decompressed if they start like gzip. Reads nothing before the
 * first call of {@link #read}, and closes the stream at its end.
 */
final class StreamByteSource implements ByteSource, AutoCloseable {

  private static final int BUFFER = 1 << 16;

  private final InputStream raw;
  private final String name;
  private InputStream decoded;
  private boolean atEnd;

  StreamByteSource(InputStream raw, String name) {
    this.raw = raw;
    this.name = name;
  }

  @Override
  public int read(byte[] into, int offset, int length) {
    if (atEnd) {
      return -1;
    }
    try {
      if (decoded == null) {
        decoded = decode(new PeekingInput(raw));
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

  private static InputStream decode(PeekingInput in) throws IOException {
    in.mark(2);
    int first = in.read();
    int second = in.read();
    in.reset();
    if (first == 0x1F && second == 0x8B) {
      return new GZIPInputStream(in, BUFFER);
    }
    if ((first == 0xFF && second == 0xFE) || (first == 0xFE && second == 0xFF)) {
      throw new IOException("it is UTF-16; convert it to UTF-8");
    }
    return in;
  }

  /**
   * Says that bytes are available exactly if there are any. {@link GZIPInputStream} asks for this
   * after each part of a file: without an answer it would lose the parts that have yet to arrive.
   */
  private static final class PeekingInput extends BufferedInputStream {

    PeekingInput(InputStream raw) {
      super(raw, BUFFER);
    }

    @Override
    public synchronized int available() throws IOException {
      mark(1);
      int next = read();
      reset();
      return next < 0 ? 0 : 1;
    }
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
