package org.arbiterchess.pgn;

/**
 * Where the bytes of a text come from: a file, a socket, an array. Whoever hands it in closes it.
 */
@FunctionalInterface
public interface ByteSource {

  /**
   * Reads at least one and at most {@code length} bytes, and gives their number, or -1 when there
   * are no more. What it throws comes out of the reader as it is.
   */
  int read(byte[] into, int offset, int length);

  static ByteSource of(byte[] bytes) {
    return of(bytes, bytes.length);
  }

  /** The first so many bytes. */
  static ByteSource of(byte[] bytes, int count) {
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
