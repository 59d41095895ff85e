package org.arbiterchess.officiating.clock;

import java.util.List;
import org.arbiterchess.chess.ArbiterException;
import org.arbiterchess.chess.Color;
import org.arbiterchess.game.PlayerNames;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.Texts;
import org.arbiterchess.officiating.message.ClockText;

/** The clock's response to a command. */
public sealed interface ClockDecision {

  /**
   * Returns the events to apply, in order.
   *
   * @throws ArbiterException if the command is refused; the message explains why
   */
  default List<ClockEvent> orElseThrow() {
    if (this instanceof Refused refused) {
      throw new ArbiterException(refused.sentence(Texts.english(), PlayerNames.NONE).cited());
    }
    return ((Accepted) this).events();
  }

  /**
   * The command is accepted. The caller applies these events in order. If a flag fell, the flag
   * fall may be the only event in the list, because the command itself may no longer have any
   * effect.
   */
  record Accepted(List<ClockEvent> events) implements ClockDecision {

    public Accepted {
      events = List.copyOf(events);
    }
  }

  /**
   * The command is refused and nothing changes.
   *
   * @param color the side that the reason refers to: the side whose clock is running or whose flag
   *     fell first, or White if the clock has not been started
   */
  record Refused(ClockRefusal reason, Color color) implements ClockDecision {

    /** Returns the reason as one sentence. */
    public Sentence sentence(Texts texts, PlayerNames names) {
      return reason == ClockRefusal.WHITE_CLOCK_FIRST
          ? texts.sentence(ClockText.WHITE_CLOCK_FIRST)
          : texts.sentence(ClockText.REFUSED, reason, names.of(color));
    }
  }
}
