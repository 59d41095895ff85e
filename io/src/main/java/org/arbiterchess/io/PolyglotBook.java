package org.arbiterchess.io;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.rules.Position;

/**
 * An opening book in the Polyglot format: a file of positions and moves, readable by most chess
 * programs. The book is not loaded into memory: a lookup is a binary search, which reads about 20
 * entries in a file of a million.
 *
 * <pre>{@code
 * try (PolyglotBook book = PolyglotBook.open(Path.of("book.bin"))) {
 *   for (BookMove entry : book.moves(Position.initial())) {
 *     System.out.println(entry.move() + " " + entry.weight());
 *   }
 * }
 * }</pre>
 *
 * <p>A book keeps its file open until it is closed. Several threads may share a book.
 */
public final class PolyglotBook implements AutoCloseable {

  private static final int BLOCK = 4096 * BookEntry.BYTES;

  private final String name;
  private final RandomAccessFile file;
  private final long size;
  private boolean closed;

  private PolyglotBook(String name, RandomAccessFile file, long size) {
    this.name = name;
    this.file = file;
    this.size = size;
  }

  /**
   * Opens a book and checks that the file consists of whole entries, sorted by key. The check reads
   * the whole file once.
   *
   * @throws java.io.UncheckedIOException if the file cannot be read or is not a Polyglot book; the
   *     message names the file and the problem
   */
  public static PolyglotBook open(Path path) {
    try {
      if (Files.notExists(path)) {
        throw new NoSuchFileException(path.toString());
      }
      RandomAccessFile file = new RandomAccessFile(path.toFile(), "r");
      try {
        return new PolyglotBook(path.toString(), file, check(file));
      } catch (IOException e) {
        file.close();
        throw e;
      }
    } catch (IOException e) {
      throw FileErrors.reading(path.toString(), e);
    }
  }

  /** Checks that the file consists of sorted entries, and returns their number. */
  private static long check(RandomAccessFile file) throws IOException {
    long bytes = file.length();
    if (bytes % BookEntry.BYTES != 0) {
      throw new IOException(
          "its size, %d bytes, is not a multiple of %d; it is cut off or not a Polyglot book"
              .formatted(bytes, BookEntry.BYTES));
    }
    byte[] block = new byte[BLOCK];
    long last = 0;
    for (long at = 0; at < bytes; at += BLOCK) {
      int length = (int) Math.min(BLOCK, bytes - at);
      file.readFully(block, 0, length);
      for (int i = 0; i < length; i += BookEntry.BYTES) {
        long key = ByteBuffer.wrap(block).getLong(i);
        if (Long.compareUnsigned(key, last) < 0) {
          throw new IOException(
              ("entry %d has the key %016x, which is less than the key %016x before it;"
                      + " the entries of a Polyglot book are sorted by key")
                  .formatted((at + i) / BookEntry.BYTES + 1, key, last));
        }
        last = key;
      }
    }
    return bytes / BookEntry.BYTES;
  }

  /** The number of entries; there is one for each move in each position. */
  public long size() {
    return size;
  }

  /**
   * The legal moves that the book contains for a position, in book order, which is usually sorted
   * by weight. Empty if the book does not contain the position.
   *
   * @throws java.io.UncheckedIOException if the file cannot be read
   * @throws IllegalStateException if the book is closed
   */
  public List<BookMove> moves(Position position) {
    return read(position).moves();
  }

  /** Like {@link #moves}, but also returns the entries whose moves are illegal in the position. */
  public BookReading read(Position position) {
    return BookReading.of(position, entries(PolyglotKey.of(position)));
  }

  private synchronized List<BookEntry> entries(long key) {
    if (closed) {
      throw new IllegalStateException("The book " + name + " is closed.");
    }
    try {
      List<BookEntry> entries = new ArrayList<>();
      for (long at = firstAtLeast(key); at < size; at++) {
        BookEntry entry = entry(at);
        if (entry.key() != key) {
          break;
        }
        entries.add(entry);
      }
      return entries;
    } catch (IOException e) {
      throw FileErrors.reading(name, e);
    }
  }

  /** The index of the first entry whose key is not less than the given key. */
  private long firstAtLeast(long key) throws IOException {
    long low = 0;
    long high = size;
    while (low < high) {
      long middle = (low + high) >>> 1;
      if (Long.compareUnsigned(entry(middle).key(), key) < 0) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private BookEntry entry(long index) throws IOException {
    byte[] bytes = new byte[BookEntry.BYTES];
    file.seek(index * BookEntry.BYTES);
    file.readFully(bytes);
    return BookEntry.of(bytes);
  }

  /** Closes the file. The book cannot be used afterwards. */
  @Override
  public synchronized void close() {
    closed = true;
    try {
      file.close();
    } catch (IOException e) {
      throw FileErrors.reading(name, e);
    }
  }
}
