package org.arbiterchess.remark;

import java.util.List;
import org.arbiterchess.chess.ArbiterException;

/** Thrown if a JSON tree is not in the wire format. The message lists all problems. */
public final class WireFormatException extends ArbiterException {

  private static final long serialVersionUID = 1;

  private final transient List<WireProblem> problems;

  /** Creates an exception for the problems in a JSON tree. */
  public WireFormatException(List<WireProblem> problems) {
    super(message(problems));
    this.problems = List.copyOf(problems);
  }

  private static String message(List<WireProblem> problems) {
    StringBuilder message = new StringBuilder();
    for (WireProblem problem : problems) {
      message.append(message.length() == 0 ? "" : "; ").append(problem.toString());
    }
    return message.toString();
  }

  /** The problems. They are lost if the exception is serialized. */
  public List<WireProblem> problems() {
    return problems;
  }
}
