package org.arbiterchess.cli.pgn;

import com.github.luben.zstd.ZstdInputStreamNoFinalizer;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.arbiterchess.cli.terminal.BadInputException;
import org.arbiterchess.pgn.ByteSource;

/** A text of games, read from a file or from standard input, and decompressed where it must be. */
final class PgnInput implements AutoCloseable, ByteSource {

  private static final int BUFFER = 1 << 16;

  private final String name;
  private final InputStream stream;

  private PgnInput(String name, InputStream stream) {
    this.name = name;
    this.stream = stream;
  }

  /**
   * Opens a file, or standard input for {@code -}. How it is compressed its first bytes say.
   *
   * @param taken counts the bytes that were taken from it, as they lie there
   */
  static PgnInput open(String name, InputStream standard, AtomicLong taken) {
    try {
      InputStream raw = name.equals("-") ? standard : Files.newInputStream(path(name));
      BufferedInputStream counted =
          new BufferedInputStream(new CountingInputStream(raw, taken), BUFFER);
      return new PgnInput(name, decompressed(counted));
    } catch (NoSuchFileException e) {
      throw new BadInputException("There is no file " + name + ".");
    } catch (IOException e) {
      throw unreadable(name, e);
    }
  }

  private static Path path(String name) {
    try {
      Path path = Path.of(name);
      if (Files.isDirectory(path)) {
        throw new BadInputException(name + " is a folder; name the files in it.");
      }
      return path;
    } catch (InvalidPathException e) {
      throw new BadInputException("There can be no file of the name " + name + ".");
    }
  }

  private static InputStream decompressed(BufferedInputStream in) throws IOException {
    in.mark(8);
    byte[] head = in.readNBytes(4);
    in.reset();
    if (begins(head, 0x28, 0xB5, 0x2F, 0xFD)) {
      return new ZstdInputStreamNoFinalizer(in).setContinuous(false);
    }
    if (begins(head, 0x1F, 0x8B)) {
      return new GZIPInputStream(in, BUFFER);
    }
    if (begins(head, 'B', 'Z', 'h')) {
      return new BZip2CompressorInputStream(in, true);
    }
    if (begins(head, 0xFF, 0xFE) || begins(head, 0xFE, 0xFF)) {
      throw new BadInputException(
          "The text is in UTF-16; save it as UTF-8, which is what PGN is read in.");
    }
    return in;
  }

  private static boolean begins(byte[] head, int... magic) {
    for (int i = 0; i < magic.length; i++) {
      if (i >= head.length || (head[i] & 0xFF) != magic[i]) {
        return false;
      }
    }
    return true;
  }

  private static BadInputException unreadable(String name, IOException e) {
    return new BadInputException(name + " cannot be read: " + e.getMessage() + ".");
  }

  @Override
  public int read(byte[] into, int offset, int length) {
    try {
      return stream.read(into, offset, length);
    } catch (ZipException | java.io.EOFException e) {
      throw new BadInputException(name + " is damaged: " + e.getMessage() + ".");
    } catch (IOException e) {
      throw unreadable(name, e);
    }
  }

  @Override
  public void close() {
    try {
      stream.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
