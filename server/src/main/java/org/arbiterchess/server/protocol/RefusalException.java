package org.arbiterchess.server.protocol;

import java.util.Optional;
import org.arbiterchess.game.Refusal;

/**
 * Thrown when the server or the arbiter refuses a request. The connection's handler sends the
 * refusal to the client.
 */
public final class RefusalException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient Optional<ServerRefusalReason> reason;
  private final transient Refusal refusal;
  private final transient Optional<String> commandId;

  /**
   * @param values as for {@link ServerRefusalReason#refusal}
   */
  public RefusalException(ServerRefusalReason reason, Object... values) {
    this(Optional.of(reason), reason.refusal(values), Optional.empty());
  }

  /** A refusal by the arbiter. */
  public RefusalException(Refusal refusal) {
    this(Optional.empty(), refusal, Optional.empty());
  }

  private RefusalException(
      Optional<ServerRefusalReason> reason, Refusal refusal, Optional<String> commandId) {
    super(refusal.name(), null, false, false);
    this.reason = reason;
    this.refusal = refusal;
    this.commandId = commandId;
  }

  /** A copy with the id of the refused command. */
  public RefusalException ofCommand(Optional<String> id) {
    return new RefusalException(reason, refusal, id);
  }

  /** The server's reason. The arbiter refuses only commands. */
  public ServerRefusalReason reason() {
    return reason.orElseThrow();
  }

  public Refusal refusal() {
    return refusal;
  }

  /** The id of the refused command, if it is known here. */
  public Optional<String> commandId() {
    return commandId;
  }
}
