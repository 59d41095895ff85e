package org.arbiterchess.game;

import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.wording.Remark;
import org.arbiterchess.wording.Wording;

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
  record Malformed(int offset, Remark found, Remark expected) implements TimeControlReading {

    /** A sentence with the place as people count it, and what to write instead. */
    public String message(Phrasebook book) {
      return book.say(Remark.of(Wording.WRONG_TIME_CONTROL, offset + 1, found, expected));
    }

    @Override
    public String toString() {
      return "at offset " + offset + ": found " + found + ", expected " + expected;
    }
  }
}
