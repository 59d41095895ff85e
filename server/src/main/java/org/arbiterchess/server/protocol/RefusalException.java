package org.arbiterchess.server.protocol;

import java.util.List;

/** The server refuses a request. Whoever owns the connection sends the refusal to the client. */
public final class RefusalException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final ServerRefusalReason reason;
  private final transient List<Object> values;

  public RefusalException(ServerRefusalReason reason, Object... values) {
    super(reason.name(), null, false, false);
    this.reason = reason;
    this.values = List.of(values);
  }

  public ServerRefusalReason reason() {
    return reason;
  }

  /** The values for the text of the refusal. */
  public List<Object> values() {
    return values;
  }
}
