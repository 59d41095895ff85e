package org.arbiterchess.server.protocol;

import java.util.List;
import org.arbiterchess.notation.Phrasebook;
import org.arbiterchess.wire.CommandResponse;

/** The server refuses a request: whoever has the connection puts it into words and sends it. */
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

  /** The refusal in the language of a phrasebook. */
  public CommandResponse.Refused toResponse(Phrasebook book) {
    return reason.toResponse(book, values.toArray());
  }
}
