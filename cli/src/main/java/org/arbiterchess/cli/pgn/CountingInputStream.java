package org.arbiterchess.cli.pgn;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicLong;

/** Counts what is read, for those who watch. */
final class CountingInputStream extends FilterInputStream {

  private final AtomicLong taken;

  CountingInputStream(InputStream in, AtomicLong taken) {
    super(in);
    this.taken = taken;
  }

  @Override
  public int read() throws IOException {
    int read = super.read();
    taken.addAndGet(read < 0 ? 0 : 1);
    return read;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    int read = super.read(into, offset, length);
    taken.addAndGet(Math.max(0, read));
    return read;
  }
}
