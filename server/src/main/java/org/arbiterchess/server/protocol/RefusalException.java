package org.arbiterchess.server.protocol;

import java.util.List;
import org.arbiterchess.game.Refusal;

/**
 * Thrown when the server refuses a request. The connection's handler sends the refusal to the
 * client.
 */
public final class RefusalException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final ServerRefusalReason reason;
  private final transient List<Object> values;

  /**
   * @param values as for {@link ServerRefusalReason#refusal}
   */
  public RefusalException(ServerRefusalReason reason, Object... values) {
    super(reason.name(), null, false, false);
    this.reason = reason;
    this.values = List.of(values);
  }

  public ServerRefusalReason reason() {
    return reason;
  }

  public Refusal refusal() {
    return reason.refusal(values.toArray());
  }
}
