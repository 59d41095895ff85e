package org.arbiterchess.cli.pgn;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicLong;

/** Counts the bytes read from a stream, for the progress bar. */
final class CountingInputStream extends FilterInputStream {

  private final AtomicLong bytesRead;

  CountingInputStream(InputStream in, AtomicLong bytesRead) {
    super(in);
    this.bytesRead = bytesRead;
  }

  @Override
  public int read() throws IOException {
    int read = super.read();
    bytesRead.addAndGet(read < 0 ? 0 : 1);
    return read;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    int read = super.read(into, offset, length);
    bytesRead.addAndGet(Math.max(0, read));
    return read;
  }
}
