package org.arbiterchess.notation;

import java.util.ArrayList;
import java.util.List;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.InputText;
import org.arbiterchess.remark.InputRemark;
import org.arbiterchess.remark.TextParseException;
import org.arbiterchess.text.Excerpt;

/**
 * A problem in the FEN or EPD of a position.
 *
 * @param field the FEN field: {@code placement}, {@code turn}, {@code castling}, {@code enPassant},
 *     {@code halfmoveClock}, {@code fullmoveNumber}, or {@link #TEXT}
 * @param offset the offset of the problem in the text, counted from 0
 * @param found the text at the offset, truncated if long
 * @param expected a description of valid text
 */
public record FenProblem(String field, int offset, InputRemark found, InputRemark expected) {
  /** The field name for problems that concern the whole text. */
  public static final String TEXT = "text";

  /**
   * A message with the field, the character position counted from 1, and the expected text, or a
   * simpler message if the problem is visible on the board.
   */
  public String message(Texts texts) {
    return shortRemark().in(texts);
  }

  /** Like {@link #message(Texts)}, but in English. */
  public String message() {
    return shortRemark().toString();
  }

  private InputRemark shortRemark() {
    return SetupProblemRemarks.simplified(found).orElseGet(this::remark);
  }

  /**
   * Creates the exception for text with problems. The first problem must have the lowest offset.
   */
  static TextParseException exception(String text, List<FenProblem> problems) {
    return new TextParseException(text, problems.get(0).offset(), message(text, problems));
  }

  /** The text that was read, followed by all its problems in English. */
  static String message(String text, List<FenProblem> problems) {
    List<String> messages = new ArrayList<>();
    for (FenProblem problem : problems) {
      messages.add(problem.message());
    }
    return InputRemark.of(
            InputText.NOT_A_POSITION, Excerpt.of(text, 120), String.join(" ", messages))
        .toString();
  }

  /** The message as a remark, always with the character position. */
  public InputRemark remark() {
    InputRemark named = InputRemark.of(SetupProblemRemarks.field(field));
    return InputRemark.of(InputText.WRONG_TEXT, named, offset + 1, found, expected);
  }

  @Override
  public String toString() {
    return field + " at offset " + offset + ": found " + found + ", expected " + expected;
  }
}
