package org.arbiterchess.cli.terminal;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.LongConsumer;

/** Tells a listener how many bytes each read has got. */
public final class CountedInput extends FilterInputStream {

  private final LongConsumer onRead;

  public CountedInput(InputStream in, LongConsumer onRead) {
    super(in);
    this.onRead = onRead;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    int read = super.read(into, offset, length);
    onRead.accept(Math.max(0, read));
    return read;
  }
}
