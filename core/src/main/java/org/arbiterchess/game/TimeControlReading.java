package org.arbiterchess.game;

import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.remark.Remark;
import org.arbiterchess.remark.RemarkKey;
import org.arbiterchess.text.Ascii;

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

    /** A sentence on what to write instead, with the place as people count it where that helps. */
    public String message(Phrasebook book) {
      return book.say(
          isMisspelt()
              ? Remark.of(RemarkKey.UNREADABLE_TIME_CONTROL)
              : Remark.of(RemarkKey.WRONG_TIME_CONTROL, offset + 1, found, expected));
    }

    /**
     * Whether a sign is wrong, and not a number too large or a part of something longer missing.
     */
    private boolean isMisspelt() {
      return switch (expected.key()) {
        case NOTHING_AFTER_DASH, BLACK_OR_END, BONUS, THE_END -> true;
        case MINUTES, SECONDS ->
            found.key() != RemarkKey.QUOTED
                || !Ascii.isDigit(((String) found.values().get(0)).charAt(0));
        default -> false;
      };
    }

    @Override
    public String toString() {
      return "at offset " + offset + ": found " + found + ", expected " + expected;
    }
  }
}
