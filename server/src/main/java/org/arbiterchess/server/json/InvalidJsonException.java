package org.arbiterchess.server.json;

/** Thrown when input is not a JSON object or exceeds the limits of {@link JsonTreeCodec}. */
public final class InvalidJsonException extends RuntimeException {

  private static final long serialVersionUID = 1;

  public enum Problem {
    EMPTY,
    /** The text is an array, a number, or not JSON at all. */
    NOT_AN_OBJECT,
    TRAILING_TEXT,
    /** The JSON is nested too deeply, or has a key or number that is too long. */
    LIMIT_EXCEEDED,
    /** An object contains the same key twice. The detail is the key. */
    DUPLICATE_KEY,
    /** The text ends inside the object. */
    CUT_OFF,
    /** The text contains a syntax error. The detail is the unexpected word or character. */
    SYNTAX
  }

  private final Problem problem;
  private final String detail;
  private final int column;

  InvalidJsonException(Problem problem, String detail, int column) {
    super(problem + " at column " + column, null, false, false);
    this.problem = problem;
    this.detail = detail;
    this.column = column;
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
