package org.arbiterchess.cli.terminal;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * Text on its way to a reader: always UTF-8, each line handed over at once, so that programs can
 * converse. When nothing can be written any more, {@link UncheckedIOException} says so.
 */
public final class Output {

  private final OutputStream stream;

  public Output(OutputStream stream) {
    this.stream = stream;
  }

  public void print(String text) {
    try {
      stream.write(text.getBytes(StandardCharsets.UTF_8));
      stream.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text and the end of the line, which is the same on every system. */
  public void line(String text) {
    print(text + "\n");
  }

  /** For picocli, which prints its help to one of these. */
  public PrintWriter writer() {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
  }
}
