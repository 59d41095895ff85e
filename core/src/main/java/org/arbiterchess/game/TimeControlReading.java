package org.arbiterchess.game;

/** What came of reading the text of a time control. */
public sealed interface TimeControlReading {

  record Read(TimeControl control) implements TimeControlReading {}

  /**
   * The text is no time control.
   *
   * @param offset where in the text, counted from 0
   * @param found what is there
   * @param expected what should be there
   */
  record Malformed(int offset, String found, String expected) implements TimeControlReading {

    @Override
    public String toString() {
      return "at offset " + offset + ": found " + found + ", expected " + expected;
    }
  }
}
