package org.arbiterchess.io;

import static java.util.Objects.requireNonNull;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;

/**
 * Decompresses gzip. A file may have several parts, as {@code cat a.gz b.gz} makes it, and all of
 * them are read, even if they arrive slowly through a pipe.
 */
public final class Gzip {

  private static final int BUFFER = 1 << 16;

  private Gzip() {}

  /** Returns the decompressed content of a stream. Closing it closes the given stream. */
  public static InputStream decompress(InputStream compressed) throws IOException {
    requireNonNull(compressed, "compressed");
    return new GZIPInputStream(new PeekingInput(compressed), BUFFER);
  }

  /**
   * Says that bytes are available exactly if there are any. {@link GZIPInputStream} asks for this
   * after each part: without an answer it would lose the parts that have yet to arrive.
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
