package org.arbiterchess.server.protocol;

import java.util.Optional;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Texts;
import org.arbiterchess.remark.Problem;
import org.arbiterchess.server.json.InvalidJsonException;
import org.arbiterchess.server.language.ServerText;
import org.arbiterchess.text.Excerpt;

/**
 * Thrown when input is not a valid message. The exception's message gives the location, the value
 * found and the value expected.
 */
public final class MalformedMessageException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private static final int MAX_DETAIL_LENGTH = 150;

  private final transient Object problem;
  private final String commandId;

  MalformedMessageException(Problem problem) {
    this(problem, null);
  }

  MalformedMessageException(InvalidJsonException json) {
    this(
        Said.of(
            ServerText.MALFORMED_JSON,
            json.problem(),
            json.column(),
            Excerpt.of(json.detail(), MAX_DETAIL_LENGTH)),
        null);
  }

  private MalformedMessageException(Object problem, String id) {
    super(
        problem instanceof Said said ? Texts.english().say(said) : problem.toString(),
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
   * The value of the refusal: a {@link Problem}, or a {@link Said} for text that is not JSON. It is
   * lost if this exception is serialized.
   */
  public Object problem() {
    return problem;
  }

  /** The id of the malformed command, if it could be read. */
  public Optional<String> commandId() {
    return Optional.ofNullable(commandId);
  }
}
