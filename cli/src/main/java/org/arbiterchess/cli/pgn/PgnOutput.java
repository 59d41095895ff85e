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
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.Output;
import org.arbiterchess.language.Texts;

/**
 * Writes games to standard output, to one file, or to numbered files with a fixed number of games
 * each.
 */
final class PgnOutput implements AutoCloseable {

  private static final int BUFFER = 1 << 16;

  private final Optional<String> name;
  private final int split;
  private final Texts texts;
  private final Output standard;
  private final ByteArrayOutputStream buffer = new ByteArrayOutputStream();

  /**
   * The whitespace at the end of the text received so far between two games. It is written if more
   * text follows; otherwise, a blank line replaces it.
   */
  private final StringBuilder spaces = new StringBuilder();

  private boolean betweenGames;

  /** Whether the next character of the text between games is at the start of a line. */
  private boolean lineStarts = true;

  private Optional<OutputStream> file = Optional.empty();
  private int gamesInFile;
  private int fileCount;

  PgnOutput(PgnOptions options, Output standard, Texts texts) {
    this.texts = texts;
    name = options.out();
    split = options.split();
    this.standard = standard;
  }

  void writeGame(String game) {
    if (game.isEmpty()) {
      return;
    }
    endTextBetweenGames("\n\n");
    if (split > 0 && gamesInFile == split) {
      closeFile();
    }
    lineStarts = false;
    write(game);
    gamesInFile++;
  }

  /** Ends the text between games when the game that follows it is skipped. */
  void skipGame() {
    endTextBetweenGames("\n\n");
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
      if (file.isEmpty()) {
        file = Optional.of(open());
        gamesInFile = 0;
      }
      file.get().write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void flush() {
    standard.print(buffer.toByteArray());
    buffer.reset();
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
      throw new BadInputException(texts.say(TerminalText.FILE_EXISTS, path.toString()));
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
    endTextBetweenGames("\n");
    if (buffer.size() > 0) {
      flush();
    }
    closeFile();
  }

  private void closeFile() {
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
