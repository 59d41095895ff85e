package org.arbiterchess.server.json;

/** Thrown when input is not a JSON object or exceeds the limits of {@link JsonCodec}. */
public final class InvalidJsonException extends RuntimeException {

  private static final long serialVersionUID = 1;

  public enum Problem {
    EMPTY("the text is empty"),
    /** The text is an array, a number, or not JSON at all. */
    NOT_AN_OBJECT("the text is not a JSON object"),
    TRAILING_TEXT("text follows the JSON object"),
    /** The text is nested too deeply, or has a key or number that is too long. */
    LIMIT_EXCEEDED("the JSON is nested too deeply, or has a key or number that is too long"),
    /** The detail is the key. */
    DUPLICATE_KEY("duplicate key"),
    /** The detail is the parser's message. */
    SYNTAX("invalid JSON");

    private final String description;

    Problem(String description) {
      this.description = description;
    }
  }

  private final Problem problem;
  private final String detail;
  private final int column;

  InvalidJsonException(Problem problem, String detail, int column) {
    super(
        problem.description
            + (column > 0 ? " at column " + column : "")
            + (detail.isEmpty() ? "" : ": " + detail),
        null,
        false,
        false);
    this.problem = problem;
    this.detail = detail;
    this.column = column;
  }

  public Problem problem() {
    return problem;
  }

  /** May contain parts of the input, so callers must escape it before they display it. */
  public String detail() {
    return detail;
  }

  /** The problem's column, counted from 1, or 0 if it is unknown. */
  public int column() {
    return column;
  }
}
