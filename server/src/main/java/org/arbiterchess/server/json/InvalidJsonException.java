package org.arbiterchess.server.json;

/** A text is not the JSON object that it should be. */
public final class InvalidJsonException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** What is wrong with the text. */
  public enum Problem {
    EMPTY,
    /** It is something else, perhaps JSON, perhaps not. */
    NOT_AN_OBJECT,
    /** Something follows the object. */
    TRAILING_TEXT,
    /** It nests too deeply, or has a name or number that is too long. */
    LIMIT_EXCEEDED,
    /** The detail is the key. */
    DUPLICATE_KEY,
    /** The detail is what the parser says. */
    SYNTAX
  }

  private final Problem problem;
  private final String detail;
  private final int column;

  InvalidJsonException(Problem problem, String detail, int column) {
    super(problem + " at column " + column + ": " + detail, null, false, false);
    this.problem = problem;
    this.detail = detail;
    this.column = column;
  }

  public Problem problem() {
    return problem;
  }

  /** As it came: to be made harmless before it is shown. */
  public String detail() {
    return detail;
  }

  /** Where, counted from 1; 0 if nobody knows. */
  public int column() {
    return column;
  }
}
