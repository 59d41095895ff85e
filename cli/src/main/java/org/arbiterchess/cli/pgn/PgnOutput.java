package org.arbiterchess.cli.pgn;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.arbiterchess.cli.messages.PgnMessages;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.Output;

/**
 * Writes games to standard output, to one file, or to numbered files with a fixed number of games
 * each.
 */
final class PgnOutput implements AutoCloseable {

  private static final int BUFFER = 1 << 16;

  private final Optional<String> name;
  private final int split;
  private final PgnMessages messages;
  private final Output standard;
  private final StringBuilder buffer = new StringBuilder();
  private Optional<OutputStream> file = Optional.empty();
  private int gamesInFile;
  private int fileCount;

  PgnOutput(PgnOptions options, Output standard, PgnMessages messages) {
    this.messages = messages;
    name = options.out();
    split = options.split();
    this.standard = standard;
  }

  void write(String game) {
    if (game.isEmpty()) {
      return;
    }
    if (name.isEmpty()) {
      buffer.append(game);
      if (buffer.length() > BUFFER) {
        flush();
      }
      return;
    }
    try {
      if (file.isEmpty() || (split > 0 && gamesInFile == split)) {
        close();
        file = Optional.of(open());
        gamesInFile = 0;
      }
      file.get().write(game.getBytes(StandardCharsets.UTF_8));
      gamesInFile++;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void flush() {
    standard.print(buffer.toString());
    buffer.setLength(0);
  }

  /** Opens the next output file, but never overwrites an existing one. */
  private OutputStream open() throws IOException {
    fileCount++;
    Path path = Path.of(split > 0 ? numbered(name.orElseThrow(), fileCount) : name.orElseThrow());
    try {
      return new BufferedOutputStream(
          Files.newOutputStream(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
          BUFFER);
    } catch (FileAlreadyExistsException e) {
      throw new BadInputException(messages.fileExists(path.toString()));
    }
  }

  /** Inserts a number into a file name: {@code games.pgn} becomes {@code games-1.pgn}. */
  private static String numbered(String name, int number) {
    int dot = name.lastIndexOf('.');
    boolean hasExtension = dot > name.lastIndexOf('/') + 1;
    return hasExtension
        ? name.substring(0, dot) + "-" + number + name.substring(dot)
        : name + "-" + number;
  }

  @Override
  public void close() {
    if (buffer.length() > 0) {
      flush();
    }
    if (file.isPresent()) {
      try {
        file.get().close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      file = Optional.empty();
    }
  }
}
