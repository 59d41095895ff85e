package org.arbiterchess.cli.pgn;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.Output;
import org.arbiterchess.cli.terminal.Terminal;
import org.arbiterchess.language.Texts;

/**
 * Writes games to standard output, to one file, or to numbered files with a fixed number of games
 * each. A file has its name only once it is complete; before, the name ends in {@code .part}.
 */
final class PgnOutput implements AutoCloseable {

  private static final int BUFFER = 1 << 16;

  private final Optional<String> name;
  private final int split;
  private final Texts texts;
  private final Output standard;

  /** What is to be written to standard output. */
  private final ByteArrayOutputStream buffer = new ByteArrayOutputStream();

  /**
   * The whitespace at the end of the text received so far between two games. It is written if more
   * text follows; otherwise, a blank line replaces it.
   */
  private final StringBuilder spaces = new StringBuilder();

  private boolean betweenGames;

  /** Whether the next character of the text between games is at the start of a line. */
  private boolean lineStarts = true;

  /** A file that is being written, and the path that it gets when it is complete. */
  private record Part(OutputStream stream, Path path, Path target) {}

  private Optional<Part> part = Optional.empty();
  private int gamesInFile;
  private int fileCount;

  /**
   * Creates the output.
   *
   * @param name the output file; empty for standard output
   * @param split the number of games per file, or 0 for a single file
   */
  PgnOutput(Optional<String> name, int split, Terminal terminal) {
    this.name = name;
    this.split = split;
    texts = terminal.texts();
    standard = terminal.out();
  }

  void writeGame(String game) {
    if (game.isEmpty()) {
      return;
    }
    endTextBetweenGames();
    if (split > 0 && gamesInFile == split) {
      completeFile();
    }
    lineStarts = false;
    write(game);
    gamesInFile++;
  }

  /** Writes text between games unchanged, except for whitespace at its start and end. */
  void writeBetweenGames(String text) {
    StringBuilder written = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter > ' ') {
        if (betweenGames) {
          written.append(spaces);
        } else if (letter == '%' && !lineStarts) {
          // Without the space, this percent sign would start a line in the output and turn it into
          // an escape line.
          written.append(' ');
        }
        spaces.setLength(0);
        betweenGames = true;
        written.append(letter);
      } else if (betweenGames) {
        spaces.append(letter);
      }
      lineStarts = letter == '\n';
    }
    if (written.length() > 0) {
      write(written.toString());
    }
  }

  /** Ends the text between games before the game that follows it, even if that is skipped. */
  void endTextBetweenGames() {
    endTextBetweenGames("\n\n");
  }

  private void endTextBetweenGames(String separator) {
    if (betweenGames) {
      spaces.setLength(0);
      betweenGames = false;
      write(separator);
    }
  }

  private void write(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (name.isEmpty()) {
      buffer.writeBytes(bytes);
      if (buffer.size() > BUFFER) {
        flush();
      }
      return;
    }
    try {
      if (part.isEmpty()) {
        part = Optional.of(open(name.get()));
        gamesInFile = 0;
      }
      part.get().stream().write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void flush() {
    standard.print(buffer.toByteArray());
    buffer.reset();
  }

  /** Opens the next output file, but never overwrites an existing one. */
  private Part open(String file) throws IOException {
    fileCount++;
    String target = split > 0 ? numbered(file, fileCount) : file;
    if (Files.exists(Path.of(target))) {
      throw new BadInputException(texts, TerminalText.FILE_EXISTS, target);
    }
    Path path = Path.of(target + ".part");
    OutputStream stream = new BufferedOutputStream(Files.newOutputStream(path), BUFFER);
    return new Part(stream, path, Path.of(target));
  }

  /** Inserts a number into a file name: {@code games.pgn} becomes {@code games-1.pgn}. */
  private static String numbered(String name, int number) {
    int dot = name.lastIndexOf('.');
    boolean hasExtension = dot > name.lastIndexOf('/') + 1;
    return hasExtension
        ? name.substring(0, dot) + "-" + number + name.substring(dot)
        : name + "-" + number;
  }

  /** Completes the output after the last game. */
  void finish() {
    endTextBetweenGames("\n");
    completeFile();
  }

  private void completeFile() {
    if (part.isPresent()) {
      Part complete = part.get();
      close();
      try {
        Files.move(complete.path(), complete.target());
      } catch (FileAlreadyExistsException e) {
        throw new BadInputException(texts, TerminalText.FILE_EXISTS, complete.target().toString());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Writes what is buffered. A file that is not complete keeps its temporary name. */
  @Override
  public void close() {
    if (buffer.size() > 0) {
      flush();
    }
    if (part.isPresent()) {
      try {
        part.get().stream().close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      part = Optional.empty();
    }
  }
}
