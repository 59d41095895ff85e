package org.arbiterchess.server.protocol;

import java.util.Optional;
import org.arbiterchess.server.json.InvalidJsonException;
import org.arbiterchess.wire.WireProblem;

/**
 * Thrown when input is not a valid message. The exception's message gives the location, the value
 * found and the value expected.
 */
public final class MalformedMessageException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient Object problem;
  private final String commandId;

  MalformedMessageException(WireProblem problem) {
    this(problem, null);
  }

  MalformedMessageException(InvalidJsonException problem) {
    this(problem, null);
  }

  private MalformedMessageException(Object problem, String id) {
    super(
        problem instanceof InvalidJsonException json ? json.getMessage() : problem.toString(),
        null,
        false,
        false);
    this.problem = problem;
    this.commandId = id;
  }

  /** A copy that contains the command id. */
  MalformedMessageException withCommandId(Optional<String> command) {
    return new MalformedMessageException(problem, command.orElse(null));
  }

  /**
   * The value to insert into the refusal message: a {@link WireProblem} or an {@link
   * InvalidJsonException}. The value is lost if this exception is serialized.
   */
  public Object problem() {
    return problem;
  }

  /** The id of the malformed command, if it could be read. */
  public Optional<String> commandId() {
    return Optional.ofNullable(commandId);
  }
}
