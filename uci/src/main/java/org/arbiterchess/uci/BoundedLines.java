package org.arbiterchess.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Reads lines of limited length, so that a program that never writes a line break cannot use up all
 * the memory.
 */
final class BoundedLines implements AutoCloseable {

  /**
   * The maximum length of a line, which is far more than enough for a principal variation of a few
   * hundred moves.
   */
  private static final int MAX_LENGTH = 1 << 16;

  private final Reader reader;

  BoundedLines(InputStream in) {
    reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  /**
   * The next line without its line break, truncated at the maximum length; empty at the end of the
   * input.
   */
  Optional<String> next() throws IOException {
    StringBuilder line = new StringBuilder();
    int character = reader.read();
    if (character < 0) {
      return Optional.empty();
    }
    while (character >= 0 && character != '\n') {
      if (character != '\r' && line.length() < MAX_LENGTH) {
        line.append((char) character);
      }
      character = reader.read();
    }
    return Optional.of(line.toString());
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
