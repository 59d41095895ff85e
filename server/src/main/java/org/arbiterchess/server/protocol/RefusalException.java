package org.arbiterchess.server.protocol;

import java.util.List;
import java.util.Optional;
import org.arbiterchess.game.Refusal;

/**
 * Thrown when the server refuses a request. The connection's handler sends the refusal to the
 * client.
 */
public final class RefusalException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final ServerRefusalReason reason;
  private final transient List<Object> values;
  private final transient Optional<String> commandId;

  /**
   * @param values as for {@link ServerRefusalReason#refusal}
   */
  public RefusalException(ServerRefusalReason reason, Object... values) {
    this(reason, List.of(values), Optional.empty());
  }

  private RefusalException(
      ServerRefusalReason reason, List<Object> values, Optional<String> commandId) {
    super(reason.name(), null, false, false);
    this.reason = reason;
    this.values = values;
    this.commandId = commandId;
  }

  /** A copy with the id of the refused command. */
  public RefusalException ofCommand(Optional<String> id) {
    return new RefusalException(reason, values, id);
  }

  public ServerRefusalReason reason() {
    return reason;
  }

  public Refusal refusal() {
    return reason.refusal(values.toArray());
  }

  /** The id of the refused command, if it is known here. */
  public Optional<String> commandId() {
    return commandId;
  }
}
