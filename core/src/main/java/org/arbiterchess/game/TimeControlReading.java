package org.arbiterchess.game;

import java.util.Optional;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.text.Ascii;
import org.arbiterchess.text.Excerpt;

/** The result of parsing a time control. */
public sealed interface TimeControlReading {

  /** This reading, if the text is a time control. */
  default Optional<Read> read() {
    return this instanceof Read read ? Optional.of(read) : Optional.empty();
  }

  /** The error, if the text is not a time control. */
  default Optional<Malformed> malformed() {
    return this instanceof Malformed malformed ? Optional.of(malformed) : Optional.empty();
  }

  /** The time control, if the text is one. */
  default Optional<TimeControl> toOptional() {
    return read().map(Read::control);
  }

  /**
   * Returns the time control.
   *
   * @throws TextParseException if the text is not a time control; the message says what to write
   *     instead
   */
  default TimeControl orElseThrow() {
    if (this instanceof Malformed malformed) {
      throw new TextParseException(malformed.text(), malformed.offset(), malformed.message());
    }
    return ((Read) this).control();
  }

  /** The text is a time control. */
  record Read(TimeControl control) implements TimeControlReading {}

  /**
   * The text is not a time control.
   *
   * @param text the text that was read
   * @param offset the position of the error in the text, counted from 0
   * @param found the text at that position
   * @param expected a description of valid text
   */
  record Malformed(String text, int offset, InputRemark found, InputRemark expected)
      implements TimeControlReading {

    /**
     * Returns a sentence that explains what to write instead. If a character is wrong, the sentence
     * gives an example. Otherwise it gives the position of the error, counted from 1.
     */
    public String message(Texts texts) {
      return remark().in(texts);
    }

    /** The text that was read, followed by {@link #message(Texts)} in English. */
    public String message() {
      return InputRemark.of(InputText.NOT_A_TIME_CONTROL, Excerpt.of(text), remark()).toString();
    }

    private InputRemark remark() {
      return isMisspelt()
          ? InputRemark.of(InputText.UNREADABLE_TIME_CONTROL)
          : InputRemark.of(InputText.WRONG_TIME_CONTROL, offset + 1, found, expected);
    }

    /**
     * Whether the error is a wrong character, rather than a missing part or a number that is too
     * large.
     */
    private boolean isMisspelt() {
      return switch ((InputText) expected.said().key()) {
        case NOTHING_AFTER_DASH, BLACK_OR_END, BONUS, THE_END -> true;
        case MINUTES, SECONDS ->
            found.said().key() != InputText.QUOTED
                || !Ascii.isDigit(((String) found.said().values().get(0)).charAt(0));
        default -> false;
      };
    }

    @Override
    public String toString() {
      return "at offset " + offset + ": found " + found + ", expected " + expected;
    }
  }
}
