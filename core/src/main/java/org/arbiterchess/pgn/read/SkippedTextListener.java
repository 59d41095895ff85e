package org.arbiterchess.pgn.read;

/** Receives text that a {@link PgnReader} skips. */
@FunctionalInterface
public interface SkippedTextListener {

  /** Called with each section of skipped text, in order. */
  void skipped(String text);
}
