package org.arbiterchess.officiating.clock;

import java.util.List;
import java.util.Optional;

/** The clock's response to a command. */
public sealed interface ClockCommandDecision {

  /** This decision, if it refuses the command; otherwise empty. */
  default Optional<Refused> refused() {
    return this instanceof Refused refused ? Optional.of(refused) : Optional.empty();
  }

  /** The events to apply, if the command is accepted; otherwise empty. */
  default Optional<List<ClockEvent>> toOptional() {
    return this instanceof Accepted accepted ? Optional.of(accepted.events()) : Optional.empty();
  }

  /**
   * Returns the events to apply, in order.
   *
   * @throws ClockRefusedException if the command is refused; the message explains why
   */
  default List<ClockEvent> orElseThrow() {
    if (this instanceof Refused refused) {
      throw new ClockRefusedException(refused.refusal());
    }
    return ((Accepted) this).events();
  }

  /**
   * The command is accepted. The caller applies these events in order. If a flag fell, the flag
   * fall may be the only event in the list, because the command itself may no longer have any
   * effect.
   */
  record Accepted(List<ClockEvent> events) implements ClockCommandDecision {

    public Accepted {
      events = List.copyOf(events);
    }
  }

  /** The command is refused and nothing changes. */
  record Refused(ClockRefusal refusal) implements ClockCommandDecision {}
}
