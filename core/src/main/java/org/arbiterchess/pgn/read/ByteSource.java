package org.arbiterchess.pgn.read;

import static java.util.Objects.requireNonNull;

/**
 * A source of bytes, such as a file, a socket or an array. The caller closes the underlying
 * resource. {@code Pgn.read(path)} of the module {@code io} reads a file.
 */
@FunctionalInterface
public interface ByteSource {

  /**
   * Reads at least one and at most {@code length} bytes. Returns the number of bytes read, or -1 at
   * the end of the source. If this method throws an exception, the reader first returns the games
   * that it has already read, then throws the exception.
   */
  int read(byte[] into, int offset, int length);

  static ByteSource of(byte[] bytes) {
    return of(bytes, bytes.length);
  }

  /** Returns a source for the first {@code count} bytes of an array. */
  static ByteSource of(byte[] bytes, int count) {
    requireNonNull(bytes, "bytes");
    int[] at = {0};
    return (into, offset, length) -> {
      int read = Math.min(length, count - at[0]);
      System.arraycopy(bytes, at[0], into, offset, read);
      at[0] += read;
      return read == 0 ? -1 : read;
    };
  }

  static ByteSource of(String text) {
    return of(TextDecoder.encode(text));
  }
}
