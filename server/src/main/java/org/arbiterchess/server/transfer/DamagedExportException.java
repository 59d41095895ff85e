package org.arbiterchess.server.transfer;

import java.util.Arrays;
import java.util.List;
import org.arbiterchess.text.PositionalTemplate;

/**
 * Thrown when an export file is damaged. The message is an English sentence that describes the
 * damage.
 */
public final class DamagedExportException extends RuntimeException {

  private static final long serialVersionUID = 1;

  public enum Problem {
    NOT_AN_EXPORT("It is not an export file, or a newer version of Arbiter wrote it."),
    /** {0} is the number of the last line. */
    INCOMPLETE("It is incomplete: it ends after line {0}."),
    /** Placeholders: the line number and the number of games before that line. */
    WRONG_TOTALS("The totals on line {0} do not match the {1} games before it."),
    /** {0} is the line number. */
    NOT_A_GAME("Line {0} is not a game."),
    /** {0} is the line number. */
    WRONG_CHECKSUM("Line {0} has been changed: its checksum does not match."),
    /** {0} is the line number. */
    NOT_JSON("Line {0} is truncated or not JSON."),
    /** Placeholders: the line number and the limit. */
    LINE_TOO_LONG("Line {0} is longer than {1} characters."),
    /** {0} is the limit. */
    TOO_LARGE(
        "Unpacked, it would be larger than {0} MB, out of all proportion to its size. If you trust"
            + " it, unpack it first.");

    private final String english;

    Problem(String english) {
      this.english = english;
    }

    /** The English template. */
    public String english() {
      return english;
    }
  }

  private final Problem problem;
  private final transient List<String> values;

  public DamagedExportException(Problem problem, long... values) {
    super(PositionalTemplate.fill(problem.english, words(values)), null, false, false);
    this.problem = problem;
    this.values = words(values);
  }

  private static List<String> words(long... values) {
    return Arrays.stream(values).mapToObj(String::valueOf).toList();
  }

  public Problem problem() {
    return problem;
  }

  /**
   * Returns the message in the template's language. The template must have the same placeholders as
   * the English one.
   */
  public String text(String template) {
    return PositionalTemplate.fill(template, values);
  }
}
