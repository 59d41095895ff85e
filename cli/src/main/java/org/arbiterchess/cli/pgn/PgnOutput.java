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
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.Output;

/** Where games are written: standard output, a file, or several files of so many games each. */
final class PgnOutput implements AutoCloseable {

  private static final int BUFFER = 1 << 16;

  private final Optional<String> name;
  private final int split;
  private final Output standard;
  private final StringBuilder waiting = new StringBuilder();
  private Optional<OutputStream> file = Optional.empty();
  private int inFile;
  private int files;

  PgnOutput(PgnOptions choices, Output standard) {
    name = choices.out();
    split = choices.split();
    this.standard = standard;
  }

  void write(String game) {
    if (game.isEmpty()) {
      return;
    }
    if (name.isEmpty()) {
      waiting.append(game);
      if (waiting.length() > BUFFER) {
        flush();
      }
      return;
    }
    try {
      if (file.isEmpty() || (split > 0 && inFile == split)) {
        close();
        file = Optional.of(open());
        inFile = 0;
      }
      file.get().write(game.getBytes(StandardCharsets.UTF_8));
      inFile++;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void flush() {
    standard.print(waiting.toString());
    waiting.setLength(0);
  }

  /** A file that is there already is never written over. */
  private OutputStream open() throws IOException {
    files++;
    Path path = Path.of(split > 0 ? numbered(name.orElseThrow(), files) : name.orElseThrow());
    try {
      return new BufferedOutputStream(
          Files.newOutputStream(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
          BUFFER);
    } catch (FileAlreadyExistsException e) {
      throw new BadInputException(path + " is there already; it is not written over.");
    }
  }

  /** The number goes before the ending: {@code games-1.pgn}. */
  private static String numbered(String name, int number) {
    int dot = name.lastIndexOf('.');
    boolean ending = dot > name.lastIndexOf('/') + 1;
    return ending
        ? name.substring(0, dot) + "-" + number + name.substring(dot)
        : name + "-" + number;
  }

  @Override
  public void close() {
    if (waiting.length() > 0) {
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
