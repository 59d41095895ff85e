package org.arbiterchess.cli.terminal;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes UTF-8 and flushes after every call, so that another program receives each line
 * immediately. Throws {@link UncheckedIOException} if writing fails.
 */
public final class Output {

  private final OutputStream stream;

  public Output(OutputStream stream) {
    this.stream = stream;
  }

  public void print(String text) {
    print(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Writes bytes that may be in any encoding. */
  public void print(byte[] bytes) {
    try {
      stream.write(bytes);
      stream.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Prints a line, which ends with LF on every platform. */
  public void printLine(String text) {
    print(text + "\n");
  }

  /** Breaks text into lines at spaces. A word longer than the width gets a line of its own. */
  public static List<String> wrapped(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (line.length() > 0 && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() > 0 ? " " : "").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  /** Returns a writer to which picocli prints the help. */
  public PrintWriter writer() {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
  }
}
