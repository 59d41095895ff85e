package org.arbiterchess.pgn;

/** Receives text that a {@link PgnReader} skips. */
@FunctionalInterface
public interface SkippedTextListener {

  /** Called with each piece of skipped text in order. The array is valid only during the call. */
  void skipped(byte[] text, int from, int to);
}
