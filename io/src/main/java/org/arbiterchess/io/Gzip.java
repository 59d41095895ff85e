package org.arbiterchess.io;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;

/**
 * Decompresses gzip. A file may consist of several members, like the output of {@code cat a.gz
 * b.gz}. All of them are read, even if they arrive slowly through a pipe.
 */
public final class Gzip {

  private static final int BUFFER = 1 << 16;

  private Gzip() {}

  /** Returns a stream of the decompressed content. Closing it also closes the given stream. */
  public static InputStream decompress(InputStream compressed) throws IOException {
    return new GZIPInputStream(new PeekingInput(compressed), BUFFER);
  }

  /**
   * An input stream whose {@link #available} waits for the next byte and returns 0 only at the end.
   * {@link GZIPInputStream} calls it after each member, and would otherwise ignore members that
   * have not arrived yet.
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
}
