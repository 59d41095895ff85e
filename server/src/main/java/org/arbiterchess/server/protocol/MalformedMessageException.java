package org.arbiterchess.server.protocol;

import java.util.Optional;

/** A text is no message of the protocol. The message says where, what was found and expected. */
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

  /** The same, about the command of that id. */
  MalformedMessageException withCommandId(Optional<String> command) {
    return new MalformedMessageException(getMessage(), command.orElse(null));
  }

  /** The command it is about, where that could be read. */
  public Optional<String> commandId() {
    return Optional.ofNullable(commandId);
  }
}
