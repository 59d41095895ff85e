package org.arbiterchess.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.arbiterchess.pgn.read.ByteSource;
import org.arbiterchess.pgn.read.PgnLimits;
import org.arbiterchess.pgn.read.PgnReader;
import org.arbiterchess.pgn.read.PgnReading;
import org.arbiterchess.pgn.tree.PgnGame;
import org.arbiterchess.pgn.tree.PgnTags;

/**
 * Reads and writes PGN files and streams. Reading is lazy: each game is read on demand, and memory
 * use does not depend on the size of the file.
 *
 * <pre>{@code
 * try (Stream<PgnReading> games = Pgn.read(Path.of("games.pgn"))) {
 *   games.filter(reading -> reading.errors().isEmpty())
 *       .map(reading -> reading.game().tag("White").orElse("?"))
 *       .forEach(System.out::println);
 * }
 * }</pre>
 *
 * <p>Text that is not correct PGN never causes an exception. Instead, a {@link PgnReading} contains
 * the game as far as it could be read, with its warnings and errors. If the file itself cannot be
 * read or written, an {@link java.io.UncheckedIOException} names the file and the cause. Files
 * compressed with gzip are recognised by their first bytes.
 *
 * <p>After {@code parallel()}, several threads parse the games: one splits the text into games, and
 * the others read them, with the same results and in the same order for ordered operations such as
 * {@code toList} and {@code forEachOrdered}. To process games without building their trees, pass a
 * {@link #source} to a {@link PgnReader}.
 */
public final class Pgn {

  private Pgn() {}

  /**
   * Opens a file and returns its games in order. Closing the stream closes the file, and so does
   * reading to the end.
   *
   * @throws java.io.UncheckedIOException if the file cannot be opened; the stream throws it if
   *     reading fails later
   */
  public static Stream<PgnReading> read(Path file) {
    return read(file, tags -> true, PgnLimits.DEFAULT);
  }

  /**
   * Opens a file and returns the games whose tags pass a filter, in order. The moves of the others
   * are not parsed:
   *
   * <pre>{@code
   * Pgn.read(file, tags -> tags.white().startsWith("Anand"))
   * }</pre>
   */
  public static Stream<PgnReading> read(Path file, Predicate<? super PgnTags> filter) {
    return read(file, filter, PgnLimits.DEFAULT);
  }

  /** Opens a file and returns its games in order, with the given limits for each game. */
  public static Stream<PgnReading> read(Path file, PgnLimits limits) {
    return read(file, tags -> true, limits);
  }

  /** Opens a file and returns the games whose tags pass a filter, with the given limits. */
  public static Stream<PgnReading> read(
      Path file, Predicate<? super PgnTags> filter, PgnLimits limits) {
    try {
      StreamByteSource source = new StreamByteSource(Files.newInputStream(file), file.toString());
      return games(source, filter, limits).onClose(source::close);
    } catch (IOException e) {
      throw FileErrors.reading(file.toString(), e);
    }
  }

  /**
   * Returns the games in an input stream in order. Nothing is read until the first game is
   * requested. Closing the returned stream closes the input, and so does reading to the end.
   */
  public static Stream<PgnReading> read(InputStream input) {
    StreamByteSource source = new StreamByteSource(input, "the input stream");
    return games(source, tags -> true, PgnLimits.DEFAULT).onClose(source::close);
  }

  /** Returns the games in the text in order. */
  public static Stream<PgnReading> read(String text) {
    return games(ByteSource.of(text), tags -> true, PgnLimits.DEFAULT);
  }

  private static Stream<PgnReading> games(
      ByteSource source, Predicate<? super PgnTags> filter, PgnLimits limits) {
    return StreamSupport.stream(new GameSpliterator(source, limits, filter), false);
  }

  /**
   * Returns a source for {@link PgnReader}, which can also replay or skip games without building
   * their trees. The source decompresses gzip, and throws {@link java.io.UncheckedIOException} if
   * the input cannot be read. The caller closes the input.
   *
   * @param name the name of the input in error messages, such as the file's name
   */
  public static ByteSource source(InputStream input, String name) {
    return new StreamByteSource(input, name);
  }

  /**
   * Writes games to a file in PGN export format, as UTF-8, each followed by an empty line. A file
   * whose name ends in {@code .gz} is compressed. An existing file is replaced only when all games
   * have been written. The games may therefore come from the same file, and if one of them cannot
   * be written, the file is left unchanged.
   *
   * @throws java.io.UncheckedIOException if the file cannot be written
   */
  public static void write(Path file, Iterable<PgnGame> games) {
    GameFileWriter.replace(file, games.iterator());
  }

  /**
   * Writes a stream of games to a file like {@link #write(Path, Iterable)}, and closes the stream.
   */
  public static void write(Path file, Stream<PgnGame> games) {
    try (games) {
      Iterator<PgnGame> each = games.iterator();
      GameFileWriter.replace(file, each);
    }
  }

  /**
   * Appends a game to a file, after an empty line, and creates the file if it does not exist. A
   * file whose name ends in {@code .gz} is compressed.
   *
   * @throws java.io.UncheckedIOException if the file cannot be written
   */
  public static void append(Path file, PgnGame game) {
    GameFileWriter.append(file, List.of(game).iterator());
  }
}
