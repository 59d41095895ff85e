package org.arbiterchess.server.protocol;

import java.util.Optional;

/**
 * Thrown when input is not a valid message. The exception's message gives the location, the value
 * found and the value expected.
 */
public final class MalformedMessageException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final String commandId;

  MalformedMessageException(String problem) {
    this(problem, null);
  }

  private MalformedMessageException(String problem, String id) {
    super(problem, null, false, false);
    this.commandId = id;
  }

  /** A copy that contains the command id. */
  MalformedMessageException withCommandId(Optional<String> command) {
    return new MalformedMessageException(getMessage(), command.orElse(null));
  }

  /** The id of the malformed command, if it could be read. */
  public Optional<String> commandId() {
    return Optional.ofNullable(commandId);
  }
}
