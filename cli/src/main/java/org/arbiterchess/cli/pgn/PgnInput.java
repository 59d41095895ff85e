package org.arbiterchess.cli.pgn;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.ZipException;
import org.arbiterchess.cli.messages.TerminalText;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.cli.terminal.CountedInput;
import org.arbiterchess.cli.terminal.DecompressedInput;
import org.arbiterchess.language.Texts;
import org.arbiterchess.pgn.read.ByteSource;

/** Reads PGN from a file or from standard input, decompressing it if necessary. */
record PgnInput(String name, InputStream stream, Texts texts) implements AutoCloseable, ByteSource {

  private static final int BUFFER = 1 << 16;

  /**
   * Opens a file, or standard input if the name is {@code -}.
   *
   * @param bytesRead counts the bytes read from the input, before they are decompressed
   */
  static PgnInput open(String name, InputStream standard, AtomicLong bytesRead, Texts texts) {
    try {
      InputStream raw = name.equals("-") ? standard : Files.newInputStream(path(name, texts));
      BufferedInputStream counted =
          new BufferedInputStream(new CountedInput(raw, bytesRead::addAndGet), BUFFER);
      if (DecompressedInput.startsWith(counted, 0xFF, 0xFE)
          || DecompressedInput.startsWith(counted, 0xFE, 0xFF)) {
        throw new BadInputException(texts, TerminalText.UTF16);
      }
      return new PgnInput(name, DecompressedInput.of(counted), texts);
    } catch (IOException e) {
      throw unreadable(name, e, texts);
    }
  }

  private static Path path(String name, Texts texts) {
    try {
      Path path = Path.of(name);
      if (Files.isDirectory(path)) {
        throw new BadInputException(texts, TerminalText.FOLDER_OF_GAMES, name);
      }
      return path;
    } catch (InvalidPathException e) {
      throw new BadInputException(texts, TerminalText.NOT_A_FILE_NAME, name);
    }
  }

  private static BadInputException unreadable(String name, IOException e, Texts texts) {
    if (e instanceof NoSuchFileException) {
      return new BadInputException(texts, TerminalText.FILE_NOT_FOUND, name);
    }
    return new BadInputException(
        e instanceof ZipException || e instanceof EOFException
            ? texts.say(TerminalText.DAMAGED_COMPRESSION, name)
            : texts.say(TerminalText.UNREADABLE_FILE, name, e.getMessage()));
  }

  @Override
  public int read(byte[] into, int offset, int length) {
    try {
      return stream.read(into, offset, length);
    } catch (IOException e) {
      throw unreadable(name, e, texts);
    }
  }

  @Override
  public void close() throws IOException {
    stream.close();
  }
}
