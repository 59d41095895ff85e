package org.arbiterchess.game;

import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.remark.Remark;
import org.arbiterchess.remark.RemarkKey;
import org.arbiterchess.text.Ascii;

/** The result of parsing a time control. */
public sealed interface TimeControlReading {

  record Read(TimeControl control) implements TimeControlReading {}

  /**
   * The text is not a time control.
   *
   * @param offset the position of the error in the text, counted from 0
   * @param found the text at that position
   * @param expected a description of valid text
   */
  record Malformed(int offset, Remark found, Remark expected) implements TimeControlReading {

    /**
     * Returns a sentence that explains what to write instead. If a character is wrong, the sentence
     * gives an example. Otherwise it gives the position of the error, counted from 1.
     */
    public String message(Phrasebook book) {
      return book.say(
          isMisspelt()
              ? Remark.of(RemarkKey.UNREADABLE_TIME_CONTROL)
              : Remark.of(RemarkKey.WRONG_TIME_CONTROL, offset + 1, found, expected));
    }

    /** Whether a character is wrong, as opposed to a number that is too large or a missing part. */
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
