package org.arbiterchess.server.json;

import java.util.List;
import org.arbiterchess.text.Excerpt;
import org.arbiterchess.text.PositionalTemplate;

/** Thrown when input is not a JSON object or exceeds the limits of {@link JsonTreeCodec}. */
public final class InvalidJsonException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private static final int MAX_DETAIL_LENGTH = 150;

  public enum Problem {
    EMPTY("the text is empty"),
    /** The text is an array, a number, or not JSON at all. */
    NOT_AN_OBJECT("the text is not a JSON object"),
    TRAILING_TEXT("text follows the JSON object at column {0}"),
    LIMIT_EXCEEDED("the JSON is nested too deeply, or has a key or number that is too long"),
    /** An object contains the same key twice. The detail is the key. */
    DUPLICATE_KEY("duplicate key at column {0}: {1}"),
    /** The text ends inside the object. */
    CUT_OFF("invalid JSON at column {0}: the text ends too early"),
    /** The text contains a syntax error. The detail is the unexpected word or character. */
    SYNTAX("invalid JSON at column {0}: unexpected {1}");

    private final String english;

    Problem(String english) {
      this.english = english;
    }

    /** The English template, with placeholders for the column and the detail. */
    public String english() {
      return english;
    }
  }

  private final Problem problem;
  private final String detail;
  private final int column;

  InvalidJsonException(Problem problem, String detail, int column) {
    super(text(problem.english, detail, column), null, false, false);
    this.problem = problem;
    this.detail = detail;
    this.column = column;
  }

  private static String text(String template, String detail, int column) {
    return PositionalTemplate.fill(
        template, List.of(String.valueOf(column), Excerpt.of(detail, MAX_DETAIL_LENGTH)));
  }

  /**
   * Fills in the column and the detail in a translated template, which must have the same
   * placeholders as the English one.
   */
  public String text(String template) {
    return text(template, detail, column);
  }

  public Problem problem() {
    return problem;
  }

  /**
   * The duplicate key or the unexpected word or character, taken from the input; otherwise empty.
   * Callers must escape it before displaying it.
   */
  public String detail() {
    return detail;
  }

  /** The problem's column, counted from 1, or 0 if it is unknown. */
  public int column() {
    return column;
  }
}
