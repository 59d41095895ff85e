package org.arbiterchess.game;

import java.util.List;
import org.arbiterchess.chess.Color;

/** The arbiter's answer to a command. */
public sealed interface Decision {

  /** The command is accepted. The caller applies these events in order. */
  record Accepted(List<GameEvent> events) implements Decision {

    public Accepted {
      events = List.copyOf(events);
    }
  }

  /** The command is refused and nothing changes. */
  record Refused(Refusal refusal) implements Decision {}

  static Decision accepted(GameEvent... events) {
    return new Accepted(List.of(events));
  }

  static Decision refused(RefusalReason reason) {
    return new Refused(Refusal.of(reason));
  }

  static Decision refused(RefusalReason reason, Color color) {
    return new Refused(Refusal.of(reason, color));
  }
}
