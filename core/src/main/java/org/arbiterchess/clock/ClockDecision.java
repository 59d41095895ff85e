package org.arbiterchess.clock;

import java.util.List;

/** The answer to a command. */
public sealed interface ClockDecision {

  /**
   * The command is accepted. The caller applies these events in order. If only a flag fell, its
   * event may stand alone, because it leaves nothing to do for the command.
   */
  record Accepted(List<ClockEvent> events) implements ClockDecision {

    public Accepted {
      events = List.copyOf(events);
    }
  }

  /** The command is refused and nothing changes. */
  record Refused(ClockRefusal refusal) implements ClockDecision {}
}
